/** Accepts the contact form. Whatever goes wrong, the page gets back what was typed. */
import { data, type RouterContextProvider, redirect } from 'react-router'
import { networkContext, servicesContext } from '#app/request/context.ts'
import { textOf } from '#app/request/form-text.ts'
import { publicViewerOf } from '#app/request/viewer.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import { readContactMessage } from '#core/contact/contact-message.ts'
import { sendContactMessage } from '#work/contact/send-contact-message.ts'
import { attemptOf, BROKEN, HONEYPOT, typedIn } from './contact-attempt.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

export async function contactAction({ request, context }: Args) {
  const form = await request.formData()
  const read = readContactMessage(typedIn(form))
  if ('problems' in read) return data(attemptOf(form, read.problems), { status: 422 })
  const services = context.get(servicesContext)
  try {
    await sendContactMessage(services, {
      message: read.message,
      viewer: publicViewerOf(context),
      network: context.get(networkContext),
      stamp: textOf(form, 'stamp'),
      honeypot: textOf(form, HONEYPOT),
    })
  } catch (error) {
    if (error instanceof Refusal) return refusedAttempt(form, error)
    services.log.error({ err: error }, 'a contact message could not be stored')
    return data(attemptOf(form, { form: BROKEN }), { status: 500 })
  }
  return redirect('/contact?said=sent')
}

function refusedAttempt(form: FormData, { code, message, retryAfterSeconds }: Refusal) {
  const headers = new Headers()
  if (retryAfterSeconds !== null) headers.set('Retry-After', `${retryAfterSeconds}`)
  return data(attemptOf(form, { form: message }), { status: REFUSALS[code].status, headers })
}
