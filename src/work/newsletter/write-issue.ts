/** Drafts of issues: written, saved, sent to oneself as a test, deleted. For operators. */
import { Refusal } from '#core/api/refusal.ts'
import { MAX_HTML_BYTES, MAX_MARKDOWN, MAX_SUBJECT } from '#core/newsletter/newsletter.ts'
import { inTransaction } from '#store/db.ts'
import * as issues from '#store/newsletter-issues.ts'
import { queueMail } from '#work/mail/queue-mail.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { issueEmail, readIssue } from './render-issue.ts'
import { NOBODY, unsubscribeUrl } from './subscriber-links.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'keys' | 'settings'>

export type Draft = { subject: string; markdown: string }

export type DraftProblems = Partial<Record<keyof Draft, string>>

/** What prevents saving; with `isToSend`, what prevents sending. */
export function problemsOf({ subject, markdown }: Draft, { isToSend = false } = {}): DraftProblems {
  return {
    ...(subject.length > MAX_SUBJECT && {
      subject: `Use at most ${MAX_SUBJECT} characters.`,
    }),
    ...(isToSend && subject === '' && { subject: 'Write a subject first.' }),
    ...(markdown.length > MAX_MARKDOWN && {
      markdown: `Use at most ${MAX_MARKDOWN.toLocaleString('en')} characters.`,
    }),
    ...(isToSend && markdown.trim() === '' && { markdown: 'Write something first.' }),
  }
}

export const addDraft = ({ db, clock }: Parts, draft: Draft): Promise<issues.IssueId> =>
  inTransaction(db, (tx) => issues.add(tx, draft, clock.now()))

/** Throws `version_conflict` if somebody else saved it since, and if it was sent. */
export async function saveDraft(
  { db, clock }: Parts,
  draft: Draft & { id: issues.IssueId; version: number },
): Promise<void> {
  const isSaved = await inTransaction(db, (tx) => issues.save(tx, draft, clock.now()))
  if (!isSaved) throw new Refusal('version_conflict')
}

/** Only drafts: what was sent stays listed. */
export const removeDraft = ({ db, clock }: Parts, id: issues.IssueId): Promise<void> =>
  inTransaction(db, (tx) => issues.setDeleted(tx, id, clock.now()))

export const restoreDraft = ({ db }: Parts, id: issues.IssueId): Promise<void> =>
  inTransaction(db, (tx) => issues.setDeleted(tx, id, null))

/** Throws `not_found`. */
export async function requireIssue({ db }: Parts, id: issues.IssueId): Promise<issues.Issue> {
  const issue = await issues.find(db, id)
  if (!issue) throw new Refusal('not_found')
  return issue
}

/** The email as subscribers get it, with a link that unsubscribes nobody; null for text that is nested too deeply. */
export async function previewIssue(parts: Parts, { subject, markdown }: Draft) {
  const content = readIssue(markdown, parts.settings)
  if (content === null) return null
  return issueEmail(content, {
    subject,
    settings: parts.settings,
    unsubscribeUrl: await unsubscribeUrl(parts, { id: NOBODY, issueId: null }),
  })
}

/** Whether Gmail would show all of it. */
export const fitsInboxes = (html: string) => Buffer.byteLength(html) <= MAX_HTML_BYTES

/** Sends a preview to the operator's own address. */
export async function sendTest(
  parts: Parts,
  email: ReturnType<typeof issueEmail>,
  recipient: string,
): Promise<void> {
  const subject = `[Test] ${email.subject}`
  await queueMail(parts, { accountId: null, kind: 'newsletter-test', recipient, ...email, subject })
}
