/**
 * The whole product for a test: the built server with its real routes, rules and search engine, on its own database.
 * Only the clock is fake. Tests send requests as a browser or a program would.
 */
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Limits } from '#core/account/rate-limit.ts'
import type { SecurityEvent } from '#core/account/security-event.ts'
import type { JobId } from '#core/job/job.ts'
import type { Listing } from '#core/job/listing.ts'
import { SHIPPED_RATES } from '#core/pay/exchange-rates.ts'
import { DEFAULT_PLANS } from '#core/plan/plan-settings.ts'
import { DEFAULT_EXCLUDED_SOURCES, type Settings } from '#core/settings/settings.ts'
import type { MeServices } from '#server/api/me-route.ts'
import type { Tracing } from '#server/health/tracing.ts'
import type { Answered } from '#server/search/searcher-pool.ts'
import { FOR_BULK, FOR_PAGE_THREADS } from '#store/database-timeouts.ts'
import type { SignInProvider } from '#work/account/sign-in-providers.ts'
import { matchAlerts } from '#work/alert/match-alerts.ts'
import { sendAlertEmails } from '#work/alert/send-alert-emails.ts'
import { createNoticeSender, type NoticePort } from '#work/alert/send-notices.ts'
import { createStandingAlerts } from '#work/alert/standing-alerts.ts'
import { importListings } from '#work/import/import-listings.ts'
import { doBilling } from '#work/plan/read-subscriptions.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { createMigrated } from './database-server.ts'
import { databaseServerUrl } from './database-url.ts'
import { threadlessSearch } from './threadless-search.ts'

type BuiltServer = typeof import('#server/start/entry.ts')

/** A closed port, so requests to the internet fail. */
const NO_INTERNET = { host: '127.0.0.1', port: 9 }

/** Long timeouts, since a machine that runs many tests at once is slow. Tests of timeouts set their own. */
const UNHURRIED = { ...FOR_BULK, answerMs: 20_000, statementMs: 15_000 }
/** A key in the format that operators use. */
export const TEST_KEY = 'q3v9L0s8cV2mJ4x7ZpT1wYdK5hR6uBnEoGfA+iSytMk='

/** An operator who has published nothing. */
export const NO_OPERATOR: Settings['operator'] = {
  name: null,
  email: null,
  phone: null,
  hours: null,
  address: null,
  links: [],
}

/** Numbers the databases: each app gets its own. */
let made = 0

export const PUBLIC_URL = 'http://rolecall.test'

/** Opens /dev/inbox on every test server. */
export const INBOX_KEY = 'key-of-the-tests'

/** Authorizes requests to /metrics on every test server. */
export const METRICS_KEY = 'metrics-of-the-tests'

/** Authorizes reports to /hooks/mail on every test server. */
export const MAIL_HOOK_KEY = 'mail-hook-of-the-tests'

