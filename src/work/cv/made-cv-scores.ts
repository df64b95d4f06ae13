/** How well a CV suits a job before and after tailoring, computed with the same score as everywhere else. */
import type { AccountId } from '#core/account/account.ts'
import type { Cv } from '#core/cv/cv.ts'
import { fullText } from '#core/job/full-text.ts'
import type { JobDetail } from '#core/job/job.ts'
import { demandsOf } from '#core/match/match-demands.ts'
import { personOf } from '#core/match/match-person.ts'
import { scoreMatch } from '#core/match/match-score.ts'
import { canonicalSkill } from '#core/skill/skill.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { tailorTarget } from '#core/tailoring/tailor-target.ts'
import * as profiles from '#store/profiles.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type MadeCvScore = {
  /** 0 to 100; null if too little is known. */
  match: number | null
  /** How many of the job's required skills are in the CV's own list of skills, where a keyword search finds them. */
  listed: number
}

type MadeCvScores = { before: MadeCvScore; after: MadeCvScore; asked: number }

export async function scoresOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  { job, before, after }: { job: JobDetail; before: Cv; after: Cv },
): Promise<MadeCvScores> {
  const profile = await profiles.byAccount(db, accountId)
  const today = clock.now().toISOString().slice(0, 10)
  const whole = { ...job, descriptionText: fullText(job) }
  const demands = demandsOf(whole)
  const { skills } = tailorTarget(whole)
  const scoreOf = (cv: Cv): MadeCvScore => {
    const listed = new Set(cv.skills.flatMap(({ keywords }) => keywords.map(canonicalSkill)))
    return {
      match: scoreMatch(personOf({ cv, profile, today }), demands, usualRarity).score,
      listed: skills.filter(({ anyOf }) => anyOf.some((skill) => listed.has(skill))).length,
    }
  }
  return { before: scoreOf(before), after: scoreOf(after), asked: skills.length }
}
