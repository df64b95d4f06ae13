/**
 * Figures for monitoring, in the text format of Prometheus (version 0.0.4): counters only grow,
 * times are seconds, sizes bytes. Nothing here tells what was searched for or by whom.
 */
import { SECURITY_EVENTS, type SecurityEvent } from '#core/account/security-event.ts'
import type { SearchState } from '#server/search/search-host.ts'
import type { Answered } from '#server/search/searcher-pool.ts'

/** Upper bounds in seconds; the budget of a search is 8 ms, and above a second it is refused. */
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
      ...heading(
        'search_questions_total',
        'counter',
        'What the search was asked, and how it ended',
      ),
      ...[...outcomes].map(
        ([label, count]) => `rolecall_search_questions_total{${label}} ${count}`,
      ),
      ...heading('search_seconds', 'histogram', 'From question to answer, waiting included'),
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

export type Measured = {
  meter: SearchMeter
  state: SearchState
  securityEvents: Readonly<Record<SecurityEvent, number>>
  /** Milliseconds since 1970. */
  now: number
  /** Bytes; null where nobody tells. */
  dataDirFree?: number | null
}

export function formatMetrics({
  meter,
  state,
  securityEvents,
  now,
  dataDirFree = null,
}: Measured): string {
  const { index, ageMs, waiting } = state
  const lines = [
    ...meter.lines(),
    ...heading('security_events_total', 'counter', 'What concerned the safety of accounts'),
    ...Object.keys(SECURITY_EVENTS).map(
      (event) =>
        `rolecall_security_events_total{event="${event}"} ${securityEvents[event as SecurityEvent]}`,
    ),
    ...gauge('search_waiting', 'Questions that wait for a searcher', waiting),
    ...gauge('index_jobs', 'Open jobs in the index', index?.jobs),
    ...gauge('index_segments', 'Parts of the index', index?.segments),
    ...gauge('index_bytes', 'Memory that the threads of the search share', index?.bytes),
    ...gauge(
      'index_position',
      'The transaction up to which the index is complete',
      index?.position,
    ),
    ...gauge('index_age_seconds', 'Since the index compared itself with the database', ms(ageMs)),
    ...gauge(
      'index_builds',
      'How often its writer made the index from the database',
      index?.builds,
    ),
    ...gauge('snapshot_age_seconds', 'Since the snapshot was written', since(index?.savedAt, now)),
    ...gauge('data_dir_free_bytes', 'Room that is left where DATA_DIR is', dataDirFree),
    ...gauge('process_resident_bytes', 'Memory of this process', process.memoryUsage.rss()),
    ...gauge('process_uptime_seconds', 'Since this process began', process.uptime()),
  ]
  return `${lines.join('\n')}\n`
}

/** What is not known is left out. */
function gauge(name: string, help: string, value: number | string | null | undefined) {
  if (value === null || value === undefined) return []
  return [...heading(name, 'gauge', help), `rolecall_${name} ${value}`]
}

const heading = (name: string, type: string, help: string) => [
  `# HELP rolecall_${name} ${help}`,
  `# TYPE rolecall_${name} ${type}`,
]

const ms = (value: number | null) => (value === null ? null : value / 1_000)
const since = (at: number | null | undefined, now: number) =>
  typeof at === 'number' ? Math.max(0, now - at) / 1_000 : null
