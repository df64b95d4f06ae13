/**
 * Every setting of the server, read once from the environment. A wrong one is named with what would be
 * right; nothing is guessed. The table of docs/operating.md describes the same names.
 */
import * as path from 'node:path'
import { z } from 'zod'
import { type Mailbox, parseMailbox } from '#core/mail/mail-address.ts'
import { nearestName } from '#core/settings/near-name.ts'
import { HOW_TO_MAKE_A_KEY, parseSecretKeys } from '#core/settings/secret-key.ts'
import { DEFAULT_EXCLUDED_SOURCES, type Settings } from '#core/settings/settings.ts'
import { GITHUB, type SignInProvider } from '#work/account/sign-in-providers.ts'
import { isLoopbackHost } from './loopback.ts'
import { StartProblem } from './start-problem.ts'

/** As many as stand in one line of the footer. */
const MAX_LINKS = 6

/** Where the server listens: to this machine alone until it has an address for others. */
const ONLY_HERE = '127.0.0.1'
const EVERYWHERE = '0.0.0.0'

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
  DATABASE_URL: z
    .string()
    .refine(
      (url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url),
      'must look like postgres://user:password@host:5432/name',
    )
    .optional(),
  SECRET_KEY: z
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
    .regex(/^[0-9]$/, 'must be how many proxies stand before the server, 0 to 9')
    .transform(Number)
    .default(0),
  SEARCH_THREADS: z
    .string()
    .regex(/^([1-9]|1[0-6])$/, 'must be how many searches may run at once, 1 to 16')
    .transform(Number)
    .default(1),
  METRICS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, none of them a space')
    .optional(),
  EXCLUDED_SOURCES: z
    .string()
    .transform(commaSeparated)
    .default([...DEFAULT_EXCLUDED_SOURCES]),
  OPERATOR_NAME: optionalText,
  OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
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
      'must be the tenant of your organisation, its id or its domain',
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
    .refine((url) => !new URL(url).username, 'must have no user; give the key as MODEL_KEY')
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  MODEL_NAME: optionalText,
  MODEL_KEY: optionalText,
  GATHER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  GATHER_AT_ONCE: z
    .string()
    .regex(/^([1-9]|[1-2]\d|3[0-2])$/, 'must be how many boards are read at once, 1 to 32')
    .transform(Number)
    .default(4),
  SOURCES_ON: z.string().transform(commaSeparated).default([]),
  ADZUNA_APP_ID: optionalText,
  ADZUNA_APP_KEY: optionalText,
  JOOBLE_API_KEY: optionalText,
  THEMUSE_API_KEY: optionalText,
  USAJOBS_API_KEY: optionalText,
  USAJOBS_EMAIL: optionalText,
  FAKE_INTERNET: z
    .string()
    .regex(/^127\.0\.0\.1:\d{1,5}$/, 'must be a port of this machine, like 127.0.0.1:4010')
    .transform((address) => ({ host: '127.0.0.1', port: Number(address.split(':')[1]) }))
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'must be silent, error, warn, info or debug',
    )
    .default('info'),
})

/** Keys of the operator's at sources that want one. */
const SOURCE_KEYS = [
  'ADZUNA_APP_ID',
  'ADZUNA_APP_KEY',
  'JOOBLE_API_KEY',
  'THEMUSE_API_KEY',
  'USAJOBS_API_KEY',
  'USAJOBS_EMAIL',
] as const

/** What a provider needs, all of it or nothing. */
const TOGETHER = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET', 'MICROSOFT_TENANT'],
  ['APPLE_CLIENT_ID', 'APPLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['MODEL_URL', 'MODEL_NAME'],
] as const

