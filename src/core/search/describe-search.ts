/** A search as a heading. */
import { splitLocations } from '#core/place/split-locations.ts'
import { canonicalSkill } from '#core/skill/skill.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import { hasWords } from './has-words.ts'
import type { JobQuery } from './query.ts'

/**
 * "Remote Rust jobs at Acme in Berlin"; "Tech jobs" for an empty search. `company` is the name of its company. A text
 * that is a skill is written like the skill.
 */
export function describeSearch(query: JobQuery, company: string | null): string {
  const sentence = wordsOf(query, company, 'jobs')
  return sentence[0]?.toUpperCase() + sentence.slice(1)
}

/** The same with the number of jobs: "83 remote Rust jobs", "No remote Rust jobs". */
export function countSearch(
  query: JobQuery,
  company: string | null,
  { total, isAtLeast }: { total: number; isAtLeast?: true | undefined },
): string {
  if (total === 0) return `No ${wordsOf(query, company, 'jobs')}`
  return `${isAtLeast ? 'At least ' : ''}${total.toLocaleString('en')} ${wordsOf(query, company, total === 1 ? 'job' : 'jobs')}`
}

function wordsOf(query: JobQuery, company: string | null, jobs: string): string {
  const { category, tags, remote, location } = query
  const text = query.text && hasWords(query.text) ? query.text : null
  const skill = text && canonicalSkill(text)
  const subject = skill ?? text ?? category ?? (tags.length === 1 ? tags[0] : null) ?? 'tech'
  const words = [
    remote && 'remote',
    subject,
    jobs,
    company && `at ${company}`,
    location && `in ${describePlaces(location)}`,
  ]
  return words.filter(Boolean).join(' ')
}

/** "Berlin or Paris". */
export const describePlaces = (location: string) =>
  listInEnglish(splitLocations(location), { joiner: 'or', atMost: Number.POSITIVE_INFINITY })
