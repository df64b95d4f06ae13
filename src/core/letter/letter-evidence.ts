/**
 * What a cover letter may treat as evidence of a person's skills: parts of the CV about themselves, without wishes
 * and negations. Employers' names and descriptions, references and hobbies prove nothing.
 */
import type { Cv, CvLine } from '#core/cv/cv.ts'
import { claimedText } from '#core/skill/claimed-text.ts'

export type Evidence = { id: string; text: string }

export function letterEvidence(cv: Cv): Evidence[] {
  return [...ownParts(cv)]
    .map(({ id, texts }) => {
      const filled = texts.filter((text) => text != null && text.trim() !== '')
      return { id, text: claimedText(filled.join(', ')) }
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
    // "Rust (learning)": the level applies to the whole group.
    if (level !== null && claimedText(level) !== level) continue
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
