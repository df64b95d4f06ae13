/**
 * Starts the product: HTTP, database, sample data when there is nothing else, search index, app. Returns how to
 * stop it. The only place that makes a World with the real clock.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import type { Limits } from '#core/account/rate-limit.ts'
import { demoListings } from '#demo/listings.ts'
import { createAccounts } from '#server/account/accounts.ts'
import { createInboxGate, type InboxGate, makeInboxKey } from '#server/account/inbox-gate.ts'
import { openKeyring, requireKeys } from '#server/account/open-keyring.ts'
import { type BoardClock, openBoardClock } from '#server/database/board-clock.ts'
import { openDatabase } from '#server/database/database.ts'
import { forgetWhatIsOver } from '#server/database/forget-what-is-over.ts'
import { waitForDatabase } from '#server/database/wait-for-database.ts'
import { createCvReader } from '#server/documents/cv-reader.ts'
import { createTypesetter } from '#server/documents/typesetter.ts'
import { createScanner } from '#server/documents/virus-scanner.ts'
import { createBoardDesk } from '#server/gathering/board-desk.ts'
import { startGatherer } from '#server/gathering/gatherer.ts'
import { createListingReaders } from '#server/gathering/listing-readers.ts'
import { openSourceClient } from '#server/gathering/open-source-client.ts'
import { usableSources } from '#server/gathering/usable-sources.ts'
import { freeBytes, watchDisk } from '#server/health/disk-watch.ts'
import { watchLoop } from '#server/health/loop-watch.ts'
import { createSearchMeter, formatMetrics, type SearchMeter } from '#server/health/metrics.ts'
import { readReadiness } from '#server/health/readiness.ts'
import {
  createHttpServer,
  type Drain,
  logAcceptErrors,
  serveWith,
} from '#server/http/http-server.ts'
import { createUploadLine } from '#server/http/upload-line.ts'
import { createLiveHub, type LiveHub } from '#server/live/live-hub.ts'
import { guardFetch } from '#server/outgoing/guard-fetch.ts'
import { startMailWorker } from '#server/outgoing/mail-worker.ts'
import { hostAndPort } from '#server/outgoing/safe-agent.ts'
import { createSmtpPort } from '#server/outgoing/smtp.ts'
import { createTextModel } from '#server/outgoing/text-model.ts'
import { alreadyRunning, requireWritable, takeLock } from '#server/process/data-dir.ts'
import type { Env } from '#server/process/env.ts'
import { createLog } from '#server/process/log.ts'
import { isWritable } from '#server/process/snapshot-file.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { createAtHand } from '#server/search/at-hand.ts'
import { createCardCache } from '#server/search/card-cache.ts'
import { keepAtHand } from '#server/search/keep-at-hand.ts'
import { createMatchPeople } from '#server/search/match-people.ts'
import { createSearchHost, type SearchHost, type SearchState } from '#server/search/search-host.ts'
import * as jobs from '#store/jobs.ts'
import { firstOperatorCode } from '#work/account/become-operator.ts'
import { importListings } from '#work/import/import-listings.ts'
import { inBulk, type Log, type World } from '#work/world/world.ts'
import { createApp } from './app.ts'
import { createStartingApp } from './starting-app.ts'
import { stopInTime } from './stop-in-time.ts'

/** When requests, then our own parts, then the database have to have stopped. Supervisors kill after ten seconds. */
const DRAIN_LIMIT_MS = 5_000
const PARTS_LIMIT_MS = 7_500
const STOP_LIMIT_MS = 9_500
/** What closing connections and killing a database that does not end take. */
const KILL_MS = 1_000
const HOUR_MS = 3_600_000
/** The index looks at the database every two seconds. Closed jobs may be shown for five at most. */
const FOLLOWED_MS = 4_000

export type Started = {
  /** The address and port that it listens on, and the address that people use. */
  host: string
  port: number
  publicUrl: string
  trustedProxies: number
  jobs: number
  isDemo: boolean
  /** Opens /dev/inbox, where messages are kept; null where they are sent. */
  inboxKey: string | null
  /** Makes an account the operator, while there is none; null where there is. */
  operatorCode: string | null
  log: Log
  stop(): Promise<void>
}

export type StartOptions = {
  pages: () => Promise<ServerBuild>
  mode: 'production' | 'development'
  /** What happens on the way, for the person who waits. */
  say: (step: string) => void
  now?: () => Date
  /** How often accounts may be tried, where it is not as usual. */
  limits?: Limits
  /** A development server's own requests, answered before ours, on its own HTTP server. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  http?: Server
  /** Ends the wait for a database that cannot be reached: start() throws its reason. */
  signal?: AbortSignal
}

