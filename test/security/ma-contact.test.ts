/**
 * MA-01 to MA-04, RL-01, RL-02: what a stranger writes in the contact form reaches the operator as text, in one email
 * to one address, and not too often.
 */
import { expect, test } from 'vitest'
import { createSmtpPort } from '#server/outgoing/smtp.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { OPERATOR, openForm, sendMessage, storedMessages } from '#test/contact-form.ts'
import { headersOf, startMailServer } from '#test/mail-server.ts'
import { signUpOperator } from '#test/operators.ts'
import { browser, newestMail } from '#test/sign-up.ts'
import { sendDueMails } from '#work/mail/send-mails.ts'

const withOperator = () => createTestApp({ settings: { operator: OPERATOR } })

async function sendAll(app: TestApp, url: string) {
  const port = createSmtpPort({
    smtpUrl: url,
    from: { name: 'Rolecall', address: 'jobs@example.org' },
  })
  while ((await sendDueMails(app.services, port)) > 0);
  port.close()
}

test('MA-01 a sender that is not a single address is refused', async () => {
  const app = await withOperator()
  for (const email of [
    'a@example.com,b@example.com',
    '"a@example.com x"@internal.example',
    'a@example.com\nBcc: b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Ada <a@example.com>',
    `${'g:'.repeat(10_000)}a@example.com`,
  ]) {
    const answer = await sendMessage(app, { email })
    expect(answer.status, email.slice(0, 40)).toBe(422)
  }
  expect(await storedMessages(app)).toEqual([])
})

test('MA-02 nothing that was typed starts a new header, and replies go to the sender alone', async () => {
  const app = await withOperator()
  const server = await startMailServer()
  await sendMessage(app, {
    name: 'Bob\r\nBcc: v@example.org',
    subject: 'Hello\r\nBcc: v@example.org\r\n\r\n<b>x\u2028y',
    message: '\r\n.\r\nMAIL FROM:<v@example.org>\r\nBcc: v@example.org\r\n\r\nHello',
  })

  await sendAll(app, server.url)

  expect(server.delivered.map(({ to }) => to)).toEqual([['olga@board.example']])
  const headers = headersOf(server.delivered[0] as never)
  expect(headers.map(([name]) => name).toSorted()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ])
  const headerOf = (name: string) => headers.find(([it]) => it === name)?.[1]
  expect(headerOf('reply-to')).toBe('ada@example.org')
  expect(headerOf('from')).toBe('Rolecall <jobs@example.org>')
  expect(headerOf('subject')).toBe('Contact form: Hello Bcc: v@example.org <b>x y')
})

test('MA-03 markup and links of a message are text in the email and on the operator’s page', async () => {
  const app = await withOperator()
  const olga = await signUpOperator(app)
  const evil = '<a href=//evil.example>Acme</a><img src=x onerror=alert(1)>'
  await sendMessage(app, { name: evil, subject: evil, message: `${evil}\n--\nRolecall sent this` })

  const { body_html, body_text } = await newestMail(app, 'olga@board.example')
  expect(body_html.match(/<(?:a|img|script)\b/g)).toEqual(['<a'])
  expect(body_html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(body_text).toContain('\n> --\n> Rolecall sent this\n')
  const page = await olga.page('/admin/messages')
  expect(page).not.toMatch(/<img src=x|<a href=\/\/evil/)
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('MA-03 an address cannot add fields to the operator’s reply', async () => {
  const app = await withOperator()
  const olga = await signUpOperator(app)
  await sendMessage(app, { email: 'a?bcc=v%40x.example&to=b@example.org', subject: 'A & B?' })
  const page = await olga.page('/admin/messages')
  const [, address] = /href="(mailto:[^"]*example\.org[^"]*)" class="button/.exec(page) ?? []
  expect(address).toBe(
    'mailto:a%3Fbcc%3Dv%2540x.example%26to%3Db@example.org?subject=Re%3A%20A%20%26%20B%3F',
  )
})

test('MA-04 a flood of messages sends the operator one email per cool-down', async () => {
  const app = await withOperator()
  const server = await startMailServer()
  for (let number = 1; number <= 30; number++) {
    const visitor = browser(app, `198.51.100.${number}`)
    await sendMessage(app, { subject: `Message ${number}`, seconds: 4 }, visitor)
  }
  expect(await storedMessages(app)).toHaveLength(30)
  await sendAll(app, server.url)
  expect(server.delivered).toHaveLength(1)
})

test('MA-04 while an email about a message waits, further messages are summed up in one, and none is lost', async () => {
  const app = await createTestApp({ settings: { operator: OPERATOR, mailIsConfigured: true } })
  const server = await startMailServer()
  for (let number = 1; number <= 30; number++) {
    const visitor = browser(app, `198.51.100.${number}`)
    await sendMessage(app, { subject: `Message ${number}`, seconds: 4 }, visitor)
  }
  await sendAll(app, server.url)

  const subjects = server.delivered.map((mail) => new Map(headersOf(mail)).get('subject'))
  expect(subjects.toSorted()).toEqual(['Contact form: 30 new messages', 'Contact form: Message 1'])
})

test('RL-01 one network can send five messages, then one every ten minutes, whatever it claims', async () => {
  const app = await withOperator()
  const send = (number: number) =>
    sendMessage(
      app,
      { message: `This is message ${number}`, seconds: 4 },
      browser(app, `203.0.113.${number}, 198.51.100.7`),
    )
  for (let number = 1; number <= 5; number++) expect((await send(number)).status).toBe(302)

  const refused = await send(6)
  const page = await refused.text()

  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(page).toContain('Too many messages were sent from your network.')
  expect(page).toContain('This is message 6')
  expect(await storedMessages(app)).toHaveLength(5)
  const elsewhere = browser(app, '192.0.2.1')
  expect((await sendMessage(app, { seconds: 4 }, elsewhere)).status).toBe(302)
  app.setNow(new Date(app.services.clock.now().getTime() + 600_000).toISOString())
  expect((await send(7)).status).toBe(302)
})

test('RL-02 all addresses of an IPv6 /64 are one network', async () => {
  const app = await withOperator()
  const statuses: number[] = []
  for (let number = 1; number <= 7; number++) {
    const visitor = browser(app, `2001:db8:1:2::${number}`)
    statuses.push(
      (await sendMessage(app, { subject: `Message ${number}`, seconds: 4 }, visitor)).status,
    )
  }
  expect(statuses).toEqual([302, 302, 302, 302, 302, 429, 429])
})

test('RL-05 spam does not use up the tries of people', async () => {
  const app = await createTestApp({ settings: { operator: OPERATOR } })
  const stamp = await openForm(browser(app))
  let answered = 0
  for (let number = 1; number <= 202; number++) {
    const robot = browser(app, `198.51.${number}.1`)
    const { status } = await sendMessage(app, { stamp, honeypot: 'x', seconds: 0 }, robot)
    if (status === 302) answered++
  }
  expect(answered).toBe(200)
  expect((await sendMessage(app, {}, browser(app, '192.0.2.1'))).status).toBe(302)
})
