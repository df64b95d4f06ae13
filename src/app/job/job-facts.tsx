/**
 * What a listing says about a job, and what we saw of it: two lists beside the description. What nobody
 * said is said to be unknown, never guessed.
 */

import { FactList } from '#app/ui/fact-list.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { sourceTitle } from '#core/boards/source-credit.ts'
import type { JobDetail, YearsAsked } from '#core/job/job.ts'
import { JOB_TYPE_LABELS, LEVEL_LABELS, WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import { formatSalary } from '#core/pay/salary.ts'

export type ShownJob = Omit<JobDetail, 'descriptionText'>

type Props = { job: ShownJob; now: Date }

const NOT_GIVEN = <span className="text-muted">Not given</span>

export function JobDetails({ job, now }: Props) {
  const { locationText, workSetting, jobType, salaryText, postedAt } = job
  const rate = formatSalary(job.salary)
  return (
    <FactList
      facts={[
        ['Location', locationText ?? NOT_GIVEN],
        ['Work setting', workSetting ? WORK_SETTING_LABELS[workSetting] : NOT_GIVEN],
        ['Job type', jobType ? JOB_TYPE_LABELS[jobType] : NOT_GIVEN],
        ['Experience', formatExperience(job) ?? NOT_GIVEN],
        [
          'Rate',
          <span key="rate" className="tabular-nums">
            {rate}
          </span>,
        ],
        ['As written', salaryText && salaryText !== rate ? salaryText : null],
        ['Posted', postedAt ? <TimeAgo key="posted" at={postedAt} now={now} /> : NOT_GIVEN],
        ['Field', job.workType],
        ['Sector', job.sector],
      ]}
    />
  )
}

export function JobLife({ job, now }: Props) {
  const { source, firstSeenAt, lastSeenAt, closedAt, repostedCount, url } = job
  return (
    <>
      <FactList
        facts={[
          ['Source', sourceTitle(source)],
          ['First seen', <TimeAgo key="first" at={firstSeenAt} now={now} />],
          ['Last seen', <TimeAgo key="last" at={lastSeenAt} now={now} />],
          ['Closed', closedAt && <TimeAgo key="closed" at={closedAt} now={now} />],
          ['Posted again', repostedCount > 0 ? times(repostedCount) : 'Never'],
          ['Views', NUMBER.format(job.views)],
          ['Applications', NUMBER.format(job.applications)],
        ]}
      />
      {url && (
        <p className="mt-3">
          <a href={url} target="_blank" rel="nofollow noopener noreferrer" className="link text-sm">
            Original listing
          </a>
        </p>
      )}
    </>
  )
}

const NUMBER = new Intl.NumberFormat('en-US')

const times = (count: number) => (count === 1 ? 'Once' : `${count} times`)

/** "Senior, 5+ years"; null when the listing asks for neither. */
function formatExperience({ level, years }: Pick<JobDetail, 'level' | 'years'>): string | null {
  const parts = [level && LEVEL_LABELS[level], years && formatYears(years)]
  return parts.filter(Boolean).join(', ') || null
}

function formatYears({ min, max }: YearsAsked): string {
  if (max === null) return `${min}+ years`
  if (min === max) return min === 1 ? '1 year' : `${min} years`
  return `${min}–${max} years`
}
