/**
 * `Idempotency-Key` for every change under /api/me. A change and its stored answer are one transaction: the routes get
 * services whose `db` is that transaction. Uploads are not, because a slow sender would hold a connection: their answer
 * is stored after the effect.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, MiddlewareHandler } from 'hono'
import { isKept, parseIdempotencyKey } from '#core/api/idempotency-key.ts'
import { Refusal } from '#core/api/refusal.ts'
import { MAX_FILE_BYTES } from '#core/files/file-limits.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import { isMultipart } from '#work/files/multipart.ts'
import {
  giveUpTurn,
  type KeyedRequest,
  type StoredAnswer,
  storeAnswer,
  takeTurn,
} from '#work/use-case/answer-once.ts'
import type { MeEnv, MeServices } from './me-route.ts'
import { createBodyHash } from './request-hash.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What an answer says about its body, and a client needs again. */
const KEPT_HEADERS = ['content-type', 'etag']
/** Says that an answer was stored earlier. */
const REPEATED = 'Idempotency-Replayed'
/** The largest file and the fields beside it. */
const MAX_UPLOAD_BYTES = MAX_FILE_BYTES + 256 * 1024

/** Thrown to undo the transaction of an answer that is no success. */
class Undone extends Error {}

export function createIdempotency(services: MeServices): {
  /** For the routes. */
  scoped: MeServices
  /** Runs after the viewer is known. */
  answerOnce: MiddlewareHandler<MeEnv>
} {
  const current = new AsyncLocalStorage<Tx>()
  const scoped: MeServices = {
    ...services,
    get db() {
      return current.getStore() ?? services.db
    },
  }
  return { scoped, answerOnce }

  async function answerOnce(c: Context<MeEnv>, next: () => Promise<void>) {
    const header = c.req.header('idempotency-key')
    // Deleting the account deletes its keys, too.
    if (header === undefined || READING.has(c.req.method) || c.req.path === '/api/me') return next()
    const key = parseIdempotencyKey(header)
    if (key === null) {
      const message = 'must be a quoted string of 1 to 255 ASCII characters'
      throw new Refusal('invalid_parameter', [{ parameter: 'Idempotency-Key', message }])
    }
    const route = `${c.req.method} ${c.req.path}`
    const request = { accountId: c.get('viewer').id, route, key }
    const requestSha256 = isMultipart(c.req.raw) ? null : await hashBody(c)
    const turn = await takeTurn(services, request)
    if ('answer' in turn) {
      const sent = requestSha256 ?? (await hashUpload(c))
      if (!sent.equals(turn.requestSha256)) throw new Refusal('key_reused')
      c.res = toResponse(turn.answer)
      return
    }
    const { claimedAt } = turn
    try {
      if (requestSha256) await inOneTransaction(c, next, { request, claimedAt, requestSha256 })
      else await uploading(c, next, { request, claimedAt })
    } catch (error) {
      await giveUpTurn(services, request, claimedAt)
      throw error
    }
  }

  async function inOneTransaction(c: Context, next: () => Promise<void>, claim: Claim) {
    let isBegun = false
    try {
      await inTransaction(services.db, async (tx) => {
        if (isBegun) throw new Refusal('database_busy') // a deadlock; the request cannot be read again
        isBegun = true
        await current.run(tx, next)
        if (!c.res.ok) throw new Undone()
        await storeAnswer(services, tx, { ...claim, answer: await toStored(c.res) })
      })
    } catch (error) {
      if (!(error instanceof Undone)) throw error
      await settle(c, claim)
    }
  }

  async function uploading(
    c: Context,
    next: () => Promise<void>,
    claim: Omit<Claim, 'requestSha256'>,
  ) {
    const hash = createBodyHash(c.req.header('content-type'))
    const passOn = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        hash.take(chunk)
        controller.enqueue(chunk)
      },
    })
    const { raw } = c.req
    if (raw.body) {
      // `duplex` is required for streams, and missing in the types of the DOM.
      const init: RequestInit & { duplex: 'half' } = {
        body: raw.body.pipeThrough(passOn),
        duplex: 'half',
      }
      c.req.raw = new Request(raw, init)
    }
    await next()
    // A refusal may come before everything was read; then a repetition is judged again.
    if (c.res.ok) await settle(c, { ...claim, requestSha256: hash.digest() })
    else await giveUpTurn(services, claim.request, claim.claimedAt)
  }

  async function settle(c: Context, claim: Claim) {
    if (!isKept(c.res.status)) return giveUpTurn(services, claim.request, claim.claimedAt)
    const answer = await toStored(c.res)
    await inTransaction(services.db, (tx) => storeAnswer(services, tx, { ...claim, answer }))
  }
}

type Claim = { request: KeyedRequest; claimedAt: Date; requestSha256: Buffer }

/** Keeps the body for the route. */
async function hashBody(c: Context): Promise<Buffer> {
  const hash = createBodyHash(c.req.header('content-type'))
  hash.take(new Uint8Array(await c.req.arrayBuffer()))
  return hash.digest()
}

/** Reads the whole upload without keeping it. */
async function hashUpload(c: Context): Promise<Buffer> {
  const hash = createBodyHash(c.req.header('content-type'))
  let bytes = 0
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_UPLOAD_BYTES) throw new Refusal('file_too_large')
    hash.take(chunk)
  }
  return hash.digest()
}

async function toStored(answer: Response): Promise<StoredAnswer> {
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const body = answer.body ? await answer.clone().text() : null
  return { status: answer.status, headers: Object.fromEntries(headers), body }
}

function toResponse({ status, headers, body }: StoredAnswer): Response {
  return new Response(body, { status, headers: { ...headers, [REPEATED]: 'true' } })
}
