/**
 * Starts the product: HTTP, the database, sample data if there are no jobs, the search index, the app. Returns
 * how to stop it. The only place that creates Services with the real clock.
 */
import * as path from 'node:path'
import type { ServerBuild } from 'react-router'
import type { Limits } from '#core/account/rate-limit.ts'
import type { JobId } from '#core/job/job.ts'
import { demoListings } from '#demo/listings.ts'
import { createAccounts } from '#server/account/accounts.ts'
import { createInboxGate, type InboxGate, makeInboxKey } from '#server/account/inbox-gate.ts'
import { openKeyring, requireKeys } from '#server/account/open-keyring.ts'
import { startAlertWorker } from '#server/alert/alert-worker.ts'
import { startNoticeWorker } from '#server/alert/notice-worker.ts'
import type { MeServices } from '#server/api/me-route.ts'
import { startBackupWorker } from '#server/backup/backup-worker.ts'
import { createLogoReader } from '#server/company/logo-reader.ts'
import { removeLogos, startLogoWorker } from '#server/company/logo-worker.ts'
import { openDatabase } from '#server/database/database.ts'
import { type InstanceClock, openInstanceClock } from '#server/database/instance-clock.ts'
import { waitForDatabase } from '#server/database/wait-for-database.ts'
import { createCvReader } from '#server/documents/cv-reader.ts'
import { withinCeiling } from '#server/documents/storage-ceiling.ts'
import { createTypesetter } from '#server/documents/typesetter.ts'
import { createScanner } from '#server/documents/virus-scanner.ts'
import { startObjectWorker } from '#server/files/object-worker.ts'
import { openObjectStorage, requireStorage } from '#server/files/open-object-storage.ts'
import { createBoardService } from '#server/gathering/board-service.ts'
import { startGatherer } from '#server/gathering/gatherer.ts'
import { createListingReaders } from '#server/gathering/listing-readers.ts'
import { openSourceClient } from '#server/gathering/open-source-client.ts'
import { createCompanyPagesReader } from '#server/gathering/read-company-pages.ts'
import { usableSources } from '#server/gathering/usable-sources.ts'
import { watchDisk } from '#server/health/disk-watch.ts'
import { createGatherMeter } from '#server/health/gather-meter.ts'
import { createHttpMeter, type HttpMeter } from '#server/health/http-meter.ts'
import { createLoopMeter } from '#server/health/loop-meter.ts'
import { watchLoop } from '#server/health/loop-watch.ts'
import { createMailMeter, createSearchMeter } from '#server/health/metrics.ts'
import { startMetricsServer } from '#server/health/metrics-server.ts'
import { readMetrics } from '#server/health/read-metrics.ts'
import { readReadiness } from '#server/health/readiness.ts'
import type { Tracing } from '#server/health/tracing.ts'
import { createPageCache, type PageCache } from '#server/http/page-cache.ts'
import { createPageThreads, type PageThreads } from '#server/http/page-threads.ts'
import { createSiteState } from '#server/http/site-state.ts'
import { createUploadQueue } from '#server/http/upload-queue.ts'
import { createLiveHub, type LiveHub } from '#server/live/live-hub.ts'
import { startAnnouncer } from '#server/outgoing/announcer.ts'
import { readServiceAccount } from '#server/outgoing/google-account.ts'
import { guardFetch } from '#server/outgoing/guard-fetch.ts'
import { startMailWorker } from '#server/outgoing/mail-worker.ts'
import { startNewsletterWorker } from '#server/outgoing/newsletter-worker.ts'
import { createNoticePort } from '#server/outgoing/notice-port.ts'
import { hostAndPort } from '#server/outgoing/safe-agent.ts'
import { createSmtpPort } from '#server/outgoing/smtp.ts'
import { createTextModel } from '#server/outgoing/text-model.ts'
import { startBillingWorker } from '#server/plan/billing-worker.ts'
import { createStripePayments } from '#server/plan/stripe.ts'
import { requireWritable } from '#server/process/data-dir.ts'
import type { Env } from '#server/process/env.ts'
import { createLog } from '#server/process/log.ts'
import { productVersion } from '#server/process/project-root.ts'
import { isWritable } from '#server/process/snapshot-file.ts'
import { createCardCache } from '#server/search/card-cache.ts'
import { createClusterHost } from '#server/search/cluster-host.ts'
import { keepOutageCacheFilled } from '#server/search/fill-outage-cache.ts'
import { createMatchPeople } from '#server/search/match-people.ts'
import { createOutageCache } from '#server/search/outage-cache.ts'
import { createRecentAnswers, RECENT_MS } from '#server/search/recent-answers.ts'
import { createSearchHost, type SearchHost, type SearchState } from '#server/search/search-host.ts'
import type { Answered } from '#server/search/searcher-pool.ts'
import { startTrendWorker } from '#server/trends/trend-worker.ts'
import { FOR_PAGE_THREADS } from '#store/database-timeouts.ts'
import * as jobs from '#store/jobs.ts'
import { firstOperatorCode } from '#work/account/become-operator.ts'
import { countCompanyFigures } from '#work/company/count-company-figures.ts'
import { importListings } from '#work/import/import-listings.ts'
import { purgeExpiredData } from '#work/retention/retention.ts'
import { inBulk, type Log, type Services } from '#work/use-case/use-case-services.ts'
import { createApp } from './app.ts'
import { type App, type Front, type FrontOptions, openFront } from './front.ts'
import { stopInTime } from './stop-in-time.ts'

