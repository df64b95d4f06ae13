/**
 * The whole product for a test: the built server with its real routes, rules and engine on a database of
 * its own. Only the clock is ours. Ask it like a browser or a program would.
 */
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Limits } from '#core/account/rate-limit.ts'
import type { SecurityEvent } from '#core/account/security-event.ts'
import type { Listing } from '#core/job/listing.ts'
import { DEFAULT_EXCLUDED_SOURCES, type Settings } from '#core/settings/settings.ts'
import { FOR_BULK } from '#store/patience.ts'
import type { SignInProvider } from '#work/account/sign-in-providers.ts'
import { importListings } from '#work/import/import-listings.ts'
import type { World } from '#work/world/world.ts'
import { TEMPLATE } from './database-server.ts'
import { databaseServerUrl } from './database-url.ts'

type BuiltServer = typeof import('#server/start/entry.ts')

/** Nobody listens there: what asks the internet is answered by nobody. */
const NO_INTERNET = { host: '127.0.0.1', port: 9 }

/** A machine that runs many tests at once is slow, and no test is about that unless it says so. */
const UNHURRIED = { ...FOR_BULK, answerMs: 20_000, statementMs: 15_000 }
/** As an operator would make one. */
export const TEST_KEY = 'q3v9L0s8cV2mJ4x7ZpT1wYdK5hR6uBnEoGfA+iSytMk='

/** Every test that makes an app gets a database nobody else sees. */
let made = 0

export const PUBLIC_URL = 'http://rolecall.test'

/** Opens /dev/inbox of every test's server. */
export const INBOX_KEY = 'key-of-the-tests'

/** What /metrics of every test's server is asked with. */
export const METRICS_KEY = 'metrics-of-the-tests'

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

