/**
 * Every setting of the server, read once from the environment. A wrong one is named with what would be
 * right; nothing is guessed. The table of docs/operating.md describes the same names.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { z } from 'zod'
import { type JobGate, parseJobGate } from '#core/boards/job-gate.ts'
import { domainOf, isMailAddress, type Mailbox, parseMailbox } from '#core/mail/mail-address.ts'
import { type ExchangeRates, parseExchangeRates, SHIPPED_RATES } from '#core/pay/exchange-rates.ts'
import { GATES } from '#core/plan/plan.ts'
import {
  DEFAULT_BASIC_SAVED_JOBS,
  DEFAULT_GRACE_DAYS,
  parsePlanFeatures,
} from '#core/plan/plan-settings.ts'
import { HOW_TO_MAKE_A_KEY, parseSecretKeys } from '#core/settings/secret-key.ts'
import { DEFAULT_EXCLUDED_SOURCES, type Settings } from '#core/settings/settings.ts'
import { SIGN_UP_MODES } from '#core/settings/sign-up-mode.ts'
import { ROLE_FAMILIES } from '#core/title/role-kind-table.ts'
import type { SignInProvider } from '#work/account/sign-in-providers.ts'
import { type DkimSigner, readDkimKey } from '#work/mail/dkim-key.ts'
import { type ClusterSettings, clusterOf } from './cluster-settings.ts'
import { refuseMistyped, withSecretFiles } from './given-settings.ts'
import { isLoopbackHost } from './loopback.ts'
import { OTEL, type TracingSettings, tracingOf } from './otel-settings.ts'
import { machine, usualPageThreads } from './page-thread-count.ts'
import { PROVIDER_SETTINGS, providersOf } from './provider-settings.ts'
import { S3_TOGETHER, type S3Settings, s3Of } from './s3-settings.ts'
import { StartProblem, WRONG_SETTINGS_EXIT } from './start-problem.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** As many as fit in one line of the footer. */
const MAX_LINKS = 6

/** Where the server listens: only on this machine, unless it has a public address. */
const ONLY_HERE = '127.0.0.1'
const EVERYWHERE = '0.0.0.0'

/** Labels of letters, digits and inner hyphens, separated by dots. */
const DNS_NAME = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

const stripePrice = z
  .string()
  .regex(/^price_\w+$/, 'must be the id of a price, like price_…')
  .optional()

const databaseAddress = z
  .string()
  .refine(
    (url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url),
    'must look like postgres://user:password@host:5432/name',
  )
  .optional()

const clusterAddresses = z
  .string()
  .transform(commaSeparated)
  .refine(
    (urls) => urls.length > 0 && urls.every((url) => URL.canParse(url) && isClusterAddress(url)),
    'must be addresses like https://search.example.org:9200, separated by commas',
  )

