/**
 * How sure we are of each value of a CV that its owner has gone on to change, and where it stands in the file: marks
 * of the reading hold for values that are as they were read; what was changed is looked up in the file anew.
 */

import { fold } from '#core/text/fold-text.ts'
import type { Cv } from './cv.ts'
import type { SURENESS } from './cv-reading.ts'
import { type CvValue, valuesOf } from './cv-values.ts'
import type { KeptReading } from './kept-reading.ts'
import { idsIn } from './tidy-cv.ts'

/** `yours`: written by the person, or confirmed by them. */
export type Sureness = (typeof SURENESS)[number] | 'yours'
export type LiveMark = { sure: Sureness; lines: number[] }

export type LiveMarks = {
  /** By the key of the value; none for what is absent. */
  marks: Readonly<Record<string, LiveMark>>
  /** Indexes of lines that were not made of anything that is there now, furniture of the page aside. */
  unread: number[]
}

/** Shorter texts stand in too many lines by chance. */
const MIN_FOUND = 3

/** `original`: the CV as it was read. */
export function liveMarks(cv: Cv, original: Cv, reading: KeptReading): LiveMarks {
  const before = new Map(valuesOf(original).map(({ key, text }) => [key, text]))
  const folded = reading.lines.map(({ text }) => fold(text))
  const marks: Record<string, LiveMark> = {}
  for (const value of valuesOf(cv)) {
    if (value.text === null) continue
    const isAsRead = before.get(value.key) === value.text
    const asRead = readMark(value, value.text, reading)
    const found = isAsRead ? [] : linesWith(value.text, folded)
    marks[value.key] = isAsRead
      ? asRead
      : { sure: 'yours', lines: found.length > 0 ? found : asRead.lines }
  }
  const there = new Set(idsIn(cv))
  const taken = new Set([
    ...Object.values(marks).flatMap(({ lines }) => lines),
    ...Object.entries(reading.marks).flatMap(([id, { lines }]) => (there.has(id) ? lines : [])),
  ])
  const telling = new Set([
    ...reading.unread,
    ...Object.values(reading.marks).flatMap(({ lines }) => lines),
  ])
  const unread = [...telling]
    .filter((at) => !taken.has(at) && at < reading.lines.length)
    .toSorted((a, b) => a - b)
  return { marks, unread }
}

function readMark({ key, entry }: CvValue, text: string, reading: KeptReading): LiveMark {
  const mark = reading.marks[key] ?? (entry === null ? undefined : reading.marks[entry])
  const lines = mark?.lines.filter((at) => at < reading.lines.length) ?? []
  if (reading.confirmed[key] === text) return { sure: 'yours', lines }
  return { sure: mark?.sure ?? 'likely', lines }
}

function linesWith(text: string, folded: readonly string[]): number[] {
  const wanted = fold(text)
  if (wanted.length < MIN_FOUND) return []
  const whole = folded.flatMap((line, at) => (line.includes(wanted) ? [at] : []))
  if (whole.length > 0) return whole.slice(0, 1)
  // A value over several lines holds each of them.
  return folded.flatMap((line, at) => (line.length >= 12 && wanted.includes(line) ? [at] : []))
}
