/** Volunteering: formatted like work, but listed separately. */
import type { CvVolunteer } from '#core/cv/cv.ts'
import type { Row } from './entry-row.ts'
import { readPosts, splitBody, type WorkEntry } from './read-work.ts'
import { cut, LINE, MANY, type Notes, surenessOf } from './reading-notes.ts'

export function readVolunteer(rows: readonly Row[], notes: Notes): CvVolunteer[] {
  const entries = readPosts(rows, notes)
  return entries.slice(0, MANY).map((entry, at) => toVolunteer(`v${at + 1}`, entry, notes))
}

function toVolunteer(id: string, { choice, head, body }: WorkEntry, notes: Notes): CvVolunteer {
  const { a, b, score } = choice
  const dates = head.rows[head.anchor]?.dates ?? null
  const address = head.rows.find(({ addresses }) => addresses.length > 0)
  notes.markWhole(
    id,
    surenessOf(score),
    head.rows.map(({ at }) => at),
  )
  if (a) notes.mark(`${id}.position`, surenessOf(score), [a.piece.line])
  if (b) notes.mark(`${id}.organization`, surenessOf(score), [b.piece.line])
  if (dates?.start) notes.mark(`${id}.start`, 'sure', [dates.line])
  if (dates?.end) notes.mark(`${id}.end`, 'sure', [dates.line])
  if (address) notes.mark(`${id}.url`, 'sure', [address.at])
  const { summary, highlights } = splitBody(id, body, notes)
  return {
    id,
    organization: cut(b?.text ?? '', LINE),
    position: cut(a?.text ?? '', LINE),
    url: address ? cut(address.addresses[0] ?? '', LINE) : null,
    start: dates?.start ?? null,
    end: dates?.end ?? null,
    summary,
    highlights,
  }
}
