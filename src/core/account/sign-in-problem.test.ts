import { expect, test } from 'vitest'
import { type SignInAnswer, signInProblems } from './sign-in-problem.ts'

const answer = (parts: Partial<SignInAnswer>): SignInAnswer => ({
  code: null,
  message: null,
  status: 400,
  problems: [],
  waitSeconds: null,
  ...parts,
})

const WRONG_CREDENTIALS = 'Wrong email address or password.'

test.each<[Partial<SignInAnswer>, object]>([
  [{ code: 'INVALID_EMAIL_OR_PASSWORD', status: 401 }, { form: WRONG_CREDENTIALS }],
  [
    { code: 'INVALID_OTP' },
    {
      code: 'This code is wrong or expired, or was requested in another browser. Check it, or request a new one.',
    },
  ],
  [{ code: 'odd', message: 'Its own words' }, { form: 'Its own words' }],
  [{ code: 'unknown' }, { form: 'Something went wrong' }],
  [{ code: 'constructor' }, { form: 'Something went wrong' }],
  [{ message: 'relation "x" is missing', status: 500 }, { form: 'Something went wrong' }],
])('%o becomes %o', (parts, problems) => {
  expect(signInProblems(answer(parts))).toEqual(problems)
})

test('each invalid part is reported once, at its field', () => {
  const problems = [
    { parameter: 'newPassword', detail: 'must have at least 8 characters' },
    { parameter: 'newPassword', detail: 'is far too common' },
    { parameter: 'email', detail: 'must be an email address' },
    { parameter: 'toString', detail: 'is odd' },
  ]
  expect(signInProblems(answer({ code: 'invalid_body', status: 422, problems }))).toEqual({
    password: 'The password must have at least 8 characters.',
    email: 'This must be an email address.',
  })
})

test('a problem without a field is reported for the whole form', () => {
  const problems = [{ parameter: 'provider', detail: 'must be the name of a provider' }]
  const message = 'provider must be the name of a provider'
  expect(signInProblems(answer({ message, problems }))).toEqual({ form: message })
})

test.each([
  [null, 'Wait a little and try again.'],
  [0, 'Try again in 1 second.'],
  [42, 'Try again in 42 seconds.'],
  [60, 'Try again in 1 minute.'],
  [61, 'Try again in 2 minutes.'],
])('after too many attempts the message for %s seconds is: %s', (waitSeconds, said) => {
  const { form } = signInProblems(answer({ code: 'too_many_tries', status: 429, waitSeconds }))
  expect(form).toBe(`Too many attempts. ${said}`)
})
