/** What went wrong while signing in, in words for people: which field it is about, and what to do. */

/** A field of a form; null where the problem is about the whole attempt. */
export type SignInField = 'name' | 'email' | 'password' | 'code' | null

export type SignInProblem = { field: SignInField; message: string }

/** Seconds in a minute. */
const MINUTE = 60

const NOT_BOTH = 'The e-mail address or the password is not right.'
const LINK_IS_OVER =
  'This link is no longer good: it was used already, or it is more than ten minutes old.'
const CODE_IS_OVER = 'This code is no longer good. Please ask for a new one.'
const BEGIN_AGAIN = 'This took longer than ten minutes. Please log in again.'

/** By the code of the answer. Sentences that would tell whether an address is known are the same for both. */
const PROBLEMS: Partial<Record<string, SignInProblem>> = {
  INVALID_EMAIL: { field: 'email', message: 'Please enter a valid e-mail address.' },
  INVALID_EMAIL_OR_PASSWORD: { field: null, message: NOT_BOTH },
  INVALID_PASSWORD: { field: 'password', message: 'This password is not right.' },
  PASSWORD_TOO_SHORT: { field: 'password', message: 'Please use at least 8 characters.' },
  PASSWORD_TOO_LONG: { field: 'password', message: 'Please use at most 128 characters.' },
  PASSWORD_COMPROMISED: {
    field: 'password',
    message: 'Too many people use this password. Please choose another.',
  },
  INVALID_OTP: { field: 'code', message: 'This code is not right. Please check it.' },
  OTP_EXPIRED: { field: 'code', message: CODE_IS_OVER },
  TOO_MANY_ATTEMPTS: { field: 'code', message: CODE_IS_OVER },
  INVALID_CODE: { field: 'code', message: 'This code is not right. Please check it.' },
  INVALID_BACKUP_CODE: {
    field: 'code',
    message: 'This backup code is not right, or it was used before.',
  },
  USER_NOT_FOUND: { field: 'code', message: 'This code is not right. Please check it.' },
  INVALID_TWO_FACTOR_COOKIE: { field: null, message: BEGIN_AGAIN },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { field: null, message: BEGIN_AGAIN },
  ACCOUNT_TEMPORARILY_LOCKED: {
    field: null,
    message: 'Too many wrong codes. Please try again in 15 minutes.',
  },
  INVALID_TOKEN: { field: null, message: LINK_IS_OVER },
  PASSKEY_NOT_FOUND: { field: null, message: 'We do not know this passkey.' },
  AUTHENTICATION_FAILED: { field: null, message: 'That passkey was not accepted.' },
  CHALLENGE_NOT_FOUND: { field: null, message: 'That took too long. Please try again.' },
}

type Answer = {
  code: string | null
  message: string | null
  status: number
  /** From Retry-After; null where it was not said. */
  waitSeconds?: number | null
}

/** The answer in our words where we have them, else in its own. */
export function signInProblem({ code, message, status, waitSeconds }: Answer): SignInProblem {
  const known = Object.hasOwn(PROBLEMS, code ?? '') && PROBLEMS[code ?? '']
  if (known) return known
  if (status === 429) return { field: null, message: tooOften(waitSeconds ?? null) }
  return { field: null, message: (status < 500 && message) || 'Something went wrong' }
}

function tooOften(seconds: number | null) {
  if (seconds === null) return 'That was tried too often. Please wait a little and try again.'
  const wait =
    seconds < MINUTE
      ? `${counted(Math.max(1, Math.ceil(seconds)), 'second')}`
      : `${counted(Math.ceil(seconds / MINUTE), 'minute')}`
  return `That was tried too often. Please try again in ${wait}.`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
