import { generateKeyPairSync } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { rateOf, SHIPPED_RATES } from '#core/pay/exchange-rates.ts'
import { DEFAULT_PLANS } from '#core/plan/plan-settings.ts'
import { type Env, readEnv } from './env.ts'
import { machine, usualPageThreads } from './page-thread-count.ts'
import { isStartProblem } from './start-problem.ts'

const DEFAULTS: Env = {
  port: 3000,
  host: '127.0.0.1',
  dataDir: path.resolve('.data'),
  databaseUrl: null,
  directUrl: null,
  replicaUrl: null,
  secretKeys: null,
  backupKeys: null,
  trustedProxies: 0,
  searchThreads: 1,
  cluster: null,
  pageCacheBytes: 16 * 2 ** 20,
  pageThreads: usualPageThreads(machine()),
  metricsKey: null,
  metricsAddress: null,
  tracing: null,
  backupDir: null,
  backupSchedule: null,
  logLevel: 'info',
  logsRequests: false,
  hasPublicUrl: false,
  mail: null,
  mailHookKey: null,
  scanner: null,
  providers: [],
  model: null,
  stripe: null,
  s3: null,
  googleIndexing: null,
  fakeInternet: null,
  gather: { isOn: true, atOnce: 16, gate: 'tech' },
  companyPages: false,
  companyLogos: true,
  sourcesOn: [],
  sourceKeys: {},
  settings: {
    rolecall: null,
    publicUrl: 'http://localhost:3000',
    excludedSources: ['dou', 'djinni'],
    signInProviders: [],
    signUp: 'open',
    filesMaxBytes: null,
    mailIsConfigured: false,
    model: null,
    plans: DEFAULT_PLANS,
    indexNowKey: null,
    exchangeRates: SHIPPED_RATES,
    operator: { name: null, email: null, phone: null, hours: null, address: null, links: [] },
  },
}

const withSettings = (settings: Partial<Env['settings']>): Partial<Env> => ({
  settings: { ...DEFAULTS.settings, ...settings },
})
/** A server with an address for others listens to them. */
const publicUrl = (address: string) => ({
  hasPublicUrl: true,
  host: /\/\/(?:localhost|127\.)/.test(address) ? '127.0.0.1' : '0.0.0.0',
  ...withSettings({ publicUrl: address }),
})
const operator = (known: Partial<Env['settings']['operator']>) =>
  withSettings({ operator: { ...DEFAULTS.settings.operator, ...known } })

test('exchange rates come from a file, and a file without them is refused', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rates-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'rates.json')
  fs.writeFileSync(file, '{"on":"2026-11-20","usdPerUnit":{"EUR":1.2}}')
  const { exchangeRates } = readEnv({ EXCHANGE_RATES: file }).settings
  expect(rateOf(exchangeRates, 'EUR')).toEqual({ usd: 1.2, on: '2026-11-20' })
  fs.writeFileSync(file, '{}')
  for (const wrong of [file, path.join(folder, 'missing.xml')]) {
    expect(() => readEnv({ EXCHANGE_RATES: wrong })).toThrow(
      'EXCHANGE_RATES must be a file with the exchange rates of the European Central Bank',
    )
  }
})

test('no setting is required', () => {
  expect(readEnv({})).toEqual(DEFAULTS)
})

