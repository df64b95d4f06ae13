/** What versions of a CV and of a letter have in common: how one is named, listed and found. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Refusal } from '#core/api/refusal.ts'
import { readVersionNumber } from '#core/text/version-number.ts'

export const versionFields = {
  version: z.int().positive(),
  name: z.string().nullable(),
  createdAt: z.iso.datetime(),
}

/** For `.openapi(name)`: each kind of document has a name of its own for it. */
export const versionList = () =>
  z.strictObject({ versions: z.array(z.strictObject(versionFields)) })

/** A name makes a version stay; null takes it away. */
export const versionName = () =>
  z.strictObject({ name: z.string().trim().min(1).max(200).nullable() })

type Version = { version: number; name: string | null; createdAt: Date }

export const versionsAnswer = (versions: readonly Version[]) => ({
  versions: versions.map((it) => ({ ...it, createdAt: it.createdAt.toISOString() })),
})

/** Of the address. */
export function versionOf(c: Context): number {
  const version = readVersionNumber(c.req.param('version') ?? '')
  if (version === null) throw new Refusal('not_found')
  return version
}

/** What was kept as this version, or the document as it is where that is this version. */
export function thenOrNow<Kept, Now extends { version: number; updatedAt: Date }>(
  version: number,
  kept: Kept | null,
  now: Now,
) {
  if (kept) return kept
  if (now.version !== version) throw new Refusal('not_found')
  return { ...now, name: null, createdAt: now.updatedAt }
}
