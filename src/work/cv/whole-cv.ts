/** A CV of somebody's with all that a page or program shows of it: where each value stands, and what to look at. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Cv } from '#core/cv/cv.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { type LiveMarks, liveMarks } from '#core/cv/cv-live-marks.ts'
import * as cvs from '#store/cvs.ts'
import type { Db, Tx } from '#store/db.ts'

export type WholeCv = { cv: cvs.StoredCv; live: LiveMarks }

/** Of a CV that came out of no file, nothing is marked. */
const NO_MARKS: LiveMarks = { marks: {}, unread: [] }

export async function wholeCv(db: Db | Tx, accountId: AccountId, id: CvId): Promise<WholeCv> {
  const cv = await cvs.read(db, accountId, id)
  if (!cv) throw new Refusal('not_found')
  if (!cv.reading) return { cv, live: NO_MARKS }
  return { cv, live: liveMarks(cv.content, await asRead(db, accountId, cv), cv.reading) }
}

/** The CV as the rules read it, before its owner changed anything. */
export async function asRead(db: Db | Tx, accountId: AccountId, cv: cvs.StoredCv): Promise<Cv> {
  const version = cv.reading?.version ?? cv.version
  if (version === cv.version) return cv.content
  const then = await cvs.readVersion(db, accountId, cv.id, version)
  return then?.content ?? cv.content
}