const isClusterAddress = (text: string) => {
  const { protocol, pathname, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash
}

const optionalText = z.string().trim().min(1, 'must not be blank').optional()

const Variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535')
    .default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_REPLICA_URL: databaseAddress,
  SECRET_KEY: z
    .string()
    .transform(parseSecretKeys)
    .refine((keys) => keys !== null, `must be 32 random bytes in base64; ${HOW_TO_MAKE_A_KEY}`)
    .optional(),
  BACKUP_KEY: z
    .string()
    .transform(parseSecretKeys)
    .refine((keys) => keys !== null, `must be 32 random bytes in base64; ${HOW_TO_MAKE_A_KEY}`)
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://jobs.example.org' })
    .transform((url) => new URL(url))
    .refine((url) => url.pathname === '/' && !url.search && !url.hash, 'must have no path')
    .transform((url) => url.origin)
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^[0-9]$/, 'must be the number of proxies in front of the server, 0 to 9')
    .transform(Number)
    .default(0),
  SEARCH_THREADS: z
    .string()
    .regex(/^([1-9]|1[0-6])$/, 'must be the number of searches to run at once, 1 to 16')
    .transform(Number)
    .default(1),
  SEARCH_URL: clusterAddresses.optional(),
  SEARCH_USERNAME: z.string().min(1).optional(),
  SEARCH_PASSWORD: z.string().min(1).optional(),
  SEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens, like rolecall')
    .optional(),
  SEARCH_SHARDS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number of shards, 1 to 999')
    .transform(Number)
    .optional(),
  SEARCH_REPLICAS: z
    .string()
    .regex(/^[0-9]$/, 'must be a number of copies besides the first, 0 to 9')
    .transform(Number)
    .optional(),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^(0|[1-9]\d{0,3})$/, 'must be a number of megabytes, 0 to 9999')
    .transform((text) => Number(text) * 2 ** 20)
    .default(16 * 2 ** 20),
  PAGE_THREADS: z
    .string()
    // The built-in database has room for their connections.
    .regex(/^(\d|1[0-2])$/, 'must be the number of threads that render pages, 0 to 12')
    .transform(Number)
    .optional(),
  EXCHANGE_RATES: z.string().transform(readRates).optional(),
  METRICS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, none of them a space')
    .optional(),
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535')
    .optional(),
  METRICS_HOST: z.string().min(1).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_HOUR: z
    .string()
    .regex(/^(?:1?\d|2[0-3])$/, 'must be an hour of UTC, 0 to 23')
    .transform(Number)
    .optional(),
  BACKUP_KEEP_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a number of days, 1 to 99999')
    .transform(Number)
    .default(30),
  EXCLUDED_SOURCES: z
    .string()
    .transform(commaSeparated)
    .default([...DEFAULT_EXCLUDED_SOURCES]),
  OPERATOR_NAME: optionalText,
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  OPERATOR_PHONE: z
    .string()
    .trim()
    .regex(/^\+?[\d ().-]{4,30}$/, 'must be a phone number like +1 555 010 0199')
    .optional(),
  OPERATOR_HOURS: optionalText,
  OPERATOR_ADDRESS: optionalText,
  OPERATOR_LINKS: z
    .string()
    .transform(commaSeparated)
    .refine((links) => links.every(isWebAddress), 'must be addresses like https://example.org/us')
    .refine((links) => links.length <= MAX_LINKS, `must be at most ${MAX_LINKS} addresses`)
    .transform((links) => links.map((link) => new URL(link).href))
    .default([]),
  SMTP_URL: z
    .string()
    .refine(
      (url) => /^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== '',
      'must look like smtps://user:password@mail.example.org:465',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .transform(parseMailbox)
    .refine((mailbox) => mailbox !== null, 'must look like Rolecall <jobs@example.org>')
    .optional(),
  MAIL_BOUNCES: z
    .string()
    .refine(isMailAddress, 'must be an email address like bounces@example.org')
    .optional(),
  MAIL_HOOK_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, none of them a space')
    .optional(),
  DKIM_KEY: z
    .string()
    .transform((text, context) => {
      const read = readDkimKey(text)
      if ('privateKey' in read) return read.privateKey
      context.addIssue(read.problem)
      return z.NEVER
    })
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(DNS_NAME, 'must be letters, digits and hyphens, like rolecall')
    .default('rolecall'),
  DKIM_DOMAIN: z
    .string()
    .regex(DNS_NAME, 'must be a domain like example.org')
    .transform((domain) => domain.toLowerCase())
    .optional(),
  CLAMD: z
    .string()
    .transform(parseScanner)
    .refine((address) => address !== null, 'must look like 127.0.0.1:3310 or /run/clamd.sock')
    .optional(),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GITHUB_CLIENT_ID: optionalText,
  GITHUB_CLIENT_SECRET: optionalText,
  MICROSOFT_CLIENT_ID: optionalText,
  MICROSOFT_CLIENT_SECRET: optionalText,
  MICROSOFT_TENANT: z
    .string()
    .regex(
      /^(?!(?:common|organizations|consumers)$)[\w.-]+$/,
      'must be the id or domain of your own Microsoft tenant',
    )
    .optional(),
  APPLE_CLIENT_ID: optionalText,
  APPLE_CLIENT_SECRET: optionalText,
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://login.example.org' })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_LABEL: z.string().trim().min(1, 'must not be blank').max(40).default('Single sign-on'),
  MODEL_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://api.example.org/v1' })
    .refine((url) => !new URL(url).search && !new URL(url).hash, 'must have no ? or #')
    .refine((url) => !new URL(url).username, 'must not contain a user name; set MODEL_KEY instead')
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  MODEL_NAME: optionalText,
  MODEL_KEY: optionalText,
  SIGN_UP: z.enum(SIGN_UP_MODES, 'must be open, invitation or closed').default('open'),
  FILES_MAX_GB: z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,3})?$/, 'must be a number of gigabytes, like 50 or 0.5')
    .transform((text) => Math.round(Number(text) * 2 ** 30))
    .optional(),
  FILES_IN: z.enum(['database', 's3'], 'must be database or s3').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket, like rolecall-files')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.example.org' })
    .refine((url) => !new URL(url).search && !new URL(url).hash, 'must have no ? or #')
    .refine((url) => !new URL(url).username, 'must not contain a user name; set S3_ACCESS_KEY_ID')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,40}$/, 'must be a region like eu-central-1')
    .optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_PREFIX: z
    .string()
    .regex(/^(?:[\w.-]+\/){1,5}$/, 'must be letters, digits, hyphens and a slash, like rolecall/')
    .optional(),
  S3_PATH_STYLE: z.enum(['on', 'off'], 'must be on or off').optional(),
  S3_DOWNLOADS: z.enum(['proxied', 'presigned'], 'must be proxied or presigned').optional(),
  PLANS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  BASIC_SAVED_JOBS: z
    .string()
    .regex(/^(?:unlimited|[1-9]\d{0,4})$/, 'must be a number from 1 to 99,999, or unlimited')
    .transform((text) => (text === 'unlimited' ? null : Number(text)))
    .default(DEFAULT_BASIC_SAVED_JOBS),
  PLAN_FEATURES: z
    .string()
    .transform(parsePlanFeatures)
    .refine(
      (gates) => gates !== null,
      `must look like cover_letters:premium, with any of ${GATES.join(', ')}`,
    )
    .transform((gates) => gates ?? {})
    .default({}),
  PLAN_GRACE_DAYS: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a number of days, 0 to 99')
    .transform(Number)
    .default(DEFAULT_GRACE_DAYS),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:test|live)_\w+$/, 'must be a secret or restricted key, like sk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook, like whsec_…')
    .optional(),
  STRIPE_PRICE_PREMIUM_MONTHLY: stripePrice,
  STRIPE_PRICE_PREMIUM_ANNUALLY: stripePrice,
  STRIPE_PRICE_ENTERPRISE_MONTHLY: stripePrice,
  STRIPE_PRICE_ENTERPRISE_ANNUALLY: stripePrice,
  STRIPE_TAX: z.enum(['on', 'off'], 'must be on or off').default('on'),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://127.0.0.1:12111' })
    .refine(
      (url) => isLoopbackHost(new URL(url).hostname),
      'must be on this machine: it is for a mock of Stripe',
    )
    .optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z\d-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
    .optional(),
  GOOGLE_INDEXING_KEY: z.string().min(1).optional(),
  GOOGLE_INDEXING_PER_DAY: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a number of pages, 1 to 9,999,999')
    .transform(Number)
    .default(200),
  GATHER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  GATHER_AT_ONCE: z
    .string()
    .regex(/^([1-9]|[1-2]\d|3[0-2])$/, 'must be the number of boards to read at once, 1 to 32')
    .transform(Number)
    .default(16),
  JOB_FIELDS: z
    .string()
    .refine(
      (text) => parseJobGate(text) !== null,
      `must be tech, all, or a list of ${ROLE_FAMILIES.join(', ')}`,
    )
    .transform((text) => parseJobGate(text) ?? 'tech')
    .default('tech'),
  COMPANY_PAGES: z.enum(['on', 'off'], 'must be on or off').default('off'),
  COMPANY_LOGOS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SOURCES_ON: z.string().transform(commaSeparated).default([]),
  ADZUNA_APP_ID: optionalText,
  ADZUNA_APP_KEY: optionalText,
  JOOBLE_API_KEY: optionalText,
  THEMUSE_API_KEY: optionalText,
  USAJOBS_API_KEY: optionalText,
  USAJOBS_EMAIL: optionalText,
  FAKE_INTERNET: z
    .string()
    .regex(/^127\.0\.0\.1:\d{1,5}$/, 'must be a port on this machine, like 127.0.0.1:4010')
    .transform((address) => ({ host: '127.0.0.1', port: Number(address.split(':')[1]) }))
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'must be silent, error, warn, info or debug',
    )
    .default('info'),
  ACCESS_LOG: z.enum(['on', 'off'], 'must be on or off').default('off'),
  OTEL_EXPORTER_OTLP_ENDPOINT: OTEL.endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: OTEL.headers,
  OTEL_SERVICE_NAME: OTEL.serviceName,
  OTEL_TRACES_SAMPLER_ARG: OTEL.share,
})

