/** Changes a file as accidents and attackers do, the same for the same numbers. Packages are changed within as well. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Base } from './cv-bases.ts'

const ODD_BYTES = [0, 1, 0x7f, 0x80, 0xfe, 0xff]
/** What formats take for a command, a length or an end. */
const ODD_TEXTS = [
  '<',
  '>',
  '</w:p>',
  '<w:tbl><w:tr><w:tc>',
  '&#0;',
  '&amp',
  ']]>',
  '<!--',
  '{',
  '}',
  '\\bin9999 ',
  '\\u-1?',
  "\\'",
  '<<',
  '>>',
  '[',
  ']',
  '(',
  ')',
  'endobj',
  'stream',
  ' R',
  '-1',
  '4294967295',
  '9'.repeat(40),
  '\u0000',
  '\ud800',
  '\u202e',
]
const MAX_CHANGES = 24
/** Unpacked packages are only changed within up to this size. */
const MAX_WITHIN = 2_000_000

export function mutated({ kind, bytes }: Base, other: Base, random: () => number): Buffer {
  const isPackage = kind === 'docx' || kind === 'odt'
  if (isPackage && random() < 0.6)
    return mutatedWithin(bytes, random) ?? changed(bytes, other.bytes, random)
  return changed(bytes, other.bytes, random)
}

function changed(bytes: Buffer, other: Buffer, random: () => number): Buffer {
  let file: Buffer = Buffer.from(bytes)
  // Most files are changed in few places: what is broken everywhere is not read far.
  const times = 1 + Math.floor(random() ** 3 * MAX_CHANGES)
  for (let n = 0; n < times && file.length > 0; n++) {
    file = CHANGES[Math.floor(random() * CHANGES.length)]?.(file, other, random) ?? file
  }
  return file.subarray(0, 5 * 1024 * 1024)
}

const at = (file: Buffer, random: () => number) => Math.floor(random() * file.length)

const CHANGES: readonly ((file: Buffer, other: Buffer, random: () => number) => Buffer)[] = [
  (file, _, random) => {
    const place = at(file, random)
    file[place] = (file[place] ?? 0) ^ (1 << Math.floor(random() * 8))
    return file
  },
  (file, _, random) => {
    file[at(file, random)] = ODD_BYTES[Math.floor(random() * ODD_BYTES.length)] ?? 0
    return file
  },
  (file, _, random) => {
    if (file.length >= 4)
      file.writeUInt32LE(Math.floor(random() * 2 ** 32), Math.floor(random() * (file.length - 3)))
    return file
  },
  (file, _, random) => {
    const place = at(file, random)
    const text = Buffer.from(ODD_TEXTS[Math.floor(random() * ODD_TEXTS.length)] ?? '')
    return Buffer.concat([file.subarray(0, place), text, file.subarray(place)])
  },
  (file, _, random) => {
    const [from, length] = [at(file, random), Math.floor(random() * 2_000)]
    return Buffer.concat([file.subarray(0, from), file.subarray(from + length)])
  },
  (file, _, random) => {
    const [from, to] = [at(file, random), at(file, random)]
    const piece = file.subarray(from, from + Math.floor(random() * 4_000))
    return Buffer.concat([file.subarray(0, to), piece, file.subarray(to)])
  },
  (file, other, random) => {
    const [place, from] = [at(file, random), Math.floor(random() * other.length)]
    return Buffer.concat([
      file.subarray(0, place),
      other.subarray(from, from + 1_000),
      file.subarray(place),
    ])
  },
  // Half a file: one time in ten of these.
  (file, _, random) => (random() < 0.1 ? file.subarray(0, at(file, random)) : file),
]

/** The parts are changed and packed again, so that the change comes through to whoever reads them. */
function mutatedWithin(bytes: Buffer, random: () => number): Buffer | null {
  try {
    const parts = unzipSync(bytes, { filter: ({ originalSize }) => originalSize < MAX_WITHIN })
    const names = Object.keys(parts).filter((name) => /\.(?:xml|rels)$/.test(name))
    const name = names[Math.floor(random() * names.length)]
    const part = name === undefined ? undefined : parts[name]
    if (name === undefined || !part) return null
    const text = Buffer.from(strToU8(strFromU8(part)))
    parts[name] = Uint8Array.from(changed(text, text, random))
    return Buffer.from(zipSync(parts, { level: 1 }))
  } catch {
    return null // it cannot be unpacked: then it is changed as it is
  }
}