test.each<[Record<string, string>, Partial<Env>]>([
  [{ HOME: '/root', PATH: '/bin' }, {}],
  [{ COMPANY_PAGES: 'on' }, { companyPages: true }],
  [{ COMPANY_LOGOS: 'off' }, { companyLogos: false }],
  [{ PORT: '', PUBLIC_URL: '', DATABASE_URL: '', OPERATOR_EMAIL: '' }, {}],
  [{ CLAMD: '127.0.0.1:3310' }, { scanner: { host: '127.0.0.1', port: 3310 } }],
  [{ CLAMD: '[::1]:3310' }, { scanner: { host: '::1', port: 3310 } }],
  [{ CLAMD: '/run/clamd.sock' }, { scanner: { path: '/run/clamd.sock' } }],
  [{ FAKE_INTERNET: '127.0.0.1:4010' }, { fakeInternet: { host: '127.0.0.1', port: 4010 } }],
  [{ PORT: '8080' }, { port: 8080, ...withSettings({ publicUrl: 'http://localhost:8080' }) }],
  [{ PORT: '65535' }, { port: 65_535, ...withSettings({ publicUrl: 'http://localhost:65535' }) }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ DATA_DIR: '/var/lib/rolecall' }, { dataDir: '/var/lib/rolecall' }],
  [{ DATABASE_URL: 'postgres://u:p@db:5432/jobs' }, { databaseUrl: 'postgres://u:p@db:5432/jobs' }],
  [{ DATABASE_URL: 'postgresql:///jobs' }, { databaseUrl: 'postgresql:///jobs' }],
  [{ PUBLIC_URL: 'https://jobs.example.org' }, publicUrl('https://jobs.example.org')],
  [{ PUBLIC_URL: 'https://Jobs.Example.org:443/' }, publicUrl('https://jobs.example.org')],
  [{ PUBLIC_URL: 'http://localhost:3000' }, publicUrl('http://localhost:3000')],
  [{ TRUST_PROXY: '2' }, { trustedProxies: 2 }],
  [{ SEARCH_THREADS: '4' }, { searchThreads: 4 }],
  [{ PAGE_THREADS: '0' }, { pageThreads: 0 }],
  [{ PAGE_THREADS: '12' }, { pageThreads: 12 }],
  [{ PAGE_CACHE_MB: '0' }, { pageCacheBytes: 0 }],
  [{ PAGE_CACHE_MB: '64' }, { pageCacheBytes: 64 * 2 ** 20 }],
  [{ METRICS_KEY: 'a-key-for-prometheus' }, { metricsKey: 'a-key-for-prometheus' }],
  [{ EXCLUDED_SOURCES: ' dou , lever,' }, withSettings({ excludedSources: ['dou', 'lever'] })],
  [{ EXCLUDED_SOURCES: ',' }, withSettings({ excludedSources: [] })],
  [{ EXCLUDED_SOURCES: '' }, {}],
  [{ OPERATOR_NAME: ' Acme Jobs ' }, operator({ name: 'Acme Jobs' })],
  [{ OPERATOR_EMAIL: 'jobs@acme.example' }, operator({ email: 'jobs@acme.example' })],
  [{ OPERATOR_PHONE: '+1 (555) 010-0199' }, operator({ phone: '+1 (555) 010-0199' })],
  [
    { OPERATOR_PHONE: '5550100199', OPERATOR_HOURS: ' Weekdays, 9am–5pm Eastern ' },
    operator({ phone: '5550100199', hours: 'Weekdays, 9am–5pm Eastern' }),
  ],
  [{ OPERATOR_ADDRESS: '1 Main St' }, operator({ address: '1 Main St' })],
  [
    { OPERATOR_LINKS: ' https://github.com/acme , https://Social.example/@acme,' },
    operator({
      links: ['https://github.com/acme', 'https://social.example/@acme'],
    }),
  ],
  [{ OPERATOR_LINKS: '' }, {}],
  [
    { SMTP_URL: 'smtp://u:p@mail.example.org:587', MAIL_FROM: 'Acme <jobs@example.org>' },
    {
      ...withSettings({ mailIsConfigured: true }),
      mail: {
        smtpUrl: 'smtp://u:p@mail.example.org:587',
        from: { name: 'Acme', address: 'jobs@example.org' },
        bounces: 'jobs@example.org',
        dkim: null,
      },
    },
  ],
  [{ MAIL_HOOK_KEY: 'a-key-for-the-hook' }, { mailHookKey: 'a-key-for-the-hook' }],
  [{ MAIL_FROM: 'jobs@example.org' }, {}],
  [
    { PUBLIC_URL: 'https://jobs.example.org', INDEXNOW_KEY: 'a1b2-c3d4' },
    {
      ...publicUrl('https://jobs.example.org'),
      ...withSettings({ publicUrl: 'https://jobs.example.org', indexNowKey: 'a1b2-c3d4' }),
    },
  ],
  [
    { PUBLIC_URL: 'https://jobs.example.org', GOOGLE_INDEXING_KEY: '/etc/google.json' },
    {
      ...publicUrl('https://jobs.example.org'),
      googleIndexing: { keyFile: '/etc/google.json', perDay: 200 },
    },
  ],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  [{ ACCESS_LOG: 'on' }, { logsRequests: true }],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%2Cb,team=jobs',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    },
    {
      tracing: {
        endpoint: 'http://127.0.0.1:4318',
        headers: { 'api-key': 'a,b', team: 'jobs' },
        serviceName: 'rolecall',
        share: 0.25,
      },
    },
  ],
  [{ METRICS_PORT: '9464' }, { metricsAddress: { host: '127.0.0.1', port: 9464 } }],
  [{ BACKUP_DIR: '/var/backups' }, { backupDir: '/var/backups' }],
  [
    { BACKUP_DIR: '/var/backups', BACKUP_HOUR: '2' },
    { backupDir: '/var/backups', backupSchedule: { hour: 2, keepDays: 30 } },
  ],
])('%o is read', (variables, env) => expect(readEnv(variables)).toEqual({ ...DEFAULTS, ...env }))

