/** A search as a heading. */
import { splitLocations } from '#core/place/split-locations.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import type { JobQuery } from './query.ts'

/** "Remote rust jobs at Acme in Berlin"; "Tech jobs" for an empty search. `company` is the name of its company. */
export function describeSearch(query: JobQuery, company: string | null): string {
  const { text, category, tags, remote, location } = query
  const subject = text ?? category ?? (tags.length === 1 ? tags[0] : null) ?? 'tech'
  const words = [
    remote && 'remote',
    subject,
    'jobs',
    company && `at ${company}`,
    location && `in ${describePlaces(location)}`,
  ]
  const sentence = words.filter(Boolean).join(' ')
  return sentence[0]?.toUpperCase() + sentence.slice(1)
}

/** "Berlin or Paris". */
export const describePlaces = (location: string) =>
  listInEnglish(splitLocations(location), { joiner: 'or', atMost: Number.POSITIVE_INFINITY })
