/**
 * The hosts of all boards, answering without a network: each takes its time, refuses what breaks its limit, and lists
 * what its boards have at that instant.
 */
import { createHash } from 'node:crypto'
import { seeded } from '#demo/seeded.ts'
import type { FakeAnswer, FakeSystem, Shown } from '#dev/fake-internet/system.ts'
import { ALL_SYSTEMS } from '#dev/fake-internet/systems.ts'
import { laneOfHost } from '#server/gathering/host-pace.ts'
import type { SafeAnswer, SafeFetch, SafeRequest } from '#server/outgoing/safe-fetch.ts'
import { sourceNamed } from '#sources/adapters/sources.ts'
import { type Counter, createCounter, limitOf, OWN_HOST_LIMIT } from './host-limits.ts'
import type { SimulatedTime } from './simulated-time.ts'
import { type SupplyBoard, type SupplyOptions, shownAt, toFakeBoard } from './supply-boards.ts'

export type HostCounts = {
  requests: number
  broken: number
  down: number
  unchanged: number
  /** Boards that were asked at least once. */
  asked: number
  /** As the last board was asked for the first time; null until then. */
  swept: { seconds: number; requests: number } | null
}

export type FakeHosts = {
  safe: SafeFetch
  /** By source. */
  counts: ReadonlyMap<string, HostCounts>
  /** When a board sent its list, in milliseconds since the beginning, the earliest first. */
  listedAt(board: SupplyBoard): readonly number[]
}

/** Of lists: 503, for once. */
const DOWN_SHARE = 0.003
/** Until the first byte, half of the answers take less; and how fast the rest follows. */
const USUAL_MS = 250
const LATENCY_SPREAD = 0.5
const [LEAST_MS, MOST_MS] = [60, 8_000]
const BYTES_A_MS = 1_500
/** Boards that are read at the same time, and some more: what they list does not change during a run. */
const VIEWS = 256

const NO_BOARD: FakeAnswer = { type: 'text/html', body: 'no such board' }

type View = { atMs: number; shown: Shown[] }
type Sent = { status: number; headers?: Record<string, string>; body: string }

export function createFakeHosts(
  boards: readonly SupplyBoard[],
  time: Pick<SimulatedTime, 'clock' | 'delay'>,
  options: Pick<SupplyOptions, 'seed' | 'begin' | 'slowness'>,
): FakeHosts {
  const { slowness } = options
  const byName = new Map(boards.map((board) => [`${board.source}/${board.token}`, board]))
  const counts = new Map<string, HostCounts>()
  const counters = new Map<string, Counter>()
  const listed = new Map<SupplyBoard, number[]>()
  const asked = new Set<SupplyBoard>()
  const boardsOf = Map.groupBy(boards, ({ source }) => source)
  const views = new Map<SupplyBoard, View>()

  function counterOf(name: string, limit: Parameters<typeof createCounter>[0]) {
    const known = counters.get(name) ?? createCounter(limit)
    counters.set(name, known)
    return known
  }

  function countsOf(source: string) {
    const none = { requests: 0, broken: 0, down: 0, unchanged: 0, asked: 0, swept: null }
    const known: HostCounts = counts.get(source) ?? none
    counts.set(source, known)
    return known
  }

  function countAsked(board: SupplyBoard) {
    const ofSource = countsOf(board.source)
    if (asked.has(board)) return
    asked.add(board)
    ofSource.asked++
    if (ofSource.asked < (boardsOf.get(board.source)?.length ?? 0)) return
    ofSource.swept = { seconds: passedMs() / 1_000, requests: ofSource.requests }
  }

  const passedMs = () => time.clock.now().getTime() - options.begin.getTime()

  /** What the board lists, for the whole run that begins with its list. */
  function viewOf(board: SupplyBoard, isBeginning: boolean): View {
    const known = views.get(board)
    if (known && !isBeginning) return known
    const atMs = passedMs()
    const view = { atMs, shown: shownAt(board, atMs, options) }
    views.delete(board)
    views.set(board, view)
    const [oldest] = views.keys()
    if (views.size > VIEWS && oldest) views.delete(oldest)
    return view
  }

  function answer(url: URL, headers: Readonly<Record<string, string>>): Sent {
    if (url.pathname === '/robots.txt') return robotsOf(url, slowness)
    const found = boardAt(url, byName)
    if (found) countAsked(found.board)
    if (!found || found.board.isGone) return { status: 404, body: NO_BOARD.body }
    const { board, system } = found
    const ofSource = countsOf(board.source)
    if (isBeginning(url) && isDown(url, time.clock.now())) {
      ofSource.down++
      return { status: 503, body: 'down' }
    }
    const view = viewOf(board, isBeginning(url))
    if (isBeginning(url)) listed.set(board, [...(listed.get(board) ?? []), view.atMs])
    const etag = etagOf(view.shown)
    if (headers['if-none-match'] === etag) {
      ofSource.unchanged++
      return { status: 304, headers: { etag }, body: '' }
    }
    const { shown } = view
    const whole = system.answer(url, { board: toFakeBoard(board), shown, claimed: shown.length })
    if (!whole) return { status: 404, body: 'no such job' }
    const own: Record<string, string> = sourceNamed(board.source)?.isOneAnswer ? { etag } : {}
    return { status: 200, headers: { 'content-type': whole.type, ...own }, body: whole.body }
  }

  async function ask(request: SafeRequest): Promise<SafeAnswer> {
    const url = new URL(request.url)
    const source = sourceOf(url)
    const lane = laneOfHost(url.hostname)?.name ?? url.hostname
    const own = lane === url.hostname ? [] : [counterOf(url.hostname, OWN_HOST_LIMIT)]
    const passed = [counterOf(lane, limitOf(source, slowness)), ...own]
    const nowMs = time.clock.now().getTime()
    const isAllowed = passed.map((counter) => counter.begin(nowMs)).every(Boolean)
    const ofSource = countsOf(source)
    ofSource.requests++
    if (!isAllowed) ofSource.broken++
    try {
      const sent = isAllowed
        ? answer(url, request.headers ?? {})
        : { status: 429, headers: { 'retry-after': '1' }, body: '' }
      await time.delay(slowness * latencyMs(url, nowMs, sent.body.length), request.signal)
      return toAnswer(url, sent)
    } finally {
      for (const counter of passed) counter.end()
    }
  }

  return {
    safe: { ask, close: async () => {} },
    counts,
    listedAt: (board) => listed.get(board) ?? [],
  }
}