/** The fields of a logged security event. */
type SecurityLine = {
  event?: string
  accountId?: string
  network?: string
  code?: string
  path?: string
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

export async function createTestApp(
  options: {
    now?: string
    settings?: Partial<Settings>
    onlyPublicHost?: boolean
    providers?: SignInProvider[]
    secretKeys?: string[]
    model?: Parameters<BuiltServer['createTextModel']>[0]
    stripe?: Parameters<BuiltServer['createStripePayments']>[0]['settings']
    trustedProxies?: number
    /** Overrides the default rate limits. */
    limits?: Limits
    /** As in production: rate limits use the database's clock instead of the test clock. */
    countsByDatabaseClock?: boolean
    search?: Partial<Parameters<BuiltServer['createSearchHost']>[0]>
    /** Answers searches from this cluster. */
    cluster?: Parameters<BuiltServer['createClusterHost']>[0]['cluster']
    /** How long requests wait for the database. Bulk work keeps its long timeouts. */
    patience?: Partial<typeof FOR_BULK>
    /** A migrated database of the test's own, which outlives the app. */
    databaseUrl?: string
    /** The address of a database by way of a pooler in transaction mode. */
    poolerUrl?: (url: string) => string
    replica?: Parameters<BuiltServer['connect']>[1]['replica']
    s3?: Parameters<BuiltServer['openObjectStorage']>[0]
    s3Limits?: Parameters<BuiltServer['openObjectStorage']>[1]
    scanner?: Parameters<BuiltServer['createScanner']>[0]
    uploadTurn?: Services['uploadTurn']
    /** Where metrics look for free space and for backups. */
    dataDir?: string
    backupDir?: string
    /** Whether each request is logged. */
    logsRequests?: boolean
    tracing?: Tracing
    /** How to connect to companies' websites; without it they are not read. */
    companySites?: Parameters<BuiltServer['createSourceClient']>[0]['agent']
    cvReader?: Partial<Parameters<BuiltServer['createCvReader']>[0]>
    /** Tests see every change at once, so they share no answers and no pages unless they say so. */
    recentMs?: number
    pageCache?: Partial<Parameters<BuiltServer['createPageCache']>[0]>
    /** Renders pages on threads too, one by default. */
    pageThreads?: Partial<Parameters<BuiltServer['createPageThreads']>[0]>
  } = {},
) {
  const server = await builtServer()
  const url = options.databaseUrl ?? (await createDatabase())
  const patience = { ...UNHURRIED, ...options.patience }
  const isPooled = options.poolerUrl !== undefined
  const poolUrl = options.poolerUrl?.(url) ?? url
  const connection = server.connect(poolUrl, {
    ...{ isPooled, patience, onError: () => {} },
    replica: options.replica ?? null,
  })
  const { db } = connection
  // As in production: bulk work has its own connections, so using the wrong ones shows in tests.
  const bulk = server.connect(poolUrl, { isPooled, patience: UNHURRIED, onError: () => {} })
  const errors: unknown[] = []
  const ofRequest = (fields: object) => ({ ...server.requestFields(), ...fields })
  const lines: unknown[] = []
  const log = {
    info: (fields: object, message: string) => void lines.push([ofRequest(fields), message]),
    warn: (fields: object, message: string) => void lines.push([ofRequest(fields), message]),
    error(fields: object, message: string) {
      lines.push([ofRequest(fields), message])
      errors.push(ofRequest(fields))
    },
  }
  let now = new Date(options.now ?? '2026-03-02T09:00:00Z')
  const clock = { now: () => now }
  const outageCache = server.createOutageCache(clock)
  const { cards, forget, figures } = server.createCardCache(db, { outageCache })
  let pageThreads: ReturnType<BuiltServer['createPageThreads']> | null = null
  const pageCache = server.createPageCache({
    maxBytes: options.pageCache ? 2 ** 20 : 0,
    publicUrl: options.settings?.publicUrl ?? PUBLIC_URL,
    hasThreads: options.pageThreads !== undefined,
    now: () => now.getTime(),
    ...options.pageCache,
  })
  const meter = server.createSearchMeter()
  const httpMeter = server.createHttpMeter()
  const loopMeter = server.createLoopMeter()
  const searching = {
    databaseUrl: url,
    searchers: 1,
    log,
    onChange(ids: JobId[] | null) {
      forget(ids)
      pageThreads?.forget(ids)
      outageCache.forget(ids)
      pageCache.outdate()
    },
    onShown: pageCache.outdate,
    onAnswer(answered: Answered) {
      meter.count(answered)
      options.tracing?.question(answered)
    },
  }
  const search = options.cluster
    ? server.createClusterHost({ ...searching, cluster: options.cluster })
    : server.createSearchHost({
        ...searching,
        snapshotFile: null,
        ...(options.search ?? { start: await threadlessSearch() }),
      })
  await search.load()
  const settings: Settings = {
    rolecall: null,
    publicUrl: PUBLIC_URL,
    signInProviders: [],
    excludedSources: DEFAULT_EXCLUDED_SOURCES,
    operator: NO_OPERATOR,
    signUp: 'open',
    filesMaxBytes: null,
    mailIsConfigured: false,
    model: options.model
      ? { name: options.model.name, host: new URL(options.model.url).host }
      : null,
    plans: {
      ...DEFAULT_PLANS,
      payments: options.stripe ? { isTest: options.stripe.isTest } : null,
    },
    indexNowKey: null,
    exchangeRates: SHIPPED_RATES,
    ...options.settings,
  }
  const typeset = server.createTypesetter({ log })
  const keys = await server.openKeyring(
    { db, clock },
    { secretKeys: options.secretKeys ?? [TEST_KEY], dataDir: '' },
  )
  const providers = options.providers ?? []
  const instanceClock = await server.openInstanceClock({ db, log })
  const limiting = {
    aheadMs: instanceClock.aheadMs,
    limits: options.limits,
    ...(!options.countsByDatabaseClock && { limitClock: clock }),
  }
  const cvReader = server.createCvReader({ log, keepsSpare: false, ...options.cvReader })
  const sourceClient = server.openSourceClient(
    { settings, fakeInternet: NO_INTERNET },
    { clock, db },
  )
  const payments = options.stripe
    ? server.createStripePayments({ settings: options.stripe, clock })
    : null
  const sitesClient = options.companySites
    ? server.createSourceClient({
        clock,
        identity: { version: '1.2.3', publicUrl: PUBLIC_URL, email: null },
        agent: options.companySites,
        pace: { secondsBetween: 0, atOnce: 8 },
      })
    : null
  const objects = await server.openObjectStorage(options.s3 ?? null, options.s3Limits)
  const services: MeServices = {
    db,
    bulkDb: bulk.db,
    outageCache,
    recent: server.createRecentAnswers({ maxAgeMs: options.recentMs ?? 0 }),
    search,
    cards,
    readMatchPerson: server.createMatchPeople(db, clock),
    readCv: cvReader.read,
    uploadTurn: options.uploadTurn ?? server.createUploadQueue(),
    scanFile: server.withinCeiling(
      { db, maxBytes: settings.filesMaxBytes },
      server.createScanner(options.scanner ?? null, log),
    ),
    log,
    clock,
    settings,
    typeset,
    model: options.model ? server.createTextModel(options.model) : null,
    payments,
    boardService: server.createBoardService(
      { settings, sourcesOn: [], sourceKeys: {} },
      { client: sourceClient, isReading: true },
    ),
    objects,
    gatherMeter: server.createGatherMeter({ db: bulk.db, clock }),
    readCompanyPages: sitesClient && server.createCompanyPagesReader(sitesClient),
    keys,
    ...server.createAccounts({ db, clock, keys, settings, log, providers, ...limiting }),
  }
  if (options.pageThreads) {
    pageThreads = server.createPageThreads({
      count: 1,
      start: {
        ...{ databaseUrl: poolUrl, isPooled, replicaUrl: null, settings },
        patience: options.patience ? FOR_PAGE_THREADS : patience,
        hasInbox: !settings.mailIsConfigured,
        searchMs: search.searchMs,
        recentMs: options.recentMs ?? 0,
        tracesStatements: options.tracing !== undefined,
      },
      ...{ ask: search.ask, clock, log, outageCache },
      isFollowed: () => true,
      isReplicaCurrent: () => false,
      ...options.pageThreads,
    })
  }
  const live = server.createLiveHub({ db, databaseUrl: url, log })
  const siteState = server.createSiteState({ db, isShared: false }) // tests see changes at once
  const appOptions: Parameters<BuiltServer['createApp']>[0] = {
    services,
    live,
    pages: server.pages,
    pageCache,
    pageThreads,
    mode: 'production',
    siteState,
    readsReplica: options.replica !== undefined,
    trustedProxies: options.trustedProxies ?? 1,
    onlyPublicHost: options.onlyPublicHost ?? false,
    logsRequests: options.logsRequests ?? false,
    tracing: options.tracing ?? null,
    onAnswered: httpMeter.count,
    inbox: settings.mailIsConfigured
      ? null
      : server.createInboxGate(INBOX_KEY, { https: settings.publicUrl.startsWith('https:') }),
    readiness: () =>
      server.readReadiness(services, { state: search.state, aheadMs: instanceClock.aheadMs }),
    mailHookKey: MAIL_HOOK_KEY,
    metrics: {
      key: METRICS_KEY,
      read: () =>
        server.readMetrics(services, {
          ...{ meter, mailMeter: server.createMailMeter(), httpMeter, loopMeter },
          ...{ state: search.state, pageCache, pageThreads, cardFigures: figures, outageCache },
          siteState,
          objectMeter: objects?.meter ?? null,
          replica: null,
          pools: () => ({ requests: connection.usage(), bulk: bulk.usage() }),
          ...{ dataDir: options.dataDir ?? '.', backupDir: options.backupDir ?? null },
        }),
    },
  }
  const app = server.createApp(appOptions)

  onTestFinished(async () => {
    await live.stop()
    await cvReader.stop()
    await sourceClient.close()
    await sitesClient?.close()
    await typeset.stop()
    await payments?.close()
    await objects?.close()
    await pageThreads?.stop()
    await search.stop()
    instanceClock.stop()
    await connection.close()
    await bulk.close()
    if (!options.databaseUrl) await dropDatabase(url)
  })

  const standing = createStandingAlerts(search.standing)
  const request = async (path: string, init?: RequestInit) =>
    app.request(`${PUBLIC_URL}${path}`, {
      ...init,
      headers: { host: 'rolecall.test', ...init?.headers },
    })

  return {
    services,
    live,
    /** Compares new jobs with alerts and queues the emails that are due, until there is nothing left to do. */
    async runAlerts() {
      while ((await matchAlerts(services, standing)) > 0);
      while ((await sendAlertEmails(services)) > 0);
    },
    /** Sends the notices that are due through this port. */
    async runNotices(port: NoticePort) {
      const sender = createNoticeSender(services, port)
      while ((await sender.fill()) > 0) await sender.idle()
    },
    /** Removes the objects that are due, until none is. */
    async removeObjects() {
      if (objects) while (await server.removeObjects(services, objects));
    },
    /** Reads and closes what is due at the payment provider, until nothing is. */
    async runBilling() {
      if (payments) while (await doBilling(services, payments));
    },
    /** Makes everything committed so far visible to search. */
    catchUp: () => search.catchUp(),
    url,
    request,
    /** The routes of all routers, for tests that check every route. */
    routes: app.routes,
    pages: server.pages,
    /** Errors that the server logged; a test of a success path ends with none. */
    errors,
    /** All log lines, at any level. */
    logged: () => inspect(lines, { depth: 12, maxStringLength: null, maxArrayLength: null }),
    /** The security events of one kind, as logged. */
    events: (event: SecurityEvent) =>
      lines.map((line) => (line as [SecurityLine])[0]).filter((fields) => fields.event === event),
    setNow(instant: string) {
      now = new Date(instant)
    },
    /** Imports listings as from a file. They are searchable when the promise resolves. */
    async take(listings: (Partial<Listing> & object)[], importOptions: { isDemo?: boolean } = {}) {
      const lines = listings.map((listing, index) => ({
        line: index + 1,
        text: JSON.stringify(listing),
      }))
      const report = await importListings(services, lines, importOptions)
      await search.catchUp()
      return report
    },
    // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of an answer; shapes are tested apart
    async json(path: string): Promise<any> {
      const response = await request(path)
      return response.json()
    },
    async page(path: string): Promise<string> {
      const response = await request(path)
      return response.text()
    },
    /** The answer of /metrics to an authorized request. */
    async metrics(): Promise<string> {
      const answer = await request('/metrics', {
        headers: { authorization: `Bearer ${METRICS_KEY}` },
      })
      return answer.text()
    },
    /** Requests a path exactly as spelled, like a raw request line. */
    rawPath: (path: string) =>
      app.request(
        `${PUBLIC_URL}/`,
        { headers: { host: 'rolecall.test' } },
        { incoming: { url: path, rawHeaders: ['Host', 'rolecall.test'], socket: {} } },
      ),
    /** A second server of the same instance with its own connections, for guarantees that hold across servers. */
    async beside({ now: theirNow, secretKeys }: { now?: string; secretKeys?: string[] } = {}) {
      const own = server.connect(url, { patience, onError: () => {} })
      onTestFinished(() => own.close())
      const theirClock = theirNow === undefined ? clock : { now: () => new Date(theirNow) }
      const theirKeys = secretKeys
        ? await server.openKeyring({ db: own.db, clock }, { secretKeys, dataDir: '' })
        : keys
      const theirs = { ...services, db: own.db, bulkDb: own.db, clock: theirClock, keys: theirKeys }
      const accounts = server.createAccounts({
        db: own.db,
        clock: theirClock,
        keys: theirKeys,
        settings,
        log,
        providers,
        ...limiting,
      })
      const ownLive = server.createLiveHub({ db: own.db, databaseUrl: url, log })
      onTestFinished(() => ownLive.stop())
      const second = server.createApp({
        ...appOptions,
        live: ownLive,
        services: { ...theirs, ...accounts },
      })
      return {
        ...this,
        request: async (path: string, init?: RequestInit) =>
          second.request(`${PUBLIC_URL}${path}`, {
            ...init,
            headers: { host: 'rolecall.test', ...init?.headers },
          }),
      }
    },
    /** Serves on a free local port until the test ends. */
    async listen(limits?: Parameters<BuiltServer['createHttpServer']>[0]): Promise<number> {
      const http = server.createHttpServer(limits)
      const answer = server.requestListener(app.fetch)
      server.serveWith(http, (request, response) => void answer(request, response))
      await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
      onTestFinished(() => void http.close())
      return (http.address() as AddressInfo).port
    },
    /** Titles of the found jobs, in order. */
    async titles(parameters = ''): Promise<string[]> {
      const response = await request(`/api/jobs?${parameters}`)
      const { jobs } = (await response.json()) as { jobs: { title: string }[] }
      return jobs.map((job) => job.title)
    },
    async idOf(title: string): Promise<number> {
      const row = await db
        .selectFrom('jobs')
        .select('id')
        .where('title', '=', title)
        .executeTakeFirstOrThrow()
      return row.id
    },
  }
}

export async function builtServer(): Promise<BuiltServer> {
  return import(new URL('../build/server/index.js', import.meta.url).href)
}

async function createDatabase() {
  const serverUrl = databaseServerUrl()
  const name = `test_${process.pid}_${++made}`
  await administer(serverUrl, createMigrated(name))
  return serverUrl.replace('/rolecall?', `/${name}?`)
}

async function dropDatabase(url: string) {
  const name = /\/(test_\d+_\d+)\?/.exec(url)?.[1]
  await administer(databaseServerUrl(), `drop database ${name} with (force)`)
}

async function administer(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
