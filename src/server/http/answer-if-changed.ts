/** Conditional requests: a client that has the current content gets 304 instead of the content. */
import { createHash } from 'node:crypto'
import type { Context } from 'hono'

type Content = {
  body: string
  type: string
  /** For clients that compare dates. Null if content has no date; then they always get it. */
  modifiedAt?: Date | null
  /** Sent with the content and with 304. */
  headers: Readonly<Record<string, string>>
}

export const contentTag = (body: string) =>
  `"${createHash('sha256').update(body).digest('base64url')}"`

/** An ETag that the client sends takes precedence over its date, which knows only seconds. */
export function answerIfChanged(c: Context, { body, type, modifiedAt, headers }: Content) {
  const tag = contentTag(body)
  const kept = {
    ...headers,
    ETag: tag,
    ...(modifiedAt && { 'Last-Modified': modifiedAt.toUTCString() }),
  }
  const tags = c.req.header('if-none-match')
  const isSame =
    tags === undefined
      ? isUnmodified(c.req.header('if-modified-since'), modifiedAt ?? null)
      : isKnownTag(tags, tag)
  if (isSame) return c.body(null, 304, kept)
  return c.body(body, 200, { ...kept, 'Content-Type': type })
}

/** Whether `If-None-Match` names this ETag. */
export const isKnownTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && tagsOf(header).some((known) => known === tag || known === '*')

function isUnmodified(since: string | undefined, modifiedAt: Date | null): boolean {
  if (since === undefined || modifiedAt === null) return false
  return Date.parse(since) >= Math.floor(modifiedAt.getTime() / 1_000) * 1_000
}

/** A proxy that compresses answers makes their ETags weak. */
const tagsOf = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
