/** What went wrong while signing in, in words for people: which field it is about, and what to do. */
import { MAX_PASSWORD, MIN_PASSWORD } from './password-length.ts'
import { SECOND_STEP_MINUTES } from './sign-in-times.ts'

/** A field of a form; `form` where the problem is about the whole attempt. */
export type SignInField = 'name' | 'email' | 'password' | 'currentPassword' | 'code' | 'form'

export type SignInProblems = Partial<Record<SignInField, string>>

export type SignInAnswer = {
  code: string | null
  message: string | null
  status: number
  /** By part of what was sent, as "must be a code". */
  problems: readonly { parameter: string; detail: string }[]
  /** How long to wait, in seconds; null where it was not said. */
  waitSeconds: number | null
}

/** Seconds in a minute. */
const MINUTE = 60

const NOT_BOTH = 'The e-mail address or the password is not right.'
const WRONG_CODE = 'This code is wrong or no longer valid. Check it, or ask for a new one.'
const LINK_IS_OVER = 'This link is no longer good: it was used already, or it is too old.'

/** By the code of the answer. Sentences that could tell whether an address is known are the same for both. */
const PROBLEMS: Readonly<Record<string, readonly [SignInField, string]>> = {
  INVALID_EMAIL: ['email', 'Please enter a valid e-mail address.'],
  INVALID_EMAIL_OR_PASSWORD: ['form', NOT_BOTH],
  INVALID_PASSWORD: ['password', 'This password is not right.'],
  WRONG_CURRENT_PASSWORD: ['currentPassword', 'This is not your current password.'],
  PASSWORD_TOO_SHORT: ['password', `Please use at least ${MIN_PASSWORD} characters.`],
  PASSWORD_TOO_LONG: ['password', `Please use at most ${MAX_PASSWORD} characters.`],
  INVALID_OTP: ['code', WRONG_CODE],
  INVALID_CODE: ['code', 'This code is not right, or it was used before.'],
  SIGN_IN_AGAIN: [
    'form',
    `This took longer than ${SECOND_STEP_MINUTES} minutes. Please log in again.`,
  ],
  NOT_CONFIRMED: ['form', 'That was not right. Please try again.'],
  INVALID_TOKEN: ['form', LINK_IS_OVER],
  PASSKEY_NOT_FOUND: ['form', 'We do not know this passkey.'],
  AUTHENTICATION_FAILED: ['form', 'That passkey was not accepted.'],
  CHALLENGE_NOT_FOUND: ['form', 'That took too long. Please try again.'],
}

/** The parts of what is sent, as people know them. */
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

/** The answer in our words where we have them, else in its own. Never empty. */
export function signInProblems(answer: SignInAnswer): SignInProblems {
  const { code, message, status, waitSeconds } = answer
  const known = entry(PROBLEMS, code ?? '')
  if (known) return { [known[0]]: known[1] }
  if (status === 429) return { form: tooOften(waitSeconds) }
  const parts = partProblems(answer)
  if (Object.keys(parts).length > 0) return parts
  return { form: (status < 500 && message) || 'Something went wrong' }
}

function partProblems({ problems }: SignInAnswer): SignInProblems {
  const found: SignInProblems = {}
  for (const { parameter, detail } of problems) {
    const part = entry(PARTS, parameter)
    if (part) found[part[0]] ??= `${part[1]} ${detail}.`
  }
  return found
}

function tooOften(seconds: number | null) {
  if (seconds === null) return 'That was tried too often. Please wait a little and try again.'
  const wait =
    seconds < MINUTE
      ? counted(Math.max(1, Math.ceil(seconds)), 'second')
      : counted(Math.ceil(seconds / MINUTE), 'minute')
  return `That was tried too often. Please try again in ${wait}.`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const entry = <Value>(table: Readonly<Record<string, Value>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined
