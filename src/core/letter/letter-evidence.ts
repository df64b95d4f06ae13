/**
 * What a letter may take for something that the person can do: their own parts of the CV, without what they only wish
 * for or say they cannot. What an employer is called or does, what others say, and hobbies prove nothing.
 */
import type { Cv, CvLine } from '#core/cv/cv.ts'
import { withoutUnclaimed } from '#core/skill/unclaimed-text.ts'

export type Evidence = { id: string; text: string }

export function letterEvidence(cv: Cv): Evidence[] {
  return [...ownParts(cv)]
    .map(({ id, texts }) => {
      const said = texts.filter((text) => text != null && text.trim() !== '')
      return { id, text: withoutUnclaimed(said.join(', ')) }
    })
    .filter(({ text }) => text.trim() !== '')
}

type Part = { id: string; texts: (string | null)[] }

const lineParts = (lines: readonly CvLine[]): Part[] =>
  lines.map(({ id, text }) => ({ id, texts: [text] }))

function* ownParts(cv: Cv): Iterable<Part> {
  yield* lineParts(cv.summary)
  for (const role of cv.work.flatMap(({ roles }) => roles)) {
    yield { id: role.id, texts: [role.title, role.summary] }
    yield* lineParts(role.highlights)
  }
  for (const { id, degree, area, courses, highlights } of cv.education) {
    yield { id, texts: [degree, area] }
    yield* lineParts([...courses, ...highlights])
  }
  for (const { id, name, level, keywords } of cv.skills) {
    // "Rust (learning)": the level speaks of all of it.
    if (level !== null && withoutUnclaimed(level) !== level) continue
    yield { id, texts: [name, ...keywords] }
  }
  for (const { id, name, roles, description, keywords, highlights } of cv.projects) {
    yield { id, texts: [name, ...roles, description, ...keywords] }
    yield* lineParts(highlights)
  }
  for (const { id, position, summary, highlights } of cv.volunteer) {
    yield { id, texts: [position, summary] }
    yield* lineParts(highlights)
  }
  for (const { id, title, summary } of cv.certificates) yield { id, texts: [title, summary] }
}
