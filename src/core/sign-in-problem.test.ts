import { expect, test } from 'vitest'
import { signInProblem } from './sign-in-problem.ts'

const NOT_BOTH = 'The e-mail address or the password is not right.'

test.each([
  [{ code: 'INVALID_EMAIL_OR_PASSWORD', status: 401 }, null, NOT_BOTH],
  [{ code: 'PASSWORD_TOO_SHORT', status: 400 }, 'password', 'Please use at least 8 characters.'],
  [{ code: 'INVALID_OTP', status: 400 }, 'code', 'This code is not right. Please check it.'],
  [{ code: 'odd', message: 'Its own words', status: 400 }, null, 'Its own words'],
  [{ code: 'unknown', message: null, status: 400 }, null, 'Something went wrong'],
  [{ code: 'constructor', message: null, status: 400 }, null, 'Something went wrong'],
  [{ code: 'odd', message: 'relation "x" is missing', status: 500 }, null, 'Something went wrong'],
])('%o is about %s: %s', (answer, field, message) => {
  expect(signInProblem({ message: null, ...answer })).toEqual({ field, message })
})

test.each([
  [null, 'Please wait a little and try again.'],
  [0, 'Please try again in 1 second.'],
  [42, 'Please try again in 42 seconds.'],
  [60, 'Please try again in 1 minute.'],
  [61, 'Please try again in 2 minutes.'],
])('after too many attempts people are told to wait %s seconds: %s', (waitSeconds, said) => {
  const { message } = signInProblem({ code: null, message: null, status: 429, waitSeconds })
  expect(message).toBe(`That was tried too often. ${said}`)
})

test('an unknown address and a wrong code read alike', () => {
  const problem = (code: string) => signInProblem({ code, message: null, status: 400 })
  expect(problem('USER_NOT_FOUND')).toEqual(problem('INVALID_OTP'))
})
