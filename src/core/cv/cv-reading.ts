/**
 * The result of reading a CV file: the CV, how certain each value is and where it was found, and the file's text
 * line by line, so that a person can compare the two.
 */
import { z } from 'zod'
import { CV_FORMATS } from '#core/files/file-kind.ts'
import { Cv } from './cv.ts'

/** Increase this whenever the same file may be read differently. */
export const READER_RULES = 3

/**
 * `sure`: an unambiguous pattern (an email address, a month and year) or layout. `likely`: inferred from context.
 * `unsure`: the best of several readings, to be checked first.
 */
export const READ_CONFIDENCES = ['sure', 'likely', 'unsure'] as const

/** Points from the top left corner of the page; null for formats without pages. */
const Box = z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

export const ReadLine = z.strictObject({
  text: z.string(),
  /** From 0; always 0 for formats without pages. */
  page: z.int().nonnegative(),
  box: Box.nullable(),
})
export type ReadLine = z.infer<typeof ReadLine>

/** How certain a value is, and its source: indexes into `lines` of the reading. */
export const ReadValueInfo = z.strictObject({
  sure: z.enum(READ_CONFIDENCES),
  lines: z.array(z.int().nonnegative()),
})
export type ReadValueInfo = z.infer<typeof ReadValueInfo>

/**
 * Problems with reading a file, for us and for employers' systems.
 * `no_text`: only pictures of text. `unmapped_letters`: a font that does not map its glyphs to characters.
 * `columns`: text in side-by-side columns. `cut`: longer than we read. `encrypted`, `damaged`: unreadable.
 * `timed_out`: reading took too long and may succeed later.
 */
export const CV_FILE_PROBLEMS = [
  'no_text',
  'unmapped_letters',
  'columns',
  'cut',
  'encrypted',
  'damaged',
  'timed_out',
] as const
export type CvFileProblem = (typeof CV_FILE_PROBLEMS)[number]

export const CvReading = z.strictObject({
  rules: z.int().positive(),
  format: z.enum(CV_FORMATS),
  /** Size of each page in points; empty for formats without pages. */
  pages: z.array(z.strictObject({ width: z.number(), height: z.number() })),
  lines: z.array(ReadLine),
  cv: Cv,
  /**
   * Keys: `name`, `email`, `phone`, `place`, `label`, `url`; `ID` for a whole line, link, language or entry;
   * `ID.field` for a field of an entry ("w1r1.title", "e1.start").
   */
  marks: z.record(z.string(), ReadValueInfo),
  troubles: z.array(z.enum(CV_FILE_PROBLEMS)),
  /** Indexes of lines that no value was read from, excluding page headers, footers and the like. */
  unread: z.array(z.int().nonnegative()),
})
export type CvReading = z.infer<typeof CvReading>
