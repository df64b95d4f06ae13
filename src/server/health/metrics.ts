/**
 * Metrics in the Prometheus text format (version 0.0.4): counters only grow, times are in seconds, sizes in
 * bytes. Nothing here reveals what was searched for or by whom.
 */
import { SECURITY_EVENTS, type SecurityEvent } from '#core/account/security-event.ts'
import { PAGE_OUTCOMES, type PageCacheFigures } from '#server/http/page-cache.ts'
import type { SearchState } from '#server/search/search-host.ts'
import type { Answered } from '#server/search/searcher-pool.ts'
import type { GatherFigures } from '#store/gather-figures.ts'
import { MAIL_OUTCOMES, type MailOutcome } from '#work/mail/send-mails.ts'
import { gauge, heading } from './metric-lines.ts'

/** Upper bounds in seconds. The budget of a search is 8 ms; above one second it is refused. */
const BOUNDS = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export type SearchMeter = {
  count(answered: Answered): void
  lines(): string[]
}

export function createSearchMeter(): SearchMeter {
  const outcomes = new Map<string, number>()
  const times = new Map<string, { upTo: number[]; sum: number; count: number }>()

  return {
    count({ kind, outcome, waitedMs, tookMs }) {
      const label = `kind="${kind}",outcome="${outcome}"`
      outcomes.set(label, (outcomes.get(label) ?? 0) + 1)
      if (outcome !== 'answered') return
      const seconds = (waitedMs + tookMs) / 1_000
      const time = times.get(kind) ?? { upTo: BOUNDS.map(() => 0), sum: 0, count: 0 }
      time.upTo = time.upTo.map((n, at) => (seconds <= (BOUNDS[at] as number) ? n + 1 : n))
      time.sum += seconds
      time.count++
      times.set(kind, time)
    },
    lines: () => [
      ...heading('search_questions_total', 'counter', 'Search questions by kind and outcome'),
      ...[...outcomes].map(
        ([label, count]) => `rolecall_search_questions_total{${label}} ${count}`,
      ),
      ...heading('search_seconds', 'histogram', 'Time from question to answer, including waiting'),
      ...[...times].flatMap(([kind, { upTo, sum, count }]) => [
        ...BOUNDS.map(
          (bound, at) => `rolecall_search_seconds_bucket{kind="${kind}",le="${bound}"} ${upTo[at]}`,
        ),
        `rolecall_search_seconds_bucket{kind="${kind}",le="+Inf"} ${count}`,
        `rolecall_search_seconds_sum{kind="${kind}"} ${sum}`,
        `rolecall_search_seconds_count{kind="${kind}"} ${count}`,
      ]),
    ],
  }
}

export type MailMeter = {
  count(outcome: MailOutcome): void
  lines(): string[]
}

export function createMailMeter(): MailMeter {
  const counts = new Map<MailOutcome, number>()
  return {
    count: (outcome) => void counts.set(outcome, (counts.get(outcome) ?? 0) + 1),
    lines: () => [
      ...heading('mails_total', 'counter', 'Attempts to send an email, and emails not sent'),
      ...MAIL_OUTCOMES.map(
        (outcome) => `rolecall_mails_total{outcome="${outcome}"} ${counts.get(outcome) ?? 0}`,
      ),
    ],
  }
}

export type Measured = {
  meter: SearchMeter
  mailMeter: MailMeter
  /** Null if the database does not answer. */
  mailsWaiting: { count: number; oldestAt: Date | null } | null
  /** Null if the database does not answer; left out on a page without them. */
  gathered?: GatherFigures | null
  state: SearchState
  pageCache: PageCacheFigures
  securityEvents: Readonly<Record<SecurityEvent, number>>
  /** Milliseconds since 1970. */
  now: number
  /** Bytes; null if unknown. */
  dataDirFree?: number | null
}

export function formatMetrics({
  meter,
  mailMeter,
  mailsWaiting,
  gathered = null,
  state,
  pageCache,
  securityEvents,
  now,
  dataDirFree = null,
}: Measured): string {
  const { index, ageMs, waiting } = state
  const lines = [
    ...meter.lines(),
    ...heading('security_events_total', 'counter', 'Security events of accounts'),
    ...Object.keys(SECURITY_EVENTS).map(
      (event) =>
        `rolecall_security_events_total{event="${event}"} ${securityEvents[event as SecurityEvent]}`,
    ),
    ...mailMeter.lines(),
    ...gauge('mails_waiting', 'Emails waiting to be sent', mailsWaiting?.count),
    ...gauge(
      'mails_oldest_age_seconds',
      'Age of the oldest email waiting to be sent',
      since(mailsWaiting?.oldestAt?.getTime(), now),
    ),
    ...gauge('boards', 'Boards that are not paused', gathered?.boards),
    ...gauge('boards_read_24h', 'Boards read to their end in 24 hours', gathered?.boardsReadIn24h),
    ...gauge('jobs_open', 'Open jobs in the database', gathered?.jobs),
    ...gauge(
      'jobs_seen_48h',
      'Open jobs seen at their source in 48 hours',
      gathered?.jobsSeenIn48h,
    ),
    ...gauge(
      'jobs_found_7d',
      'Jobs found in 7 days, published after their board was added',
      gathered?.found,
    ),
    ...gauge('jobs_found_7d_within_6h', 'Of these, found within 6 hours', gathered?.foundIn6h),
    ...gauge('jobs_found_7d_within_24h', 'Of these, found within 24 hours', gathered?.foundIn24h),
    ...heading('page_cache_requests_total', 'counter', 'Requests for pages that may be cached'),
    ...PAGE_OUTCOMES.map(
      (outcome) =>
        `rolecall_page_cache_requests_total{outcome="${outcome}"} ${pageCache.outcomes[outcome]}`,
    ),
    ...gauge('page_cache_pages', 'Pages in the page cache', pageCache.pages),
    ...gauge('page_cache_bytes', 'Memory of the page cache', pageCache.bytes),
    ...gauge(
      'search_cluster_followed',
      'Whether the index of the search cluster follows the database',
      state.cluster && Number(state.cluster.isFollowed),
    ),
    ...gauge('search_waiting', 'Questions waiting for a searcher', waiting),
    ...gauge('index_jobs', 'Open jobs in the index', index?.jobs),
    ...gauge('index_segments', 'Segments of the index', index?.segments),
    ...gauge('index_bytes', 'Memory shared by the search threads', index?.bytes),
    ...gauge(
      'index_position',
      'The transaction up to which the index is complete',
      index?.position,
    ),
    ...gauge(
      'index_age_seconds',
      'Time since the index was last compared with the database',
      ms(ageMs),
    ),
    ...gauge('index_builds', 'How often the index was built from the database', index?.builds),
    ...gauge(
      'snapshot_age_seconds',
      'Time since the snapshot was written',
      since(index?.savedAt, now),
    ),
    ...gauge('data_dir_free_bytes', 'Free space on the disk of DATA_DIR', dataDirFree),
    ...gauge('process_resident_bytes', 'Memory of this process', process.memoryUsage.rss()),
    ...gauge('process_uptime_seconds', 'Time since this process started', process.uptime()),
  ]
  return `${lines.join('\n')}\n`
}

const ms = (value: number | null) => (value === null ? null : value / 1_000)
const since = (at: number | null | undefined, now: number) =>
  typeof at === 'number' ? Math.max(0, now - at) / 1_000 : null