test.each<[Record<string, string>, string]>([
  [{ PORT: 'http' }, 'PORT must be a port number from 0 to 65535'],
  [{ PORT: '65536' }, 'PORT must be a port number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT must be a port number from 0 to 65535'],
  [
    { INDEXNOW_KEY: 'a b', PUBLIC_URL: 'https://jobs.example.org' },
    'INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens',
  ],
  [
    { INDEXNOW_KEY: 'a1b2c3d4' },
    'PUBLIC_URL must be the address that search engines can reach, with INDEXNOW_KEY',
  ],
  [
    { GOOGLE_INDEXING_KEY: 'google.json', PUBLIC_URL: 'http://localhost:3000' },
    'PUBLIC_URL must be the address that search engines can reach, with GOOGLE_INDEXING_KEY',
  ],
  [
    { DATABASE_URL: 'mysql://db/jobs' },
    'DATABASE_URL must look like postgres://user:password@host:5432/name',
  ],
  [
    { DATABASE_URL: 'postgres://u:p#w@db:5432/jobs' },
    'DATABASE_URL must look like postgres://user:password@host:5432/name',
  ],
  [
    { PUBLIC_URL: 'jobs.example.org' },
    'PUBLIC_URL must be an address like https://jobs.example.org',
  ],
  [
    { PUBLIC_URL: 'ftp://jobs.example.org' },
    'PUBLIC_URL must be an address like https://jobs.example.org',
  ],
  [{ PUBLIC_URL: 'https://example.org/jobs' }, 'PUBLIC_URL must have no path'],
  [{ PUBLIC_URL: 'https://example.org/?a=1' }, 'PUBLIC_URL must have no path'],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY must be the number of proxies in front of the server, 0 to 9',
  ],
  [
    { TRUST_PROXY: '10' },
    'TRUST_PROXY must be the number of proxies in front of the server, 0 to 9',
  ],
  [
    { DATABASE_DIRECT_URL: 'postgres://db/jobs' },
    'DATABASE_URL is needed with DATABASE_DIRECT_URL',
  ],
  [{ OPERATOR_NAME: ' ' }, 'OPERATOR_NAME must not be blank'],
  [{ METRICS_PORT: '99999' }, 'METRICS_PORT must be a port number from 0 to 65535'],
  [{ BACKUP_HOUR: '2' }, 'BACKUP_DIR is needed with BACKUP_HOUR: where backups are written'],
  [{ BACKUP_DIR: '/b', BACKUP_HOUR: '24' }, 'BACKUP_HOUR must be an hour of UTC, 0 to 23'],
  [
    { OTEL_TRACES_SAMPLER_ARG: '1.5' },
    'OTEL_TRACES_SAMPLER_ARG must be a share of the requests, 0 to 1, like 0.1',
  ],
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
    'OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name2=value2',
  ],
  [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY is needed with S3_BUCKET'],
  [{ S3_ENDPOINT: 'https://s3.example.org' }, 'S3_BUCKET is needed with S3_ENDPOINT'],
  [{ FILES_IN: 's3' }, 'S3_BUCKET is needed with FILES_IN'],
  [{ S3_DOWNLOADS: 'direct' }, 'S3_DOWNLOADS must be proxied or presigned'],
  [{ METRICS_HOST: '127.0.0.1' }, 'METRICS_PORT is needed with METRICS_HOST'],
  [
    { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' },
    'METRICS_KEY is needed with METRICS_HOST, unless that is 127.0.0.1',
  ],
  [{ OPERATOR_EMAIL: 'acme' }, 'OPERATOR_EMAIL must be an email address'],
  [{ OPERATOR_PHONE: 'call me' }, 'OPERATOR_PHONE must be a phone number like +1 555 010 0199'],
  [
    { OPERATOR_HOURS: 'Weekdays' },
    'OPERATOR_PHONE is needed with OPERATOR_HOURS: when it is answered',
  ],
  [
    { OPERATOR_LINKS: 'github.com/acme' },
    'OPERATOR_LINKS must be addresses like https://example.org/us',
  ],
  [
    { OPERATOR_LINKS: 'https://a.example,http://b.example' },
    'OPERATOR_LINKS must be addresses like https://example.org/us',
  ],
  [
    { OPERATOR_LINKS: 'javascript:alert(1)' },
    'OPERATOR_LINKS must be addresses like https://example.org/us',
  ],
  [
    { OPERATOR_LINKS: Array.from('abcdefg', (name) => `https://${name}.example`).join() },
    'OPERATOR_LINKS must be at most 6 addresses',
  ],
  [
    { SMTP_URL: 'mail.example.org', MAIL_FROM: 'jobs@example.org' },
    'SMTP_URL must look like smtps://user:password@mail.example.org:465',
  ],
  [
    { SMTP_URL: 'smtp://mail.example.org' },
    'MAIL_FROM is needed with SMTP_URL: the address that mail comes from',
  ],
  [{ MAIL_FROM: 'Acme' }, 'MAIL_FROM must look like Rolecall <jobs@example.org>'],
  [
    { FAKE_INTERNET: '192.168.0.1:80' },
    'FAKE_INTERNET must be a port on this machine, like 127.0.0.1:4010',
  ],
  [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL must be silent, error, warn, info or debug'],
])('%o is refused with the right form', (variables, line) =>
  expect(refusal(variables)).toBe(`These settings are invalid:\n  ${line}`),
)

const DKIM_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'jobs@mail.example.org' }