/** Deadlines for stopping requests, then our own parts, then the database. Supervisors kill after ten seconds. */
const DRAIN_LIMIT_MS = 5_000
const PARTS_LIMIT_MS = 7_500
const STOP_LIMIT_MS = 9_500
/** Time for closing connections and for killing a database that doesn't end. */
const KILL_MS = 1_000
const HOUR_MS = 3_600_000
/** The index checks the database every two seconds. Closed jobs may be shown for five at most. */
const FOLLOWED_MS = 4_000

export type Started = {
  /** The address and port it listens on, and the address that people use. */
  host: string
  port: number
  publicUrl: string
  trustedProxies: number
  jobs: number
  isDemo: boolean
  /** Opens /dev/inbox, where messages are kept if mail isn't set up; null if mail is sent. */
  inboxKey: string | null
  /** Makes an account the operator; null if there already is one. */
  operatorCode: string | null
  log: Log
  stop(): Promise<void>
}

export type StartOptions = FrontOptions & {
  pages: () => Promise<ServerBuild>
  /** Reports startup steps to the person waiting. */
  say: (step: string) => void
  now?: () => Date
  /** Rate limits for accounts, if not the usual ones. */
  limits?: Limits
  /** Ends the wait for an unreachable database: start() throws the signal's reason. */
  signal?: AbortSignal
}

