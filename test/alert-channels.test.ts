/** Notifications of alerts besides email: webhooks, ntfy, browsers and feeds. */
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { XMLParser } from 'fast-xml-parser'
// @ts-expect-error: it has no types
import ece from 'http_ece'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import type { NoticeRequest } from '#work/alert/notice-request.ts'
import { createNoticeSender } from '#work/alert/send-notices.ts'
import { builtServer, createTestApp, type TestApp } from './app.ts'
import { canary } from './canary.ts'
import { listing } from './sample-listings.ts'
import { newestMail, signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

const PAGE = '/dashboard/job-alerts'

test('a refused address is said at its field, with what was typed', async () => {
  const { ada, id } = await given()
  const url = 'http://127.0.0.1/x'
  for (const intent of ['add-webhook', 'add-ntfy']) {
    const answer = await ada.submit(`${PAGE}?edit=${id}`, { intent, id: `${id}`, url })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page.match(/field-problem/g)).toHaveLength(1)
    expect(page).toContain('We can’t use this address.')
    expect(page).toContain(`value="${url}"`)
  }
})

test('channels of one server show the ends of their addresses, and none is added twice', async () => {
  const { ada, id } = await given()
  const add = (url: string) =>
    ada.submit(`${PAGE}?edit=${id}`, { intent: 'add-webhook', id: `${id}`, url })
  await add('https://example.com/hooks/first-1111')
  await add('https://example.com/hooks/other-2222')
  const again = await add('https://example.com/hooks/first-1111')
  expect(again.status).toBe(409)
  const page = await again.text()
  expect(page).toContain('This alert already notifies this address.')
  expect(page).toContain('aria-label="Remove: Webhook at example.com/…1111"')
  expect(page).toContain('aria-label="Remove: Webhook at example.com/…2222"')
  expect(page).not.toContain('other-2222')
  expect(await channelsOf(ada, id)).toHaveLength(2)
})

test('a test that is being sent waits for an answer, and is not tried again', async () => {
  const { app, ada, id } = await given()
  const channel = await addChannel(ada, id)
  await ada.send('POST', `/api/me/alerts/${id}/channels/${channel.id}/test`)
  const logOf = async () => /<ul class="alert-channel-log">.*?<\/ul>/.exec(await page())?.[0]
  const page = () => ada.page(`${PAGE}?edit=${id}`)
  let during: string | undefined
  await app.runNotices({
    post: async () => {
      during = await logOf()
      return null
    },
  })
  expect(during).toContain('waiting for an answer')
  expect(await logOf()).toContain('not delivered: no answer')
})

test('a webhook gets the jobs, signed as an independent library of Standard Webhooks verifies', async () => {
  // That library compares with the real clock.
  const { app, ada, id } = await given({ now: new Date().toISOString() })
  const form = { intent: 'add-webhook', id: `${id}`, url: 'https://hooks.example/private' }
  const added = await (await ada.submit(`${PAGE}?edit=${id}`, form)).text()
  const secret = /whsec_[\w+/=]+/.exec(added)?.[0] as string
  expect(await ada.page(`${PAGE}?edit=${id}`)).not.toContain(secret)

  await app.take([
    listing({ title: 'Rust Engineer', location: 'Oslo, Norway' }),
    listing({ title: 'Cook' }),
  ])
  await app.runAlerts()
  const port = recorder(204)
  await app.runNotices(port)
  const [request] = port.asked
  expect(port.asked).toHaveLength(1)
  expect(request?.url).toBe('https://hooks.example/private')
  const payload = new Webhook(secret).verify(request?.body as string, { ...request?.headers })
  expect(payload).toMatchObject({
    type: 'alert.jobs_found',
    data: {
      alert: { id, name: 'rust', url: 'http://rolecall.test/jobs?query=rust' },
      jobs: [
        {
          title: 'Rust Engineer',
          company: 'Acme',
          location: 'Oslo, Norway',
          url: `http://rolecall.test/jobs/${await app.idOf('Rust Engineer')}`,
        },
      ],
    },
  })
  expect(() =>
    new Webhook(`whsec_${btoa('another')}`).verify(request?.body as string, {
      ...request?.headers,
    }),
  ).toThrow()
  expect(await ada.page(`${PAGE}?edit=${id}`)).toContain('delivered (answered 204)')
  await app.runNotices(port)
  expect(port.asked).toHaveLength(1)
  expect(app.errors).toEqual([])
})

