/** Joins lines of plain text that a program wrapped at one width. */
import { readDates } from '#cv/words/read-dates.ts'

/** This many spaces separate two texts rather than two words. */
export const APART = /\t+| {3,}/

/** In characters: text that a program wrapped. Shorter lines end where their writer ended them. */
const WRAPS = { least: 60, most: 130, near: 16 }
/** This many lines end near the longest one if a program wrapped them. */
const LEAST_FULL = 3

/** Joins lines that were wrapped at one width; a line that could have held the next word ended on purpose. */
export function unwrapped(written: readonly string[]): string[] {
  const lengths = written.map((line) => line.trimEnd().length)
  const width = lengths.reduce((most, length) => Math.max(most, length), 0)
  const full = lengths.filter((length) => length > width - WRAPS.near).length
  if (width < WRAPS.least || width > WRAPS.most || full < LEAST_FULL) return [...written]
  const joined: string[] = []
  let end = 0
  for (const line of written) {
    const last = joined.at(-1)
    const word = /^\s*(\S+)/.exec(line)?.[1] ?? ''
    const isFull = end + 1 + word.length > width && end > width / 2
    const text = line.trim()
    // Text at the right edge, such as a letter's sender, is set line by line.
    const isNew =
      /^\s{16}/.test(line) || BEGINS.test(line) || APART.test(text) || beginsWithDates(text)
    const goesOn = last !== undefined && !/^#{1,6}\s/.test(last) && isFull && word !== '' && !isNew
    if (goesOn)
      joined[joined.length - 1] =
        `${last.trimEnd()}${last.trimEnd().endsWith('-') ? '' : ' '}${line.trim()}`
    else joined.push(line)
    end = line.trimEnd().length
  }
  return joined
}

const beginsWithDates = (text: string) => readDates(text.slice(0, 80))[0]?.from === 0

/** A list item, a heading, a row of a table, a drawn line or a year begins something. */
const BEGINS =
  /^\s*(?:[•‣◦▪●○■–—*>+-]\s|#{1,6}\s|\||[=_*~#.–—-]{3,}\s*$|(?:\d{1,2}[./])?(?:19|20)\d\d\b)/u