export async function start(env: Env, options: StartOptions): Promise<Started> {
  const log = createLog(env.logLevel)
  if (env.googleIndexing) readServiceAccount(env.googleIndexing.keyFile) // a wrong file is reported at once
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
  for (const url of [env.databaseUrl, env.directUrl]) {
    if (url === null) continue
    await waitForDatabase(url, {
      log,
      onWait: (name) => options.say(`Waiting for the database ${name}; port ${port} answers 503`),
      signal: options.signal,
    })
  }
  options.say('Starting the database')
  const database = await openDatabase(env, { log, share: false })
  let search: SearchHost | null = null
  let pageThreads: PageThreads | null = null
  let instanceClock: InstanceClock | null = null
  try {
    const { db, bulkDb } = database
    instanceClock = await openInstanceClock({ db, log })
    const { aheadMs } = instanceClock
    const clock = options.now ? { now: options.now } : instanceClock
    // Re-encrypting may read every stored mail, which takes longer than a request may.
    const keys = await openKeyring({ db: bulkDb, clock }, env)
    if ((await jobs.demoState(db)).isEmpty) {
      options.say('Loading sample jobs')
      // In one transaction: if killed halfway, the database stays empty, and the next start fills it.
      await importListings({ db: bulkDb, clock, settings: env.settings }, demoLines(clock.now()), {
        isDemo: true,
        batchSize: Number.POSITIVE_INFINITY,
      })
    }
    await requireStorage(db, env.s3)
    const objects = await openObjectStorage(env.s3)
    options.say('Building the search index')
    const isFollowed = () => (search?.state().ageMs ?? Number.POSITIVE_INFINITY) <= FOLLOWED_MS
    const outageCache = createOutageCache(clock)
    const cardCache = createCardCache(db, { outageCache, isFollowed })
    const { cards, figures: cardFigures } = cardCache
    const forget = (ids: JobId[] | null) => {
      cardCache.forget(ids)
      pageThreads?.forget(ids)
    }
    const { settings } = env
    const hasThreads = options.mode === 'production' && env.pageThreads > 0
    const pageCache = createPageCache({
      // During development, pages change without the index.
      maxBytes: options.mode === 'production' ? env.pageCacheBytes : 0,
      publicUrl: settings.publicUrl,
      hasThreads,
    })
    const meter = createSearchMeter()
    const mailMeter = createMailMeter()
    const httpMeter = createHttpMeter()
    const loopMeter = createLoopMeter()
    const tracing = await openTracing(env)
    const searching = {
      databaseUrl: database.url,
      searchers: env.searchThreads,
      rates: settings.exchangeRates,
      log,
      onChange(ids: JobId[] | null) {
        forget(ids)
        outageCache.forget(ids)
        pageCache.outdate()
      },
      onShown: pageCache.outdate,
      onAnswer(answered: Answered) {
        meter.count(answered)
        tracing?.question(answered)
      },
    }
    const host = env.cluster
      ? createClusterHost({ ...searching, cluster: env.cluster })
      : createSearchHost({
          ...searching,
          // During development, a snapshot may come from other code.
          snapshotFile: options.mode === 'production' ? snapshotFile(env, log) : null,
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
      // Otherwise a development server with a set clock would mix two clocks.
      ...(options.now && { limitClock: clock }),
    })
    const cvReader = createCvReader({ log, keepsSpare: true })
    const typesetter = createTypesetter({ log })
    const client = openSourceClient(env, { clock, db })
    const gatherMeter = createGatherMeter({ db: bulkDb, clock })
    const payments = env.stripe && createStripePayments({ settings: env.stripe, clock })
    const services: MeServices = {
      db,
      bulkDb,
      outageCache,
      recent: createRecentAnswers(),
      keys,
      search: host,
      cards,
      readMatchPerson: createMatchPeople(db, clock),
      readCv: cvReader.read,
      uploadTurn: createUploadQueue(),
      scanFile: withinCeiling(
        { db, maxBytes: settings.filesMaxBytes },
        createScanner(env.scanner, log),
      ),
      clock,
      log,
      settings,
      typeset: typesetter,
      model: env.model && createTextModel(env.model),
      payments,
      objects,
      boardService: createBoardService(env, { client, isReading: env.gather.isOn }),
      gatherMeter,
      readCompanyPages: env.companyPages ? createCompanyPagesReader(client) : null,
      ...accounts,
    }
    if (hasThreads) {
      pageThreads = createPageThreads({
        count: env.pageThreads,
        start: {
          databaseUrl: env.databaseUrl ?? database.url,
          isPooled: env.directUrl !== null,
          replicaUrl: env.replicaUrl,
          patience: FOR_PAGE_THREADS,
          settings,
          hasInbox: env.mail === null,
          searchMs: host.searchMs,
          recentMs: RECENT_MS,
          tracesStatements: tracing !== null,
        },
        ...{ ask: host.ask, clock, log, outageCache, isFollowed },
        isReplicaCurrent: () => database.replica?.isCurrent() ?? false,
      })
    }
    const live = createLiveHub({ db, databaseUrl: database.url, log })
    const inboxKey = env.mail ? null : makeInboxKey()
    const https = settings.publicUrl.startsWith('https:')
    const inbox = inboxKey === null ? null : createInboxGate(inboxKey, { https })
    const state = host.state
    const siteState = createSiteState({ db })
    const readFigures = () =>
      readMetrics(services, {
        ...{ meter, mailMeter, httpMeter, loopMeter, state, cardFigures, outageCache },
        ...{ pageCache, pageThreads, siteState },
        ...{
          pools: database.pools,
          replica: database.replica,
          dataDir: env.dataDir,
          backupDir: env.backupDir,
        },
        objectMeter: objects?.meter ?? null,
      })
    const metricsServer = env.metricsAddress
      ? await startMetricsServer({
          ...env.metricsAddress,
          key: env.metricsKey,
          read: readFigures,
          log,
        })
      : null
    const readsReplica = database.replica !== null
    const app = {
      ...{ readsReplica, httpMeter, readFigures, pageCache, pageThreads, state, aheadMs },
      ...{ live, inbox, tracing, siteState },
    }
    front.hand(makeApp(services, env, options, app))
    await host.follow()
    const watch = watchLoop({ log, onBeat: loopMeter.count })
    const bulk = inBulk(services)
    const disk = watchDisk({ dataDir: env.dataDir, log })
    const filling = keepOutageCacheFilled(services)
    const count = () =>
      countCompanyFigures(bulk).catch((error: unknown) =>
        log.warn({ err: error }, 'the figures of companies could not be counted'),
      )
    const clean = () => {
      // Cards learn of changed jobs at once, and of new logos of companies here.
      if (outageCache.downSince() === null) forget(null)
      void purgeExpiredData(bulk).then(count)
    }
    clean() // the server may have been down for longer than visits may be kept
    const cleaning = setInterval(clean, HOUR_MS)
    const mail =
      env.mail &&
      startMailWorker({
        services: bulk,
        databaseUrl: database.url,
        port: createSmtpPort(env.mail),
        onOutcome: mailMeter.count,
      })
    const alertWorker = startAlertWorker({
      services: bulk,
      findMatches: host.standing,
      databaseUrl: database.url,
    })
    const { publicUrl, operator } = settings
    const noticeWorker = startNoticeWorker({
      services: bulk,
      databaseUrl: database.url,
      port: createNoticePort({ version: productVersion(), publicUrl, email: operator.email }),
    })
    const newsletter = startNewsletterWorker(services)
    const logos = env.companyLogos
      ? startLogoWorker(
          bulk,
          createLogoReader({ version: productVersion(), publicUrl, email: operator.email }),
        )
      : null
    if (!logos) await removeLogos(bulk)
    const trends = startTrendWorker(bulk, () => host.state().jobs)
    const billing =
      payments && startBillingWorker({ services: bulk, databaseUrl: database.url, payments })
    const readers = createListingReaders()
    const gatherer = env.gather.isOn
      ? startGatherer(
          {
            services: { ...bulk, readAll: readers.read },
            log,
            client,
            sources: usableSources(env),
            gate: env.gather.gate,
          },
          { atOnce: env.gather.atOnce },
        )
      : null

    const announcer = startAnnouncer(env, bulk)
    const backups = startBackups(env, services)
    const objectWorker = objects && startObjectWorker(bulk, objects)

    const { hasDemo } = await jobs.demoState(db)
    return {
      host: env.host,
      port,
      // PORT=0 picks a free port, so the address is only known now.
      publicUrl: env.hasPublicUrl ? settings.publicUrl : `http://localhost:${port}`,
      jobs: host.state().jobs,
      isDemo: hasDemo,
      inboxKey,
      trustedProxies: env.trustedProxies,
      operatorCode: await firstOperatorCode(services),
      log,
      async stop() {
        clearInterval(cleaning)
        watch.stop()
        disk.stop()
        filling.stop()
        instanceClock?.stop()
        await stopInTime(
          [
            {
              untilMs: DRAIN_LIMIT_MS + 500,
              parts: {
                streams: live.stop, // open streams would keep the server from closing
                requests: () => drain(DRAIN_LIMIT_MS),
                metrics: async () => metricsServer?.stop(),
                gatherer: async () => gatherer?.stop(),
                mail: async () => mail?.stop(),
                alerts: alertWorker.stop,
                announcer: async () => announcer?.stop(),
                notices: noticeWorker.stop,
                newsletter: newsletter.stop,
                trends: trends.stop,
                logos: async () => logos?.stop(),
                backups: async () => backups?.stop(),
                billing: async () => billing?.stop(),
                objects: async () => objectWorker?.stop(),
              },
            },
            {
              untilMs: PARTS_LIMIT_MS,
              parts: {
                client: () => client.close(),
                payments: async () => payments?.close(),
                storage: async () => objects?.close(),
                listingReaders: readers.stop,
                cvReader: cvReader.stop,
                typesetter: typesetter.stop,
                pageThreads: async () => pageThreads?.stop(),
                search: host.stop,
                traces: async () => tracing?.stop(),
              },
            },
            { untilMs: STOP_LIMIT_MS, parts: { database: (ms) => database.stop(ms - KILL_MS) } },
          ],
          log,
        )
      },
    }
  } catch (error) {
    await pageThreads?.stop()
    await search?.stop()
    instanceClock?.stop()
    await database.stop()
    throw error
  }
}