export async function start(env: Env, options: StartOptions): Promise<Started> {
  const log = createLog(env.logLevel)
  guardFetch(ownProviders(env))
  requireKeys(env)
  if (!env.databaseUrl) requireWritable(env.dataDir)
  const front = await openFront(env, options, log)
  try {
    return await startBehind(front, env, options, log)
  } catch (error) {
    await front.drain(0)
    throw error
  }
}

async function startBehind(
  front: Front,
  env: Env,
  options: StartOptions,
  log: Log,
): Promise<Started> {
  const { port, drain } = front
  if (env.databaseUrl) {
    await waitForDatabase(env.databaseUrl, {
      log,
      onWait: (name) => options.say(`Waiting for the database ${name}; port ${port} answers 503`),
      signal: options.signal,
    })
  }
  options.say('Starting the database')
  const database = await openDatabase(env, { log, share: false })
  let search: SearchHost | null = null
  let boardClock: BoardClock | null = null
  try {
    const { db, bulkDb } = database
    boardClock = await openBoardClock({ db, log })
    const { aheadMs } = boardClock
    const clock = options.now ? { now: options.now } : boardClock
    // Sealing again may read every mail that is kept: more than a request has time for.
    const keys = await openKeyring({ db: bulkDb, clock }, env)
    const { settings } = env
    if ((await jobs.demoState(db)).isEmpty) {
      options.say('Loading sample jobs')
      // In one piece: a kill in between leaves an empty database, which the next start fills.
      await importListings({ db: bulkDb, clock, settings }, demoLines(clock.now()), {
        isDemo: true,
        batchSize: Number.POSITIVE_INFINITY,
      })
    }
    options.say('Building the search index')
    const isFollowed = () => (search?.state().ageMs ?? Number.POSITIVE_INFINITY) <= FOLLOWED_MS
    const atHand = createAtHand(clock)
    const { cards, forget } = createCardCache(db, { atHand, isFollowed })
    const meter = createSearchMeter()
    const host = createSearchHost({
      databaseUrl: database.url,
      // While somebody works on the code, what was kept may be by other code.
      snapshotFile: options.mode === 'production' ? snapshotFile(env, log) : null,
      searchers: env.searchThreads,
      log,
      onChange(ids) {
        forget(ids)
        atHand.forget(ids)
      },
      onAnswer: meter.count,
    })
    search = host
    await host.load()
    const accounts = createAccounts({
      db,
      clock,
      aheadMs,
      keys,
      settings,
      log,
      providers: env.providers,
      limits: options.limits,
      // A development server whose clock is set would otherwise count by two clocks at once.
      ...(options.now && { limitClock: clock }),
    })
    const cvReader = createCvReader({ log, keepsSpare: true })
    const typesetter = createTypesetter({ log })
    const client = openSourceClient(env, clock)
    const world: Omit<World, 'describeApi'> = {
      db,
      bulkDb,
      atHand,
      keys,
      search: host,
      cards,
      matchPerson: createMatchPeople(db, clock),
      readCv: cvReader.read,
      uploadTurn: createUploadLine(),
      scanFile: createScanner(env.scanner, log),
      clock,
      log,
      settings,
      typeset: typesetter,
      model: env.model && createTextModel(env.model),
      boardDesk: createBoardDesk(env, { client, isReading: env.gather.isOn }),
      ...accounts,
    }
    const live = createLiveHub({ db, databaseUrl: database.url, log })
    const inboxKey = env.mail ? null : makeInboxKey()
    const https = settings.publicUrl.startsWith('https:')
    const inbox = inboxKey === null ? null : createInboxGate(inboxKey, { https })
    front.hand(makeApp(world, env, options, { state: host.state, meter, live, aheadMs, inbox }))
    await host.follow()
    const watch = watchLoop({ log })
    const bulk = inBulk(world)
    const disk = watchDisk({ dataDir: env.dataDir, log })
    const filling = keepAtHand(world)
    const clean = () => void forgetWhatIsOver(bulk)
    clean() // it may have stood still for longer than visits may be kept
    const cleaning = setInterval(clean, HOUR_MS)
    const mail =
      env.mail &&
      startMailWorker({ world: bulk, databaseUrl: database.url, port: createSmtpPort(env.mail) })
    const readers = createListingReaders()
    const gatherer = env.gather.isOn
      ? startGatherer(
          {
            world: { ...bulk, readAll: readers.read },
            log,
            client,
            sources: usableSources(env),
          },
          { atOnce: env.gather.atOnce },
        )
      : null

    const { hasDemo } = await jobs.demoState(db)
    return {
      host: env.host,
      port,
      // PORT=0 takes a free one: then the address of this machine is only known now.
      publicUrl: env.hasPublicUrl ? settings.publicUrl : `http://localhost:${port}`,
      jobs: host.state().jobs,
      isDemo: hasDemo,
      inboxKey,
      trustedProxies: env.trustedProxies,
      operatorCode: await firstOperatorCode(world),
      log,
      async stop() {
        clearInterval(cleaning)
        watch.stop()
        disk.stop()
        filling.stop()
        boardClock?.stop()
        await stopInTime(
          [
            {
              untilMs: DRAIN_LIMIT_MS + 500,
              parts: {
                streams: live.stop, // they would hold the server open
                requests: () => drain(DRAIN_LIMIT_MS),
                gatherer: async () => gatherer?.stop(),
                mail: async () => mail?.stop(),
              },
            },
            {
              untilMs: PARTS_LIMIT_MS,
              parts: {
                client: () => client.close(),
                listingReaders: readers.stop,
                cvReader: cvReader.stop,
                typesetter: typesetter.stop,
                search: host.stop,
              },
            },
            { untilMs: STOP_LIMIT_MS, parts: { database: (ms) => database.stop(ms - KILL_MS) } },
          ],
          log,
        )
      },
    }
  } catch (error) {
    await search?.stop()
    boardClock?.stop()
    await database.stop()
    throw error
  }
}

