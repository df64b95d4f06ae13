/**
 * Reads boards from their sources politely: identifies itself, follows robots.txt, limits its rate per host, asks
 * only for what changed, and pauses as long as a host asks. Returns an answer of the expected kind, or throws one
 * of the errors of `#sources/source.ts`.
 */
import { setTimeout as waitFor } from 'node:timers/promises'
import { wrongKind } from '#core/boards/answer-kind.ts'
import { decodeText } from '#server/outgoing/decode-text.ts'
import { RequestProblem } from '#server/outgoing/request-problem.ts'
import type { SafeAgentOptions } from '#server/outgoing/safe-agent.ts'
import {
  createSafeFetch,
  readWhole,
  type SafeAnswer,
  type SafeFetch,
  type SafeRequest,
} from '#server/outgoing/safe-fetch.ts'
import { type Identity, userAgentOf } from '#server/outgoing/user-agent.ts'
import type {
  BoardClient,
  BoardRun,
  SourceClient,
  Validators,
} from '#sources/source/board-client.ts'
import {
  Away,
  NotModified,
  type SourceAnswer,
  type SourceRequest,
  Unreadable,
} from '#sources/source/source.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import { type Lane, laneOfHost, paceOf, USUAL_PACE } from './host-pace.ts'
import { createHostScheduler, type Delay, type HostPace, MAX_WAIT_MS } from './host-scheduler.ts'
import type { LanePace } from './lane-pace.ts'
import { readDirectory } from './read-directory.ts'
import { createRobots } from './robots.ts'
import { answerProblem, failedRequestProblem } from './source-problem.ts'
import { digestOf, toSafeRequest, validatorsOf } from './source-request.ts'

export type SourceClientOptions = {
  clock: Clock
  identity: Identity
  /** Where connections may go, if not to the public internet. */
  agent?: SafeAgentOptions
  /** Answers the requests in place of the network, in simulations. */
  safe?: SafeFetch
  /** For hosts without a documented limit of their own. If given, applies to all hosts. */
  pace?: HostPace
  /** Whether the source `directory` may read files on this machine. */
  readsFiles?: boolean
  limits?: Partial<typeof SOURCE_LIMITS>
  delay?: Delay
  /** Shares the pace of well-known hosts with other servers; alone without it. */
  lanes?: LanePace
}

/** Per request: time including redirects, and size after decoding. */
export const SOURCE_LIMITS = { totalMs: 30_000, maxBytes: 20 * 1024 * 1024, maxRedirects: 5 }

/** For all sites of a system, when one of them asks for a longer pause. */
const MAX_LANE_PAUSE_MS = 20_000
/** How many short pauses a host may ask for during one request. */
const MAX_PAUSES = 3

type Asked = Pick<SafeRequest, 'url' | 'method' | 'headers' | 'body'>