/**
 * A provider that the operator configured by address may be in their own network; Google and the like are not.
 */
function ownProviders({ providers }: Env): string[] {
  const own = providers.find(({ id }) => id === 'oidc')
  return own?.discoveryUrl ? [hostAndPort(new URL(own.discoveryUrl))] : []
}

/** Its libraries are loaded only where they are used. */
async function openTracing({ tracing }: Env): Promise<Tracing | null> {
  if (tracing === null) return null
  const { createTracing } = await import('#server/health/tracing.ts')
  return createTracing(tracing, productVersion())
}

function startBackups(
  { backupDir, backupSchedule, backupKeys }: Env,
  { log, clock }: Pick<Services, 'log' | 'clock'>,
) {
  if (backupDir === null || backupSchedule === null) return null
  const schedule = { ...backupSchedule, directory: backupDir, isEncrypted: backupKeys !== null }
  return startBackupWorker(schedule, { log, clock })
}

/** Where the index is stored between starts; null if the server can't write there. */
function snapshotFile({ dataDir }: Env, log: Log): string | null {
  const file = path.join(dataDir, 'search.snapshot')
  if (isWritable(file)) return file
  log.warn({ dataDir }, 'the search index cannot be saved in DATA_DIR; every start rebuilds it')
  return null
}

