/** A person's CVs as a list: each with where it came from and how much there is to mend. */
import type { AccountId } from '#core/account/account.ts'
import { countFindings } from '#core/cv/cv-check.ts'
import { readProblem } from '#core/cv/cv-trouble.ts'
import * as cvs from '#store/cvs.ts'
import { checkedCv } from '#work/cv/checked-cv.ts'
import type { World } from '#work/world/world.ts'

export async function loadCvs(world: Pick<World, 'db' | 'clock'>, accountId: AccountId) {
  const current = await cvs.current(world.db, accountId)
  const all = await cvs.list(world.db, accountId)
  return Promise.all(
    all.map(async ({ id, kind, name, jobId, updatedAt }) => {
      const { cv, live, findings } = await checkedCv(world, accountId, id)
      return {
        id,
        kind,
        name,
        jobId,
        updatedAt,
        isCurrent: id === current,
        problem: cv.reading && readProblem(cv.reading),
        unsure: Object.values(live.marks).filter(({ sure }) => sure === 'unsure').length,
        counts: countFindings(findings),
      }
    }),
  )
}