/** Settings that can also be read from a file. */
const SECRETS = [
  ...['SECRET_KEY', 'BACKUP_KEY', 'METRICS_KEY'],
  ...['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'],
  ...['SEARCH_URL', 'SEARCH_PASSWORD'],
  ...['SMTP_URL', 'MAIL_HOOK_KEY', 'DKIM_KEY'],
  ...['GOOGLE_CLIENT_SECRET', 'GITHUB_CLIENT_SECRET', 'MICROSOFT_CLIENT_SECRET'],
  ...['APPLE_CLIENT_SECRET', 'OIDC_CLIENT_SECRET', 'MODEL_KEY'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ...['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'OTEL_EXPORTER_OTLP_HEADERS'],
  ...['ADZUNA_APP_KEY', 'JOOBLE_API_KEY', 'THEMUSE_API_KEY', 'USAJOBS_API_KEY'],
]

/** Keys of the operator's at sources that want one. */
const SOURCE_KEYS = [
  'ADZUNA_APP_ID',
  'ADZUNA_APP_KEY',
  'JOOBLE_API_KEY',
  'THEMUSE_API_KEY',
  'USAJOBS_API_KEY',
  'USAJOBS_EMAIL',
] as const

/** Settings of a search cluster. */
const NEED_CLUSTER = [
  'SEARCH_USERNAME',
  'SEARCH_PASSWORD',
  'SEARCH_PREFIX',
  'SEARCH_SHARDS',
  'SEARCH_REPLICAS',
] as const

/** Settings that need each other. */
const TOGETHER = [
  ...PROVIDER_SETTINGS,
  ['MODEL_URL', 'MODEL_NAME'] as const,
  S3_TOGETHER,
  [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_PREMIUM_MONTHLY',
    'STRIPE_PRICE_PREMIUM_ANNUALLY',
  ] as const,
  ['STRIPE_PRICE_ENTERPRISE_MONTHLY', 'STRIPE_PRICE_ENTERPRISE_ANNUALLY'] as const,
]

/** Settings that notify search engines of pages, which they must be able to reach. */
const NEED_PUBLIC_URL = ['INDEXNOW_KEY', 'GOOGLE_INDEXING_KEY'] as const

/** Settings that mean nothing without a bucket. */
const NEED_BUCKET = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_PREFIX',
  'S3_PATH_STYLE',
  'S3_DOWNLOADS',
] as const

const Environment = Variables.refine(
  ({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined,
  { path: ['MAIL_FROM'], message: 'is needed with SMTP_URL: the address that mail comes from' },
)
  .refine(
    ({ OPERATOR_PHONE, OPERATOR_HOURS }) =>
      OPERATOR_HOURS === undefined || OPERATOR_PHONE !== undefined,
    { path: ['OPERATOR_PHONE'], message: 'is needed with OPERATOR_HOURS: when it is answered' },
  )
  .superRefine((env, context) => {
    const needed = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    const needing = NEED_PUBLIC_URL.find((name) => env[name] !== undefined)
    if (needing && !isPublic(env.PUBLIC_URL)) {
      needed('PUBLIC_URL', `must be the address that search engines can reach, with ${needing}`)
    }
    if (env.STRIPE_API_URL && !env.STRIPE_SECRET_KEY) {
      needed('STRIPE_SECRET_KEY', 'is needed with STRIPE_API_URL')
    }
    if (env.STRIPE_SECRET_KEY && env.PLANS === 'off') {
      needed('PLANS', 'must be on with STRIPE_SECRET_KEY')
    }
    if (env.STRIPE_PRICE_ENTERPRISE_MONTHLY && !env.STRIPE_SECRET_KEY) {
      needed('STRIPE_SECRET_KEY', 'is needed with STRIPE_PRICE_ENTERPRISE_MONTHLY')
    }
    if (env.METRICS_HOST && env.METRICS_PORT === undefined) {
      needed('METRICS_PORT', 'is needed with METRICS_HOST')
    }
    if (env.METRICS_HOST && !isLoopbackHost(env.METRICS_HOST) && !env.METRICS_KEY) {
      needed('METRICS_KEY', 'is needed with METRICS_HOST, unless that is 127.0.0.1')
    }
    if (env.BACKUP_HOUR !== undefined && env.BACKUP_DIR === undefined) {
      needed('BACKUP_DIR', 'is needed with BACKUP_HOUR: where backups are written')
    }
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
      if (env[name] && !env.DATABASE_URL) needed('DATABASE_URL', `is needed with ${name}`)
    }
    const ofCluster = NEED_CLUSTER.find((name) => env[name] !== undefined)
    if (ofCluster && !env.SEARCH_URL) needed('SEARCH_URL', `is needed with ${ofCluster}`)
    if (env.SEARCH_PASSWORD && !env.SEARCH_USERNAME && !env.SEARCH_URL?.[0]?.includes('@')) {
      needed('SEARCH_USERNAME', 'is needed with SEARCH_PASSWORD')
    }
    const ofBucket =
      NEED_BUCKET.find((name) => env[name] !== undefined) ??
      (env.FILES_IN === 's3' ? 'FILES_IN' : undefined)
    if (ofBucket && env.S3_BUCKET === undefined) needed('S3_BUCKET', `is needed with ${ofBucket}`)
    if (env.DKIM_KEY && !env.SMTP_URL) needed('SMTP_URL', 'is needed with DKIM_KEY')
    if (
      env.DKIM_DOMAIN &&
      env.MAIL_FROM &&
      !isWithin(domainOf(env.MAIL_FROM.address), env.DKIM_DOMAIN)
    ) {
      needed('DKIM_DOMAIN', 'must be the domain of MAIL_FROM or one above it')
    }
    for (const names of TOGETHER) {
      const given = names.find((name) => env[name] !== undefined)
      for (const name of names) {
        if (given && env[name] === undefined) needed(name, `is needed with ${given}`)
      }
    }
  })

export type HostAndPort = { host: string; port: number }

/** "127.0.0.1:3310", or the path of a socket. */
export type ScannerAddress = HostAndPort | { path: string }

export type MailSettings = {
  smtpUrl: string
  from: Mailbox
  /** The address that reports of undelivered mail are sent to. */
  bounces: string
  /** Null if the mail server signs, or nobody does. */
  dkim: DkimSigner | null
}

export type Env = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  /** The database without a pooler that gives each transaction another connection; null if databaseUrl has none. */
  directUrl: string | null
  /** A replica for anonymous reads; null for none. */
  replicaUrl: string | null
  /** The keys of this instance, the first one for sealing; null where they are in a file of DATA_DIR. */
  secretKeys: readonly string[] | null
  /** What backups are encrypted with, the first one, and decrypted with, any; null for unencrypted ones. */
  backupKeys: readonly string[] | null
  /** Number of proxies whose word about the visitor's address is believed. */
  trustedProxies: number
  searchThreads: number
  /** Where searches are answered; null for this process. */
  cluster: ClusterSettings | null
  /** Bytes of rendered pages kept for visitors without a session; 0 keeps none. */
  pageCacheBytes: number
  /** Threads that render pages for visitors without a session, beside the main thread. */
  pageThreads: number
  /** What /metrics is asked with; null where there is no such address. */
  metricsKey: string | null
  /** Where /metrics is on a port of its own, instead of the server's; null where it isn't. */
  metricsAddress: HostAndPort | null
  /** Where traces are sent; null if nobody collects them. */
  tracing: TracingSettings | null
  /** Where backups are; null if this server knows of none. */
  backupDir: string | null
  /** When this server makes backups there, in UTC, and for how many days it keeps them; null if it makes none. */
  backupSchedule: { hour: number; keepDays: number } | null
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Whether each request is a line of the log. */
  logsRequests: boolean
  /** Whether PUBLIC_URL was given: then no other host name is answered. */
  hasPublicUrl: boolean
  /** How mail leaves; null where it is kept. */
  mail: MailSettings | null
  /** What reports of undelivered mail are sent with to /hooks/mail; null where there is no such address. */
  mailHookKey: string | null
  /** Where ClamAV listens; null where files are not scanned. */
  scanner: ScannerAddress | null
  /** Accounts elsewhere that people may sign in with, and our secrets there. */
  providers: SignInProvider[]
  /** The language model that people may ask; null for none. */
  model: { url: string; name: string; key: string | null } | null
  /** How people pay for plans; null where they do not. */
  stripe: StripeSettings | null
  /** Where files are kept outside of the database; null if all are inside. */
  s3: S3Settings | null
  /** The key file of a service account, and how many pages a day Google may be notified of; null to notify it of none. */
  googleIndexing: { keyFile: string; perDay: number } | null
  /** A server that answers in place of all sources, for development; null for the internet. */
  fakeInternet: HostAndPort | null
  /** Whether the server reads boards, how many at once, and which jobs it takes. */
  gather: { isOn: boolean; atOnce: number; gate: JobGate }
  /** Whether companies' own websites are read for ways to reach them. */
  companyPages: boolean
  /** Whether companies' logos are read and shown. */
  companyLogos: boolean
  /** Sources that are read although their terms forbid a use, because the operator has an agreement with them. */
  sourcesOn: readonly string[]
  /** By the names of the settings. */
  sourceKeys: Readonly<Record<string, string>>
  settings: Settings
}

/** Without the path of this copy, because people who aren't operators see it too. */
const rolecallOf = (calledAs: string | undefined) =>
  calledAs ? (calledAs === 'rolecall' ? calledAs : 'bin/rolecall') : null

/** Throws StartProblem with every wrong setting at once. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = withSecretFiles(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
    SECRETS,
  )
  refuseMistyped(Object.keys(given), Object.keys(Variables.shape), SECRETS)
  const read = Environment.safeParse(given)
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new StartProblem(`These settings are invalid:\n${lines.join('\n')}`, {
      exitCode: WRONG_SETTINGS_EXIT,
    })
  }
  const env = read.data
  const providers = providersOf(env)
  const model = modelOf(env)
  const stripe = stripeOf(env)
  return {
    port: env.PORT,
    host: env.HOST ?? (isPublic(env.PUBLIC_URL) ? EVERYWHERE : ONLY_HERE),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    directUrl: env.DATABASE_DIRECT_URL ?? null,
    replicaUrl: env.DATABASE_REPLICA_URL ?? null,
    secretKeys: env.SECRET_KEY ?? null,
    backupKeys: env.BACKUP_KEY ?? null,
    trustedProxies: env.TRUST_PROXY,
    searchThreads: env.SEARCH_THREADS,
    cluster: clusterOf(env),
    pageCacheBytes: env.PAGE_CACHE_MB,
    pageThreads: env.PAGE_THREADS ?? usualPageThreads(machine()),
    metricsKey: env.METRICS_KEY ?? null,
    metricsAddress:
      env.METRICS_PORT === undefined
        ? null
        : { host: env.METRICS_HOST ?? ONLY_HERE, port: env.METRICS_PORT },
    tracing: tracingOf(env),
    backupDir: env.BACKUP_DIR === undefined ? null : path.resolve(env.BACKUP_DIR),
    backupSchedule:
      env.BACKUP_HOUR === undefined
        ? null
        : { hour: env.BACKUP_HOUR, keepDays: env.BACKUP_KEEP_DAYS },
    logLevel: env.LOG_LEVEL,
    logsRequests: env.ACCESS_LOG === 'on',
    hasPublicUrl: env.PUBLIC_URL !== undefined,
    mail: mailOf(env),
    mailHookKey: env.MAIL_HOOK_KEY ?? null,
    scanner: env.CLAMD ?? null,
    providers,
    model,
    stripe,
    s3: s3Of(env),
    googleIndexing:
      env.GOOGLE_INDEXING_KEY === undefined
        ? null
        : {
            keyFile: path.resolve(env.GOOGLE_INDEXING_KEY),
            perDay: env.GOOGLE_INDEXING_PER_DAY,
          },
    fakeInternet: env.FAKE_INTERNET ?? null,
    gather: { isOn: env.GATHER === 'on', atOnce: env.GATHER_AT_ONCE, gate: env.JOB_FIELDS },
    companyPages: env.COMPANY_PAGES === 'on',
    companyLogos: env.COMPANY_LOGOS === 'on',
    sourcesOn: env.SOURCES_ON,
    sourceKeys: Object.fromEntries(
      SOURCE_KEYS.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
    ),
    settings: {
      rolecall: rolecallOf(variables.CALLED_AS),
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      excludedSources: env.EXCLUDED_SOURCES,
      operator: {
        name: env.OPERATOR_NAME ?? null,
        email: env.OPERATOR_EMAIL ?? null,
        phone: env.OPERATOR_PHONE ?? null,
        hours: env.OPERATOR_HOURS ?? null,
        address: env.OPERATOR_ADDRESS ?? null,
        links: env.OPERATOR_LINKS,
      },
      signInProviders: providers.map(({ id, label }) => ({ id, label })),
      signUp: env.SIGN_UP,
      filesMaxBytes: env.FILES_MAX_GB ?? null,
      mailIsConfigured: env.SMTP_URL !== undefined,
      model: model && { name: model.name, host: new URL(model.url).host },
      plans:
        env.PLANS === 'off'
          ? null
          : {
              basicSavedJobs: env.BASIC_SAVED_JOBS,
              gates: env.PLAN_FEATURES,
              graceDays: env.PLAN_GRACE_DAYS,
              payments: stripe && { isTest: stripe.isTest },
            },
      indexNowKey: env.INDEXNOW_KEY ?? null,
      exchangeRates: env.EXCHANGE_RATES ?? SHIPPED_RATES,
    },
  }
}

function stripeOf(env: z.infer<typeof Environment>): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  const { STRIPE_PRICE_PREMIUM_MONTHLY: monthly, STRIPE_PRICE_PREMIUM_ANNUALLY: annually } = env
  if (!secretKey || !webhookSecret || !monthly || !annually) return null
  const enterprise = {
    monthly: env.STRIPE_PRICE_ENTERPRISE_MONTHLY,
    annually: env.STRIPE_PRICE_ENTERPRISE_ANNUALLY,
  }
  return {
    secretKey,
    webhookSecret,
    isTest: !secretKey.includes('_live_'),
    hasTax: env.STRIPE_TAX === 'on',
    apiUrl: env.STRIPE_API_URL ?? null,
    priceIds: {
      premium: { monthly, annually },
      ...(enterprise.monthly &&
        enterprise.annually && {
          enterprise: { monthly: enterprise.monthly, annually: enterprise.annually },
        }),
    },
  }
}

function mailOf(env: z.infer<typeof Environment>): Env['mail'] {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, DKIM_KEY: privateKey } = env
  if (!smtpUrl || !from) return null
  return {
    smtpUrl,
    from,
    bounces: env.MAIL_BOUNCES ?? from.address,
    dkim: privateKey
      ? {
          domain: env.DKIM_DOMAIN ?? domainOf(from.address),
          selector: env.DKIM_SELECTOR,
          privateKey,
        }
      : null,
  }
}

const isWithin = (domain: string, upper: string) => domain === upper || domain.endsWith(`.${upper}`)

const isPublic = (publicUrl: string | undefined) =>
  publicUrl !== undefined && !isLoopbackHost(new URL(publicUrl).hostname)

function modelOf({ MODEL_URL, MODEL_NAME, MODEL_KEY }: z.infer<typeof Environment>): Env['model'] {
  if (!MODEL_URL || !MODEL_NAME) return null
  return { url: MODEL_URL, name: MODEL_NAME, key: MODEL_KEY ?? null }
}

function parseScanner(text: string): ScannerAddress | null {
  if (text.startsWith('/')) return { path: text }
  const [, host, port] = /^\[?([\w.:-]+?)\]?:(\d{1,5})$/.exec(text) ?? []
  return host && Number(port) <= 65_535 ? { host, port: Number(port) } : null
}

function commaSeparated(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

const isWebAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

function readRates(file: string, context: z.RefinementCtx): ExchangeRates {
  const rates = parseExchangeRates(textOf(file) ?? '')
  if (rates) return rates
  context.addIssue(
    'must be a file with the exchange rates of the European Central Bank (eurofxref-daily.xml), or with JSON like ' +
      '{"on":"2026-11-20","usdPerUnit":{"EUR":1.15}}',
  )
  return z.NEVER
}

function textOf(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return null // a setting that names no file is wrong, like one with other content
  }
}
