/** What went wrong at a sign-in provider, by the error code that the provider sent back. */

import { SIGN_UP_REFUSALS } from '#core/settings/sign-up-mode.ts'

/** The code of the answer to somebody who proved to own a suspended account. */
export const SUSPENDED = 'ACCOUNT_SUSPENDED'

const PROBLEMS = new Map<string, string>([
  ...Object.entries(SIGN_UP_REFUSALS),
  [
    SUSPENDED,
    'This account is suspended. To ask why, or to have it reviewed, write to us with the form under Contact.',
  ],
  ['access_denied', 'You canceled there. Nothing was changed.'],
  [
    'account_not_linked',
    'This email address already has an account here. Log in to it, then link the other account under Security.',
  ],
  ['email_not_verified', 'Confirm your email address with that provider first, then try again.'],
  [
    'email_not_found',
    'That provider didn’t share your email address, and we need one. Allow it there, or sign in another way.',
  ],
  [
    'account_already_linked_to_different_user',
    'That account is already linked to another account here.',
  ],
])

/** Null when no code was sent. Codes come from outside, so all unknown ones get the same message. */
export function providerProblem(code: string | null): string | null {
  if (!code) return null
  return PROBLEMS.get(code) ?? 'Signing in with that provider failed. Try again.'
}
