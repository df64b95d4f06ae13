/**
 * What decides whether a job is worth reading, on one line: salary, place, experience, type and age. What the listing
 * does not state is left out.
 */
import './job-page.css'
import { SalaryTag } from '#app/ui/salary-tag.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { JobDetail } from '#core/job/job.ts'
import { JOB_TYPE_LABELS } from '#core/job/job-labels.ts'
import { statedExperience } from '#core/job/stated-experience.ts'
import { unsaidSetting } from '#core/job/unsaid-setting.ts'

type Props = { job: Omit<JobDetail, 'descriptionText'>; now: Date }

export function JobDecidingFacts({ job, now }: Props) {
  const { locationText, jobType } = job
  const setting = unsaidSetting(job)
  const experience = statedExperience(job)
  const isPaid = job.salary !== null || Boolean(job.payDetails?.targetEarnings)
  return (
    <p className="job-facts">
      {isPaid && <SalaryTag salary={job.salary} details={job.payDetails} />}
      {locationText && <span title={job.locationRaw ?? undefined}>{locationText}</span>}
      {setting && <span>{setting}</span>}
      {experience && <span>{experience}</span>}
      {jobType && <span>{JOB_TYPE_LABELS[jobType]}</span>}
      <TimeAgo at={job.postedAt ?? job.firstSeenAt} now={now} />
    </p>
  )
}
