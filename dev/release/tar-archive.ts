/**
 * A tar archive (ustar) that is the same for the same files, wherever and whenever it is made: sorted, with one time,
 * one owner and two modes. The archives of `tar` itself differ between systems.
 */
export type ArchivedFile = {
  /** Relative, with slashes; at most 255 characters, of which the last part has at most 100. */
  name: string
  content: Buffer
  isProgram: boolean
}

const BLOCK = 512

export function tarArchive(files: readonly ArchivedFile[], changedAt: Date): Buffer {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const parts = sorted.flatMap((file) => [
    headerOf(file, changedAt),
    file.content,
    Buffer.alloc((BLOCK - (file.content.length % BLOCK)) % BLOCK),
  ])
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)])
}

function headerOf({ name, content, isProgram }: ArchivedFile, changedAt: Date): Buffer {
  const { prefix, rest } = splitName(name)
  const header = Buffer.alloc(BLOCK)
  header.write(rest, 0, 100)
  header.write(octal(isProgram ? 0o755 : 0o644, 8), 100)
  header.write(octal(0, 8), 108) // owner and group: root
  header.write(octal(0, 8), 116)
  header.write(octal(content.length, 12), 124)
  header.write(octal(Math.floor(changedAt.getTime() / 1000), 12), 136)
  header.write(' '.repeat(8), 148) // the checksum counts as spaces
  header.write('0', 156) // a file
  header.write('ustar\x0000', 257)
  header.write(prefix, 345, 155)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 7)} `, 148)
  return header
}

/** The header has 100 bytes for the end of a name and 155 for its folders. */
function splitName(name: string) {
  if (Buffer.byteLength(name) <= 100) return { prefix: '', rest: name }
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const rest = name.slice(at + 1)
    if (Buffer.byteLength(rest) <= 100 && at <= 155) return { prefix: name.slice(0, at), rest }
  }
  throw new Error(`${name} is too long for an archive`)
}

const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`
