import { expect, test } from 'vitest'
import { SECURITY_EVENTS, type SecurityEvent } from '#core/account/security-event.ts'
import { createMailMeter, createSearchMeter, formatMetrics } from './metrics.ts'

const NOTHING_YET = {
  ready: false,
  jobs: 0,
  position: null,
  ageMs: null,
  waiting: 0,
  index: null,
}

const NO_EVENTS = Object.fromEntries(
  Object.keys(SECURITY_EVENTS).map((event) => [event, 0]),
) as Record<SecurityEvent, number>

const NO_PAGES = {
  pageCache: { outcomes: { hit: 0, waited: 0, stored: 0, refused: 0 }, pages: 0, bytes: 0 },
}

const NO_MAIL = { mailMeter: createMailMeter(), mailsWaiting: null }

const measured = (text: string, apart = /process_|security_|mails_|page_cache_/) =>
  text.split('\n').filter((line) => line && !line.startsWith('#') && !apart.test(line))

test('answers are counted in every bucket they fit, refusals only by outcome', () => {
  const meter = createSearchMeter()
  meter.count({ kind: 'search', waitedMs: 1, tookMs: 2, outcome: 'answered' })
  meter.count({ kind: 'search', waitedMs: 0, tookMs: 300, outcome: 'answered' })
  meter.count({ kind: 'search', waitedMs: 2_000, tookMs: 0, outcome: 'search_busy' })

  const bucket = (le: string, count: number) =>
    `rolecall_search_seconds_bucket{kind="search",le="${le}"} ${count}`
  expect(
    measured(
      formatMetrics({
        meter,
        ...NO_MAIL,
        ...NO_PAGES,
        state: NOTHING_YET,
        securityEvents: NO_EVENTS,
        now: 0,
      }),
    ),
  ).toEqual([
    'rolecall_search_questions_total{kind="search",outcome="answered"} 2',
    'rolecall_search_questions_total{kind="search",outcome="search_busy"} 1',
    ...['0.0005', '0.001', '0.002'].map((le) => bucket(le, 0)),
    ...['0.004', '0.008', '0.016', '0.05', '0.1', '0.25'].map((le) => bucket(le, 1)),
    ...['0.5', '1', '2.5', '+Inf'].map((le) => bucket(le, 2)),
    'rolecall_search_seconds_sum{kind="search"} 0.303',
    'rolecall_search_seconds_count{kind="search"} 2',
    'rolecall_search_waiting 0',
  ])
})

test('the index reports its size, position and age', () => {
  const index = {
    jobs: 1_500,
    position: '7654',
    bytes: 4_096,
    segments: 2,
    savedAt: 10_000,
    builds: 1,
  }
  const state = { ready: true, jobs: 1_500, position: '7654', ageMs: 250, waiting: 3, index }

  expect(
    measured(
      formatMetrics({
        meter: createSearchMeter(),
        ...NO_MAIL,
        ...NO_PAGES,
        state,
        securityEvents: NO_EVENTS,
        now: 70_000,
      }),
    ),
  ).toEqual([
    'rolecall_search_waiting 3',
    'rolecall_index_jobs 1500',
    'rolecall_index_segments 2',
    'rolecall_index_bytes 4096',
    'rolecall_index_position 7654',
    'rolecall_index_age_seconds 0.25',
    'rolecall_index_builds 1',
    'rolecall_snapshot_age_seconds 60',
  ])
})

test('every security event has a counter, even if it never happened', () => {
  const text = formatMetrics({
    meter: createSearchMeter(),
    ...NO_MAIL,
    ...NO_PAGES,
    state: NOTHING_YET,
    securityEvents: { ...NO_EVENTS, sign_in_failed: 50 },
    now: 0,
  })
  const lines = measured(text, /^(?!rolecall_security_)/)
  expect(lines).toHaveLength(Object.keys(SECURITY_EVENTS).length)
  expect(lines).toContain('rolecall_security_events_total{event="sign_in_failed"} 50')
  expect(lines).toContain('rolecall_security_events_total{event="sign_in"} 0')
})

test('emails are counted by what became of them, and the oldest that waits has an age', () => {
  const mailMeter = createMailMeter()
  for (const outcome of ['sent', 'sent', 'failed', 'suppressed'] as const) mailMeter.count(outcome)
  const text = formatMetrics({
    meter: createSearchMeter(),
    mailMeter,
    ...NO_PAGES,
    mailsWaiting: { count: 2, oldestAt: new Date(10_000) },
    state: NOTHING_YET,
    securityEvents: NO_EVENTS,
    now: 70_000,
  })
  expect(measured(text, /^(?!rolecall_mails_)/)).toEqual([
    'rolecall_mails_total{outcome="sent"} 2',
    'rolecall_mails_total{outcome="failed"} 1',
    'rolecall_mails_total{outcome="given_up"} 0',
    'rolecall_mails_total{outcome="suppressed"} 1',
    'rolecall_mails_waiting 2',
    'rolecall_mails_oldest_age_seconds 60',
  ])
})

test('requests for cached pages are counted by what became of them', () => {
  const text = formatMetrics({
    meter: createSearchMeter(),
    ...NO_MAIL,
    pageCache: { outcomes: { hit: 9, waited: 2, stored: 3, refused: 1 }, pages: 3, bytes: 60_000 },
    state: NOTHING_YET,
    securityEvents: NO_EVENTS,
    now: 0,
  })
  expect(measured(text, /^(?!rolecall_page_cache_)/)).toEqual([
    'rolecall_page_cache_requests_total{outcome="hit"} 9',
    'rolecall_page_cache_requests_total{outcome="waited"} 2',
    'rolecall_page_cache_requests_total{outcome="stored"} 3',
    'rolecall_page_cache_requests_total{outcome="refused"} 1',
    'rolecall_page_cache_pages 3',
    'rolecall_page_cache_bytes 60000',
  ])
})
