/**
 * Finds the locations that contain a text. There are far fewer locations than jobs, and one search in a single long
 * string is many times faster than a search in each.
 */
import { type StringTable, textOf } from '#search/structures/string-table.ts'

export type LocationTexts = {
  /** For each location, by number: 1 if it contains the text. */
  having(text: string): Uint8Array
}

/** Folded texts contain no line break, because each became a space. */
const SEPARATOR = '\n'

/** `table` is called at each use, because the table grows. */
export function createLocationTexts(table: () => StringTable): LocationTexts {
  let all = ''
  let starts = new Uint32Array(64)
  let size = 0

  function follow() {
    const locations = table()
    const added: string[] = []
    let length = all.length
    if (starts.length < locations.size) {
      const larger = new Uint32Array(locations.size * 2)
      larger.set(starts)
      starts = larger
    }
    for (; size < locations.size; size++) {
      const text = textOf(locations, size) + SEPARATOR
      starts[size] = length
      length += text.length
      added.push(text)
    }
    if (added.length > 0) all += added.join('')
  }

  return {
    having(text) {
      follow()
      const has = new Uint8Array(size)
      // what is left of a text of accents alone; `indexOf` finds it again at the end without end
      if (text === '') return has.fill(1)
      let number = 0
      for (let at = all.indexOf(text); at >= 0; ) {
        number = numberAt(starts, number, size, at)
        has[number] = 1
        const next = number + 1 < size ? (starts[number + 1] as number) : all.length
        at = all.indexOf(text, next)
      }
      return has
    },
  }
}

/** The last text that begins at or before the offset. */
function numberAt(starts: Uint32Array, from: number, size: number, place: number): number {
  let low = from
  let high = size - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((starts[middle] as number) <= place) low = middle
    else high = middle - 1
  }
  return low
}