type App = { fetch: Parameters<typeof getRequestListener>[0] }

type Front = {
  port: number
  drain: Drain
  /** From now on requests are answered by `app`. */
  hand(app: App): void
}

/** Listens before anything else is done, so that a taken port is known at once and whoever asks gets an answer. */
async function openFront(env: Env, { before, http, mode }: StartOptions, log: Log): Promise<Front> {
  const https = env.settings.publicUrl.startsWith('https:')
  let app: App = createStartingApp({ https, mode, log })
  const answer = getRequestListener((request, bindings) => app.fetch(request, bindings))
  const server = http ?? createHttpServer()
  const drain = serveWith(server, (request, response) => {
    if (before) before(request, response, () => void answer(request, response))
    else void answer(request, response)
  })
  const port = await listen(server, env).catch(async (error: unknown) => {
    // A second copy of the same: who has the port has the data as well.
    const lock = env.databaseUrl ? undefined : await takeLock(env.dataDir)
    lock?.close()
    throw lock === null ? new StartProblem(alreadyRunning(env.dataDir)) : error
  })
  logAcceptErrors(server, { log })
  return {
    port,
    drain,
    hand(next) {
      app = next
    },
  }
}

/** A provider that the operator named by its address may be in their own network; Google and the like are not. */
function ownProviders({ providers }: Env): string[] {
  const own = providers.find(({ id }) => id === 'oidc')
  return own?.discoveryUrl ? [hostAndPort(new URL(own.discoveryUrl))] : []
}

/** Where the index is kept between two starts; a server that may not write goes without. */
function snapshotFile({ dataDir }: Env, log: Log): string | null {
  const file = path.join(dataDir, 'search.snapshot')
  if (isWritable(file)) return file
  log.warn({ dataDir }, 'the search index cannot be kept in DATA_DIR; each start rebuilds it')
  return null
}

function* demoLines(now: Date) {
  for (const [index, listing] of demoListings(now).entries()) {
    yield { line: index + 1, text: JSON.stringify(listing) }
  }
}

function makeApp(
  world: Omit<World, 'describeApi'>,
  env: Env,
  { pages, mode }: StartOptions,
  parts: {
    state: () => SearchState
    meter: SearchMeter
    live: LiveHub
    aheadMs: () => number
    inbox: InboxGate | null
  },
): App {
  return createApp({
    world,
    live: parts.live,
    pages,
    mode,
    trustedProxies: env.trustedProxies,
    onlyPublicHost: env.hasPublicUrl,
    inbox: parts.inbox,
    readiness: () => readReadiness(world, parts),
    metrics:
      env.metricsKey === null
        ? null
        : {
            key: env.metricsKey,
            read: () =>
              formatMetrics({
                meter: parts.meter,
                state: parts.state(),
                securityEvents: world.events.counts(),
                now: world.clock.now().getTime(),
                dataDirFree: freeBytes(env.dataDir),
              }),
          },
  })
}

/** What the operator can fix when the server cannot listen. */
const LISTEN_PROBLEMS: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) => `Port ${port} is taken. Set PORT to another one, like PORT=${port + 1}.`,
  EACCES: (_, port) => `This user may not listen on port ${port}. Set PORT to 1024 or more.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is not an address of this machine.`,
  EAI_AGAIN: (host) => `HOST ${host} is not an address of this machine.`,
}

function listen(server: Server, { host, port }: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = LISTEN_PROBLEMS[error.code ?? '']?.(host, port)
      reject(problem ? new StartProblem(problem) : error)
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}
