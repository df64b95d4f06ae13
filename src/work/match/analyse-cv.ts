/** Compares a person's CV with one job, for the analysis page and the API. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { fullText } from '#core/job/full-text.ts'
import type { JobDetail, JobId } from '#core/job/job.ts'
import { isGone } from '#core/job/job-closing.ts'
import type { MatchReport } from '#core/match/match.ts'
import { personOf } from '#core/match/match-person.ts'
import {
  type MatchReadiness,
  type MissingInput,
  matchReadiness,
} from '#core/match/match-readiness.ts'
import { analyseMatch, type MatchAnalysis } from '#core/match/match-report.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import * as cvs from '#store/cvs.ts'
import * as jobs from '#store/jobs.ts'
import * as profiles from '#store/profiles.ts'
import { type CurrentCv, currentCv } from '#work/cv/current-cv.ts'
import { printedCv } from '#work/cv/printed-cv.ts'
import { requirePlan } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type AnalysedCv = MatchReadiness['cv']

export type Analysis = {
  job: JobDetail
  cv: AnalysedCv
  lacks: MissingInput[]
  /** Null if there is nothing of theirs to compare. */
  report: MatchReport | null
  /** The report as the page shows it. */
  shown: Pick<MatchAnalysis, 'match' | 'asked'> | null
}

/** `cvId`: one of their CVs; null for the one used for matches. */
export async function analyseCv(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  accountId: AccountId,
  { jobId, cvId }: { jobId: JobId; cvId: CvId | null },
): Promise<Analysis> {
  const now = clock.now()
  await requirePlan({ db, clock, settings }, accountId, 'matches')
  const [job, cv, profile] = await Promise.all([
    jobs.byId(db, jobId),
    cvId === null ? currentCv(db, accountId) : chosen({ db }, accountId, cvId),
    profiles.byAccount(db, accountId),
  ])
  if (!job) throw new Refusal('job_not_found')
  if (isGone(job, now)) throw new Refusal('job_gone')
  const today = now.toISOString().slice(0, 10)
  const person = personOf({ cv: cv.content, profile, today })
  const known = matchReadiness(person, { id: cv.id, name: cv.name, version: cv.version })
  const { report, ...shown } = analyseMatch({
    cv: cv.content,
    profile,
    job: { ...job, descriptionText: fullText(job) },
    today,
    rarity: usualRarity,
  })
  const isKnown = known.person !== null
  return {
    job,
    cv: known.cv,
    lacks: known.lacks,
    report: isKnown ? report : null,
    shown: isKnown ? shown : null,
  }
}

async function chosen({ db }: Pick<Services, 'db'>, accountId: AccountId, id: CvId) {
  const cv = await cvs.read(db, accountId, id)
  if (!cv) throw new Refusal('not_found')
  return { id, version: cv.version, name: cv.name, content: printedCv(cv) } satisfies CurrentCv
}
