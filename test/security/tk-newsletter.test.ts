/**
 * TK-01 to TK-03, MA-03 and MA-04 for the newsletter: its links do one thing to one subscriber, at the click of a button,
 * and nobody can fill a mailbox or put markup into it.
 */
import { expect, test } from 'vitest'
import * as subscribers from '#store/newsletter-subscribers.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { linkFor, mailsOfKind, press, signUpFor, subscribe } from '#test/newsletter-reader.ts'
import { readIssue } from '#work/newsletter/render-issue.ts'
import { purgeLinkKeys, sign } from '#work/use-case/signed-token.ts'

const READER = 'ada@example.org'

/** A subscriber's unsubscribe link, and that of a sign-up not confirmed yet. */
async function withLinks(app: TestApp) {
  await subscribe(app, READER)
  await signUpFor(app, READER)
  await signUpFor(app, 'bob@example.org')
  return {
    unsubscribe: await linkFor(app, READER, 'newsletter-already'),
    confirm: await linkFor(app, 'bob@example.org'),
  }
}

const subscribed = async (app: TestApp) =>
  (await subscribers.list(app.services.db)).map(({ email }) => email)

const at = (page: 'confirm' | 'unsubscribe', signed: string) =>
  `/newsletter/${page}?token=${encodeURIComponent(signed)}`

const signedIn = (link: string) => decodeURIComponent(link.slice(link.indexOf('=') + 1))

test('TK-01 modified, foreign and invented links neither subscribe nor unsubscribe', async () => {
  const app = await createTestApp()
  const links = await withLinks(app)
  for (const page of ['confirm', 'unsubscribe'] as const) {
    const own = signedIn(links[page])
    const other = signedIn(links[page === 'confirm' ? 'unsubscribe' : 'confirm'])
    const [id = '', month = '', mac = ''] = own.split('.')
    const [otherId = ''] = other.split('.')
    const tried = [
      // Every character is changed in tk-links.test.ts, which tests the same rule.
      ...Array.from({ length: Math.ceil(own.length / 9) }, (_, nth) => {
        const index = nth * 9
        const changed = own[index] === '1' ? '2' : '1'
        return own.slice(0, index) + changed + own.slice(index + 1)
      }),
      other,
      await sign(app.services, { purpose: 'revoke-access-token', subject: id }),
      await sign(app.services, { purpose: `newsletter-${page}`, subject: 'nobody' }),
      `${otherId}.${month}.${mac}`,
      `${id}.${month}.${'A'.repeat(43)}`,
      '',
    ]
    for (const signed of tried) {
      expect((await press(app, at(page, signed))).status, `${page} ${signed}`).toBe(404)
    }
  }
  expect(await subscribed(app)).toEqual([READER])
})

test('TK-01 links contain no address, and pressing their buttons twice is no error', async () => {
  const app = await createTestApp()
  const links = await withLinks(app)
  for (const link of Object.values(links)) {
    expect(link).not.toMatch(/@|%40|ada|bob|example/)
    expect((await press(app, link)).status).toBe(200)
    expect((await press(app, link)).status).toBe(200)
  }
  expect(await subscribed(app)).toEqual(['bob@example.org'])
})

test('TK-02 opening the links changes nothing, however often a scanner does', async () => {
  const app = await createTestApp()
  const links = await withLinks(app)
  for (const link of Object.values(links)) {
    for (let time = 0; time < 10; time++) {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        const answer = await app.request(link, { method })
        expect(answer.ok).toBe(true)
        if (method !== 'GET') continue
        expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
        expect(answer.headers.get('cache-control')).toContain('no-store')
      }
    }
  }
  expect(await subscribed(app)).toEqual([READER])
})

test('TK-03 a link to unsubscribe works for a year after its month, and no longer', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const { unsubscribe } = await withLinks(app)
  app.setNow('2027-03-31T23:00:00Z')
  await purgeLinkKeys(app.services)
  expect((await app.request(unsubscribe)).status).toBe(200)
  app.setNow('2027-04-01T00:00:00Z')
  await purgeLinkKeys(app.services)
  expect((await press(app, unsubscribe)).status).toBe(404)
})

test('MA-04 a hundred sign-ups for one address send one email per pause', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const ask = async (times: number) => {
    for (let time = 0; time < times; time++) {
      // Refused or not, the answer must not depend on the address.
      await signUpFor(app, READER, `203.0.113.${time}`)
    }
    return (await mailsOfKind(app, 'newsletter%')).length
  }
  expect(await ask(100)).toBe(1)
  app.setNow('2026-03-02T09:09:59Z')
  expect(await ask(1)).toBe(1)
  app.setNow('2026-03-02T09:10:00Z')
  expect(await ask(1)).toBe(2)
  app.setNow('2026-03-02T09:29:59Z')
  expect(await ask(1)).toBe(2)
  app.setNow('2026-03-02T09:30:00Z')
  expect(await ask(1)).toBe(3)
})

test('MA-03 an issue keeps no script, style, image or unsafe link', () => {
  const { html = '', text = '' } =
    readIssue(
      [
        '# Hello <script>alert(1)</script>',
        '<img src="https://canary.example/x.gif" onerror=alert(1)> <style>*{color:red}</style>',
        '![pixel](https://canary.example/pixel.gif)',
        '[bad](javascript:alert(1)) [worse](//evil.example) [good](/jobs?query=go&remote=true)',
        '<a href="https://ok.example" onclick="x()">ok</a>',
      ].join('\n\n'),
      { publicUrl: 'https://jobs.example.org' },
    ) ?? {}
  expect(html).not.toMatch(/<(?:script|img|style)|javascript:|onclick|canary|evil/)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://jobs.example.org/jobs?query=go&amp;remote=true',
    'https://ok.example',
  ])
  expect(text).toContain('good (https://jobs.example.org/jobs?query=go&remote=true)')
})
