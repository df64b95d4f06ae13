/** Projects: name, dates, technologies, client or role, description. */
import type { CvProject } from '#core/cv/cv.ts'
import { placeLikeness } from '#cv/words/place-likeness.ts'
import { titleLikeness } from '#cv/words/title-words.ts'
import { readBody, type Said } from './entry-body.ts'
import { type Choice, chooseAll, type Roles } from './entry-choice.ts'
import { type Head, toHead } from './entry-fragments.ts'
import type { Row } from './entry-row.ts'
import { splitEntries } from './entry-split.ts'
import { splitItems } from './read-skills.ts'
import { splitBody } from './read-work.ts'
import { cut, LINE, MANY, type Notes } from './reading-notes.ts'

/** Link texts beside a project's name. */
const POINTER = /^(?:link|demo|live|code|source|repo(?:sitory)?|github|website)$/i

/** `a` is the name, `b` the client or the role. */
const PROJECT_ROLES: Roles = {
  a: (text) => 1 - (text.split(/\s+/).length > 10 ? 0.8 : 0) - (POINTER.test(text) ? 3 : 0),
  b: (text) =>
    titleLikeness(text) * 0.4 - placeLikeness(text) * 0.3 - (POINTER.test(text) ? 3 : 0.1),
  rest: (text) => (placeLikeness(text) > 0 || POINTER.test(text) ? 0 : -0.3),
  fields: { a: 'title', b: 'company' },
  missing: { a: 1, b: 0 },
  join: { a: { comma: 0.2, dash: 0.3, colon: 0.2, bracket: -0.2 }, b: {} },
}

const TECHNIQUES =
  /^(?:technologies|tech(?:nical)? stack|stack|tools|built with|skills|keywords|technologien|tecnolog[ií]as)(?: used)?\s*[:：]\s*/i

export function readProjects(rows: readonly Row[], notes: Notes): CvProject[] {
  const raws = splitEntries(rows)
  const heads = raws.map((raw) => toHead(raw.head, raw.anchor))
  const choices = chooseAll(heads, PROJECT_ROLES)
  return raws.slice(0, MANY).map((raw, at) => {
    const [choice, head] = [choices[at] as Choice, heads[at] as Head]
    const named = [choice.a, choice.b].flatMap((span) => span?.piece.row ?? [])
    const lower = head.rows.filter((_, row) => row > head.anchor && !named.includes(row))
    const body = readBody([...lower, ...raw.body], notes)
    return toProject(`p${at + 1}`, { choice, head, body }, notes)
  })
}

type Entry = { choice: Choice; head: Head; body: Said[] }

function toProject(id: string, { choice, head, body }: Entry, notes: Notes): CvProject {
  const list = listBeside(choice, head)
  const [a, b] = [choice.a ?? choice.b, choice.a && list === null ? choice.b : null]
  const dates = head.rows[head.anchor]?.dates ?? null
  const isStack = ({ text }: Said) => TECHNIQUES.test(text)
  const stated = body.filter(isStack)
  const keywords = [list ?? '', ...stated.map(({ text }) => text.replace(TECHNIQUES, ''))]
  const isAs = b !== null && titleLikeness(b.text) >= 1.2
  notes.markWhole(
    id,
    'likely',
    head.rows.map(({ at }) => at),
  )
  if (a) notes.mark(`${id}.name`, 'likely', [a.piece.line])
  if (b) notes.mark(`${id}.${isAs ? 'roles' : 'entity'}`, 'unsure', [b.piece.line])
  if (dates?.start) notes.mark(`${id}.start`, 'sure', [dates.line])
  if (dates?.end) notes.mark(`${id}.end`, 'sure', [dates.line])
  if (stated.length > 0)
    notes.mark(
      `${id}.keywords`,
      'sure',
      stated.flatMap(({ lines }) => lines),
    )
  const { summary, highlights } = splitBody(
    id,
    body.filter((one) => !isStack(one)),
    notes,
  )
  return {
    id,
    name: cut(a?.text ?? '', LINE),
    url: addressOf(head),
    entity: b && !isAs ? cut(b.text, LINE) : null,
    roles: b && isAs ? [cut(b.text, LINE)] : [],
    start: dates?.start ?? null,
    end: dates?.end ?? null,
    description: summary,
    highlights,
    keywords: keywords
      .flatMap(splitItems)
      .slice(0, MANY)
      .map((keyword) => cut(keyword, LINE)),
  }
}

/** "Tidepool | React, Node.js, PostgreSQL": a list after the name contains the technologies. */
function listBeside({ a, b, rest }: Choice, head: Head): string | null {
  const beside = [b, ...rest].filter((span) => span !== null && span.piece === a?.piece)
  const first = Math.min(...beside.map((span) => span?.first ?? 0))
  const last = Math.max(...beside.map((span) => span?.last ?? 0))
  const [start, end] = [head.fragments[first], head.fragments[last]]
  if (beside.length === 0 || !a || !start || !end || start.sign === 'comma' || first <= a.last)
    return null
  const text = a.piece.text.slice(start.from, end.to)
  return /^[^,]{1,30}(?:,\s*[^,]{1,30}){1,12}$/.test(text) ? text : null
}

function addressOf(head: Head): string | null {
  const found = head.rows.flatMap(({ addresses, line }) => [...addresses, ...line.links])
  return found[0] ? cut(found[0], LINE) : null
}
