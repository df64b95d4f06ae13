/** A CV with everything that a page or program shows of it: where each value is in the file, and what to check. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Cv } from '#core/cv/cv.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { currentValueInfos, type ValueInfos } from '#core/cv/cv-value-infos.ts'
import * as cvs from '#store/cvs.ts'
import type { Db, Tx } from '#store/db.ts'

export type WholeCv = { cv: cvs.StoredCv; live: ValueInfos }

/** A CV that was not read from a file has no marks. */
const NO_MARKS: ValueInfos = { marks: {}, unread: [] }

export async function wholeCv(db: Db | Tx, accountId: AccountId, id: CvId): Promise<WholeCv> {
  const cv = await cvs.read(db, accountId, id)
  if (!cv) throw new Refusal('not_found')
  if (!cv.reading) return { cv, live: NO_MARKS }
  return { cv, live: currentValueInfos(cv.content, await asRead(db, accountId, cv), cv.reading) }
}

/** The CV as the rules read it, before its owner changed anything. */
export async function asRead(db: Db | Tx, accountId: AccountId, cv: cvs.StoredCv): Promise<Cv> {
  const version = cv.reading?.version ?? cv.version
  if (version === cv.version) return cv.content
  const then = await cvs.readVersion(db, accountId, cv.id, version)
  return then?.content ?? cv.content
}
