/** Reading the public API is open to every origin; everything else is for our own. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { signUp } from './sign-up.ts'

const PREFLIGHT = {
  origin: 'https://elsewhere.example',
  'access-control-request-method': 'GET',
  'access-control-request-headers': 'if-none-match',
}

test.each(['/api/jobs', '/api/jobs/1', '/api/companies', '/openapi.json'])(
  'OPTIONS %s allows every origin to read',
  async (path) => {
    const app = await createTestApp()
    const answer = await app.request(path, { method: 'OPTIONS', headers: PREFLIGHT })
    expect(answer.status).toBe(204)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'If-None-Match',
    })
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  },
)

test.each(['/api/jobs/1/view', '/api/me', '/api/me/applications', '/jobs'])(
  'OPTIONS %s allows no other origin',
  async (path) => {
    const app = await createTestApp()
    const ada = await signUp(app)
    const answer = await ada.request(path, { method: 'OPTIONS', headers: PREFLIGHT })
    expect([...answer.headers.keys()].filter((it) => it.startsWith('access-control'))).toEqual([])
  },
)

test('refusals of the public API can be read from every origin, too, and are not cached', async () => {
  const app = await createTestApp()
  for (const path of ['/api/jobs?page=x', '/api/jobs/98765', '/api/companies/nobody']) {
    const { headers } = await app.request(path, { headers: { origin: PREFLIGHT.origin } })
    expect(headers.get('access-control-allow-origin'), path).toBe('*')
    expect(headers.get('cache-control'), path).toBe('no-store')
  }
})