function* demoLines(now: Date) {
  for (const [index, listing] of demoListings(now).entries()) {
    yield { line: index + 1, text: JSON.stringify(listing) }
  }
}

function makeApp(
  services: MeServices,
  env: Env,
  { pages, mode }: StartOptions,
  parts: {
    state: () => SearchState
    httpMeter: HttpMeter
    readFigures: () => Promise<string>
    pageCache: PageCache
    pageThreads: PageThreads | null
    live: LiveHub
    readsReplica: boolean
    aheadMs: () => number
    siteState: Services['siteState']
    inbox: InboxGate | null
    tracing: Tracing | null
  },
): App {
  return createApp({
    services,
    live: parts.live,
    pages,
    pageCache: parts.pageCache,
    pageThreads: parts.pageThreads,
    mode,
    siteState: parts.siteState,
    readsReplica: parts.readsReplica,
    trustedProxies: env.trustedProxies,
    onlyPublicHost: env.hasPublicUrl,
    logsRequests: env.logsRequests,
    onAnswered: parts.httpMeter.count,
    inbox: parts.inbox,
    tracing: parts.tracing,
    readiness: () => readReadiness(services, parts),
    mailHookKey: env.mailHookKey,
    metrics:
      env.metricsKey === null || env.metricsAddress
        ? null
        : { key: env.metricsKey, read: parts.readFigures },
  })
}
