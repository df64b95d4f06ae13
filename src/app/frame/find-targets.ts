/** Jobs, companies and the person's own applications whose names hold a text, from the API. */
import type { Command } from './commands.ts'

/** Shorter texts match too much. */
export const MIN_LETTERS = 2
const JOBS = 4
const COMPANIES = 3
const APPLICATIONS = 4

type Suggestions = {
  suggestions: { kind: string; text: string; count: number; slug: string | null }[]
}
type Jobs = { jobs: { id: number; title: string; company: string }[]; totalCount: number }
type Applications = {
  applications: { id: number; jobTitle: string; companyName: string; stage: string }[]
}

/** A source that fails finds nothing; the others still answer. */
export async function findTargets(
  text: string,
  { isSignedIn, signal }: { isSignedIn: boolean; signal: AbortSignal },
): Promise<Command[]> {
  const query = `query=${encodeURIComponent(text)}`
  const ask = async <Answer>(path: string): Promise<Answer | null> => {
    try {
      const answer = await fetch(path, { signal })
      return answer.ok ? ((await answer.json()) as Answer) : null // our own API
    } catch {
      return null
    }
  }
  const [own, found, suggested] = await Promise.all([
    isSignedIn ? ask<Applications>(`/api/me/applications?${query}&perPage=${APPLICATIONS}`) : null,
    ask<Jobs>(`/api/jobs?${query}&perPage=${JOBS}`),
    ask<Suggestions>(`/api/jobs/suggestions?${query}`),
  ])
  return [
    ...(own?.applications ?? []).map((it) => applicationCommand(it)),
    ...(found?.jobs ?? []).map(
      ({ id, title, company }): Command => ({
        group: 'Jobs',
        label: title,
        about: company,
        icon: 'briefcase',
        to: `/jobs/${id}`,
      }),
    ),
    ...(found && found.totalCount > 0 ? [allJobs(text, query, found.totalCount)] : []),
    ...(suggested?.suggestions ?? [])
      .filter(({ kind, slug }) => kind === 'company' && slug !== null)
      .slice(0, COMPANIES)
      .map(companyCommand),
  ]
}

const applicationCommand = ({
  id,
  jobTitle,
  companyName,
  stage,
}: Applications['applications'][number]): Command => ({
  group: 'Applications',
  label: jobTitle,
  about: `${companyName}, ${stage}`,
  icon: 'layers',
  to: `/dashboard/job-tracker/${id}`,
})

const allJobs = (text: string, query: string, total: number): Command => ({
  group: 'Jobs',
  label: `Search jobs for “${text}”`,
  about: total.toLocaleString('en'),
  icon: 'search',
  to: `/jobs?${query}`,
})

const companyCommand = ({ text, count, slug }: Suggestions['suggestions'][number]): Command => ({
  group: 'Companies',
  label: text,
  about: `${count.toLocaleString('en')} ${count === 1 ? 'job' : 'jobs'}`,
  icon: 'building-2',
  to: `/companies/${slug}`,
})
