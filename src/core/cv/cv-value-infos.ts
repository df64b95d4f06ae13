/**
 * How certain each value of an edited CV is, and where it is in the file. Unchanged values keep the marks from the
 * reading; changed values are searched for in the file again.
 */

import { fold } from '#core/text/fold-text.ts'
import type { Cv } from './cv.ts'
import type { READ_CONFIDENCES } from './cv-reading.ts'
import { type CvValue, valuesOf } from './cv-values.ts'
import type { StoredReading } from './stored-reading.ts'
import { idsIn } from './tidy-cv.ts'

/** `yours`: typed or confirmed by the person. */
export type ReadConfidence = (typeof READ_CONFIDENCES)[number] | 'yours'
export type ValueInfo = { sure: ReadConfidence; lines: number[] }

export type ValueInfos = {
  /** By the key of the value; missing values have no mark. */
  marks: Readonly<Record<string, ValueInfo>>
  /** Indexes of lines that no current value uses, excluding page headers, footers and the like. */
  unread: number[]
}

/** Shorter texts occur in too many lines by chance. */
const MIN_FOUND = 3

/** `original`: the CV as it was read from the file. */
export function currentValueInfos(cv: Cv, original: Cv, reading: StoredReading): ValueInfos {
  const before = new Map(valuesOf(original).map(({ key, text }) => [key, text]))
  const folded = reading.lines.map(({ text }) => fold(text))
  const marks: Record<string, ValueInfo> = {}
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
  const candidates = new Set([
    ...reading.unread,
    ...Object.values(reading.marks).flatMap(({ lines }) => lines),
  ])
  const unread = [...candidates]
    .filter((at) => !taken.has(at) && at < reading.lines.length)
    .toSorted((a, b) => a - b)
  return { marks, unread }
}

function readMark({ key, entry }: CvValue, text: string, reading: StoredReading): ValueInfo {
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
  // A value that spans several lines contains each of them.
  return folded.flatMap((line, at) => (line.length >= 12 && wanted.includes(line) ? [at] : []))
}
