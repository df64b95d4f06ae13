/** How an attempt to sign in is answered: with what was wrong beside what was typed, or by going on. */
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { AuthAnswer } from '#app/ask-auth.ts'
import type { Toast } from '#app/ui/toasts.tsx'
import { type AfterSignIn, signInStep } from '#core/after-sign-in.ts'
import { type SignInField, signInProblem } from '#core/sign-in-problem.ts'

/** What a form that was not accepted is drawn with. */
export type Attempt = {
  /** What was wrong, by field; `form` is about the whole. */
  problems: Partial<Record<NonNullable<SignInField> | 'form', string>>
  /** What was typed and is not secret. */
  typed: Record<string, string>
  /** Said for a moment where scripts run; null for nothing. */
  toast: Omit<Toast, 'action'> | null
}

/** An attempt that our own rules refuse. */
export const refused = (attempt: Attempt) => data(attempt, { status: 422 })

/** An attempt that was not accepted. */
export function notAccepted(title: string, answer: AuthAnswer, typed: Attempt['typed']) {
  const { field, message } = signInProblem(answer)
  const attempt: Attempt = {
    problems: { [field ?? 'form']: message },
    typed,
    toast: { title, description: message, isDestructive: true },
  }
  return data(attempt, { status: answer.status, headers: answer.headers })
}

/** Where an accepted attempt leads: to the second step if there is one, else in. */
export function signedIn(
  _context: Readonly<RouterContextProvider>,
  { body, headers }: AuthAnswer,
  after: AfterSignIn,
) {
  const { twoFactorRedirect } = (body ?? {}) as { twoFactorRedirect?: boolean }
  return redirect(twoFactorRedirect ? signInStep('/auth/second-factor', after) : after.next, {
    headers,
  })
}

/** These pages are about one person at one moment: no cache keeps them, no other site hears their address. */
export const privateHeaders = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
})