export async function createTestApp(
  options: {
    now?: string
    settings?: Partial<Settings>
    onlyPublicHost?: boolean
    providers?: SignInProvider[]
    secretKeys?: string[]
    model?: Parameters<BuiltServer['createTextModel']>[0]
    trustedProxies?: number
    /** Others than usual. */
    limits?: Limits
    /** As in production: tries are counted by the database's clock, not by ours. */
    countsByDatabaseClock?: boolean
    search?: Partial<Parameters<BuiltServer['createSearchHost']>[0]>
    /** How long requests wait for the database; what is in bulk has all the time it needs. */
    patience?: Partial<typeof FOR_BULK>
    scanner?: Parameters<BuiltServer['createScanner']>[0]
    uploadTurn?: World['uploadTurn']
    cvReader?: Partial<Parameters<BuiltServer['createCvReader']>[0]>
  } = {},
) {
  const server = await builtServer()
  const url = await createDatabase()
  const patience = { ...UNHURRIED, ...options.patience }
  const connection = server.connect(url, { patience, onError: () => {} })
  const { db } = connection
  // As in earnest: what is large has connections of its own, and a use of the wrong ones shows.
  const bulk = server.connect(url, { patience: UNHURRIED, onError: () => {} })
  const errors: unknown[] = []
  const lines: unknown[] = []
  const log = {
    info: (...line: unknown[]) => void lines.push(line),
    warn: (...line: unknown[]) => void lines.push(line),
    error(fields: object, ...message: unknown[]) {
      lines.push([fields, ...message])
      errors.push(fields)
    },
  }
  let now = new Date(options.now ?? '2026-03-02T09:00:00Z')
  const clock = { now: () => now }
  const atHand = server.createAtHand(clock)
  const { cards, forget } = server.createCardCache(db, { atHand })
  const meter = server.createSearchMeter()
  const search = server.createSearchHost({
    databaseUrl: url,
    snapshotFile: null,
    searchers: 1,
    log,
    onChange(ids) {
      forget(ids)
      atHand.forget(ids)
    },
    onAnswer: meter.count,
    ...options.search,
  })
  await search.load()
  const settings: Settings = {
    publicUrl: PUBLIC_URL,
    signInProviders: [],
    excludedSources: DEFAULT_EXCLUDED_SOURCES,
    operator: { name: null, email: null, address: null, links: [] },
    mailIsConfigured: false,
    model: options.model
      ? { name: options.model.name, host: new URL(options.model.url).host }
      : null,
    ...options.settings,
  }
  const typeset = server.createTypesetter({ log })
  const keys = await server.openKeyring(
    { db, clock },
    { secretKeys: options.secretKeys ?? [TEST_KEY], dataDir: '' },
  )
  const providers = options.providers ?? []
  const boardClock = await server.openBoardClock({ db, log })
  const limiting = {
    aheadMs: boardClock.aheadMs,
    limits: options.limits,
    ...(!options.countsByDatabaseClock && { limitClock: clock }),
  }
  const cvReader = server.createCvReader({ log, keepsSpare: false, ...options.cvReader })
  const sourceClient = server.openSourceClient({ settings, fakeInternet: NO_INTERNET }, clock)
  const world: Omit<World, 'describeApi'> = {
    db,
    bulkDb: bulk.db,
    atHand,
    search,
    cards,
    matchPerson: server.createMatchPeople(db, clock),
    readCv: cvReader.read,
    uploadTurn: options.uploadTurn ?? server.createUploadLine(),
    scanFile: server.createScanner(options.scanner ?? null, log),
    log,
    clock,
    settings,
    typeset,
    model: options.model ? server.createTextModel(options.model) : null,
    boardDesk: server.createBoardDesk(
      { settings, sourcesOn: [], sourceKeys: {} },
      { client: sourceClient, isReading: true },
    ),
    keys,
    ...server.createAccounts({ db, clock, keys, settings, log, providers, ...limiting }),
  }
  const live = server.createLiveHub({ db, databaseUrl: url, log })
  const appOptions: Parameters<BuiltServer['createApp']>[0] = {
    world,
    live,
    pages: server.pages,
    mode: 'production',
    trustedProxies: options.trustedProxies ?? 1,
    onlyPublicHost: options.onlyPublicHost ?? false,
    inbox: settings.mailIsConfigured
      ? null
      : server.createInboxGate(INBOX_KEY, { https: settings.publicUrl.startsWith('https:') }),
    readiness: () =>
      server.readReadiness(world, { state: search.state, aheadMs: boardClock.aheadMs }),
    metrics: {
      key: METRICS_KEY,
      read: () =>
        server.formatMetrics({
          meter,
          state: search.state(),
          securityEvents: world.events.counts(),
          now: now.getTime(),
        }),
    },
  }
  const app = server.createApp(appOptions)

  onTestFinished(async () => {
    await live.stop()
    await cvReader.stop()
    await sourceClient.close()
    await typeset.stop()
    await search.stop()
    boardClock.stop()
    await connection.close()
    await bulk.close()
    await dropDatabase(url)
  })

  const request = async (path: string, init?: RequestInit) =>
    app.request(`${PUBLIC_URL}${path}`, {
      ...init,
      headers: { host: 'rolecall.test', ...init?.headers },
    })

  return {
    world,
    live,
    /** Makes everything committed so far visible to the search. */
    catchUp: () => search.catchUp(),
    url,
    request,
    /** What the routers have, for tests that look at every route. */
    routes: app.routes,
    pages: server.pages,
    /** What the server logged as broken; a test of a good path ends with none. */
    errors,
    /** Everything that was logged, whatever its level. */
    logged: () => inspect(lines, { depth: 12, maxStringLength: null, maxArrayLength: null }),
    /** What was noted of one kind of security event, as the log has it. */
    events: (event: SecurityEvent) =>
      lines
        .map((line) => (line as [{ event?: string; accountId?: string; network?: string }])[0])
        .filter((fields) => fields.event === event),
    setNow(instant: string) {
      now = new Date(instant)
    },
    /** Imports listings as a file would bring them; they can be found when this resolves. */
    async take(listings: (Partial<Listing> & object)[], importOptions: { isDemo?: boolean } = {}) {
      const lines = listings.map((listing, index) => ({
        line: index + 1,
        text: JSON.stringify(listing),
      }))
      const report = await importListings(world, lines, importOptions)
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
    /** What /metrics answers to a request with its key. */
    async metrics(): Promise<string> {
      const answer = await request('/metrics', {
        headers: { authorization: `Bearer ${METRICS_KEY}` },
      })
      return answer.text()
    },
    /** Asks for a path exactly as spelled, as a raw request line would. */
    rawPath: (path: string) =>
      app.request(
        `${PUBLIC_URL}/`,
        { headers: { host: 'rolecall.test' } },
        { incoming: { url: path, socket: {} } },
      ),
    /** A second server of the same board, with connections of its own, for what has to hold between them. */
    async beside({ now: theirNow, secretKeys }: { now?: string; secretKeys?: string[] } = {}) {
      const own = server.connect(url, { patience, onError: () => {} })
      onTestFinished(() => own.close())
      const theirClock = theirNow === undefined ? clock : { now: () => new Date(theirNow) }
      const theirKeys = secretKeys
        ? await server.openKeyring({ db: own.db, clock }, { secretKeys, dataDir: '' })
        : keys
      const theirs = { ...world, db: own.db, bulkDb: own.db, clock: theirClock, keys: theirKeys }
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
        world: { ...theirs, ...accounts },
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
    /** Serves on a free port of this machine until the test ends. */
    async listen(limits?: Parameters<BuiltServer['createHttpServer']>[0]): Promise<number> {
      const http = server.createHttpServer(limits)
      const answer = getRequestListener(app.fetch)
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
  await administer(serverUrl, `create database ${name} template ${TEMPLATE}`)
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
