/**
 * Objects in S3 or a compatible store. Each request is signed (AWS Signature Version 4) over the SHA-256 of its body,
 * has a time limit, and is repeated after a failure that may pass, with the same name. What was stored is looked at
 * before it counts, so that a store which keeps less than it was sent is noticed.
 */
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { XMLParser } from 'fast-xml-parser'
import { MAX_FILE_BYTES } from '#core/files/file-limits.ts'
import { formatAttachment } from '#core/files/file-name.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { RequestProblem } from '#server/outgoing/request-problem.ts'
import { hostAndPort } from '#server/outgoing/safe-agent.ts'
import { createSafeFetch, readWhole, type SafeRequest } from '#server/outgoing/safe-fetch.ts'
import type { S3Settings } from '#server/process/s3-settings.ts'
import {
  ObjectProblem,
  type ObjectStorage,
  type StoredObject,
} from '#work/use-case/object-storage.ts'

/** An action with all its tries: people wait for it. */
const TOTAL_MS = 20_000
/** One try. */
const TRY_MS = 8_000
const MOST_TRIES = 3
const FIRST_PAUSE_MS = 200
/** A page of a list has a thousand objects of some 400 bytes. */
const MAX_LIST_BYTES = 4 * 1024 * 1024
/** Error documents are some hundred bytes. */
const MAX_ERROR_CHARACTERS = 4_000
const LINK_SECONDS = 60

/** What an operator can do about an error code. The codes are S3's. */
const ADVICE: Readonly<Record<string, string>> = {
  AccessDenied: 'this key may not do that: allow s3:GetObject, PutObject, DeleteObject, ListBucket',
  AuthorizationHeaderMalformed: 'S3_REGION may be wrong',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is unknown there',
  NoSuchBucket: 'there is no S3_BUCKET of this name',
  PermanentRedirect: 'the bucket is in another S3_REGION',
  RequestTimeTooSkewed: 'this machine’s clock is wrong',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is wrong',
}

export type S3Store = Omit<ObjectStorage, 'takesNewFiles'> & { close(): Promise<void> }

type Limits = { totalMs: number; tryMs: number; pauseMs: number }

type Action = {
  method: NonNullable<SafeRequest['method']>
  /** Empty for the bucket itself. */
  name: string
  query?: Record<string, string>
  body?: Uint8Array
  maxBytes?: number
}

type Answer = { status: number; headers: ReadonlyMap<string, string>; body: Buffer }

export function createS3Store(
  settings: S3Settings,
  limits: Limits = { totalMs: TOTAL_MS, tryMs: TRY_MS, pauseMs: FIRST_PAUSE_MS },
): S3Store {
  const root = rootOf(settings)
  // Named by the operator, so it may be anywhere.
  const safe = createSafeFetch({ allow: [hostAndPort(root)] })
  const cache = new Map<string, ArrayBuffer>()
  const { region, accessKeyId, secretAccessKey, prefix } = settings
  const signing = { region, accessKeyId, secretAccessKey, cache, service: 's3' }

  return {
    async put(name, content) {
      await repeated(limits, async (signal) => {
        requireDone(await ask({ method: 'PUT', name, body: content }, signal), 'PUT')
        const { status, headers } = await ask({ method: 'HEAD', name }, signal)
        const bytes = Number(headers.get('content-length'))
        if (status === 200 && bytes === content.length) return
        throw new Passing(
          `S3 accepted ${content.length} bytes and has ${status === 200 ? bytes : status}`,
        )
      })
    },
    async get(name) {
      return repeated(limits, async (signal) => {
        const answer = await ask({ method: 'GET', name, maxBytes: MAX_FILE_BYTES }, signal)
        if (answer.status === 404 && codeOf(answer) !== 'NoSuchBucket') return null
        requireDone(answer, 'GET')
        return answer.body
      })
    },
    async remove(name) {
      await repeated(limits, async (signal) => {
        const answer = await ask({ method: 'DELETE', name }, signal)
        if (answer.status === 404 && codeOf(answer) !== 'NoSuchBucket') return
        requireDone(answer, 'DELETE')
      })
    },
    list: pages,
    link: settings.linksDownloads ? link : null,
    close: () => safe.close(),
  }

  async function* pages(): AsyncGenerator<StoredObject[]> {
    let more: string | null = null
    do {
      const query: Record<string, string> = {
        'list-type': '2',
        prefix,
        ...(more !== null && { 'continuation-token': more }),
      }
      const page = await repeated(limits, async (signal) => {
        const answer = await ask(
          { method: 'GET', name: '', query, maxBytes: MAX_LIST_BYTES },
          signal,
        )
        requireDone(answer, 'LIST')
        return readList(answer.body.toString(), prefix)
      })
      yield page.objects
      more = page.more
    } while (more !== null)
  }

  async function link(
    name: string,
    { fileName, mediaType }: { fileName: string; mediaType: string },
  ) {
    const url = addressOf(name, {
      'X-Amz-Expires': `${LINK_SECONDS}`,
      'response-content-type': mediaType,
      'response-content-disposition': formatAttachment(fileName),
      'response-cache-control': 'private, no-store',
    })
    const signed = await new AwsV4Signer({ ...signing, url: url.href, signQuery: true }).sign()
    // S3 takes a plus sign for itself, not for a space; one in a value is %2B by now.
    return signed.url.href.replaceAll('+', '%20')
  }

  /** Throws Passing for everything without an answer. */
  async function ask(action: Action, signal: AbortSignal): Promise<Answer> {
    const { method, name, query = {}, body, maxBytes = MAX_LIST_BYTES } = action
    const signer = new AwsV4Signer({
      ...signing,
      method,
      url: addressOf(name, query).href,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(body && { 'content-type': 'application/octet-stream' }),
      },
    })
    const { url, headers } = await signer.sign()
    try {
      const answer = await safe.ask({
        url: url.href,
        method,
        headers: Object.fromEntries(headers),
        ...(body && { body }),
        limits: { totalMs: limits.tryMs, maxBytes, maxRedirects: 0 },
        signal,
      })
      return {
        status: answer.status,
        headers: answer.headers,
        body: Buffer.from(await readWhole(answer)),
      }
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error
      const reason = `S3 (${root.host}) could not be asked: ${error.code}`
      if (error.code === 'too_large' || error.code === 'bad_redirect')
        throw new ObjectProblem(reason)
      throw new Passing(reason)
    }
  }

  function addressOf(name: string, query: Record<string, string>): URL {
    const url = new URL(root)
    if (name !== '') url.pathname = `${root.pathname}/${prefix}${name}`.replace(/^\/+/, '/')
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
    return url
  }
}

