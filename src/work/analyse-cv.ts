/** Holds a person's CV against one job: the report of the match, or what is missing for one. */
import type { AccountId } from '#core/account.ts'
import type { CvId } from '#core/cv-id.ts'
import type { JobDetail, JobId } from '#core/job.ts'
import { knownPerson, type Lack } from '#core/known-person.ts'
import { finishedCv } from '#core/made-cv.ts'
import type { MatchReport } from '#core/match.ts'
import { personOf } from '#core/match-person.ts'
import { reportMatch } from '#core/match-report.ts'
import { Refusal } from '#core/refusal.ts'
import { usualRarity } from '#core/skill-rarity.ts'
import * as cvs from '#store/cvs.ts'
import * as jobs from '#store/jobs.ts'
import * as profiles from '#store/profiles.ts'
import { currentCv } from './current-cv.ts'
import { tailoringOf } from './make-cv.ts'
import type { World } from './world.ts'

/** Its id is null where it was made of the profile. */
export type AnalysedCv = { id: CvId | null; name: string; version: number }

export type Analysis = {
  job: JobDetail
  cv: AnalysedCv
  /** Null where nothing is known of the person that a job could be held against. */
  report: MatchReport | null
  lacks: Lack[]
}

/** `cvId` null: the CV that matches go by. Refuses what is not theirs, and a job that is not there. */
export async function analyseCv(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  accountId: AccountId,
  { jobId, cvId }: { jobId: JobId; cvId: CvId | null },
): Promise<Analysis> {
  const job = await jobs.byId(db, jobId)
  if (!job) throw new Refusal('job_not_found')
  const stored = cvId && (await cvs.read(db, accountId, cvId))
  if (cvId && !stored) throw new Refusal('not_found')
  const { id, name, version, content } = stored
    ? { ...stored, content: finishedCv(stored.content, tailoringOf(stored)) }
    : await currentCv(db, accountId)
  const profile = await profiles.byAccount(db, accountId)
  const today = clock.now().toISOString().slice(0, 10)
  const cv = { id, name, version }
  const { person, lacks } = knownPerson(personOf({ cv: content, profile, today }), cv)
  const report = person && reportMatch({ cv: content, profile, job, today, rarity: usualRarity })
  return { job, cv, report, lacks }
}
