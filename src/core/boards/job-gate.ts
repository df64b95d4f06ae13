/**
 * Which jobs of boards are taken, by their titles: openings for tech roles unless the operator chooses otherwise. The
 * title is read by the one reader of titles, so that a job that is left out here is none of the roles that people
 * filter by.
 */
import { readTitle } from '#core/title/read-title.ts'
import { ROLE_FAMILIES, type RoleFamily } from '#core/title/role-kind-table.ts'
import { type NoOpening, noOpening } from './no-opening.ts'

/** Tech roles, all jobs, or these families of roles. Listings without an opening are never taken. */
export type JobGate = 'tech' | 'all' | readonly RoleFamily[]

/** Reads "tech", "all", or families separated by commas; null for anything else. */
export function parseJobGate(text: string): JobGate | null {
  const words = text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
  const [only] = words
  if (words.length === 1 && (only === 'tech' || only === 'all')) return only
  const families = words.flatMap((word) => ROLE_FAMILIES.find((family) => family === word) ?? [])
  return families.length === words.length && families.length > 0 ? families : null
}

/** The gate for a source that may be taken whole; null if nothing is left out there, not even test postings. */
export function gateFor(
  { takenWhole }: { takenWhole?: 'always' | 'for_tech' },
  gate: JobGate,
): JobGate | null {
  if (takenWhole === 'always') return null
  return takenWhole === 'for_tech' && gate === 'tech' ? 'all' : gate
}

/** The gate in one line, the same for the same gate. */
export const formatJobGate = (gate: JobGate): string =>
  typeof gate === 'string' ? gate : gate.toSorted().join(',')

/** `field`: outside of the chosen fields. */
export type WhyLeftOut = 'field' | NoOpening

/** Null for a job that is taken. */
export function whyLeftOut(
  gate: JobGate,
  job: { title: string; company?: string | null },
): WhyLeftOut | null {
  return noOpening(job) ?? (passesGate(gate, job.title) ? null : 'field')
}

function passesGate(gate: JobGate, title: string): boolean {
  if (gate === 'all') return true
  const { isTech, family, kind, group } = readTitle({ title })
  if (kind === null && group === null) return true // "Open roles", or a language that is not read
  return gate === 'tech' ? isTech : gate.includes(family)
}
