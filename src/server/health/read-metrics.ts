/** The whole answer of /metrics, from what this server counts and what it asks for. */
import { readBackups } from '#server/backup/backup-directory.ts'
import type { ReplicaWatch } from '#server/database/replica-watch.ts'
import type { PageCache } from '#server/http/page-cache.ts'
import type { PageThreads } from '#server/http/page-threads.ts'
import { productVersion } from '#server/process/project-root.ts'
import type { CardCache } from '#server/search/card-cache.ts'
import type { SearchState } from '#server/search/search-host.ts'
import type { Db, PoolUsage } from '#store/db.ts'
import { inTime, LATE } from '#store/in-time.ts'
import * as instanceFigures from '#store/instance-figures.ts'
import * as outboxSending from '#store/outbox-sending.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { diskBytes, freeBytes } from './disk-watch.ts'
import type { HttpMeter } from './http-meter.ts'
import { instanceMetrics } from './instance-metrics.ts'
import type { LoopMeter } from './loop-meter.ts'
import { gauge, gauges, heading, sample } from './metric-lines.ts'
import { formatMetrics, type MailMeter, type SearchMeter } from './metrics.ts'
import type { ObjectMeter } from './object-meter.ts'

/** How long metrics wait for the database. */
const WAIT_MS = 1_000

export type MetricsParts = {
  meter: SearchMeter
  mailMeter: MailMeter
  httpMeter: HttpMeter
  loopMeter: LoopMeter
  state: () => SearchState
  pageCache: Pick<PageCache, 'figures'>
  /** Null without any. */
  pageThreads: Pick<PageThreads, 'figures'> | null
  cardFigures: CardCache['figures']
  outageCache: { bytes(): number }
  /** Null if all files are in the database. */
  objectMeter: ObjectMeter | null
  /** Null without one. */
  replica: Pick<ReplicaWatch, 'isCurrent' | 'lagMs'> | null
  siteState: Services['siteState']
  pools: () => Readonly<Record<string, PoolUsage>>
  dataDir: string
  /** Null if this server knows of no backups. */
  backupDir: string | null
}

type MetricsServices = Pick<Services, 'db' | 'clock' | 'gatherMeter' | 'events'>

/** During an outage of the database, what only it knows is left out: the other metrics matter even more. */
export async function readMetrics(services: MetricsServices, parts: MetricsParts): Promise<string> {
  const { db, clock, gatherMeter, events } = services
  const [mailsWaiting, figures, gathered, { maintenance }] = await Promise.all([
    orNull(db, outboxSending.waiting),
    orNull(db, instanceFigures.read),
    gatherMeter.read(),
    parts.siteState(),
  ])
  const now = clock.now()
  const own = formatMetrics({
    meter: parts.meter,
    mailMeter: parts.mailMeter,
    mailsWaiting,
    gathered,
    state: parts.state(),
    pageCache: parts.pageCache.figures(),
    securityEvents: events.counts(),
    now: now.getTime(),
    dataDirFree: freeBytes(parts.dataDir),
  })
  const more = instanceMetrics({
    httpMeter: parts.httpMeter,
    loopMeter: parts.loopMeter,
    pools: parts.pools(),
    limitsReached: events.limitsReached(),
    cards: parts.cardFigures(),
    outageCacheBytes: parts.outageCache.bytes(),
    figures,
    dataDirDisk: diskBytes(parts.dataDir),
    backups: parts.backupDir === null ? undefined : readBackups(parts.backupDir, now),
    now,
  })
  const some = [
    ...buildLines(),
    ...gauge('maintenance', 'Maintenance mode: 1, or 0', Number(maintenance !== null)),
    ...(parts.objectMeter?.lines() ?? []),
    ...replicaLines(parts.replica),
    ...pageThreadLines(parts.pageThreads),
  ]
  return `${own}${[...more, ...some].join('\n')}\n`
}

/** Which version runs on which server: a constant 1, as Prometheus' own programs have it. */
const buildLines = () =>
  gauges('build_info', 'The running version; always 1', [
    [{ version: productVersion(), node: process.version }, 1],
  ])

function replicaLines(replica: MetricsParts['replica']): string[] {
  if (replica === null) return []
  const lagMs = replica.lagMs()
  return [
    ...gauge(
      'replica_used',
      'Whether the replica is read from: 1, or 0',
      Number(replica.isCurrent()),
    ),
    ...gauge(
      'replica_lag_seconds',
      'How far the replica is behind',
      lagMs === null ? null : lagMs / 1_000,
    ),
  ]
}

function pageThreadLines(pageThreads: MetricsParts['pageThreads']): string[] {
  if (pageThreads === null) return []
  const { threads, pages } = pageThreads.figures()
  return [
    ...gauge('page_threads', 'Threads that render pages beside the main thread', threads),
    ...heading('pages_rendered_total', 'counter', 'Pages for visitors without a session'),
    ...(['thread', 'main'] as const).map((by) => sample('pages_rendered_total', { by }, pages[by])),
  ]
}

/** Null if the database doesn't answer in time. */
async function orNull<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T | null> {
  const answer = await inTime(
    WAIT_MS,
    read(db).catch(() => null),
  )
  return answer === LATE ? null : answer
}