test('a DKIM key signs for the domain of the sender, or one above it', () => {
  const dkimOf = (more: Record<string, string>) =>
    readEnv({ ...MAIL, DKIM_KEY, ...more }).mail?.dkim
  expect(dkimOf({})).toEqual({
    domain: 'mail.example.org',
    selector: 'rolecall',
    privateKey: DKIM_KEY,
  })
  expect(dkimOf({ DKIM_DOMAIN: 'Example.org', DKIM_SELECTOR: 'k2.eu' })).toMatchObject({
    domain: 'example.org',
    selector: 'k2.eu',
  })
})

test.each<[Record<string, string>, string]>([
  [{ DKIM_DOMAIN: 'ample.org' }, 'DKIM_DOMAIN must be the domain of MAIL_FROM or one above it'],
  [{ DKIM_SELECTOR: 'a b' }, 'DKIM_SELECTOR must be letters, digits and hyphens, like rolecall'],
  [{ MAIL_BOUNCES: 'bounces' }, 'MAIL_BOUNCES must be an email address like bounces@example.org'],
  [
    { MAIL_HOOK_KEY: 'short' },
    'MAIL_HOOK_KEY must have at least 16 characters, none of them a space',
  ],
])('with a mail server, %o is refused', (variables, line) =>
  expect(refusal({ ...MAIL, DKIM_KEY, ...variables })).toBe(
    `These settings are invalid:\n  ${line}`,
  ),
)

test('a secret can be a file, which must be readable and the only value', () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-secrets-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true }))
  const file = path.join(directory, 'dkim.pem')
  fs.writeFileSync(file, DKIM_KEY)
  const given = { ...MAIL, DKIM_KEY_FILE: file }
  expect(readEnv(given).mail?.dkim?.privateKey).toBe(DKIM_KEY)
  expect(refusal({ ...given, DKIM_KEY })).toBe('Set DKIM_KEY or DKIM_KEY_FILE, not both.')
  expect(refusal({ SMTP_URL_FILE: `${file}.no` })).toMatch(/^SMTP_URL_FILE cannot be read: ENOENT/)
  expect(refusal({ SMTP_PORT_FILE: file })).toMatch(/SMTP_PORT_FILE is not a Rolecall setting/)
})

const SETTINGS = [
  ...fs
    .readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
    .matchAll(/^\| `([A-Z_]+)` \|/gm),
].map(([, name]) => `${name}`)

/** A key that sites publish, and one that is the path of a file itself. */
const NO_SECRETS = ['INDEXNOW_KEY', 'GOOGLE_INDEXING_KEY']

test('every key, secret and address with a password can be the path of a file', () => {
  const secrets = SETTINGS.filter(
    (name) => /(?:_KEY|_SECRET|^DATABASE_URL|^SMTP_URL)$/.test(name) && !NO_SECRETS.includes(name),
  )
  expect(secrets.length).toBeGreaterThan(15)
  for (const name of secrets) {
    expect(refusal({ [`${name}_FILE`]: '/nowhere' })).toMatch(`${name}_FILE cannot be read: ENOENT`)
  }
})