export function createSourceClient(options: SourceClientOptions): SourceClient {
  const { clock, pace: usual = USUAL_PACE } = options
  const usualLimits = { ...SOURCE_LIMITS, ...options.limits }
  const safe = options.safe ?? createSafeFetch(options.agent)
  const userAgent = userAgentOf(options.identity)
  const turns = createHostScheduler(clock, options.delay ?? wait)
  const closing = new AbortController()
  const robots = createRobots({ safe, clock, userAgent }, async (url, work) => {
    // Without a slot: redirected requests wait for this, and they may hold all slots of its host.
    await keepDistance(url.host, 0, closing.signal)
    return work()
  })

  const laneOf = (host: string) => (usual === USUAL_PACE ? laneOfHost(host) : null)

  /** Waits for the host, and for the lane that it shares with other hosts. */
  async function keepDistance(host: string, crawlDelay: number, signal: AbortSignal) {
    const lane = laneOf(host)
    if (lane && lane.name !== host) await turns.keepDistance(lane.name, lane, signal)
    const pace = paceOf(host, usual, { crawlDelay })
    await turns.keepDistance(host, pace, signal)
    await laneTurn(lane, host, pace, signal)
  }

  /** Waits for the turn that servers share. It may come later than the host's own, so that counts from then. */
  async function laneTurn(lane: Lane | null, host: string, pace: HostPace, signal: AbortSignal) {
    if (!lane || !options.lanes) return
    await options.lanes.turn(lane, signal)
    if (lane.name !== host) turns.begin(host, pace)
  }

  /** Runs `work` when it is our turn at the host and in its lane. Slots are taken in this order, never crosswise. */
  function takeTurn<T>(host: string, pace: HostPace, signal: AbortSignal, work: () => Promise<T>) {
    const lane = laneOf(host)
    const ask = () =>
      turns.take(host, pace, signal, async () => {
        await laneTurn(lane, host, pace, signal)
        return work()
      })
    return lane && lane.name !== host ? turns.take(lane.name, lane, signal, ask) : ask()
  }

  async function pause(host: string, until: Date) {
    turns.pause(host, until)
    const lane = laneOf(host)
    if (!lane) return
    // One employer's site may have a limit of its own, so the others wait only briefly.
    const briefly = new Date(clock.now().getTime() + MAX_LANE_PAUSE_MS)
    const lanePause = lane.name === host || until < briefly ? until : briefly
    turns.pause(lane.name, lanePause)
    await options.lanes?.pause(lane, lanePause)
  }

  function forBoard({
    source,
    token,
    validators,
    leastSeconds = 0,
    signal: ends,
    limits = usualLimits,
    requireAllowed = () => {},
  }: BoardRun): BoardClient {
    const signal = ends ? AbortSignal.any([closing.signal, ends]) : closing.signal
    const spent = { bytes: 0, requests: 0 }
    let kept: Validators | null = null
    let isFirst = true

    async function get(request: SourceRequest): Promise<SourceAnswer> {
      const url = URL.parse(request.url)
      if (!url) throw new Unreadable('the address is invalid')
      if (url.protocol === 'file:') return getFile(url)
      const isWhole = isFirst && source.isOneAnswer && request.json === undefined
      isFirst = false
      const address = digestOf(url)
      const known = isWhole && validators?.address === address ? validators : null
      const asked = toSafeRequest(request, userAgent, known)
      const { answer, bytes } = await ask(url, asked, known !== null)
      if (bytes === null) {
        kept = validatorsOf(answer, address, known)
        throw new NotModified(`${url.host} reports no changes.`)
      }
      const type = answer.headers.get('content-type') ?? null
      const text = decodeText(bytes, type)
      const wrong = wrongKind(request.accept, type, text)
      if (wrong) throw new Unreadable(`${url.host} answers with ${wrong}.`)
      if (isWhole) kept = validatorsOf(answer, address)
      return { url: answer.url, text }
    }

    async function getFile(url: URL): Promise<SourceAnswer> {
      if (!options.readsFiles || source.name !== 'directory') {
        throw new Unreadable('files on this machine are not read')
      }
      const text = await readDirectory(url, token)
      spent.bytes += text.length
      return { url: url.href, text }
    }

    /** Asks until the host stops asking for short pauses. `bytes` is null if nothing changed. */
    async function ask(url: URL, asked: Asked, mayBeSame: boolean) {
      for (let pauses = 0; ; pauses++) {
        const { crawlDelay } = await robots.require(url)
        const pace = paceOf(url.host, usual, { crawlDelay, leastSeconds })
        const got = await takeTurn(url.host, pace, signal, () =>
          askOnce(url, asked, pauses, mayBeSame),
        )
        if ('answer' in got) return got
        if (got.reason !== 'busy' || !got.retryAt) throw got
        await pause(url.host, got.retryAt)
        const isLong = got.retryAt.getTime() - clock.now().getTime() > MAX_WAIT_MS
        if (isLong || pauses === MAX_PAUSES) throw got
      }
    }

    async function askOnce(url: URL, asked: Asked, pauses: number, mayBeSame: boolean) {
      const { host } = url
      const onRedirect = async (to: URL) => {
        requireAllowed(to)
        spent.requests++
        const { crawlDelay } = await robots.require(to) // disallowed pages aren't reached by a redirect
        if (to.host === host) return
        await keepDistance(to.host, crawlDelay, signal)
      }
      try {
        spent.requests++
        const answer = await safe.ask({ ...asked, limits, signal, onRedirect })
        if (answer.status === 304 && mayBeSame) return dropped(answer, { answer, bytes: null })
        const problem = answerProblem(answer, { host, now: clock.now(), pauses })
        if (problem instanceof Away) return dropped(answer, problem)
        if (problem) throw dropped(answer, problem)
        const bytes = await readWhole(answer)
        spent.bytes += bytes.length
        return { answer, bytes }
      } catch (error) {
        if (!(error instanceof RequestProblem)) throw error
        throw failedRequestProblem(error, { host, maxBytes: limits.maxBytes, signal })
      }
    }

    return {
      get,
      validators: () => kept,
      get bytes() {
        return spent.bytes
      },
      get requests() {
        return spent.requests
      },
    }
  }

  return {
    forBoard,
    async close() {
      closing.abort()
      await safe.close()
    },
  }
}

export const wait: Delay = async (ms, signal) => {
  await waitFor(ms, undefined, { signal })
}

function dropped<T>(answer: SafeAnswer, outcome: T): T {
  answer.drop()
  return outcome
}
