/**
 * A list of jobs to follow, the same for every format. Texts have no characters that XML forbids; addresses are
 * absolute; the newest job comes first.
 */
import { FEED_SIZE } from '#core/feed/feed-format.ts'
import { excerpt } from '#core/html/html.ts'
import { escapeHtml } from '#core/html/html-write.ts'
import type { JobDetail } from '#core/job/job.ts'
import { JOB_TYPE_LABELS, LEVEL_LABELS, WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import { formatSalary } from '#core/pay/salary.ts'

export type Feed = {
  /** Names the feed for all time (Atom's `id`): an address or a tag URI. */
  id: string
  title: string
  description: string
  /** The page that shows the same jobs. */
  pageUrl: string
  /** The feed's own address. */
  feedUrl: string
  /** The start page. */
  siteUrl: string
  /** When the newest change to one of the items was; null without items. */
  updatedAt: Date | null
  items: FeedItem[]
}

export type FeedItem = {
  /** The address of the job's page, which is also its id: it never changes. */
  url: string
  title: string
  company: string
  html: string
  /** When we found the job. The day on which it was posted is in `html`. */
  publishedAt: Date
  /** When its listing last changed or, in an alert's feed, when the alert found it. */
  updatedAt: Date
  tags: string[]
}

/** The description continues on the job's page, where its source is credited and one can apply. */
const EXCERPT_CHARS = 600

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What all items of a feed have in common, and each of them. `changedAt` has the times of changes after the first. */
export function makeFeed(
  about: Pick<Feed, 'id' | 'title' | 'description' | 'pageUrl' | 'feedUrl'>,
  jobs: readonly JobDetail[],
  { publicUrl, changedAt }: { publicUrl: string; changedAt: ReadonlyMap<number, Date> },
): Feed {
  const items = jobs.slice(0, FEED_SIZE).map((job) => toItem(job, publicUrl, changedAt))
  const newest = Math.max(...items.map(({ updatedAt }) => updatedAt.getTime()))
  return {
    ...about,
    title: clean(about.title),
    description: clean(about.description),
    siteUrl: `${publicUrl}/`,
    updatedAt: items.length > 0 ? new Date(newest) : null,
    items,
  }
}

function toItem(job: JobDetail, publicUrl: string, changedAt: ReadonlyMap<number, Date>): FeedItem {
  const publishedAt = new Date(job.firstSeenAt)
  const changed = changedAt.get(job.id) ?? publishedAt
  return {
    url: `${publicUrl}/jobs/${job.id}`,
    title: clean(`${job.title} at ${job.company}`),
    company: clean(job.company),
    html: clean(toHtml(job)),
    publishedAt,
    updatedAt: changed > publishedAt ? changed : publishedAt,
    tags: job.tags.map(clean),
  }
}

function toHtml(job: JobDetail): string {
  const facts = [
    job.company,
    job.locationText ?? 'Location not specified',
    job.workSetting && WORK_SETTING_LABELS[job.workSetting],
    job.jobType && JOB_TYPE_LABELS[job.jobType],
    job.level && LEVEL_LABELS[job.level],
  ].filter(Boolean)
  const age =
    job.postedAt === null
      ? `Found on ${DAY.format(new Date(job.firstSeenAt))}`
      : `Posted on ${DAY.format(new Date(job.postedAt))}`
  const target = job.payDetails?.targetEarnings
  const credits = job.credits.map(
    ({ name, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`,
  )
  return [
    job.isDemo && 'Sample data: this job is invented.',
    escapeHtml(facts.join(' · ')),
    escapeHtml(`Salary: ${formatSalary(job.salary)}`),
    target && escapeHtml(`On-target earnings (OTE): ${formatSalary(target)}`),
    age,
    job.descriptionText && escapeHtml(excerpt(job.descriptionText, EXCERPT_CHARS)),
    job.tags.length > 0 && escapeHtml(`Skills: ${job.tags.join(', ')}`),
    credits.length > 0 && `Found on ${credits.join(', ')}`,
  ]
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join('')
}

/** Without the characters that XML 1.0 forbids even as references: most control characters and lone surrogates. */
const clean = (text: string) => text.replace(FORBIDDEN_IN_XML, '')

const FORBIDDEN_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
