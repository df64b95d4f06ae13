/** What the buttons of an issue's page do. Every button of the editor saves first, so that nothing typed is lost. */
import type { SentForm } from '#app/request/read-form.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import { isPlaceholder } from '#core/mail/mail-address.ts'
import { TOO_LONG, TOO_NESTED } from '#core/newsletter/newsletter.ts'
import { readVersionNumber } from '#core/text/version-number.ts'
import * as issues from '#store/newsletter-issues.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import { resumeIssue, startIssue, stopIssue } from '#work/newsletter/send-issue.ts'
import {
  type Draft,
  type DraftProblems,
  fitsInboxes,
  previewIssue,
  problemsOf,
  removeDraft,
  saveDraft,
  sendTest,
} from '#work/newsletter/write-issue.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** What was typed, and why it was not saved or sent. */
export type RefusedDraft = Draft & {
  version: number
  problems: DraftProblems & { form?: string }
  /** It was saved, and not sent. */
  isSaved: boolean
}

const NO_ADDRESS =
  'Your account has no email address yet, so a test can’t reach you. Add one under Sign-in and security first.'

type Answer = { to: string } | { status: number; refused: RefusedDraft }

type Given = { id: issues.IssueId; form: SentForm; email: string }

/** `email`: the operator's own. Throws `unknown_action` for a button that is not on the page. */
export async function handleIssueAction(services: Services, given: Given): Promise<Answer> {
  const { id, form } = given
  const page = `/admin/newsletter/issues/${id}`
  switch (form.text('intent')) {
    case 'save':
    case 'test':
    case 'send':
      return saveAnd(services, given, form.text('intent'))
    case 'delete':
      await removeDraft(services, id)
      return { to: `/admin/newsletter?deleted=${id}` }
    case 'stop': {
      await stopIssue(services, id)
      const issue = await issues.find(services.db, id)
      return { to: issue?.startedAt ? page : `${page}?said=restored` }
    }
    case 'resume':
      await resumeIssue(services, id)
      return { to: page }
    default:
      throw new Refusal('unknown_action')
  }
}

async function saveAnd(
  services: Services,
  { id, form, email: ownAddress }: Given,
  intent: string,
): Promise<Answer> {
  const page = `/admin/newsletter/issues/${id}`
  const version = readVersionNumber(form.text('version'))
  if (version === null) throw new Refusal('invalid_body')
  const draft = {
    subject: form.trimmed('subject').replace(/\s+/g, ' '),
    markdown: form.text('markdown').replaceAll('\r\n', '\n'),
  }
  const refusing = (problems: RefusedDraft['problems'], saved: number) => ({
    status: 422,
    refused: { ...draft, version: saved, problems, isSaved: saved > version },
  })

  const problems = problemsOf(draft)
  if (Object.keys(problems).length > 0) return refusing(problems, version)
  const email = await previewIssue(services, draft)
  if (email === null) return refusing({ markdown: TOO_NESTED }, version)
  try {
    await saveDraft(services, { id, version, ...draft })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'version_conflict')) throw error
    const { status, message } = REFUSALS[error.code]
    return { status, refused: { ...draft, version, problems: { form: message }, isSaved: false } }
  }
  if (intent === 'save') return { to: `${page}?said=saved` }

  const missing = problemsOf(draft, { isToSend: true })
  if (Object.keys(missing).length > 0) return refusing(missing, version + 1)
  if (intent === 'test') {
    if (isPlaceholder(ownAddress)) return refusing({ form: NO_ADDRESS }, version + 1)
    await sendTest(services, email, ownAddress)
    return { to: `${page}?said=tested` }
  }
  if (!fitsInboxes(email.html)) {
    return refusing({ markdown: TOO_LONG }, version + 1)
  }
  if ((await subscribers.counts(services.db)).subscribed === 0) {
    return refusing({ form: 'Nobody has subscribed yet.' }, version + 1)
  }
  await startIssue(services, { id, version: version + 1 })
  return { to: page }
}
