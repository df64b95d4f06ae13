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
import { paceOf, USUAL_PACE } from './host-pace.ts'
import { createHostScheduler, type Delay, type HostPace, MAX_WAIT_MS } from './host-scheduler.ts'
import { readDirectory } from './read-directory.ts'
import { createRobots } from './robots.ts'
import { answerProblem, failedRequestProblem } from './source-problem.ts'
import { digestOf, toSafeRequest, validatorsOf } from './source-request.ts'

export type SourceClientOptions = {
  clock: Clock
  identity: Identity
  /** Where connections may go, if not to the public internet. */
  agent?: SafeAgentOptions
  /** For hosts without a documented limit of their own. If given, applies to all hosts. */
  pace?: HostPace
  /** Whether the source `directory` may read files on this machine. */
  readsFiles?: boolean
  limits?: Partial<typeof SOURCE_LIMITS>
  delay?: Delay
}

/** Per request: time including redirects, and size after decoding. */
export const SOURCE_LIMITS = { totalMs: 30_000, maxBytes: 20 * 1024 * 1024, maxRedirects: 5 }

/** How many short pauses a host may ask for during one request. */
const MAX_PAUSES = 3

type Asked = Pick<SafeRequest, 'url' | 'method' | 'headers' | 'body'>

export function createSourceClient(options: SourceClientOptions): SourceClient {
  const { clock, pace: usual = USUAL_PACE } = options
  const usualLimits = { ...SOURCE_LIMITS, ...options.limits }
  const safe = createSafeFetch(options.agent)
  const userAgent = userAgentOf(options.identity)
  const turns = createHostScheduler(clock, options.delay ?? wait)
  const closing = new AbortController()
  const robots = createRobots({ safe, clock, userAgent }, async (url, work) => {
    // Without a slot: redirected requests wait for this, and they may hold all slots of its host.
    await turns.keepDistance(url.host, paceOf(url.host, usual, {}), closing.signal)
    return work()
  })

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
        const got = await turns.take(url.host, pace, signal, () =>
          askOnce(url, asked, pauses, mayBeSame),
        )
        if ('answer' in got) return got
        if (got.reason !== 'busy' || !got.retryAt) throw got
        turns.pause(url.host, got.retryAt)
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
        await turns.keepDistance(to.host, paceOf(to.host, usual, { crawlDelay }), signal)
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

const wait: Delay = async (ms, signal) => {
  await waitFor(ms, undefined, { signal })
}

function dropped<T>(answer: SafeAnswer, outcome: T): T {
  answer.drop()
  return outcome
}
