/**
 * Facts beside the description that are not at the head of the page: further pay, and what we know about where the
 * listing is from. What is unknown or zero is left out.
 */

import { FactList } from '#app/ui/fact-list.tsx'
import { sourceTitle } from '#core/boards/source-credit.ts'
import type { JobDetail } from '#core/job/job.ts'
import { formatSalary } from '#core/pay/salary.ts'

export type ShownJob = Omit<JobDetail, 'descriptionText'>

/** Null if there are none. */
export function jobDetails(job: ShownJob): [name: string, value: string][] | null {
  const { salary, salaryText, workType, sector } = job
  const rate = formatSalary(salary)
  const { targetEarnings = null, regions = [], basis = null } = job.payDetails ?? {}
  const facts: [string, string | null][] = [
    ['Base salary', basis && salary && `${rate} (${basis})`],
    ['On-target earnings (OTE)', targetEarnings && formatSalary(targetEarnings)],
    ...regions.map(({ region, salary }): [string, string] => [
      `Salary in ${region}`,
      formatSalary(salary),
    ]),
    ['Salary as listed', salaryText && salaryText !== rate ? salaryText : null],
    ['Work type', workType === 'Other' ? null : workType],
    ['Sector', sector],
  ]
  const known = facts.filter((fact): fact is [string, string] => fact[1] !== null)
  return known.length > 0 ? known : null
}

export function ListingFacts({ job }: { job: ShownJob }) {
  const { source, views, applications, url, isDemo } = job
  return (
    <>
      <FactList
        facts={[
          ['Source', isDemo ? null : sourceTitle(source)],
          ['Views', views > 0 ? views.toLocaleString('en') : null],
          ['Apply clicks', applications > 0 ? applications.toLocaleString('en') : null],
        ]}
      />
      {url && (
        <p className="job-original">
          <a href={url} target="_blank" rel="nofollow noopener noreferrer" className="link">
            View original listing
          </a>
        </p>
      )}
    </>
  )
}
