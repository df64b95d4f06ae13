/** The shapes of /api/admin/newsletter. */
import { z } from '@hono/zod-openapi'
import { MAX_MARKDOWN, MAX_SUBJECT, stateOf } from '#core/newsletter/newsletter.ts'
import type { Issue } from '#store/newsletter-issues.ts'

const count = z.int().nonnegative()
const when = z.iso.datetime()
const version = z.int().positive().describe('The version that you last read')

const state = z
  .enum(['draft', 'waiting', 'sending', 'stopped', 'sent'])
  .describe('`waiting`: it starts in a minute and can still be cancelled')

const issue = {
  id: z.int().positive(),
  subject: z.string(),
  state,
  version,
  weekOn: z.iso
    .date()
    .nullable()
    .describe('The Monday of the week whose numbers it has; null if somebody wrote it'),
  changedAt: when,
  startedAt: when.nullable(),
  stoppedAt: when.nullable(),
  endedAt: when.nullable(),
  queued: count,
  sent: count,
  failed: count,
  unsubscribed: count,
}

const weekly = {
  isOn: z.boolean(),
  weekday: z.int().min(1).max(7).describe('1 is Monday'),
  hour: z.int().min(0).max(23).describe('UTC'),
}

export const ScheduleSchema = z.strictObject(weekly).openapi('WeeklySchedule')

export const NewsletterSchema = z
  .strictObject({
    subscribers: z.strictObject({ subscribed: count, waiting: count }),
    issues: z.array(z.strictObject(issue)),
    weekly: z.strictObject({ ...weekly, nextAt: when.nullable() }),
  })
  .openapi('Newsletter')

export const WrittenSchema = z
  .strictObject({ subject: z.string(), text: z.string(), html: z.string() })
  .openapi('NewsletterEmail')

export const IssueSchema = z
  .strictObject({ ...issue, markdown: z.string(), email: WrittenSchema.nullable() })
  .openapi('NewsletterIssue')

export const DraftSchema = z
  .strictObject({
    subject: z.string().max(MAX_SUBJECT).default(''),
    markdown: z.string().max(MAX_MARKDOWN).default(''),
  })
  .openapi('NewsletterDraft')

export const SavedDraftSchema = z
  .strictObject({
    version,
    subject: z.string().max(MAX_SUBJECT),
    markdown: z.string().max(MAX_MARKDOWN),
  })
  .openapi('SavedNewsletterDraft')

export const SendSchema = z.strictObject({ version }).openapi('SendNewsletter')

export const shownIssue = ({ markdown: _, ...rest }: Issue) => ({
  ...rest,
  state: stateOf(rest),
})
