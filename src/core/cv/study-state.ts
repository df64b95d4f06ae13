/** Whether the degree of a CV's education entry is held, still studied for, or was never finished. */
import type { Cv, CvEducation, PartialDate } from './cv.ts'

export type StudyState = 'held' | 'in_progress' | 'unfinished'

const UNFINISHED = /\b(?:unfinished|not completed|incomplete|abandoned|dropped out)\b/i
/** "MSc (ongoing)", "PhD candidate". */
const IN_PROGRESS = /\b(?:candidate|ongoing|in progress|currently|laufend|en cours|en curso)\b/i

/** "BSc (expected 2019)" is held by now. */
const EXPECTED = /\b(?:expected|anticipated)\b/i

/**
 * An end in the future means that it is in progress. Dates are compared as precisely as printed, so a degree of this
 * year is held. Without an end, it is held unless its words say otherwise. `today`: YYYY-MM-DD.
 */
export function studyState(
  { degree, end }: Pick<CvEducation, 'degree' | 'end'>,
  today: PartialDate,
): StudyState {
  if (UNFINISHED.test(degree)) return 'unfinished'
  if (end === 'present' || IN_PROGRESS.test(degree)) return 'in_progress'
  if (end === null) return EXPECTED.test(degree) ? 'in_progress' : 'held'
  const now = today.slice(0, end.length)
  return end > now || (end === now && EXPECTED.test(degree)) ? 'in_progress' : 'held'
}

/** The CV with every study that is in progress open-ended, for readers that know no date. */
export function withOpenStudies(cv: Cv, today: PartialDate): Cv {
  const education = cv.education.map((entry) =>
    studyState(entry, today) === 'in_progress' ? { ...entry, end: 'present' as const } : entry,
  )
  return { ...cv, education }
}
