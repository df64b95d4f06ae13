/** Everything about several jobs that a comparison shows, for a person or a visitor. */
import type { AccountId } from '#core/account/account.ts'
import type { Resident } from '#core/eligibility/eligibility.ts'
import { jobEligibility } from '#core/eligibility/job-eligibility.ts'
import type { JobDetail, JobId } from '#core/job/job.ts'
import { isGone } from '#core/job/job-closing.ts'
import type { ComparedJob } from '#core/job/job-comparison.ts'
import { TIER_WORDS } from '#core/match/card-match.ts'
import { prepare } from '#core/match/match-formula.ts'
import { compareMatch } from '#core/match/match-score.ts'
import { NO_SCORE } from '#core/match/match-words.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import * as jobDemands from '#store/job-demands.ts'
import * as jobs from '#store/jobs.ts'
import { wholeJob } from '#work/job/whole-job.ts'
import { type PayOfJob, payOfJob } from '#work/salaries/pay-of-job.ts'
import { orIfDatabaseDown } from '#work/use-case/or-if-database-down.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { matchPersonOf } from './match-person-of.ts'

type Reader = Pick<
  Services,
  'db' | 'clock' | 'settings' | 'search' | 'outageCache' | 'readMatchPerson'
>

export type ReadJob = Omit<ComparedJob, 'pay'> & { pay: PayOfJob | null }

/** In the order of the ids, without those that do not exist or were closed too long ago to have a page. */
export async function comparedJobs(
  services: Reader,
  ids: readonly JobId[],
  { accountId, home }: { accountId: AccountId | null; home: Resident | null },
): Promise<ReadJob[]> {
  const now = services.clock.now()
  const whole = await Promise.all(ids.map((id) => wholeJob(services, id)))
  const shown = whole.filter((each) => each !== null).filter(({ job }) => !isGone(job, now))
  const found = shown.map(({ job }) => job.id)
  const [eligibilities, matches, pays] = await Promise.all([
    orIfDatabaseDown(() => jobs.eligibilities(services.db, found), new Map()),
    orIfDatabaseDown(() => matchesOf(services, accountId, found), new Map()),
    Promise.all(shown.map(({ job }) => payOfJob(services, job))),
  ])
  return shown.map(({ job, confirmedAt }, at) => {
    const reading = eligibilities.get(job.id) ?? null
    return {
      job: job satisfies JobDetail,
      eligibility: reading?.facts ?? null,
      verdict: reading && home ? jobEligibility(reading, home).words : null,
      pay: pays[at] ?? null,
      confirmedAt,
      match: matches.get(job.id) ?? null,
    }
  })
}

/** None without a person, if too little is known about them, or if their plan has no matches. */
async function matchesOf(
  services: Reader,
  accountId: AccountId | null,
  ids: readonly JobId[],
): Promise<Map<JobId, NonNullable<ComparedJob['match']>>> {
  const person = accountId && (await matchPersonOf(services, accountId))
  if (!person) return new Map()
  const prepared = prepare(person)
  const demands = await jobDemands.byIds(services.db, ids)
  return new Map(
    [...demands].map(([id, asked]) => {
      const { score, tier, missingSkills } = compareMatch(prepared, asked, usualRarity).score
      const musts = missingSkills.filter(({ need }) => need === 'must')
      const words = score === null || tier === null ? NO_SCORE : `${TIER_WORDS[tier]} ${score}`
      return [id, { score, words, missingMusts: musts.map(({ skill }) => skill) }]
    }),
  )
}
