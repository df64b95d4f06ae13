/** What each part of a CV says, by id, as evidence for sentences. */
import type { Cv, CvCredit, CvLine } from '#core/cv/cv.ts'
import { formatSpan, type Span } from '#core/cv/cv-span.ts'

/** Where the person lives; parts of the CV have an id of their own. */
export const HOME = 'home'
/** The title under their name. */
export const LABEL = 'label'

/** Empty parts are left out. A role's text includes its dates. */
export function cvSources(cv: Cv): Map<string, string> {
  const found = new Map<string, string>()
  const add = (id: string, ...texts: (string | null | undefined)[]) => {
    const filled = texts.filter((text) => text != null && text.trim() !== '')
    if (filled.length > 0) found.set(id, filled.join(', '))
  }
  const addLines = (lines: readonly CvLine[]) => {
    for (const { id, text } of lines) add(id, text)
  }
  add(HOME, cv.place?.text)
  add(LABEL, cv.label)
  addLines(cv.summary)
  for (const employment of cv.work) {
    // What an employer does says nothing about the person.
    add(employment.id, employment.company, employment.place)
    for (const role of employment.roles) {
      add(role.id, role.title, dates(role), role.place, role.summary)
      addLines(role.highlights)
    }
  }
  for (const { id, degree, area, institution, score, courses, highlights, ...it } of cv.education) {
    add(id, degree, area, institution, dates(it), score)
    addLines(courses)
    addLines(highlights)
  }
  for (const { id, name, level, keywords } of [...cv.skills, ...cv.interests]) {
    add(id, name, level, keywords.join(', '))
  }
  for (const it of cv.projects) {
    add(
      it.id,
      it.name,
      it.entity,
      it.roles.join(', '),
      dates(it),
      it.description,
      it.keywords.join(', '),
    )
    addLines(it.highlights)
  }
  for (const it of cv.volunteer) {
    add(it.id, it.position, it.organization, dates(it), it.summary)
    addLines(it.highlights)
  }
  for (const it of [...cv.certificates, ...cv.awards, ...cv.publications]) add(it.id, ...credit(it))
  for (const { id, language, fluency } of cv.languages) add(id, language, fluency)
  for (const { id, name, reference } of cv.references) add(id, name, reference)
  for (const { lines } of cv.other) addLines(lines)
  return found
}

const credit = ({ title, by, date, summary }: CvCredit) => [title, by, date, summary]

function dates({ start, end }: Span): string | null {
  return start === null && end === null ? null : formatSpan({ start, end })
}
