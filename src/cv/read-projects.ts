/** Projects and volunteering: told apart from jobs by their sections, read with the same rules. */
import type { CvProject, CvVolunteer } from '#core/cv.ts'
import { readBody } from './entry-body.ts'
import { type Choice, chooseAll, type Roles } from './entry-choice.ts'
import { type Head, toHead } from './entry-fragments.ts'
import type { Row } from './entry-rows.ts'
import { splitEntries } from './entry-split.ts'
import { placeLikeness } from './place-likeness.ts'
import { splitItems } from './read-skills.ts'
import { readPosts, splitSaid } from './read-work.ts'
import { cut, LINE, MANY, type Notes, surenessOf } from './reading-notes.ts'
import { titleLikeness } from './title-words.ts'

/** `a` is the name, `b` for whom or as what. */
const PROJECT_ROLES: Roles = {
  a: (text) =>
    1 -
    (text.split(/\s+/).length > 10 ? 0.8 : 0) -
    (/^(?:link|demo|code|source|github)$/i.test(text) ? 3 : 0),
  b: (text) => titleLikeness(text) * 0.4 - placeLikeness(text) * 0.3,
  rest: (text) => (placeLikeness(text) > 0 ? 0 : -0.3),
  told: { a: 'title', b: 'company' },
  missing: { a: 1, b: 0 },
  join: { a: { comma: 0.2, dash: 0.3, colon: 0.2, bracket: 0 }, b: {} },
}

const TECHNIQUES =
  /^(?:technologies|tech(?:nical)? stack|stack|tools|built with|skills|keywords|technologien|tecnologias)(?: used)?\s*[:：]\s*/i

export function readProjects(rows: readonly Row[], notes: Notes): CvProject[] {
  const raws = splitEntries(rows)
  const heads = raws.map((raw) => toHead(raw.head, raw.anchor))
  const choices = chooseAll(heads, PROJECT_ROLES)
  return raws.slice(0, MANY).map((raw, at) => {
    const id = `p${at + 1}`
    const { a, b, rest } = choices[at] as Choice
    const head = heads[at] as Head
    const dates = head.rows[head.anchor]?.dates ?? null
    const lower = head.rows.filter(
      (_, row) => row > head.anchor && a?.piece.row !== row && b?.piece.row !== row,
    )
    const said = readBody([...lower, ...raw.body], notes)
    const keywords = said.flatMap(({ text }) =>
      TECHNIQUES.test(text) ? splitItems(text.replace(TECHNIQUES, '')) : [],
    )
    const { summary, highlights } = splitSaid(
      id,
      said.filter(({ text }) => !TECHNIQUES.test(text)),
      notes,
    )
    const lines = [...head.rows.map((row) => row.at), ...rest.map(({ piece }) => piece.line)]
    notes.mark(id, surenessOf(1), lines)
    return {
      id,
      name: cut(a?.text ?? b?.text ?? '', LINE),
      url:
        raw.head
          .flatMap(({ addresses, line }) => [...addresses, ...line.links])[0]
          ?.slice(0, LINE) ?? null,
      entity: a && b && titleLikeness(b.text) < 1.2 ? cut(b.text, LINE) : null,
      roles: a && b && titleLikeness(b.text) >= 1.2 ? [cut(b.text, LINE)] : [],
      start: dates?.start ?? null,
      end: dates?.end ?? null,
      description: summary,
      highlights,
      keywords: keywords.slice(0, MANY).map((keyword) => cut(keyword, LINE)),
    }
  })
}

export function readVolunteer(rows: readonly Row[], notes: Notes): CvVolunteer[] {
  return readPosts(rows, notes)
    .slice(0, MANY)
    .map(({ choice, head, said }, at) => {
      const id = `v${at + 1}`
      const dates = head.rows[head.anchor]?.dates ?? null
      const { summary, highlights } = splitSaid(id, said, notes)
      notes.mark(
        id,
        surenessOf(choice.score),
        head.rows.map((row) => row.at),
      )
      return {
        id,
        organization: cut(choice.b?.text ?? '', LINE),
        position: cut(choice.a?.text ?? '', LINE),
        url: head.rows.flatMap(({ addresses }) => addresses)[0]?.slice(0, LINE) ?? null,
        start: dates?.start ?? null,
        end: dates?.end ?? null,
        summary,
        highlights,
      }
    })
}
