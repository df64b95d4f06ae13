/** The characters of a font, from its own table (`cmap` of OpenType, formats 4 and 12). */

/** Code points, as sorted pairs of first and last. */
export type CharacterRanges = readonly (readonly [first: number, last: number])[]

export function readFontCharacters(font: Uint8Array): CharacterRanges {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const cmap = tableAt(view, 'cmap')
  if (cmap === null) return []
  const tables = Array.from({ length: view.getUint16(cmap + 2) }, (_, n) => {
    const at = cmap + view.getUint32(cmap + 4 + n * 8 + 4)
    return { at, format: view.getUint16(at) }
  })
  const full = tables.find(({ format }) => format === 12)
  if (full) return groupsOf(view, full.at)
  const basic = tables.find(({ format }) => format === 4)
  return basic ? segmentsOf(view, basic.at) : []
}

export function hasCharacter(ranges: CharacterRanges, letter: number): boolean {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = ranges[middle] as [number, number]
    if (letter < first) high = middle - 1
    else if (letter > last) low = middle + 1
    else return true
  }
  return false
}

function tableAt(view: DataView, tag: string): number | null {
  const tables = view.getUint16(4)
  for (let n = 0; n < tables; n++) {
    const at = 12 + n * 16
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)))
    if (name === tag) return view.getUint32(at + 8)
  }
  return null
}

function groupsOf(view: DataView, at: number): CharacterRanges {
  return Array.from({ length: view.getUint32(at + 12) }, (_, n) => {
    const group = at + 16 + n * 12
    return [view.getUint32(group), view.getUint32(group + 4)] as const
  })
}

/** A segment may have gaps: characters whose glyph is 0. */
function segmentsOf(view: DataView, at: number): CharacterRanges {
  const count = view.getUint16(at + 6) / 2
  const ends = at + 14
  const starts = ends + count * 2 + 2
  const deltas = starts + count * 2
  const offsets = deltas + count * 2
  const ranges: [number, number][] = []
  for (let n = 0; n < count; n++) {
    const first = view.getUint16(starts + n * 2)
    const last = view.getUint16(ends + n * 2)
    const offset = view.getUint16(offsets + n * 2)
    const delta = view.getUint16(deltas + n * 2)
    for (let letter = first; letter <= last && letter < 0xffff; letter++) {
      const listed =
        offset === 0 ? letter : view.getUint16(offsets + n * 2 + offset + (letter - first) * 2)
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph === 0) continue
      const open = ranges.at(-1)
      if (open && open[1] === letter - 1) open[1] = letter
      else ranges.push([letter, letter])
    }
  }
  return ranges
}