const Environment = Variables.refine(
  ({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined,
  { path: ['MAIL_FROM'], message: 'is needed with SMTP_URL: the address that mail comes from' },
).superRefine((env, context) => {
  for (const names of TOGETHER) {
    const given = names.find((name) => env[name] !== undefined)
    for (const name of names) {
      if (!given || env[name] !== undefined) continue
      context.addIssue({ code: 'custom', path: [name], message: `is needed with ${given}` })
    }
  }
})

export type HostAndPort = { host: string; port: number }

/** "127.0.0.1:3310", or the path of a socket. */
export type ScannerAddress = HostAndPort | { path: string }

export type Env = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  /** The keys of this instance, the first one for sealing; null where they are in a file of DATA_DIR. */
  secretKeys: readonly string[] | null
  /** Number of proxies whose word about the visitor's address is believed. */
  trustedProxies: number
  searchThreads: number
  /** What /metrics is asked with; null where there is no such address. */
  metricsKey: string | null
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Whether PUBLIC_URL was given: then no other host name is answered. */
  hasPublicUrl: boolean
  /** How mail leaves; null where it is kept. */
  mail: { smtpUrl: string; from: Mailbox } | null
  /** Where ClamAV listens; null where files are not scanned. */
  scanner: ScannerAddress | null
  /** Accounts elsewhere that people may sign in with, and our secrets there. */
  providers: SignInProvider[]
  /** The language model that people may ask; null for none. */
  model: { url: string; name: string; key: string | null } | null
  /** Where sources are asked instead of at their own addresses, for trying out; null for the internet. */
  fakeInternet: HostAndPort | null
  /** Whether the server reads boards, and how many at once. */
  gather: { isOn: boolean; atOnce: number }
  /** Sources that are read although their terms forbid a use: the operator has settled it with them. */
  sourcesOn: readonly string[]
  /** By the names of the settings. */
  sourceKeys: Readonly<Record<string, string>>
  settings: Settings
}

/** Throws StartProblem with every wrong setting at once. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  refuseMistyped(Object.keys(given))
  const read = Environment.safeParse(given)
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new StartProblem(`These settings are not right:\n${lines.join('\n')}`)
  }
  const env = read.data
  const providers = providersOf(env)
  const model = modelOf(env)
  return {
    port: env.PORT,
    host: env.HOST ?? (isPublic(env.PUBLIC_URL) ? EVERYWHERE : ONLY_HERE),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    secretKeys: env.SECRET_KEY ?? null,
    trustedProxies: env.TRUST_PROXY,
    searchThreads: env.SEARCH_THREADS,
    metricsKey: env.METRICS_KEY ?? null,
    logLevel: env.LOG_LEVEL,
    hasPublicUrl: env.PUBLIC_URL !== undefined,
    mail: env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : null,
    scanner: env.CLAMD ?? null,
    providers,
    model,
    fakeInternet: env.FAKE_INTERNET ?? null,
    gather: { isOn: env.GATHER === 'on', atOnce: env.GATHER_AT_ONCE },
    sourcesOn: env.SOURCES_ON,
    sourceKeys: Object.fromEntries(
      SOURCE_KEYS.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
    ),
    settings: {
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      excludedSources: env.EXCLUDED_SOURCES,
      operator: {
        name: env.OPERATOR_NAME ?? null,
        email: env.OPERATOR_EMAIL ?? null,
        address: env.OPERATOR_ADDRESS ?? null,
        links: env.OPERATOR_LINKS,
      },
      signInProviders: providers.map(({ id, label }) => ({ id, label })),
      mailIsConfigured: env.SMTP_URL !== undefined,
      model: model && { name: model.name, host: new URL(model.url).host },
    },
  }
}

const isPublic = (publicUrl: string | undefined) =>
  publicUrl !== undefined && !isLoopbackHost(new URL(publicUrl).hostname)

/** Names that begin like this are meant for us, whatever follows. */
const OWN_PREFIX = /^(OPERATOR|OIDC|MODEL|SMTP|GATHER|ADZUNA|JOOBLE|THEMUSE|USAJOBS)_/

/**
 * A name that is nearly one of ours would be passed over in silence: with DATABSE_URL the server would start on an
 * empty database of its own. Where the right name is given as well, the other is somebody else's.
 */
function refuseMistyped(given: readonly string[]) {
  const known = Object.keys(Variables.shape)
  const lines = given.flatMap((name) => {
    if (known.includes(name)) return []
    if (name === 'METRICS') return ['METRICS is now METRICS_KEY: the key that reads /metrics.']
    const meant = nearestName(name, known)
    if (meant && !given.includes(meant)) return [`${name} is no setting. Did you mean ${meant}?`]
    return OWN_PREFIX.test(name) ? [`${name} is no setting of Rolecall.`] : []
  })
  if (lines.length === 0) return
  throw new StartProblem(`${lines.join('\n')}\nThe settings are listed in docs/operating.md.`)
}

function modelOf({ MODEL_URL, MODEL_NAME, MODEL_KEY }: z.infer<typeof Environment>): Env['model'] {
  if (!MODEL_URL || !MODEL_NAME) return null
  return { url: MODEL_URL, name: MODEL_NAME, key: MODEL_KEY ?? null }
}

function providersOf(env: z.infer<typeof Environment>): SignInProvider[] {
  const configuration = (issuer: string) => `${issuer}/.well-known/openid-configuration`
  const entra = `https://login.microsoftonline.com/${env.MICROSOFT_TENANT}/v2.0`
  const known: (Omit<SignInProvider, 'clientId' | 'clientSecret'> & {
    clientId: string | undefined
    clientSecret: string | undefined
  })[] = [
    {
      id: 'google',
      label: 'Google',
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      discoveryUrl: configuration('https://accounts.google.com'),
    },
    {
      id: GITHUB,
      label: 'GitHub',
      clientId: env.GITHUB_CLIENT_ID,
      clientSecret: env.GITHUB_CLIENT_SECRET,
      discoveryUrl: null,
    },
    {
      id: 'microsoft',
      label: 'Microsoft',
      clientId: env.MICROSOFT_CLIENT_ID,
      clientSecret: env.MICROSOFT_CLIENT_SECRET,
      discoveryUrl: configuration(entra),
      isOwnOrganisation: true,
    },
    {
      id: 'apple',
      label: 'Apple',
      clientId: env.APPLE_CLIENT_ID,
      clientSecret: env.APPLE_CLIENT_SECRET,
      discoveryUrl: configuration('https://appleid.apple.com'),
      answersByForm: true,
    },
    {
      id: 'oidc',
      label: env.OIDC_LABEL,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      discoveryUrl: configuration(`${env.OIDC_ISSUER}`),
    },
  ]
  return known.flatMap(({ clientId, clientSecret, ...provider }) =>
    clientId && clientSecret ? [{ ...provider, clientId, clientSecret }] : [],
  )
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
