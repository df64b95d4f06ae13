/** The email about what alerts found. It opens without signing in, and every job says which alert found it. */
import type { JobCard } from '#core/job/job.ts'
import { WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import type { EmailItem, LetterContent } from '#core/mail/email-message.ts'
import { formatSalary } from '#core/pay/salary.ts'
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'

/** A job, and the names of the alerts that found it. */
export type MailedJob = { job: JobCard; alerts: readonly string[] }

/** Keeps an email below 100 KB, where Gmail clips it. */
export const MAX_MAILED_JOBS = 25
/** In characters. Inboxes show some 60 of a subject; the rest is cut. */
const MAX_NAME = 60

type Links = {
  /** The address of this site, without a slash at its end. */
  publicUrl: string
  /** Where frequency and alerts can be changed without signing in. */
  manage: string
  /** Everything that alerts found. */
  finds: string
}

/** `jobs` in the order in which they are shown; of more than MAX_MAILED_JOBS only the first. */
export function alertMessage(jobs: readonly MailedJob[], links: Links, now: Date): LetterContent {
  const shown = jobs.slice(0, MAX_MAILED_JOBS)
  const more = jobs.length - shown.length
  return {
    subject: newJobsSubject(jobs.map(({ job }) => job)),
    lines: [
      ...shown.map(({ job, alerts }) => itemOf(job, alerts, links, now)),
      ...(more > 0
        ? [
            `Your alerts found ${countOf(more, 'more job')}.`,
            { link: links.finds, label: 'See all of them' },
          ]
        : []),
    ],
    footer: {
      reason: 'You get this because you have job alerts on Rolecall.',
      links: [
        { label: 'Change or pause alerts', link: links.manage },
        { label: 'Stop all alert emails', link: `${links.manage}#stop` },
      ],
    },
  }
}

/** "3 new: Senior Go Engineer at Acme and 2 more". */
export function newJobsSubject(jobs: readonly Pick<JobCard, 'title' | 'company'>[]): string {
  const [first] = jobs
  if (!first) return 'No new jobs'
  const named = `${cut(first.title)} at ${cut(first.company)}`
  return jobs.length === 1
    ? `New: ${named}`
    : `${jobs.length} new: ${named} and ${jobs.length - 1} more`
}

/** `most` is in characters. */
export const cut = (text: string, most = MAX_NAME) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

function itemOf(job: JobCard, alerts: readonly string[], links: Links, now: Date): EmailItem {
  // The place of a remote job is often just "Remote".
  const place = new Set([job.locationText, job.workSetting && WORK_SETTING_LABELS[job.workSetting]])
  const salary = job.salary ? formatSalary(job.salary) : null
  return {
    title: job.title,
    link: `${links.publicUrl}/jobs/${job.id}`,
    details: [
      [job.company, ...place].filter(Boolean).join(' · '),
      [salary, ageOf(job, now)].filter(Boolean).join(' · '),
      `Found by: ${listInEnglish(alerts.map((name) => cut(name)))}`,
    ],
  }
}

/** The employer's date if we know it, otherwise when we first saw the job. */
function ageOf({ postedAt, firstSeenAt }: JobCard, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(postedAt ?? firstSeenAt)) / DAY_MS)
  const words = postedAt === null ? 'found' : 'posted'
  if (days <= 0) return `${words} today`
  return days === 1 ? `${words} yesterday` : `${words} ${days} days ago`
}

const DAY_MS = 86_400_000