test('an ntfy topic gets a title, a message and what a click opens', async () => {
  const { app, ada, id } = await given()
  await ada.submit(`${PAGE}?edit=${id}`, {
    intent: 'add-ntfy',
    id: `${id}`,
    url: 'https://ntfy.example/push/my-topic',
  })
  await app.take([listing({ title: 'Rust Engineer – Öl', location: 'Oslo, Norway' })])
  await app.runAlerts()
  const port = recorder(200)
  await app.runNotices(port)
  expect(port.asked.map(({ url, body }) => [url, JSON.parse(body as string)])).toEqual([
    [
      'https://ntfy.example/push/',
      {
        topic: 'my-topic',
        title: 'New: Rust Engineer – Öl at Acme',
        message: 'Oslo, Norway\nFound by: rust',
        click: `http://rolecall.test/jobs/${await app.idOf('Rust Engineer – Öl')}`,
        tags: ['briefcase'],
      },
    ],
  ])
})

test('a browser gets a notification that an independent library decrypts, from a server that its key proves', async () => {
  const { app, ada, id } = await given()
  const phone = createECDH('prime256v1')
  const auth = randomBytes(16).toString('base64url')
  await ada.submit(`${PAGE}?edit=${id}`, {
    intent: 'add-push',
    id: `${id}`,
    url: 'https://push.example/send/abc',
    p256dh: phone.generateKeys('base64url'),
    auth,
  })
  await app.take([listing({ title: 'Rust Engineer', location: 'Oslo, Norway' })])
  await app.runAlerts()
  const port = recorder(201)
  await app.runNotices(port)
  const [request] = port.asked
  const options = { version: 'aes128gcm', privateKey: phone, authSecret: auth }
  const notice = ece.decrypt(Buffer.from(request?.body as Uint8Array), options).toString()
  expect(JSON.parse(notice)).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    title: 'New: Rust Engineer at Acme',
    body: 'Oslo, Norway\nFound by: rust',
    url: `http://rolecall.test/jobs/${await app.idOf('Rust Engineer')}`,
  })

  const { headers, url } = request as NoticeRequest
  expect(url).toBe('https://push.example/send/abc')
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  expect(await ada.page(`${PAGE}?edit=${id}`)).toContain(key)
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example',
    sub: 'http://rolecall.test',
  })
})