/** May be different at the next try. Leaves this file as its message. */
class Passing extends Error {}

async function repeated<T>(
  { totalMs, pauseMs }: Limits,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(totalMs)
  for (let tries = 1; ; tries++) {
    try {
      return await act(signal)
    } catch (error) {
      if (!(error instanceof Passing)) throw error
      if (tries === MOST_TRIES || signal.aborted) throw new ObjectProblem(error.message)
      await delay(pauseMs * 2 ** (tries - 1))
    }
  }
}

/** Throws Passing for what a store answers when it is busy, and ObjectProblem for what it refuses. */
function requireDone(answer: Answer, what: string) {
  const { status } = answer
  if (status >= 200 && status < 300) return
  const code = codeOf(answer)
  const advice = code === null ? '' : `: ${entryOf(ADVICE, code) ?? code}`
  const message = `S3 answered ${status} to ${what}${code === null ? '' : ` (${code})`}${advice}`
  throw status >= 500 || status === 429 || status === 408
    ? new Passing(message)
    : new ObjectProblem(message)
}

const codeOf = ({ body }: Answer): string | null =>
  /<Code>(\w{1,60})<\/Code>/.exec(body.toString('utf8', 0, MAX_ERROR_CHARACTERS))?.[1] ?? null

/** The bucket: in the path, or in the host name as Amazon wants it. */
function rootOf({ endpoint, bucket, hasPathStyle }: S3Settings): URL {
  const url = new URL(endpoint)
  const path = url.pathname.replace(/(?<!\/)\/+$/, '')
  if (hasPathStyle) url.pathname = `${path}/${bucket}`
  else url.host = `${bucket}.${url.host}`
  return url
}

const asList = { parseTagValue: false, isArray: (name: string) => name === 'Contents' }

type Listed = {
  ListBucketResult?: {
    Contents?: { Key?: unknown; LastModified?: unknown }[]
    NextContinuationToken?: unknown
  }
}

/** Names without the prefix. Throws ObjectProblem for an answer that is no list. */
function readList(xml: string, prefix: string): { objects: StoredObject[]; more: string | null } {
  const found = (new XMLParser(asList).parse(xml) as Listed).ListBucketResult
  if (typeof found !== 'object') throw new ObjectProblem('S3 answered something other than a list')
  const objects = (found.Contents ?? []).flatMap(({ Key, LastModified }) => {
    const changedAt = new Date(`${LastModified}`)
    if (typeof Key !== 'string' || !Key.startsWith(prefix) || Number.isNaN(changedAt.getTime())) {
      return []
    }
    return [{ name: Key.slice(prefix.length), changedAt }]
  })
  const next = found.NextContinuationToken
  return { objects, more: typeof next === 'string' && next !== '' ? next : null }
}
