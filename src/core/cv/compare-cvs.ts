/** Compares two versions of a CV line by line, matching lines by id. */
import type { Cv } from './cv.ts'
import { linesOfCv } from './cv-lines.ts'

/** An empty string for a line that was added or removed. */
export type CvDifference = { id: string; before: string; after: string }

/** In the order of the newer version, removed lines last. Lines that only moved do not count. */
export function compareCvs(before: Cv, after: Cv): CvDifference[] {
  const then = new Map(statements(before))
  const now = new Map(statements(after))
  const changed = [...now]
    .map(([id, text]) => ({ id, before: then.get(id) ?? '', after: text }))
    .filter((line) => line.before !== line.after)
  const gone = [...then]
    .filter(([id, text]) => !now.has(id) && text !== '')
    .map(([id, text]) => ({ id, before: text, after: '' }))
  return [...changed, ...gone]
}

function* statements(cv: Cv): Generator<[id: string, text: string]> {
  yield ['name', cv.name ?? '']
  yield ['label', cv.label ?? '']
  yield ['email', cv.email ?? '']
  yield ['phone', cv.phone ?? '']
  yield ['place', cv.place?.text ?? '']
  for (const { id, url } of cv.links) yield [id, url]
  for (const { id, company, place, roles } of cv.work) {
    yield [id, [company, place].filter(Boolean).join(', ')]
    for (const role of roles) {
      yield [`${role.id}.dates`, [role.start, role.end].filter(Boolean).join(' – ')]
    }
  }
  for (const { id, institution, start, end } of cv.education) {
    yield [`${id}.where`, [institution, start, end].filter(Boolean).join(', ')]
  }
  for (const { id, language, fluency } of cv.languages) {
    yield [id, [language, fluency].filter(Boolean).join(', ')]
  }
  for (const { id, text } of linesOfCv(cv)) yield [id, text]
}
