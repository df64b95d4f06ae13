/** The file as such: what employers' systems stumble over, as far as its reading tells. */
import { at, type CheckInput, type CvCheck, fileIf } from './cv-check-parts.ts'
import type { CvTrouble } from './cv-reading.ts'
import { TROUBLES } from './cv-trouble.ts'

const MAX_PAGES = 2
/** Points; smaller type is hard to read on paper. */
const SMALL_TYPE = 8
/** A footnote may be small; so much of the text may not. */
const SMALL_SHARE = 0.2

const hasTrouble = ({ reading }: CheckInput, trouble: CvTrouble) =>
  fileIf(reading?.troubles.includes(trouble) === true)

const said = (code: CvTrouble) => TROUBLES[code]

export const LAYOUT_CHECKS = {
  no_text: { severity: 'must', ...said('no_text'), find: (it) => hasTrouble(it, 'no_text') },
  unmapped_letters: {
    severity: 'must',
    ...said('unmapped_letters'),
    find: (it) => hasTrouble(it, 'unmapped_letters'),
  },
  encrypted: { severity: 'must', ...said('encrypted'), find: (it) => hasTrouble(it, 'encrypted') },
  damaged: { severity: 'must', ...said('damaged'), find: (it) => hasTrouble(it, 'damaged') },
  columns: { severity: 'should', ...said('columns'), find: (it) => hasTrouble(it, 'columns') },
  cut: { severity: 'should', ...said('cut'), find: (it) => hasTrouble(it, 'cut') },
  many_pages: {
    severity: 'should',
    title: `It has more than ${MAX_PAGES} pages`,
    meaning: 'The third page is read by few; for most jobs one or two are usual.',
    todo: 'Shorten what is older than ten years, and what has nothing to do with the job.',
    find: ({ reading }) => fileIf((reading?.pages.length ?? 0) > MAX_PAGES),
  },
  small_type: {
    severity: 'should',
    title: 'Much of it is set in small type',
    meaning: `Below ${SMALL_TYPE} points it is hard to read on paper and on phones.`,
    todo: 'Set the text in 10 to 12 points, and leave something out instead.',
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
    title: 'It is a DOC file',
    meaning: 'The format ended in 2003; some systems no longer open it.',
    todo: 'Save it as DOCX or PDF.',
    find: ({ reading }) => fileIf(reading?.format === 'doc'),
  },
  photo: {
    severity: 'could',
    title: 'A picture of you is named',
    meaning: 'In many countries employers may not look at one; systems throw it away.',
    todo: 'Leave it out, unless the country that you apply in expects one.',
    find: ({ cv }) => (cv.image === null ? [] : [{ kind: 'file' }]),
  },
} as const satisfies Record<string, CvCheck>

/** What was made of the file: what we are not sure of, and what went nowhere. */
export const READING_CHECKS = {
  nothing_read: {
    severity: 'must',
    title: 'No experience, education or skills were found',
    meaning: 'An employer’s system would ask you to type everything in.',
    todo: 'Use plain headings on lines of their own, and hand the file in again, or fill in the form.',
    find: ({ cv, reading }) =>
      fileIf(reading !== null && cv.work.length + cv.education.length + cv.skills.length === 0),
  },
  unsure_value: {
    severity: 'should',
    title: 'Values that may be wrong',
    meaning: 'They were the best of several readings. Another system may choose another.',
    todo: 'Look at each: mend it, or say that it is right.',
    find: ({ live, values }) =>
      values
        .filter(({ key }) => live.marks[key]?.sure === 'unsure')
        .map(({ key, text }) => at(key, text)),
  },
  unread_line: {
    severity: 'should',
    title: 'Lines that are stored nowhere',
    meaning: 'They stand in the file, and nothing was made of them.',
    todo: 'Put each where it belongs, or leave it if it says nothing.',
    find: ({ live, reading }) =>
      live.unread.map((line) => ({
        kind: 'line',
        line,
        text: reading?.lines[line]?.text ?? '',
      })),
  },
} as const satisfies Record<string, CvCheck>