test('a browser that unsubscribed is turned off without an email, and wrong keys are refused', async () => {
  const { app, ada, id } = await given()
  const push = {
    kind: 'push',
    url: 'https://push.example/send/abc',
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  for (const wrong of [{ auth: 'short' }, { p256dh: OFF_THE_CURVE }]) {
    const answer = await ada.send('POST', `/api/me/alerts/${id}/channels`, { ...push, ...wrong })
    expect(answer.status).toBe(422)
  }
  const channel = await addChannel(ada, id, push)
  await ada.send('POST', `/api/me/alerts/${id}/channels/${channel.id}/test`)
  await app.runNotices(recorder(404))
  expect(await channelsOf(ada, id)).toMatchObject([{ stoppedAt: expect.any(String) }])
  const mails = app.services.db.selectFrom('outbox').where('kind', '=', 'alert-channel-stopped')
  expect(await mails.select('id').execute()).toEqual([])
})

test('the service worker is served at the root', async () => {
  const { app } = await given()
  const answer = await app.request('/push-worker.js')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('javascript')
})

test('a feed opens with its address alone, says 304 while nothing is new, and can be renewed and revoked', async () => {
  const { app, ada, id } = await given()
  const form = { intent: 'make-feed', id: `${id}` }
  const made = await (await ada.submit(`${PAGE}?edit=${id}`, form)).text()
  const path = /\/alerts\/feed\/[\w-]{43}/.exec(made)?.[0] as string
  expect(await ada.page(`${PAGE}?edit=${id}`)).not.toContain(path)
  expect(await app.page(path)).toContain('<updated>2026-03-02T09:00:00.000Z</updated>')

  await app.take([
    listing({ title: 'Rust & <Go> Engineer', location: 'Oslo, Norway' }),
    listing({ title: 'Cook' }),
  ])
  await app.runAlerts()
  const answer = await app.request(path)
  const { headers } = answer
  expect([answer.status, headers.get('content-type'), headers.get('x-robots-tag')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
    'noindex',
  ])
  const { feed } = new XMLParser({ ignoreAttributes: false }).parse(await answer.text())
  expect(feed).toMatchObject({
    id: `tag:rolecall.test,2026:alerts/${id}`,
    title: 'rust | Rolecall',
    updated: '2026-03-02T09:00:00.000Z',
    entry: {
      title: 'Rust & <Go> Engineer at Acme',
      link: { '@_href': expect.stringMatching(/^http:\/\/rolecall\.test\/jobs\/\d+$/) },
      content: { '#text': expect.stringContaining('<p>Acme · Oslo, Norway') },
    },
  })
  const again = await app.request(path, {
    headers: { 'if-none-match': headers.get('etag') as string },
  })
  expect(again.status).toBe(304)

  const renewed = await ada.send('POST', `/api/me/alerts/${id}/feed`)
  const { url } = (await renewed.json()) as { url: string }
  const newPath = new URL(url).pathname
  const statuses = async () => [
    (await app.request(path)).status,
    (await app.request(newPath)).status,
  ]
  expect(await statuses()).toEqual([404, 200])
  const stored = await app.services.db.selectFrom('alert_feeds').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(newPath.slice('/alerts/feed/'.length))
  await ada.send('DELETE', `/api/me/alerts/${id}/feed`)
  expect(await statuses()).toEqual([404, 404])
})

test('a feed leaves out what emails leave out, and what was found before the alert’s search changed', async () => {
  const { app, ada, id } = await given()
  const { url } = (await (await ada.send('POST', `/api/me/alerts/${id}/feed`)).json()) as {
    url: string
  }
  const titles = async () =>
    [...(await (await app.request(new URL(url).pathname)).text()).matchAll(/<title>(.*?) at /g)]
      .map(([, title]) => title)
      .toSorted()
  await app.take([
    listing({ title: 'Rust Engineer' }),
    listing({ title: 'Rust Intern', company: 'Contoso' }),
    listing({ title: 'Rust Trainer', company: 'Umbrella' }),
  ])
  await app.runAlerts()
  expect(await titles()).toEqual(['Rust Engineer', 'Rust Intern', 'Rust Trainer'])
  await ada.send('PATCH', '/api/me/lists', {
    add: { words: ['intern'], companies: ['umbrella'] },
  })
  expect(await titles()).toEqual(['Rust Engineer'])
  app.setNow('2026-03-02T10:00:00Z')
  await ada.send('PATCH', `/api/me/alerts/${id}`, { keywords: ['rust', 'embedded'] })
  expect(await titles()).toEqual([])
})

test('a job that was mailed and hidden since is no news for another alert’s webhook', async () => {
  const { app, ada } = await given({ now: '2026-03-02T09:00:00Z' })
  await ada
    .send('POST', '/api/me/alerts', { keywords: ['oslo'], frequency: 'weekly' })
    .then(async (answer) => addChannel(ada, ((await answer.json()) as { id: number }).id))
  const job = listing({ title: 'Rust Engineer', location: 'Berlin, Germany' })
  await app.take([job])
  await app.runAlerts()
  app.setNow('2026-03-03T09:00:00Z')
  await app.runAlerts()
  await ada.send('PATCH', '/api/me/lists', { add: { companies: ['acme'] } })
  await app.take([{ ...job, location: 'Oslo, Norway' }])
  await app.runAlerts()
  const port = recorder(200)
  await app.runNotices(port)
  expect(port.asked).toEqual([])
})

test('the feed of a deleted alert is not found', async () => {
  const { app, ada, id } = await given()
  const { url } = (await (await ada.send('POST', `/api/me/alerts/${id}/feed`)).json()) as {
    url: string
  }
  await ada.send('DELETE', `/api/me/alerts/${id}`)
  expect((await app.request(new URL(url).pathname)).status).toBe(404)
})

test('a failing webhook is tried for a day under one id, then turned off with an email, and can be resumed', async () => {
  const { app, ada, id } = await given()
  const channel = await addChannel(ada, id)
  await app.take([listing({ title: 'Rust Engineer' })])
  await app.runAlerts()
  const port = recorder(500)
  const start = app.services.clock.now().getTime()
  for (let minutes = 0; minutes <= 26 * 60; minutes += 10) {
    app.setNow(new Date(start + minutes * 60_000).toISOString())
    await app.runNotices(port)
  }
  expect(port.asked).toHaveLength(9)
  expect(new Set(port.asked.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(port.asked.map(({ body }) => body)).size).toBe(1)
  expect(await channelsOf(ada, id)).toMatchObject([
    {
      id: channel.id,
      stoppedAt: expect.any(String),
      deliveries: [{ attempts: 9, status: 500, deliveredAt: null, nextAttemptAt: null }],
    },
  ])
  const mail = await newestMail(app, ada.email, 'alert-channel-stopped')
  expect(mail.subject).toBe('We turned off a webhook of your job alert')
  expect(mail.body_text).toContain('hasn’t accepted anything for a day')
  expect(await ada.page(`${PAGE}?edit=${id}`)).toContain('it stopped accepting')

  await app.take([listing({ title: 'Senior Rust Engineer', company: 'Umbrella' })])
  await app.runAlerts()
  await app.runNotices(port)
  expect(port.asked).toHaveLength(9)

  await ada.send('POST', `/api/me/alerts/${id}/channels/${channel.id}/resume`)
  await ada.send('POST', `/api/me/alerts/${id}/channels/${channel.id}/test`)
  const well = recorder(200)
  await app.runNotices(well)
  expect(JSON.parse(well.asked[0]?.body as string)).toMatchObject({ type: 'alert.test' })
  expect(await channelsOf(ada, id)).toMatchObject([{ stoppedAt: null }])
})

test('a webhook that says it is gone is turned off at once', async () => {
  const { app, ada, id } = await given()
  const channel = await addChannel(ada, id)
  await ada.send('POST', `/api/me/alerts/${id}/channels/${channel.id}/test`)
  await app.runNotices(recorder(410))
  expect(await channelsOf(ada, id)).toMatchObject([{ stoppedAt: expect.any(String) }])
  const { subject, body_text } = await newestMail(app, ada.email, 'alert-channel-stopped')
  expect(subject).toBe('We turned off a webhook of your job alert')
  expect(body_text).toContain('says that it’s gone')
})

test('a channel whose keys cannot be used fails like one that does not answer, and delays no other', async () => {
  const { app, ada, id } = await given()
  const broken = await addChannel(ada, id)
  const sound = await addChannel(ada, id, webhookAt('sound'))
  const push = { kind: 'push', url: WEBHOOK.url, p256dh: OFF_THE_CURVE, auth: 'A'.repeat(22) }
  await app.services.db
    .updateTable('alert_channels')
    .set({ kind: 'push', sealed: app.services.keys.seal('alert-channel', JSON.stringify(push)) })
    .where('id', '=', broken.id)
    .execute()
  for (const channel of [broken, sound])
    await ada.send('POST', `/api/me/alerts/${id}/channels/${channel.id}/test`)

  await app.runNotices(recorder(200))

  expect(await channelsOf(ada, id)).toMatchObject([
    { deliveries: [{ attempts: 1, status: null, nextAttemptAt: null }] },
    { deliveries: [{ attempts: 1, status: 200 }] },
  ])
})

test('addresses that do not answer hold up neither other people nor what was queued later', async () => {
  const { app, ada, id } = await given()
  const dead = await addChannel(ada, id)
  const bob = await signUp(app, 'Bob Other')
  const answer = await bob.send('POST', '/api/me/alerts', { keywords: ['rust'] })
  const { id: bobs } = (await answer.json()) as { id: number }
  const well = await addChannel(bob, bobs, webhookAt('well'))
  const test = (person: Person, alert: number, channel: number) =>
    person.send('POST', `/api/me/alerts/${alert}/channels/${channel}/test`)
  for (let time = 0; time < 6; time++) await test(ada, id, dead.id)
  const asked: string[] = []
  let rooms = 0
  const port = {
    post: ({ url }: NoticeRequest) => {
      asked.push(new URL(url).pathname)
      return url === WEBHOOK.url ? new Promise<null>(() => {}) : Promise.resolve(200)
    },
  }
  const hasRoom = new Promise<void>((resolve) => {
    const sender = createNoticeSender(app.services, port, () => {
      rooms++
      resolve()
    })
    void sender
      .fill()
      .then(() => test(bob, bobs, well.id))
      .then(() => sender.fill())
  })
  await hasRoom
  expect(rooms).toBe(1)
  expect(asked).toEqual([...Array(4).fill('/private'), '/well'])
})

test('a server that was stopped for longer than its lease does not overwrite what another one recorded', async () => {
  const { app, ada, id } = await given()
  const channel = await addChannel(ada, id)
  await ada.send('POST', `/api/me/alerts/${id}/channels/${channel.id}/test`)
  const wake = Promise.withResolvers<number>()
  const slow = createNoticeSender(app.services, { post: () => wake.promise })
  await slow.fill()
  app.setNow('2026-03-02T09:02:00Z')
  await app.runNotices(recorder(200))
  wake.resolve(500)
  await slow.idle()
  expect(await channelsOf(ada, id)).toMatchObject([
    { deliveries: [{ status: 200, deliveredAt: '2026-03-02T09:02:00.000Z' }] },
  ])
})

test('an address that is added to an alert again is notified once, with the new secret, even if it was stopped', async () => {
  const { app, ada, id } = await given({ now: new Date().toISOString() })
  const channel = await addChannel(ada, id)
  const test = () => ada.send('POST', `/api/me/alerts/${id}/channels/${channel.id}/test`)
  await test()
  await app.runNotices(recorder(410))
  const again = await addChannel(ada, id)
  expect(again).toMatchObject({ id: channel.id, stoppedAt: null })
  await test()
  const port = recorder(200)
  await app.runNotices(port)
  expect(port.asked).toHaveLength(1)
  const [{ body, headers }] = port.asked as [NoticeRequest]
  expect(() => new Webhook(again.secret).verify(body as string, { ...headers })).not.toThrow()
  expect(await channelsOf(ada, id)).toHaveLength(1)
})

test('several servers send each notice once, and one that died is replaced after its lease', async () => {
  const { app, ada, id } = await given()
  const channel = await addChannel(ada, id)
  for (let time = 0; time < 4; time++)
    await ada.send('POST', `/api/me/alerts/${id}/channels/${channel.id}/test`)
  const port = recorder(200)
  await Promise.all([1, 2, 3].map(() => app.runNotices(port)))
  expect(new Set(port.asked.map(({ headers }) => headers['webhook-id'])).size).toBe(4)
  expect(port.asked).toHaveLength(4)

  await ada.send('POST', `/api/me/alerts/${id}/channels/${channel.id}/test`)
  await createNoticeSender(app.services, { post: () => new Promise(() => {}) }).fill()
  await app.runNotices(port)
  expect(port.asked).toHaveLength(4)
  app.setNow('2026-03-02T09:02:00Z')
  await app.runNotices(port)
  expect(port.asked).toHaveLength(5)
})

test('jobs that the person hides and alerts that are paused notify nobody', async () => {
  const { app, ada, id } = await given()
  await addChannel(ada, id)
  await ada.send('PATCH', '/api/me/lists', { add: { words: ['unpaid'] } })
  await app.take([listing({ title: 'Unpaid Rust Engineer' })])
  await app.runAlerts()
  await ada.send('PATCH', `/api/me/alerts/${id}`, { isActive: false })
  await app.take([listing({ title: 'Rust Engineer', company: 'Umbrella' })])
  await app.runAlerts()
  const port = recorder(200)
  await app.runNotices(port)
  expect(port.asked).toEqual([])
})

test('what waits for the channels of a deleted alert is sent only if it is restored', async () => {
  const { app, ada, id } = await given()
  const channel = await addChannel(ada, id)
  await ada.send('POST', `/api/me/alerts/${id}/channels/${channel.id}/test`)
  await ada.send('DELETE', `/api/me/alerts/${id}`)
  const port = recorder(200)
  await app.runNotices(port)
  expect(port.asked).toEqual([])
  await ada.send('POST', `/api/me/alerts/${id}/restore`)
  await app.runNotices(port)
  expect(port.asked).toHaveLength(1)
})

test('SF-06 no notice reaches an address of our own network, and nobody learns why', async () => {
  const inside = await canary()
  const { createNoticePort } = await builtServer()
  const identity = { version: '1', publicUrl: 'http://rolecall.test', email: null }
  // So that the address is what is refused, not the port.
  const port = createNoticePort(identity, { ports: [443, inside.port], totalMs: 300 })
  for (const url of [
    inside.url,
    `http://localhost:${inside.port}/`,
    `http://[::ffff:127.0.0.1]:${inside.port}/`,
    'https://localhost/',
    'https://[::ffff:127.0.0.1]/',
    'file:///etc/passwd',
  ])
    expect([url, await port.post({ url, headers: {}, body: '{}' })]).toEqual([url, null])
  expect(inside.connections()).toBe(0)
  await port.close()

  const trusting = createNoticePort(identity, { allow: [inside.host] })
  expect(await trusting.post({ url: inside.url, headers: {}, body: '{}' })).toBe(200)
  await trusting.close()
})

test.each([
  ['webhook', 'http://hooks.example/'],
  ['webhook', 'https://hooks.example:8443/'],
  ['webhook', 'https://me:secret@hooks.example/'],
  ['webhook', 'ftp://hooks.example/'],
  ['ntfy', 'https://ntfy.sh/'],
])('SF-04 a %s cannot be at %s', async (kind, url) => {
  const { ada, id } = await given()
  const answer = await ada.send('POST', `/api/me/alerts/${id}/channels`, { kind, url })
  expect(answer.status).toBe(422)
})

test('tests are limited, and so are channels', async () => {
  const { ada, id } = await given()
  const channel = await addChannel(ada, id)
  const statuses: number[] = []
  for (let time = 0; time < 11; time++) {
    const path = `/api/me/alerts/${id}/channels/${channel.id}/test`
    statuses.push((await ada.send('POST', path)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(204), 429])
  await ada.send('DELETE', `/api/me/alerts/${id}/channels/${channel.id}`)
  const other = await addChannel(ada, id, webhookAt('other'))
  const again = await ada.send('POST', `/api/me/alerts/${id}/channels/${other.id}/test`)
  expect(again.status).toBe(429)
  for (let time = 1; time < 20; time++) await addChannel(ada, id, webhookAt(`${time}`))
  const answer = await ada.send('POST', `/api/me/alerts/${id}/channels`, webhookAt('20'))
  expect(answer.status).toBe(409)
})

const webhookAt = (path: string) => ({ kind: 'webhook', url: `https://hooks.example/${path}` })
const WEBHOOK = webhookAt('private')
/** As long as a point on P-256. */
const OFF_THE_CURVE = `B${'A'.repeat(86)}`

/** A person with an alert for "rust" that finds what comes from now on. */
async function given(options: { now?: string } = {}) {
  const app = await createTestApp(options)
  const ada = await signUp(app)
  await app.runAlerts()
  const answer = await ada.send('POST', '/api/me/alerts', { keywords: ['rust'] })
  const { id } = (await answer.json()) as { id: number }
  return { app, ada, id } satisfies { app: TestApp; ada: Person; id: number }
}

async function addChannel(person: Person, id: number, body: object = WEBHOOK) {
  const answer = await person.send('POST', `/api/me/alerts/${id}/channels`, body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as { id: number; secret: string }
}

async function channelsOf(person: Person, id: number) {
  const answer = await person.request(`/api/me/alerts/${id}/channels`)
  return ((await answer.json()) as { channels: object[] }).channels
}

/** Answers everything with this status. */
function recorder(status: number) {
  const asked: NoticeRequest[] = []
  return {
    asked,
    post: async (request: NoticeRequest) => {
      asked.push(request)
      return status
    },
  }
}
