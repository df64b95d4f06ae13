/** Metrics of this server's parts and of the instance behind it: connections, caches, limits, boards, disk, backups. */
import type { LimitName } from '#core/account/rate-limit.ts'
import type { StoredBackups } from '#server/backup/backup-directory.ts'
import type { CardCacheFigures } from '#server/search/card-cache.ts'
import type { PoolUsage } from '#store/db.ts'
import type { InstanceFigures } from '#store/instance-figures.ts'
import type { HttpMeter } from './http-meter.ts'
import type { LoopMeter } from './loop-meter.ts'
import { gauge, gauges, heading, sample } from './metric-lines.ts'

export type InstanceMeasured = {
  httpMeter: HttpMeter
  loopMeter: LoopMeter
  /** By name: of requests, and of bulk work. */
  pools: Readonly<Record<string, PoolUsage>>
  /** Attempts that were refused, by limit; limits that refused none may be missing. */
  limitsReached: Readonly<Partial<Record<LimitName, number>>>
  cards: CardCacheFigures
  outageCacheBytes: number
  /** Null if the database doesn't answer. */
  figures: InstanceFigures | null
  /** Bytes of the disk of DATA_DIR; null if unknown. */
  dataDirDisk: number | null
  /** Undefined without BACKUP_DIR; null if it can't be read. */
  backups: StoredBackups | null | undefined
  now: Date
}

export function instanceMetrics(measured: InstanceMeasured): string[] {
  const { httpMeter, loopMeter, pools, limitsReached, cards, figures, backups, now } = measured
  const ofPools = (value: (usage: PoolUsage) => number) =>
    Object.entries(pools).map(([pool, usage]) => [{ pool }, value(usage)] as const)
  const newest = backups?.newest ?? null
  return [
    ...httpMeter.lines(),
    ...loopMeter.lines(),
    ...gauges(
      'database_connections_max',
      'Connections that a pool may open',
      ofPools((it) => it.max),
    ),
    ...gauges(
      'database_connections_used',
      'Connections in use',
      ofPools((it) => it.used),
    ),
    ...gauges(
      'database_waiting',
      'Work waiting for a connection',
      ofPools((it) => it.waiting),
    ),
    ...heading(
      'limits_reached_total',
      'counter',
      'Attempts refused because there had been too many',
    ),
    ...Object.entries(limitsReached).map(([limit, count]) =>
      sample('limits_reached_total', { limit }, count),
    ),
    ...heading('card_cache_requests_total', 'counter', 'Cards of jobs that were needed'),
    ...(['hit', 'miss'] as const).map((outcome) =>
      sample('card_cache_requests_total', { outcome }, cards[outcome]),
    ),
    ...gauge('card_cache_cards', 'Cards of jobs in memory', cards.kept),
    ...gauge('outage_cache_bytes', 'Answers kept for a database outage', measured.outageCacheBytes),
    ...gauge('database_bytes', 'Size of the database', figures?.databaseBytes),
    ...gauge('files_bytes', 'Size of all uploaded files', figures?.fileBytes),
    ...gauge(
      'objects_to_remove',
      'Objects of deleted files that are still in S3',
      figures?.objectsToRemove,
    ),
    ...gauges(
      'boards_by_state',
      'All boards by state',
      Object.entries(figures?.boards ?? {}).map(([state, count]) => [{ state }, count]),
    ),
    ...gauge('data_dir_disk_bytes', 'Size of the disk of DATA_DIR', measured.dataDirDisk),
    ...gauge(
      'backup_dir_readable',
      'Whether BACKUP_DIR can be read: 1, or 0',
      backups === undefined ? null : Number(backups !== null),
    ),
    ...gauge('backups', 'Complete backups in BACKUP_DIR', backups?.count),
    ...gauge('backups_bytes', 'Size of these backups', backups?.bytes),
    ...gauge(
      'backup_age_seconds',
      'Time since the newest backup was begun',
      newest && Math.max(0, now.getTime() - newest.at.getTime()) / 1_000,
    ),
    ...gauge('backup_bytes', 'Size of the newest backup', newest?.bytes),
  ]
}
