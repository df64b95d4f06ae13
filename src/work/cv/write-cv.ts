/** Changes a CV if the version still matches, names it and its versions, and restores versions. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { repeatedIds, tidyCv } from '#core/cv/tidy-cv.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as cvs from '#store/cvs.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { toCvName } from './add-cv.ts'

type Parts = Pick<Services, 'db' | 'clock'>

/** Of one CV, not counting named ones and the version as it was read. */
const MAX_VERSIONS = 100

export type CvChange = Pick<cvs.CvWrite, 'id' | 'version' | 'design' | 'tailoring'> & {
  /** Returns the new content, or null if the change refers to something that no longer exists. */
  change(before: cvs.StoredCv): cvs.CvWrite['content'] | null
}

/** Throws `version_conflict` if someone else changed it first; `details.current` is the current CV. */
export function changeCv(
  { db, clock }: Parts,
  accountId: AccountId,
  { id, version, change, ...more }: CvChange,
): Promise<cvs.StoredCv> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const before = await lockedCv(tx, accountId, id, version)
    const content = change(before)
    if (content === null) throw new Refusal('not_found')
    return writeCvIn(tx, accountId, { before, content, ...more }, now)
  })
}

/** Restores an earlier version as the newest one. */
export function restoreCvVersion(
  { db, clock }: Parts,
  accountId: AccountId,
  { id, version, restored }: { id: CvId; version: number; restored: number },
): Promise<cvs.StoredCv> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const before = await lockedCv(tx, accountId, id, version)
    const then = await cvs.readVersion(tx, accountId, id, restored)
    if (!then) throw new Refusal('not_found')
    const { content, design, tailoring } = then
    return writeCvIn(tx, accountId, { before, content, design, tailoring }, now)
  })
}

export function renameCv(
  { db, clock }: Parts,
  accountId: AccountId,
  { id, name }: { id: CvId; name: string },
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const isTheirs = await cvs.rename(tx, accountId, { id, name: toCvName(name) }, now)
    if (!isTheirs) throw new Refusal('not_found')
    accountChanges.record(tx, accountId, { kind: 'cv', subject: id }, now)
  })
}

/** Null removes the name. Naming the current version also stores it. */
export function nameCvVersion(
  { db, clock }: Parts,
  accountId: AccountId,
  { id, version, name }: { id: CvId; version: number; name: string | null },
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const named = { id, version, name: name === null ? null : toCvName(name) }
    await cvs.keepVersion(tx, accountId, named)
    if (!(await cvs.nameVersion(tx, accountId, named))) throw new Refusal('not_found')
    accountChanges.record(tx, accountId, { kind: 'cv', subject: id }, now)
  })
}

/** The CV, locked, if it is still at that version. */
export async function lockedCv(tx: Tx, accountId: AccountId, id: CvId, version: number) {
  const before = await cvs.lock(tx, accountId, id)
  if (!before) throw new Refusal('not_found')
  if (before.version !== version) throw conflictOf(before)
  return before
}

/** `details.current` is the current CV. */
export const conflictOf = ({ version, content }: cvs.StoredCv) =>
  new Refusal('version_conflict', [], { current: { version, content } })

type Written = Omit<cvs.CvWrite, 'id' | 'version'> & { before: cvs.StoredCv }

/** Expects a locked CV. An edit that changes nothing creates no version. */
export async function writeCvIn(
  tx: Tx,
  accountId: AccountId,
  { before, content, ...more }: Written,
  now: Date,
): Promise<cvs.StoredCv> {
  const { id, version } = before
  const tidied = tidyCv(content)
  if (isSame(before, { ...before, content: tidied, ...more })) return before
  const repeated = repeatedIds(tidied)
  if (repeated.length > 0) {
    const message = `has the same id for several parts: ${repeated.slice(0, 3).join(', ')}`
    throw new Refusal('invalid_body', [{ parameter: 'content', message }])
  }
  await cvs.write(tx, accountId, { id, version, content: tidied, ...more }, now)
  const spare = before.reading?.version ?? 1
  await cvs.trimVersions(tx, accountId, { id, keep: MAX_VERSIONS, spare })
  accountChanges.record(tx, accountId, { kind: 'cv', subject: id }, now)
  return (await cvs.read(tx, accountId, id)) as cvs.StoredCv
}

const isSame = (before: cvs.StoredCv, after: cvs.StoredCv) =>
  (['content', 'design', 'tailoring', 'reading'] as const).every(
    (part) => canonical(before[part]) === canonical(after[part]),
  )

/** The database stores keys in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
