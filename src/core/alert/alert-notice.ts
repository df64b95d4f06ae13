/** What a channel gets: the jobs that an alert found, or a test. */
import type { JobCard } from '#core/job/job.ts'
import { formatSalary } from '#core/pay/salary.ts'
import { type Alert, alertAddress, alertName } from './alert.ts'
import { cut, newJobsSubject } from './alert-message.ts'

export type AlertNotice = {
  alert: { id: number; name: string; url: string }
  /** Newest first; empty in a test. */
  jobs: NoticeJob[]
  isTest: boolean
}

export type NoticeJob = Pick<
  JobCard,
  'id' | 'title' | 'company' | 'workSetting' | 'jobType' | 'tags' | 'postedAt' | 'firstSeenAt'
> & {
  location: string | null
  /** "€70,000 – €100,000 a year". */
  salary: string | null
  url: string
}

/** More jobs come in several notices. */
export const MAX_NOTICE_JOBS = 25

/** `publicUrl` has no slash at its end. */
export function alertNotice(
  alert: Alert,
  jobs: readonly JobCard[],
  { publicUrl, isTest }: { publicUrl: string; isTest: boolean },
): AlertNotice {
  return {
    alert: {
      id: alert.id,
      name: alertName(alert),
      url: publicUrl + (alertAddress(alert) ?? '/job-alerts'),
    },
    jobs: jobs.map((job) => noticeJob(job, publicUrl)),
    isTest,
  }
}

function noticeJob(job: JobCard, publicUrl: string): NoticeJob {
  const { id, title, company, workSetting, jobType, tags, postedAt, firstSeenAt } = job
  return {
    id,
    title,
    company,
    location: job.locationText,
    workSetting,
    jobType,
    salary: job.salary ? formatSalary(job.salary) : null,
    tags,
    postedAt,
    firstSeenAt,
    url: `${publicUrl}/jobs/${id}`,
  }
}

/** The body of a webhook, in the structure that Standard Webhooks recommends. */
export const webhookBody = ({ alert, jobs, isTest }: AlertNotice, createdAt: Date): string =>
  JSON.stringify({
    type: isTest ? 'alert.test' : 'alert.jobs_found',
    timestamp: createdAt.toISOString(),
    data: { alert, jobs },
  })

/** In characters. A screen shows less, and an encrypted notice may have some 4,000 bytes. */
const MAX_PLACE = 200

/** A notification on a screen. `url` opens when it is clicked. */
export type ShortNotice = { title: string; body: string; url: string }

export function shortNotice({ alert, jobs, isTest }: AlertNotice, publicUrl: string): ShortNotice {
  const [first] = jobs
  const title = isTest || !first ? 'Test from Rolecall' : newJobsSubject(jobs)
  const place = first?.location && cut(first.location, MAX_PLACE)
  const details = first && [place, first.salary].filter(Boolean).join(' · ')
  const body = isTest
    ? `Notifications for “${alert.name}” work.`
    : [jobs.length === 1 ? details : null, `Found by: ${alert.name}`].filter(Boolean).join('\n')
  const isOne = first && jobs.length === 1
  return { title, body, url: isOne ? first.url : `${publicUrl}/dashboard/job-alerts/found` }
}
