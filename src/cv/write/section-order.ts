/** The order of a CV's printed sections: the most important come first. */
import type { Cv, PartialDate } from '#core/cv/cv.ts'
import { arrangedSections, CV_SECTIONS, type CvSection } from '#core/documents/cv-sections.ts'

/** Recent graduates and students show their education first. */
const STUDENT: readonly CvSection[] = [
  'summary',
  'education',
  ...CV_SECTIONS.filter((kind) => !['summary', 'education'].includes(kind)),
]

/** From this many years of work on, a person is not a beginner, whatever they studied since. */
const BEGINNER_YEARS = 4

/** `chosen`: the order that the person gave them, if any. */
export function sectionOrder(cv: Cv, chosen: readonly CvSection[] = []): readonly CvSection[] {
  return arrangedSections(isStudent(cv) ? STUDENT : CV_SECTIONS, chosen)
}

function isStudent({ work, education }: Cv): boolean {
  const roles = work.flatMap((employment) => employment.roles)
  if (education.length === 0) return false
  if (roles.length === 0) return true
  const learned = latest(education)
  const worked = latest(roles)
  const began = roles.flatMap(({ start, end }) => start ?? (end === 'present' ? [] : (end ?? [])))
  if (learned <= worked || began.length === 0) return false
  const first = began.reduce((a, b) => (a < b ? a : b))
  const last = learned === PRESENT ? worked : learned
  return Number(last.slice(0, 4)) - Number(first.slice(0, 4)) < BEGINNER_YEARS
}

/** Sorts after every date. */
const PRESENT = '9999'

function latest(
  spans: readonly { start: PartialDate | null; end: PartialDate | 'present' | null }[],
) {
  return spans
    .map(({ start, end }) => (end === 'present' ? PRESENT : (end ?? start ?? '')))
    .reduce((a, b) => (a > b ? a : b), '')
}