function boardAt(
  url: URL,
  byName: ReadonlyMap<string, SupplyBoard>,
): { system: FakeSystem; board: SupplyBoard } | null {
  for (const system of ALL_SYSTEMS) {
    const token = system.boardOf(url)
    if (token === null) continue
    const board = byName.get(`${system.source}/${token}`)
    return board ? { system, board } : null
  }
  return null
}

function sourceOf(url: URL): string {
  const lane = laneOfHost(url.hostname)?.name
  const system = ALL_SYSTEMS.find(({ source }) =>
    sourceNamed(source)?.load.hosts.some((host) => host === lane),
  )
  if (!system) throw new Error(`${url.hostname} belongs to no source`)
  return system.source
}

/** Whether it is the request with which a run begins, and not a further page, language or job. */
function isBeginning(url: URL): boolean {
  if (url.pathname === '/xml') return url.searchParams.has('language')
  if (url.hostname === 'api.smartrecruiters.com')
    return url.pathname.endsWith('/postings') && url.searchParams.get('offset') === '0'
  if (url.hostname === 'api.rippling.com') return url.pathname.endsWith('/jobs')
  return !url.pathname.startsWith('/p/')
}

const isDown = (url: URL, now: Date) =>
  seeded(`down ${url.href} ${now.getTime()}`).chance(DOWN_SHARE)

/** Lever asks for a second between two requests. Employers' own hosts ask for more only to be slower than real ones. */
function robotsOf({ hostname }: URL, slowness: number): Sent {
  const isShared = laneOfHost(hostname)?.name === hostname
  const own = slowness > 1 ? slowness : 0
  const seconds = isShared ? Number(hostname === 'api.lever.co') : own
  const delay = seconds > 0 ? `Crawl-delay: ${seconds}\n` : ''
  return {
    status: 200,
    headers: { 'content-type': 'text/plain' },
    body: `User-agent: *\n${delay}Allow: /\n`,
  }
}

const etagOf = (shown: readonly Shown[]) =>
  `"${createHash('sha1')
    .update(shown.map(({ number, version }) => `${number}.${version}`).join())
    .digest('base64url')}"`

function latencyMs(url: URL, nowMs: number, bytes: number) {
  const chance = seeded(`latency of ${url.href} ${nowMs}`)
  const spread = chance.fraction() + chance.fraction() + chance.fraction() - 1.5
  const first = USUAL_MS * Math.exp(2 * LATENCY_SPREAD * spread)
  return Math.round(Math.min(MOST_MS, Math.max(LEAST_MS, first) + bytes / BYTES_A_MS))
}

function toAnswer(url: URL, { status, headers = {}, body }: Sent): SafeAnswer {
  return {
    url: url.href,
    status,
    headers: new Map(Object.entries(headers)),
    redirects: 0,
    body: (async function* () {
      yield Buffer.from(body)
    })(),
    drop: () => {},
  }
}
