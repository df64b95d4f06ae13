/** What versions of CVs and cover letters share: naming, listing and finding one. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Refusal } from '#core/api/refusal.ts'
import { readVersionNumber } from '#core/text/version-number.ts'

export const versionFields = {
  version: z.int().positive(),
  name: z.string().nullable(),
  createdAt: z.iso.datetime(),
}

/** For `.openapi(name)`: each kind of document names its own list. */
export const versionList = () =>
  z.strictObject({ versions: z.array(z.strictObject(versionFields)) })

/** A named version is kept; null removes the name. */
export const versionName = () =>
  z.strictObject({ name: z.string().trim().min(1).max(200).nullable() })

type Version = { version: number; name: string | null; createdAt: Date }

export const versionsAnswer = (versions: readonly Version[]) => ({
  versions: versions.map((it) => ({ ...it, createdAt: it.createdAt.toISOString() })),
})

/** The version number in the path. */
export function versionOf(c: Context): number {
  const version = readVersionNumber(c.req.param('version') ?? '')
  if (version === null) throw new Refusal('not_found')
  return version
}

/** The stored version, or the current document if that is the version asked for. */
export function versionOrCurrent<Kept, Now extends { version: number; updatedAt: Date }>(
  version: number,
  kept: Kept | null,
  now: Now,
) {
  if (kept) return kept
  if (now.version !== version) throw new Refusal('not_found')
  return { ...now, name: null, createdAt: now.updatedAt }
}
