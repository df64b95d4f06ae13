/** Random requests to every documented operation, the same for the same seed. */
import { expect, test } from 'vitest'
import type { ApiDocument } from '#dev/api-fuzz/api-document.ts'
import { fuzzApi } from '#dev/api-fuzz/fuzz-api.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import { createTestApp } from './app.ts'
import { signUpOperator } from './operators.ts'
import { twoPeople } from './security/two-people.ts'

/** A stream without an end. */
const SKIP = new Set(['GET /api/me/live'])
const ROUNDS = 6

test('random requests of a signed-in program get documented answers and never a status from 500 on', async () => {
  const app = await createTestApp()
  const { ada, things } = await twoPeople(app)
  const made = await ada.send('POST', '/api/me/tokens', {
    name: 'Fuzz',
    isReadOnly: false,
    lifetimeDays: 30,
  })
  const { token } = (await made.json()) as { token: string }
  const document = (await app.json('/openapi.json')) as ApiDocument
  const { requests, findings } = await fuzzApi({
    document,
    random: seededNumbers(16),
    rounds: ROUNDS,
    known: { ...things, id: 1, partId: 1, slug: 'acme', version: 1 },
    skip: SKIP,
    ask: (path, init) =>
      app.request(path, {
        ...init,
        headers: { authorization: `Bearer ${token}`, ...init.headers },
      }),
  })
  expect(findings).toEqual([])
  expect(requests).toBeGreaterThan(700)
  expect(app.errors).toEqual([])
}, 240_000)

test('random requests of a visitor are answered as documented, too', async () => {
  const app = await createTestApp()
  await twoPeople(app)
  const { findings } = await fuzzApi({
    document: (await app.json('/openapi.json')) as ApiDocument,
    random: seededNumbers(17),
    rounds: 3,
    known: { id: 1 },
    skip: SKIP,
    ask: app.request,
  })
  expect(findings).toEqual([])
  expect(app.errors).toEqual([])
}, 240_000)

test('random requests of an operator are answered as documented, too', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const answer = await olga.request('/api/admin/openapi.json')
  const { findings } = await fuzzApi({
    document: (await answer.json()) as ApiDocument,
    random: seededNumbers(18),
    rounds: 8,
    known: { boardId: 1, issueId: 1, messageId: 1 },
    skip: SKIP,
    ask: olga.request,
  })
  expect(findings).toEqual([])
  expect(app.errors).toEqual([])
}, 240_000)
