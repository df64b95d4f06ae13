/** A contact form that was not accepted, with everything that was typed. */
import { data } from 'react-router'
import { submitOrFallback } from '#app/request/failed-submission.ts'
import { textOf } from '#app/request/form-text.ts'
import {
  type ContactMessage,
  type ContactProblems,
  readContactMessage,
} from '#core/contact/contact-message.ts'

export type ContactAttempt = {
  typed: ContactMessage
  /** When the form was opened, as in `stampForm`. */
  stamp: string
  /** By field; `form` for what concerns no single one. */
  problems: ContactProblems & { form?: string }
}

/** A field that people cannot see and robots fill in. No browser fills in a field with this name. */
export const HONEYPOT = 'topic-link'

const LOST =
  'Your message wasn’t sent: the server didn’t respond. What you typed is still here. Try again.'
export const BROKEN =
  'Your message wasn’t sent: something went wrong on our side. What you typed is still here. Try again in a few minutes.'

export const attemptOf = (
  form: FormData,
  problems: ContactAttempt['problems'],
): ContactAttempt => ({ typed: typedIn(form), stamp: textOf(form, 'stamp'), problems })

export const typedIn = (form: FormData): ContactMessage => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  subject: textOf(form, 'subject'),
  message: textOf(form, 'message'),
})

/**
 * In the browser: submits the form with `send`. If no proper response comes, the page gets back what was typed. The
 * rules are applied here first, because a text that breaks them may be too large to be sent at all.
 */
export async function submitContact<Answer>(sent: Request, send: () => Promise<Answer>) {
  const form = await sent.formData()
  const read = readContactMessage(typedIn(form))
  if ('problems' in read) return data(attemptOf(form, read.problems), { status: 422 })
  return submitOrFallback(send, async (loss) =>
    attemptOf(form, { form: loss === 'lost' ? LOST : BROKEN }),
  )
}
