/** Checks the file itself for what employers' systems have trouble with. */
import { at, type CheckInput, type CvCheck, fileIf } from './cv-check-parts.ts'
import { CV_FILE_ADVICE } from './cv-file-problem.ts'
import type { CvFileProblem } from './cv-reading.ts'

const MAX_PAGES = 2
/** Points; smaller type is hard to read on paper. */
const SMALL_TYPE = 8
/** Small footnotes are fine; more small text than this is not. */
const SMALL_SHARE = 0.2

const hasTrouble = ({ reading }: CheckInput, trouble: CvFileProblem) =>
  fileIf(reading?.troubles.includes(trouble) === true)

const adviceFor = (code: CvFileProblem) => CV_FILE_ADVICE[code]

export const LAYOUT_CHECKS = {
  no_text: { severity: 'must', ...adviceFor('no_text'), find: (it) => hasTrouble(it, 'no_text') },
  unmapped_letters: {
    severity: 'must',
    ...adviceFor('unmapped_letters'),
    find: (it) => hasTrouble(it, 'unmapped_letters'),
  },
  encrypted: {
    severity: 'must',
    ...adviceFor('encrypted'),
    find: (it) => hasTrouble(it, 'encrypted'),
  },
  damaged: { severity: 'must', ...adviceFor('damaged'), find: (it) => hasTrouble(it, 'damaged') },
  timed_out: {
    severity: 'must',
    ...adviceFor('timed_out'),
    find: (it) => hasTrouble(it, 'timed_out'),
  },
  columns: { severity: 'should', ...adviceFor('columns'), find: (it) => hasTrouble(it, 'columns') },
  cut: { severity: 'should', ...adviceFor('cut'), find: (it) => hasTrouble(it, 'cut') },
  many_pages: {
    severity: 'should',
    title: `The CV has more than ${MAX_PAGES} pages`,
    meaning: 'Few readers get to a third page; one or two are usual for most jobs.',
    todo: 'Shorten anything older than ten years or unrelated to the job.',
    find: ({ reading }) => fileIf((reading?.pages.length ?? 0) > MAX_PAGES),
  },
  small_type: {
    severity: 'should',
    title: 'Much of the text is small',
    meaning: `Text below ${SMALL_TYPE} points is hard to read on paper and on phones.`,
    todo: 'Use 10 to 12 points, and shorten the text instead.',
    find: ({ reading }) => {
      const lines = (reading?.lines ?? []).filter(({ box }) => box !== null)
      const letters = lines.reduce((sum, { text }) => sum + text.length, 0)
      const small = lines
        .filter(({ box }) => box !== null && box.height < SMALL_TYPE)
        .reduce((sum, { text }) => sum + text.length, 0)
      return fileIf(letters > 0 && small / letters > SMALL_SHARE)
    },
  },
  old_format: {
    severity: 'could',
    title: 'The file is a DOC',
    meaning: 'It’s the format of Word 2003 and older, and some systems no longer open it.',
    todo: 'Save it as DOCX or PDF.',
    find: ({ reading }) => fileIf(reading?.format === 'doc'),
  },
  photo: {
    severity: 'could',
    title: 'The CV includes a photo',
    meaning:
      'In many countries employers aren’t allowed to consider photos, and their systems discard them.',
    todo: 'Leave it out, unless the country where you’re applying expects one.',
    find: ({ cv }) => (cv.image === null ? [] : [{ kind: 'file' }]),
  },
} as const satisfies Record<string, CvCheck>

/** Checks what was read from the file: uncertain values and lines that were not used. */
export const READING_CHECKS = {
  nothing_read: {
    severity: 'must',
    title: 'No experience, education or skills found',
    meaning: 'An employer’s system would ask you to type everything in.',
    todo: 'Use plain headings on lines of their own and upload the file again, or fill in the form.',
    find: ({ cv, reading }) =>
      fileIf(reading !== null && cv.work.length + cv.education.length + cv.skills.length === 0),
  },
  unsure_value: {
    severity: 'should',
    title: 'Values that may be wrong',
    meaning: 'They’re the best of several readings. Other systems may choose differently.',
    todo: 'Check each one: fix it, or confirm that it’s right.',
    find: ({ live, values }) =>
      values
        .filter(({ key }) => live.marks[key]?.sure === 'unsure')
        .map(({ key, text }) => at(key, text)),
  },
  unread_line: {
    severity: 'should',
    title: 'Lines that weren’t used',
    meaning: 'They’re in the file, but not in any field of your CV.',
    todo: 'Move each one where it belongs, or leave it if it doesn’t matter.',
    find: ({ live, reading }) =>
      live.unread.map((line) => ({
        kind: 'line',
        line,
        text: reading?.lines[line]?.text ?? '',
      })),
  },
} as const satisfies Record<string, CvCheck>
