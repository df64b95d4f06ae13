/**
 * TK-01 to TK-03: a link that works without signing in does one thing to one item, and only at the click of a
 * button.
 */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { newestMail, signUp } from '#test/sign-up.ts'
import { purgeLinkKeys, sign } from '#work/use-case/signed-token.ts'

/** A person with a token, and the signed link from the email about it. */
async function withLink(app: TestApp, name = 'Ada Example') {
  const ada = await signUp(app, name)
  const made = await ada.send('POST', '/api/me/tokens', { name: 'x', lifetimeDays: null })
  const { token } = (await made.json()) as { token: string }
  const { body_text } = await newestMail(app, ada.email)
  const link = /\/tokens\/revoke\?token=(\S+)/.exec(body_text)
  const signed = decodeURIComponent(link?.[1] ?? '')
  return {
    signed,
    email: ada.email,
    isAlive: async () =>
      (await app.request('/api/me', { headers: { authorization: `Bearer ${token}` } })).ok,
  }
}

const ask = (app: TestApp, signed: string, method: 'GET' | 'POST') =>
  app.request(`/tokens/revoke?token=${encodeURIComponent(signed)}`, { method })

const open = (app: TestApp, signed: string) => ask(app, signed, 'GET')
const press = (app: TestApp, signed: string) => ask(app, signed, 'POST')

test('TK-01 modified, foreign and invented links do nothing', async () => {
  const app = await createTestApp()
  const ada = await withLink(app)
  const bob = await withLink(app, 'Bob Example')
  const [id = '', month = '', mac = ''] = ada.signed.split('.')
  const [bobId = ''] = bob.signed.split('.')
  const flipped = Array.from(ada.signed, (letter, index) => {
    const other = letter === '1' ? '2' : '1'
    return ada.signed.slice(0, index) + other + ada.signed.slice(index + 1)
  })
  const otherPurpose = await sign(app.services, { purpose: 'unsubscribe', subject: id })
  const tried = [
    ...flipped,
    otherPurpose,
    `${bobId}.${month}.${mac}`,
    `${id}.${month}.`,
    `${id}.${month}.${mac.slice(0, -1)}`,
    `${id}.${month}.${'A'.repeat(43)}`,
    `${id}.${month}`,
    '',
  ]
  for (const signed of tried) {
    expect((await press(app, signed)).status, signed).toBe(404)
  }
  expect((await open(app, otherPurpose)).status).toBe(404)
  expect(await Promise.all([ada.isAlive(), bob.isAlive()])).toEqual([true, true])
})

test('TK-01 the link contains no personal data, and pressing its button twice is no error', async () => {
  const app = await createTestApp()
  const { signed, email, isAlive } = await withLink(app)
  expect(signed).not.toContain(email)

  const first = await press(app, signed)
  expect([first.status, await isAlive()]).toEqual([200, false])
  expect((await press(app, signed)).status).toBe(200)
  expect(await (await open(app, signed)).text()).toContain('This token is revoked')
})

test('TK-02 opening the link changes nothing, however often a scanner does', async () => {
  const app = await createTestApp()
  const { signed, isAlive } = await withLink(app)
  for (let time = 0; time < 10; time++) {
    const answer = await open(app, signed)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  }
  expect(await isAlive()).toBe(true)
})

test('TK-03 links signed with an older key work until it expires, and those with an unknown key never do', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const old = await withLink(app)
  const [id, , mac] = old.signed.split('.')

  app.setNow('2027-03-31T09:00:00Z')
  const renewed = await sign(app.services, {
    purpose: 'revoke-access-token',
    subject: id as string,
  })
  expect(renewed.split('.')[1]).toBe('2027-03')
  expect(await purgeLinkKeys(app.services)).toBe(0)
  expect((await open(app, old.signed)).status).toBe(200)
  expect((await open(app, `${id}.2027-03.${mac}`)).status).toBe(404)
  expect((await open(app, `${id}.2027-04.${mac}`)).status).toBe(404)

  app.setNow('2027-04-01T09:00:00Z')
  expect(await purgeLinkKeys(app.services)).toBe(1)
  expect((await open(app, old.signed)).status).toBe(404)
  expect((await open(app, renewed)).status).toBe(200)
  expect(await old.isAlive()).toBe(true)
})
