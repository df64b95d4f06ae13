/** The doctor finds what is wrong with the DNS records of mail, and says what to do about it. */
import { expect, test } from 'vitest'
import { mailEnv } from '#test/mail-env.ts'
import { dkimRecord } from '#work/mail/dkim-key.ts'
import { checkDns, type MailResolver } from './check-dns.ts'
import { conclude, type FindingState } from './finding.ts'

/** "TYPE name" to its answers. */
type Zone = Record<string, string[]>

const { mail } = mailEnv()
const signer = dkimRecord(mail.dkim as NonNullable<typeof mail.dkim>)

const RIGHT: Zone = {
  'TXT example.org': ['unrelated=1', 'v=spf1 a:mail.example.org ~all'],
  [`TXT ${signer.name}`]: [signer.value],
  'TXT _dmarc.example.org': ['v=DMARC1; p=none'],
  'MX example.org': ['mx.example.org'],
  'A mail.example.org': ['192.0.2.7'],
  'AAAA mail.example.org': ['2001:db8::7'],
  'PTR 192.0.2.7': ['mail.example.org'],
  'PTR 2001:db8::7': ['mail.example.org'],
}

function zoneResolver(zone: Zone, missing = 'ENODATA'): MailResolver {
  const find = async (key: string) => {
    const found = zone[key]
    if (!found) throw Object.assign(new Error(missing), { code: missing })
    return found
  }
  return {
    // A long record has several parts.
    resolveTxt: async (name) =>
      (await find(`TXT ${name}`)).map((text) => [text.slice(0, 200), text.slice(200)]),
    resolveMx: async (name) =>
      (await find(`MX ${name}`)).map((exchange) => ({ exchange, priority: 10 })),
    resolve4: (name) => find(`A ${name}`),
    resolve6: (name) => find(`AAAA ${name}`),
    reverse: (address) => find(`PTR ${address}`),
  }
}

const states = (findings: { about: string; state: string }[]) =>
  Object.fromEntries(findings.map(({ about, state }) => [about, state]))

const found = async (about: string, zone: Zone, env = mailEnv()) =>
  (await checkDns(env, zoneResolver(zone))).find((finding) => finding.about === about)

test('complete records are fine, and are printed exactly', async () => {
  const findings = await checkDns(mailEnv(), zoneResolver(RIGHT))
  expect(states(findings)).toEqual({ SPF: 'ok', DKIM: 'ok', DMARC: 'ok', MX: 'ok', PTR: 'ok' })
  expect(findings.map(({ record }) => record && Object.values(record).join(' '))).toEqual([
    'TXT example.org v=spf1 a:mail.example.org ~all',
    `TXT rolecall._domainkey.example.org ${signer.value}`,
    'TXT _dmarc.example.org v=DMARC1; p=none; rua=mailto:ops@example.org',
    undefined,
    undefined,
  ])
})

test('without any record, each one is named with what to do', async () => {
  const findings = await checkDns(mailEnv(), zoneResolver({}))
  expect(states(findings)).toEqual({ SPF: 'fix', DKIM: 'fix', DMARC: 'fix', MX: 'fix', PTR: 'fix' })
  expect(findings.flatMap(({ lines }) => lines)).toEqual(
    expect.arrayContaining([
      'There is no SPF record.',
      'There is no DKIM record.',
      'There is no DMARC record.',
      'example.org takes no mail, so nobody learns what came back to bounces@example.org.',
      'mail.example.org has no address.',
    ]),
  )
})

test('without a connection it says so, and still prints the records', async () => {
  const findings = await checkDns(mailEnv(), zoneResolver({}, 'ECONNREFUSED'))
  expect(new Set(findings.map(({ state }) => state))).toEqual(new Set(['unknown']))
  expect(findings[1]?.record?.value).toBe(signer.value)
})

test('a zone whose servers fail is a problem to fix, and a fault of our own is none of DNS', async () => {
  const findings = await checkDns(mailEnv(), zoneResolver({}, 'ESERVFAIL'))
  expect(new Set(findings.map(({ state }) => state))).toEqual(new Set(['fix']))
  expect(findings[0]?.lines[0]).toContain('SERVFAIL')
  await expect(checkDns(mailEnv(), zoneResolver({}, 'ERR_INVALID_ARG_TYPE'))).rejects.toThrow()
})