test('an unknown name with a prefix of ours is refused with the names that there are', () => {
  expect(refusal({ SMTP_PORT: '25' })).toBe(
    'SMTP_PORT is not a Rolecall setting. There are SMTP_URL.\n' +
      'The settings are listed in docs/operating.md.',
  )
  expect(refusal({ ROLECALL_COLOR: 'x' })).toMatch(/^ROLECALL_COLOR is not a Rolecall setting\.\n/)
})

test.each([
  ['SMTP_URLL', 'SMTP_URLL is not a setting. Did you mean SMTP_URL?'],
  ['ROLECALL_SMTP_URLL', 'ROLECALL_SMTP_URLL is not a setting. Did you mean SMTP_URL?'],
  ['ROLECALL_HOST', 'ROLECALL_HOST is not a setting. Did you mean HOST?'],
  ['DATABSE_URL_FILE', 'DATABSE_URL_FILE is not a setting. Did you mean DATABASE_URL_FILE?'],
  ['SECRET_KEYFILE', 'SECRET_KEYFILE is not a setting. Did you mean SECRET_KEY_FILE?'],
  [
    'PUBLIC_URL_FILE',
    'PUBLIC_URL_FILE is not a setting: only secrets can be files. Set PUBLIC_URL.',
  ],
])('%s is refused with what was meant', (name, sentence) => {
  expect(refusal({ [name]: 'x' })).toBe(
    `${sentence}\nThe settings are listed in docs/operating.md.`,
  )
})

test('a file of another program is no setting', () => {
  expect(refusal({ PORT_FILE: '/run/port', SSL_CERT_FILE: '/etc/ssl/ca.pem' })).toBeNull()
})

test('what Kubernetes sets for a service that is called like us is no setting', () => {
  const set = { ROLECALL_SERVICE_HOST: '10.0.0.1', ROLECALL_PORT_80_TCP_ADDR: '10.0.0.1' }
  expect(refusal({ ...set, ROLECALL_PORT: 'tcp://10.0.0.1:80' })).toBeNull()
})

test('all wrong settings are reported at once', () => {
  expect(refusal({ PORT: 'x', TRUST_PROXY: 'y', HOST: 'fine' })).toBe(
    'These settings are invalid:\n' +
      '  PORT must be a port number from 0 to 65535\n' +
      '  TRUST_PROXY must be the number of proxies in front of the server, 0 to 9',
  )
})

function refusal(variables: Record<string, string>): string | null {
  try {
    readEnv(variables)
    return null
  } catch (error) {
    return isStartProblem(error) ? error.message : String(error)
  }
}

test('a language model is an address and a name, with or without a key', () => {
  const given = { MODEL_URL: 'http://127.0.0.1:11434/v1/', MODEL_NAME: 'small' }
  expect(readEnv(given)).toMatchObject({
    model: { url: 'http://127.0.0.1:11434/v1', name: 'small', key: null },
    settings: { model: { name: 'small', host: '127.0.0.1:11434' } },
  })
  expect(readEnv({ ...given, MODEL_KEY: 'secret' }).model?.key).toBe('secret')
  for (const MODEL_URL of [
    'ftp://x.example',
    'https://user:key@x.example/v1',
    'https://x.example/?a=1',
  ]) {
    expect(() => readEnv({ ...given, MODEL_URL })).toThrow(/MODEL_URL must/)
  }
  expect(() => readEnv({ MODEL_URL: given.MODEL_URL })).toThrow(
    'MODEL_NAME is needed with MODEL_URL',
  )
})

test('a bucket is Amazon’s with its own host name, or any store’s with the bucket in the path', () => {
  const given = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readEnv({ ...given, S3_REGION: 'eu-central-1', S3_PREFIX: 'jobs/' }).s3).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
    bucket: 'files',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    prefix: 'jobs/',
    hasPathStyle: false,
    takesNewFiles: true,
    linksDownloads: false,
  })
  const own = { S3_ENDPOINT: 'http://127.0.0.1:9000', FILES_IN: 'database' }
  expect(readEnv({ ...given, ...own, S3_DOWNLOADS: 'presigned' }).s3).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
    hasPathStyle: true,
    takesNewFiles: false,
    linksDownloads: true,
  })
})

test.each([
  ['rolecall', 'rolecall'],
  ['./bin/rolecall', 'bin/rolecall'],
])('a server that was started as %s names its commands with %s', (CALLED_AS, rolecall) => {
  expect(readEnv({ CALLED_AS }).settings.rolecall).toBe(rolecall)
})
