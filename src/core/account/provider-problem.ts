/** What went wrong at a provider where somebody wanted to sign in, by the code that it sends them back with. */

const PROBLEMS = new Map([
  ['access_denied', 'You said no there. Nothing was changed.'],
  [
    'account_not_linked',
    'This e-mail address has an account here already. Log in to it, then link the other account under Security.',
  ],
  ['email_not_verified', 'Confirm your e-mail address there first: we take no unconfirmed one.'],
  ['email_not_found', 'That account gives us no e-mail address, and we need one.'],
  [
    'account_already_linked_to_different_user',
    'That account signs in to another account here already.',
  ],
])

/** Null where no code was sent. Codes come from a stranger: unknown ones all read the same. */
export function providerProblem(code: string | null): string | null {
  if (!code) return null
  return PROBLEMS.get(code) ?? 'Signing in there did not work. Please try again.'
}
