/** Mail as a mail server receives it, checked by an independent verifier of SPF, DKIM and DMARC. */
import { generateKeyPairSync } from 'node:crypto'
import { authenticate } from 'mailauth'
import { expect, onTestFinished, test } from 'vitest'
import { subscriptionHeaders } from '#core/mail/subscription-headers.ts'
import { type Delivered, headersOf, startMailServer } from '#test/mail-server.ts'
import { type DkimSigner, dkimRecord, readDkimKey } from '#work/mail/dkim-key.ts'
import type { OutgoingMail } from '#work/mail/send-mails.ts'
import { createSmtpPort, type SmtpSettings } from './smtp.ts'

const from = { name: 'Rolecall', address: 'jobs@mail.example.org' }

const MAIL: OutgoingMail = {
  messageKey: '0b7a3f0e-8f0c-4a57-9d7c-2a4b1c9e5d10',
  recipient: 'ada@example.net',
  subject: 'Three new jobs – für dich',
  createdAt: new Date('2026-03-02T09:00:00Z'),
  text: `Three new jobs\n\n${'A line that is long enough to be folded somewhere. '.repeat(20)}\n.\nEnd`,
  html: '<p>Three new jobs &ndash; für dich</p>',
  headers: {},
}

const LIST = subscriptionHeaders({
  listId: 'alerts.jobs.example.org',
  unsubscribeUrl: `https://jobs.example.org/unsubscribe/${'x'.repeat(80)}`,
})

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = (key: { export(options: { type: 'pkcs8'; format: 'pem' }): string | Buffer }) =>
  key.export({ type: 'pkcs8', format: 'pem' }).toString()

const dkim: DkimSigner = {
  domain: 'example.org',
  selector: 'rolecall',
  privateKey: pem(rsa.privateKey),
}

async function delivered(mail: OutgoingMail, settings: Partial<SmtpSettings> = {}) {
  const server = await startMailServer()
  const port = createSmtpPort({ smtpUrl: server.url, from, ...settings })
  await port.send(mail)
  port.close()
  return server.delivered[0] as Delivered
}

/** As a receiver judges it that knows only these DNS records. */
async function judged({ source, from: sender }: Delivered, signer: DkimSigner) {
  const { name, value } = dkimRecord(signer)
  const records: Record<string, string> = {
    [name]: value,
    'mail.example.org': 'v=spf1 ip4:192.0.2.7 -all',
    '_dmarc.example.org': 'v=DMARC1; p=reject',
  }
  const result = await authenticate(Buffer.from(source), {
    ip: '192.0.2.7',
    helo: 'mail.example.org',
    sender,
    disableArc: true,
    disableBimi: true,
    async resolver(domain: string, type: string) {
      const found = type === 'TXT' ? records[domain] : undefined
      if (found === undefined) throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' })
      return [[found]]
    },
  })
  const [signature] = result.dkim.results
  return {
    spf: resultOf(result.spf),
    dkim: signature?.status.result,
    aligned: signature?.status.aligned,
    signed: signature?.signingHeaders?.keys.toLowerCase().split(': ') ?? [],
    dmarc: resultOf(result.dmarc),
  }
}

const resultOf = (check: false | { status: { result: string } }) =>
  check === false ? null : check.status.result

test('a subscription email passes SPF, DKIM and DMARC, and its signature covers both unsubscribe headers', async () => {
  const mail = await delivered({ ...MAIL, headers: LIST }, { dkim })

  const { signed, ...verdict } = await judged(mail, dkim)

  expect(verdict).toEqual({ spf: 'pass', dkim: 'pass', aligned: 'example.org', dmarc: 'pass' })
  expect(signed).toEqual(
    expect.arrayContaining([
      ...['from', 'to', 'subject', 'date', 'message-id', 'auto-submitted', 'content-type'],
      ...['list-id', 'list-unsubscribe', 'list-unsubscribe-post'],
    ]),
  )
})

test.each([
  ['one-click', /List-Unsubscribe=One-Click/],
  ['/unsubscribe/', /\/unsubscribe\//],
  ['Three new jobs', /Three new jobs/],
])('a message changed on its way fails verification: %s', async (_, part) => {
  const mail = await delivered({ ...MAIL, headers: LIST }, { dkim })
  const source = mail.source.replace(part, (text) => text.replace(/\w$|\/$/, 'x'))
  expect(source).not.toBe(mail.source)
  expect((await judged({ ...mail, source }, dkim)).dkim).not.toBe('pass')
})

test('a code is signed too, and cannot be unsubscribed from', async () => {
  const mail = await delivered(MAIL, { dkim })
  expect((await judged(mail, dkim)).dkim).toBe('pass')
  const names = headersOf(mail).map(([name]) => name)
  expect(names.filter((name) => name.startsWith('list-'))).toEqual([])
})

test('without a key nothing is signed', async () => {
  const names = headersOf(await delivered(MAIL)).map(([name]) => name)
  expect(names).not.toContain('dkim-signature')
})

test('reports of undelivered mail go to their own address', async () => {
  const mail = await delivered(MAIL, { bounces: 'bounces@mail.example.org' })
  expect(mail.from).toBe('bounces@mail.example.org')
  expect(new Map(headersOf(mail)).get('from')).toBe('Rolecall <jobs@mail.example.org>')
})

test('each attempt has the same Message-ID, on our domain', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => new Map(headersOf(await delivered(MAIL))).get('message-id')),
  )
  expect(ids).toEqual(Array(2).fill(`<${MAIL.messageKey}@mail.example.org>`))
})

test('a key on one line is the same key', () => {
  const oneLine = dkim.privateKey.trim().replaceAll('\n', '\\n')
  expect(readDkimKey(oneLine)).toEqual({ privateKey: dkim.privateKey })
})

test.each([
  ['text', 'not a key', /^must be a private key in PEM; create one with: openssl /],
  [
    'a public key',
    rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    /^must be a pri/,
  ],
  ['Ed25519', pem(generateKeyPairSync('ed25519').privateKey), /^must be an RSA key, not ed25519/],
  [
    'a short key',
    pem(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey),
    /^must have 2048 bits or more, not 1024/,
  ],
])('%s is refused as a key', (_, text, problem) => {
  expect(readDkimKey(text)).toEqual({ problem: expect.stringMatching(problem) })
})

test('F18 an attempt at a mail server that answers byte by byte ends after its time', async () => {
  const server = await startMailServer()
  const slow = await server.trickling()
  const port = createSmtpPort({ smtpUrl: slow.url, from }, { maxSendingMs: 400 })
  onTestFinished(() => port.close())
  const began = performance.now()

  await expect(port.send(MAIL)).rejects.toThrow()

  expect(performance.now() - began).toBeLessThan(5_000)
  await expect.poll(slow.connections, { timeout: 5_000 }).toBe(0)
  expect(server.delivered).toEqual([])
})
