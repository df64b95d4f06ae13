/** Checks authenticator app codes against the table of RFC 6238, appendix B (its last six digits). */
import { expect, test } from 'vitest'
import { codeOf, matchingStep, stepAt, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('at %s the code is %s', (instant, code) => {
  expect(codeOf(secret, stepAt(new Date(instant)))).toBe(code)
  expect(matchingStep(secret, code, new Date(instant))).toBe(stepAt(new Date(instant)))
})

test.each([
  ['of the period before', -1, true],
  ['of the period after', 1, true],
  ['two periods old', -2, false],
  ['two periods early', 2, false],
])('a code %s', (_, steps, isTaken) => {
  const now = new Date('2009-02-13T23:31:30Z')
  const step = stepAt(now) + steps
  expect(matchingStep(secret, codeOf(secret, step), now)).toBe(isTaken ? step : null)
})

test.each(['', '00592', '0059244', 'abcdef', '005925'])('"%s" is not a code', (code) => {
  expect(matchingStep(secret, code, new Date('2009-02-13T23:31:30Z'))).toBeNull()
})

test('the URI for an app has the secret, its owner and the parameters of codes', () => {
  expect(totpUri(secret, { issuer: 'Rolecall', email: 'ada@example.org' })).toBe(
    'otpauth://totp/Rolecall:ada%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Rolecall&digits=6&period=30',
  )
})
