/** Responses to attempts to sign in: the form again with its problems, or a redirect. */
import { data, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/request/context.ts'
import type { Toast } from '#app/ui/toasts.tsx'
import { type AfterSignIn, signInStep } from '#core/account/after-sign-in.ts'
import { type SignInProblems, signInProblems } from '#core/account/sign-in-problem.ts'
import { Refusal } from '#core/api/refusal.ts'
import { saveJob } from '#work/job/save-job.ts'
import type { AuthAnswer } from './ask-auth.ts'

/** A rejected form. */
export type Attempt = {
  problems: SignInProblems
  /** What was typed, without secrets. */
  typed: Record<string, string>
  /** The toast to show if scripts run; null for none. */
  toast: Omit<Toast, 'action'> | null
}

/** An attempt that failed our own validation. */
export const refused = (attempt: Attempt) => data(attempt, { status: 422 })

/** An attempt that the auth API rejected. */
export function notAccepted(title: string, answer: AuthAnswer, typed: Attempt['typed'] = {}) {
  const problems = signInProblems(answer)
  const [description = 'Something went wrong'] = Object.values(problems)
  const attempt: Attempt = { problems, typed, toast: { title, description, isDestructive: true } }
  const headers = new Headers(answer.headers)
  if (answer.waitSeconds !== null) headers.set('Retry-After', `${answer.waitSeconds}`)
  return data(attempt, { status: answer.status, headers })
}

/** Where a successful attempt leads: to the second factor if there is one, otherwise in, saving the chosen job. */
export async function signedIn(
  { context }: { context: Readonly<RouterContextProvider> },
  { body, headers }: AuthAnswer,
  after: AfterSignIn,
) {
  const { twoFactorRedirect } = (body ?? {}) as { twoFactorRedirect?: boolean }
  if (twoFactorRedirect) return redirect(signInStep('/auth/two-factor', after), { headers })
  if (after.save === null) return redirect(after.next, { headers })
  const services = context.get(servicesContext)
  const { viewer } = await services.readViewer(new Headers({ cookie: cookiesOf(headers) }))
  try {
    if (viewer) await saveJob(services, viewer, after.save)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // They are signed in all the same. The next page explains why the job was not saved.
    const address = signInStep('/auth/not-saved', { ...after, save: null }, { reason: error.code })
    return redirect(address, { headers })
  }
  return redirect(after.next, { headers })
}

/** The Cookie header that a browser would send after this response. */
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

/** For personal pages: no cache stores them, and other sites do not get their URL as a referrer. */
export function privateHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
  const headers = new Headers({
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'same-origin',
  })
  const wait = actionHeaders.get('Retry-After')
  if (wait !== null) headers.set('Retry-After', wait)
  return headers
}
