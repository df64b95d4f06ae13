/** The lines of a CV that can serve as evidence, each with its id, in reading order. */
import type { Cv, CvRole } from './cv.ts'

export type ShownLine = {
  /** An id of `core/cv.ts`. */
  id: string
  text: string
  /** The entry it belongs to: a role, project or place of study; null for the summary and skills. */
  entry: string | null
  part: 'summary' | 'work' | 'education' | 'skills' | 'projects' | 'volunteer' | 'other'
}

/** The role's title, its summary, then its highlights. */
function* roleLines(role: CvRole): Generator<ShownLine> {
  yield { id: role.id, text: role.title, entry: role.id, part: 'work' }
  if (role.summary)
    yield { id: `${role.id}.summary`, text: role.summary, entry: role.id, part: 'work' }
  for (const { id, text } of role.highlights) yield { id, text, entry: role.id, part: 'work' }
}

export function* linesOfCv(cv: Cv): Generator<ShownLine> {
  for (const { id, text } of cv.summary) yield { id, text, entry: null, part: 'summary' }
  for (const { roles } of cv.work) for (const role of roles) yield* roleLines(role)
  for (const { id, name, description, highlights, keywords } of cv.projects) {
    const whole = [name, description, keywords.join(', ')].filter(Boolean).join('. ')
    yield { id, text: whole, entry: id, part: 'projects' }
    for (const line of highlights) yield { ...line, entry: id, part: 'projects' }
  }
  for (const { id, position, summary, highlights } of cv.volunteer) {
    yield { id, text: [position, summary].filter(Boolean).join('. '), entry: id, part: 'volunteer' }
    for (const line of highlights) yield { ...line, entry: id, part: 'volunteer' }
  }
  for (const { id, degree, area, courses, highlights } of cv.education) {
    yield { id, text: [degree, area].filter(Boolean).join(' '), entry: id, part: 'education' }
    for (const line of [...courses, ...highlights]) {
      yield { ...line, entry: id, part: 'education' }
    }
  }
  for (const { id, title, summary } of cv.certificates) {
    yield { id, text: [title, summary].filter(Boolean).join('. '), entry: id, part: 'other' }
  }
  for (const { id, keywords } of cv.skills) {
    yield { id, text: keywords.join(', '), entry: null, part: 'skills' }
  }
  for (const { lines } of cv.other) {
    for (const line of lines) yield { ...line, entry: null, part: 'other' }
  }
}