test.each<[FindingState[], string, boolean]>([
  [['ok', 'note'], 'Nothing to fix.', true],
  [['ok', 'unknown'], '1 check couldn’t be made.', false],
  [['unknown', 'unknown'], '2 checks couldn’t be made.', false],
  [['fix', 'unknown', 'fix'], '2 to fix. 1 check couldn’t be made.', false],
])('findings %j conclude: %s', (given, text, isFine) => {
  const findings = given.map((state) => ({ state, about: 'SPF', lines: [] }))
  expect(conclude(findings)).toEqual({ text, isFine })
})

test('an SPF record with too many lookups is found, also through what it includes', async () => {
  const many = Array.from({ length: 6 }, (_, at) => `a:h${at}.example`).join(' ')
  const zone = {
    ...RIGHT,
    'TXT example.org': [`v=spf1 ${many} include:more.example ~all`],
    'TXT more.example': [`v=spf1 ${many} -all`],
  }
  expect(await found('SPF', zone)).toMatchObject({
    state: 'fix',
    lines: [expect.any(String), expect.stringMatching(/^It takes 13 lookups/)],
  })
  const circle = { ...RIGHT, 'TXT example.org': ['v=spf1 include:example.org ~all'] }
  expect(await found('SPF', circle)).toMatchObject({ state: 'fix' })
})

test('an SPF record that does not name the host is left to the operator to judge', async () => {
  const zone = { ...RIGHT, 'TXT example.org': ['v=spf1 include:provider.example ~all'] }
  expect(await found('SPF', zone)).toMatchObject({
    state: 'note',
    lines: [
      expect.any(String),
      expect.stringContaining('doesn’t name mail.example.org'),
      expect.any(String),
    ],
  })
})

test('a missing DKIM record is also written as a zone file wants it', async () => {
  const { [`TXT ${signer.name}`]: _, ...zone } = RIGHT
  const lines = (await found('DKIM', zone))?.lines ?? []
  const parts = [...(lines.at(-1)?.matchAll(/"([^"]{1,255})"/g) ?? [])].map(([, part]) => part)
  expect(parts).toHaveLength(2)
  expect(parts.join('')).toBe(signer.value)
})

test('without a key, an envelope of another domain fails DMARC, which is said', async () => {
  const linesAt = async (bounces: string) => {
    const env = mailEnv({ DKIM_KEY: '', MAIL_BOUNCES: bounces })
    return (await found('DKIM', RIGHT, env))?.lines.join(' ')
  }
  expect(await linesAt('bounces@mail.example.org')).not.toContain('DMARC')
  expect(await linesAt('bounces@provider.example')).toContain('so without a signature DMARC fails')
})

test('the DMARC record of the domain above counts', async () => {
  const env = mailEnv({ MAIL_FROM: 'jobs@mail.example.org' })
  expect(await found('DMARC', RIGHT, env)).toMatchObject({ state: 'ok' })
})

test('a host without a name that leads back is pointed out', async () => {
  expect(await found('PTR', { ...RIGHT, 'PTR 192.0.2.7': ['other.example'] })).toMatchObject({
    state: 'note',
    lines: [
      '192.0.2.7 has no name that leads back to it.',
      '2001:db8::7 is mail.example.org, and back.',
      expect.stringContaining('set its PTR record to mail.example.org'),
    ],
  })
})

test('a domain without MX records takes mail itself, unless it says that it takes none', async () => {
  const { 'MX example.org': _, ...rest } = RIGHT
  expect(await found('MX', { ...rest, 'A example.org': ['192.0.2.8'] })).toMatchObject({
    state: 'ok',
    lines: ['Mail to bounces@example.org goes to example.org.', expect.any(String)],
  })
  expect(await found('MX', { ...RIGHT, 'MX example.org': [''] })).toMatchObject({ state: 'fix' })
})

test('with a mail server on the same machine, the public address is the sender', async () => {
  const env = mailEnv({ SMTP_URL: 'smtp://127.0.0.1:25' })
  expect((await found('SPF', RIGHT, env))?.record?.value).toBe('v=spf1 a:jobs.example.org ~all')
})

test('without a key and without a hook, it says what is missing', async () => {
  const env = mailEnv({ DKIM_KEY: '', MAIL_HOOK_KEY: '' })
  expect(await found('DKIM', RIGHT, env)).toMatchObject({ state: 'note' })
  expect(await found('MX', RIGHT, env)).toMatchObject({
    state: 'note',
    lines: [expect.any(String), expect.stringContaining('https://jobs.example.org/hooks/mail')],
  })
})
