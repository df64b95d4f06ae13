/**
 * Versions of things under /api/me: the ETag of an answer, and the version that a change is based on, from `If-Match` or
 * from the body.
 */
import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { formatVersionTag, parseIfMatch } from '#core/api/if-match.ts'
import { Refusal, type RefusalCode } from '#core/api/refusal.ts'
import { contentTag, isKnownTag } from '#server/http/answer-if-changed.ts'
import type { MeEnv } from './me-route.ts'
import { readJson, requireShape } from './me-route.ts'

/** The addresses whose changes have a version. Elsewhere nothing could be compared. */
const VERSIONED = [
  /^\/api\/me\/profile$/,
  /^\/api\/me\/applications\/\d+$/,
  /^\/api\/me\/letters\/[^/]+$/,
  /^\/api\/me\/cvs\/[^/]+(?:\/(?:confirm|undo))?$/,
]

const CONFLICTS: ReadonlySet<RefusalCode> = new Set(['version_conflict', 'profile_changed'])

const hasIfMatch = (c: Context) => c.req.header('if-match') !== undefined

/** Refuses `If-Match` where it would be ignored. */
export const refuseIdleIfMatch: MiddlewareHandler<MeEnv> = async (c, next) => {
  const isWriting = c.req.method !== 'GET' && c.req.method !== 'HEAD'
  if (isWriting && hasIfMatch(c) && !VERSIONED.some((path) => path.test(c.req.path))) {
    const message = 'is not supported at this address; send the request without it'
    throw new Refusal('precondition_failed', [{ parameter: 'If-Match', message }])
  }
  await next()
}

/** With `If-Match`, a conflict of versions is a failed precondition. */
export function toPrecondition(c: Context, error: unknown): unknown {
  const isOurs = error instanceof Refusal && CONFLICTS.has(error.code) && hasIfMatch(c)
  return isOurs ? new Refusal('precondition_failed', error.problems, error.details) : error
}

/** The answer with its ETag, or 304 to a reader that has it. */
export function versionedAnswer(c: Context, answer: { version: number }) {
  const body = JSON.stringify(answer)
  const tag = formatVersionTag(answer.version, contentTag(body).slice(1, 23))
  c.header('ETag', tag)
  if (c.req.method === 'GET' && isKnownTag(c.req.header('if-none-match'), tag)) {
    return c.body(null, 304)
  }
  return c.body(body, 200, { 'Content-Type': 'application/json' })
}

/** Reads a body whose `version` may be in `If-Match` instead. Throws `version_required` if it is in neither. */
export async function readChange<Shape extends { version?: number | undefined }>(
  c: Context,
  schema: z.ZodType<Shape>,
): Promise<Shape & { version: number }> {
  const change = requireShape(schema, await readJson(c))
  const seen = await seenVersion(c, change.version)
  if (seen === null) throw new Refusal('version_required')
  return { ...change, version: seen }
}

/** The version that a change is based on; null if the request has none. */
export async function seenVersion(c: Context, inBody: number | undefined): Promise<number | null> {
  const versions = ifMatchOf(c)
  if (versions === null) return inBody ?? null
  const [version, ...others] =
    inBody === undefined ? versions : versions.filter((it) => it === inBody)
  if (version === undefined || others.length > 0) throw new Refusal('precondition_failed')
  return version
}

/** For changes without a version of their own, such as deletions: `read` finds the current version. */
export async function requireMatch(
  c: Context,
  read: () => Promise<{ version: number } | null>,
): Promise<void> {
  const versions = ifMatchOf(c)
  if (versions === null) return
  const now = await read()
  if (!now) throw new Refusal('not_found')
  if (!versions.includes(now.version)) throw new Refusal('precondition_failed')
}

/** Null without the header, and for `*`, which every version matches. */
function ifMatchOf(c: Context): number[] | null {
  const header = c.req.header('if-match')
  return header === undefined ? null : parseIfMatch(header)
}

export const optionalVersion = (version: z.ZodNumber | z.ZodInt) =>
  version.optional().meta({ description: 'The one you last read; or send its ETag in If-Match' })
