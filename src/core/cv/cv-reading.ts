/**
 * A CV as it was read out of a file: beside the CV itself, for every value how sure we are and where it stood,
 * and the file's text line by line, so that a person can look from the one to the other.
 */
import { z } from 'zod'
import { Cv } from './cv.ts'

/** Counts up whenever the same file may be read differently. */
export const READER_RULES = 1

/**
 * `sure`: a pattern that means nothing else (an e-mail address, a month and year), or a place in the layout that
 * leaves no choice. `likely`: told by its neighbours. `unsure`: the best of several readings; look at it first.
 */
export const SURENESS = ['sure', 'likely', 'unsure'] as const

/** Points from the top left corner of the page; null for formats without pages. */
const Box = z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

export const ReadLine = z.strictObject({
  text: z.string(),
  /** From 0; lines of a format without pages all stand on page 0. */
  page: z.int().nonnegative(),
  box: Box.nullable(),
})
export type ReadLine = z.infer<typeof ReadLine>

/** Where a value stood and how sure we are. `lines` are indexes into `lines` of the reading. */
export const CvMark = z.strictObject({
  sure: z.enum(SURENESS),
  lines: z.array(z.int().nonnegative()),
})
export type CvMark = z.infer<typeof CvMark>

/**
 * What stands in the way of reading a file, here and at an employer's. `no_text`: pictures of letters only.
 * `unmapped_letters`: a font that does not say which letters it draws. `columns`: text in columns side by side.
 * `cut`: longer than we read. `encrypted`, `damaged`: nothing could be read.
 */
export const CV_TROUBLES = [
  'no_text',
  'unmapped_letters',
  'columns',
  'cut',
  'encrypted',
  'damaged',
] as const
export type CvTrouble = (typeof CV_TROUBLES)[number]

/** What a CV may come in: files, JSON Resume, and what LinkedIn hands out of an account. */
export const CV_FORMATS = ['pdf', 'docx', 'doc', 'rtf', 'odt', 'txt', 'json', 'linkedin'] as const
export type CvFormat = (typeof CV_FORMATS)[number]

export const CvReading = z.strictObject({
  rules: z.int().positive(),
  format: z.enum(CV_FORMATS),
  /** Size of each page in points; empty for formats without pages. */
  pages: z.array(z.strictObject({ width: z.number(), height: z.number() })),
  lines: z.array(ReadLine),
  cv: Cv,
  /**
   * By value: `name`, `email`, `phone`, `place`, `label`, `url`; `ID` for a line, a link, a language or an entry
   * as a whole; `ID.field` for a field of an entry ("w1r1.title", "e1.start").
   */
  marks: z.record(z.string(), CvMark),
  troubles: z.array(z.enum(CV_TROUBLES)),
  /** Indexes of lines that no value was made of, furniture of the page aside. */
  unread: z.array(z.int().nonnegative()),
})
export type CvReading = z.infer<typeof CvReading>
