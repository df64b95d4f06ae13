/**
 * Two lists beside the description: what the listing says about a job, and what we observed about it. Facts that
 * the listing does not state are shown as unknown, never guessed.
 */

import { FactList } from '#app/ui/fact-list.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { sourceTitle } from '#core/boards/source-credit.ts'
import type { JobDetail } from '#core/job/job.ts'
import { JOB_TYPE_LABELS, LEVEL_LABELS, WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import { formatSalary, NOT_SPECIFIED } from '#core/pay/salary.ts'
import type { YearsAsked } from '#core/requirement/years-asked.ts'
import { countOf } from '#core/text/count-of.ts'

export type ShownJob = Omit<JobDetail, 'descriptionText'>

type Props = { job: ShownJob; now: Date }

const UNKNOWN = <span className="text-muted">{NOT_SPECIFIED}</span>

export function JobDetails({ job, now }: Props) {
  const { locationText, workSetting, jobType, salaryText, postedAt } = job
  const rate = formatSalary(job.salary)
  const { targetEarnings = null, regions = [], basis = null } = job.payDetails ?? {}
  return (
    <FactList
      facts={[
        [
          'Location',
          locationText === null ? (
            UNKNOWN
          ) : (
            <span key="location" title={job.locationRaw ?? undefined}>
              {locationText}
            </span>
          ),
        ],
        ['Work setting', workSetting ? WORK_SETTING_LABELS[workSetting] : UNKNOWN],
        ['Job type', jobType ? JOB_TYPE_LABELS[jobType] : UNKNOWN],
        ['Experience', formatExperience(job) ?? UNKNOWN],
        [
          'Salary',
          <span key="rate" className="tabular-nums">
            {rate}
            {basis && job.salary && ` (${basis})`}
          </span>,
        ],
        ['On-target earnings (OTE)', targetEarnings && formatSalary(targetEarnings)],
        ...regions.map(({ region, salary }): [string, string] => [
          `Salary in ${region}`,
          formatSalary(salary),
        ]),
        ['As listed', salaryText && salaryText !== rate ? salaryText : null],
        ['Posted', postedAt ? <TimeAgo key="posted" at={postedAt} now={now} /> : UNKNOWN],
        ['Work type', job.workType],
        ['Sector', job.sector],
      ]}
    />
  )
}

export function ListingHistory({ job, now }: Props) {
  const { source, firstSeenAt, lastSeenAt, closedAt, repostedCount, url } = job
  return (
    <>
      <FactList
        facts={[
          ['Source', sourceTitle(source)],
          ['Added to Rolecall', <TimeAgo key="first" at={firstSeenAt} now={now} />],
          ['Last confirmed', <TimeAgo key="last" at={lastSeenAt} now={now} />],
          ['Closed', closedAt && <TimeAgo key="closed" at={closedAt} now={now} />],
          ['Reposted', repostedCount > 0 ? times(repostedCount) : null],
          ['Views', NUMBER.format(job.views)],
          ['Apply clicks', NUMBER.format(job.applications)],
        ]}
      />
      {url && (
        <p className="mt-3">
          <a href={url} target="_blank" rel="nofollow noopener noreferrer" className="link text-sm">
            View original listing
          </a>
        </p>
      )}
    </>
  )
}

const NUMBER = new Intl.NumberFormat('en-US')

const times = (count: number) => (count === 1 ? 'Once' : `${count} times`)

/** "Senior, 5+ years"; null when the listing states neither. */
function formatExperience({ level, years }: Pick<JobDetail, 'level' | 'years'>): string | null {
  const parts = [level && LEVEL_LABELS[level], years && formatYears(years)]
  return parts.filter(Boolean).join(', ') || null
}

function formatYears({ min, max }: YearsAsked): string {
  if (max === null) return `${min}+ years`
  if (min === max) return countOf(min, 'year')
  return `${min}–${max} years`
}
