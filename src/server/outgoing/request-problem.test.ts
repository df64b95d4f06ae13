import { expect, test } from 'vitest'
import { RequestProblem, toRequestProblem } from './request-problem.ts'

const failing = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['ENOTFOUND', 'unknown_name'],
  ['EAI_AGAIN', 'unreachable'],
  ['ECONNREFUSED', 'unreachable'],
  ['ECONNRESET', 'unreachable'],
  ['ENETUNREACH', 'unreachable'],
  ['UND_ERR_SOCKET', 'unreachable'],
  ['UND_ERR_CONNECT_TIMEOUT', 'slow'],
  ['ETIMEOUT', 'slow'],
  ['UND_ERR_HEADERS_TIMEOUT', 'slow'],
  ['UND_ERR_BODY_TIMEOUT', 'slow'],
  ['UND_ERR_HEADERS_OVERFLOW', 'too_large'],
  ['HPE_HEADER_OVERFLOW', 'too_large'],
  ['HPE_INVALID_CONSTANT', 'broken'],
  ['Z_DATA_ERROR', 'broken'],
  ['Z_BUF_ERROR', 'broken'],
  ['ERR__ERROR_FORMAT_PADDING_1', 'broken'],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'broken'],
  ['CERT_HAS_EXPIRED', 'untrusted'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'untrusted'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'untrusted'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'untrusted'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'untrusted'],
])('%s before an answer is %s', (said, code) => {
  const cause = failing(said)
  expect(toRequestProblem(cause, 'unreachable')).toMatchObject({ code, cause })
})

test('an unknown error becomes the usual problem at that point', () => {
  expect(toRequestProblem(failing('ECONNRESET'), 'broken').code).toBe('broken')
  expect(toRequestProblem('odd', 'unreachable').code).toBe('unreachable')
})

test('a RequestProblem stays as it is', () => {
  const problem = new RequestProblem('blocked_address')
  expect(toRequestProblem(problem, 'broken')).toBe(problem)
})
