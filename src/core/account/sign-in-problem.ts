/** What went wrong while signing in, in words for people: the field concerned, and what to do. */

import { entryOf } from '#core/text/entry-of.ts'
import { formatSeconds } from '#core/time/format-seconds.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from './password-length.ts'
import { SECOND_STEP_MINUTES } from './sign-in-times.ts'

/** A form field; `form` when the problem concerns the whole attempt. */
export type SignInField = 'name' | 'email' | 'password' | 'currentPassword' | 'code' | 'form'

export type SignInProblems = Partial<Record<SignInField, string>>

export type SignInAnswer = {
  code: string | null
  message: string | null
  status: number
  /** By part of the request body, for example "must be a code". */
  problems: readonly { parameter: string; detail: string }[]
  /** How long to wait, in seconds; null if the answer did not say. */
  waitSeconds: number | null
}

/** In seconds. */
const WRONG_CREDENTIALS = 'Wrong email address or password.'
const WRONG_CODE =
  'This code is wrong or expired, or was requested in another browser. Check it, or request a new one.'
const LINK_EXPIRED = 'This link has expired or was already used.'

/** By error code. Messages that could reveal whether an address is known are the same in both cases. */
const PROBLEMS: Readonly<Record<string, readonly [SignInField, string]>> = {
  INVALID_EMAIL: ['email', 'Please enter a valid email address.'],
  INVALID_EMAIL_OR_PASSWORD: ['form', WRONG_CREDENTIALS],
  INVALID_PASSWORD: ['password', 'This password is wrong.'],
  WRONG_CURRENT_PASSWORD: ['currentPassword', 'This is not your current password.'],
  PASSWORD_TOO_SHORT: ['password', `Use at least ${MIN_PASSWORD} characters.`],
  PASSWORD_TOO_LONG: ['password', `Use at most ${MAX_PASSWORD} characters.`],
  INVALID_OTP: ['code', WRONG_CODE],
  INVALID_CODE: ['code', 'This code is wrong or was already used.'],
  SIGN_IN_AGAIN: ['form', `This took longer than ${SECOND_STEP_MINUTES} minutes. Log in again.`],
  NOT_CONFIRMED: ['form', 'We couldn’t confirm it’s you. Try again.'],
  INVALID_TOKEN: ['form', LINK_EXPIRED],
  PASSKEY_NOT_FOUND: ['form', 'We don’t recognize this passkey.'],
  AUTHENTICATION_FAILED: ['form', 'That passkey was not accepted.'],
  CHALLENGE_NOT_FOUND: ['form', 'That took too long. Try again.'],
}

/** The parts of a request body, in words that people know. */
const PARTS: Readonly<Record<string, readonly [SignInField, string]>> = {
  name: ['name', 'The name'],
  email: ['email', 'This'],
  newEmail: ['email', 'This'],
  password: ['password', 'The password'],
  newPassword: ['password', 'The password'],
  currentPassword: ['currentPassword', 'Your current password'],
  otp: ['code', 'The code'],
  code: ['code', 'The code'],
  totp: ['code', 'The code'],
  backupCode: ['code', 'The code'],
}

/** Our wording for the answer where we have one, otherwise the answer's own. Never empty. */
export function signInProblems(answer: SignInAnswer): SignInProblems {
  const { code, message, status, waitSeconds } = answer
  const known = entryOf(PROBLEMS, code ?? '')
  if (known) return { [known[0]]: known[1] }
  if (status === 429) return { form: tooManyAttempts(waitSeconds) }
  const parts = partProblems(answer)
  if (Object.keys(parts).length > 0) return parts
  return { form: (status < 500 && message) || 'Something went wrong' }
}

function partProblems({ problems }: SignInAnswer): SignInProblems {
  const found: SignInProblems = {}
  for (const { parameter, detail } of problems) {
    const part = entryOf(PARTS, parameter)
    if (part) found[part[0]] ??= `${part[1]} ${detail}.`
  }
  return found
}

function tooManyAttempts(seconds: number | null) {
  if (seconds === null) return 'Too many attempts. Wait a little and try again.'
  return `Too many attempts. Try again in ${formatSeconds(seconds)}.`
}
