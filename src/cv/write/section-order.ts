/** In which order the sections of a CV are printed: what tells most comes first. */
import type { Cv, PartialDate } from '#core/cv/cv.ts'
import type { SectionKind } from '#cv/document/document.ts'

const USUAL: readonly SectionKind[] = [
  'summary',
  'work',
  'projects',
  'education',
  'skills',
  'certificates',
  'languages',
  'publications',
  'awards',
  'volunteer',
  'interests',
  'other',
  'references',
]
/** Who has just learned shows that first. */
const STUDENT: readonly SectionKind[] = [
  'summary',
  'education',
  ...USUAL.filter((kind) => !['summary', 'education'].includes(kind)),
]

/** Who has worked for longer is no beginner, whatever they learned since. */
const BEGINNER_YEARS = 4

export function sectionOrder(cv: Cv): readonly SectionKind[] {
  return isStudent(cv) ? STUDENT : USUAL
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

/** After every date. */
const PRESENT = '9999'

function latest(
  spans: readonly { start: PartialDate | null; end: PartialDate | 'present' | null }[],
) {
  return spans
    .map(({ start, end }) => (end === 'present' ? PRESENT : (end ?? start ?? '')))
    .reduce((a, b) => (a > b ? a : b), '')
}
