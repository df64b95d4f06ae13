/** What a person has hidden, in one sentence. */
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'

type Hidden = Readonly<Record<'jobs' | 'companies' | 'words', readonly unknown[]>>

export function hiddenWords({ jobs, companies, words }: Hidden): string {
  const parts = [
    jobs.length > 0 && countOf(jobs.length, 'job'),
    companies.length > 0 && countOf(companies.length, 'company', 'companies'),
    words.length > 0 && countOf(words.length, 'word'),
  ].filter((part) => part !== false)
  return parts.length === 0
    ? 'What you hide is left out of every list of jobs.'
    : `${listInEnglish(parts)} left out of every list of jobs.`
}
