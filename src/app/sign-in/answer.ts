/** How an attempt to sign in is answered: with what was wrong beside what was typed, or by going on. */
import { data, type RouterContextProvider, redirect } from 'react-router'
import { worldContext } from '#app/request/context.ts'
import type { Toast } from '#app/ui/toasts.tsx'
import { type AfterSignIn, signInStep } from '#core/account/after-sign-in.ts'
import { type SignInProblems, signInProblems } from '#core/account/sign-in-problem.ts'
import { Refusal } from '#core/api/refusal.ts'
import { saveJob } from '#work/job/save-job.ts'
import type { AuthAnswer } from './ask-auth.ts'

/** What a form that was not accepted is drawn with. */
export type Attempt = {
  problems: SignInProblems
  /** What was typed and is not secret. */
  typed: Record<string, string>
  /** Said for a moment where scripts run; null for nothing. */
  toast: Omit<Toast, 'action'> | null
}

/** An attempt that our own rules refuse. */
export const refused = (attempt: Attempt) => data(attempt, { status: 422 })

/** An attempt that was not accepted. */
export function notAccepted(title: string, answer: AuthAnswer, typed: Attempt['typed'] = {}) {
  const problems = signInProblems(answer)
  const [description = 'Something went wrong'] = Object.values(problems)
  const attempt: Attempt = { problems, typed, toast: { title, description, isDestructive: true } }
  return data(attempt, { status: answer.status, headers: answer.headers })
}

/** Where an accepted attempt leads: to the second step if there is one, else in, with the job kept. */
export async function signedIn(
  { context }: { context: Readonly<RouterContextProvider> },
  { body, headers }: AuthAnswer,
  after: AfterSignIn,
) {
  const { twoFactorRedirect } = (body ?? {}) as { twoFactorRedirect?: boolean }
  if (twoFactorRedirect) return redirect(signInStep('/auth/two-factor', after), { headers })
  if (after.save === null) return redirect(after.next, { headers })
  const world = context.get(worldContext)
  const { viewer } = await world.readViewer(new Headers({ cookie: cookiesOf(headers) }))
  try {
    if (viewer) await saveJob(world, viewer, after.save)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // They are signed in all the same, and see what happened to the job.
    const address = signInStep('/auth/not-saved', { ...after, save: null }, { reason: error.code })
    return redirect(address, { headers })
  }
  return redirect(after.next, { headers })
}

/** The cookies that an answer sets, as the browser will send them. */
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

/** These pages are about one person at one moment: no cache keeps them, no other site hears their address. */
export const privateHeaders = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
})
