/** What the location of jobs means for a person: the step by which good matches are ordered before their score. */
import type { AccountId } from '#core/account/account.ts'
import type { JobId } from '#core/job/job.ts'
import { prepare } from '#core/match/match-formula.ts'
import { PLACE_STEPS, type PlaceStep } from '#core/match/match-place.ts'
import { matchStep } from '#core/match/match-step.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import * as jobDemands from '#store/job-demands.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** In the order of `ids`. Jobs that the rules have not read yet count as open. */
export async function placeSteps(
  { db, readMatchPerson }: Pick<Services, 'db' | 'readMatchPerson'>,
  accountId: AccountId,
  ids: readonly JobId[],
): Promise<PlaceStep[]> {
  const { person } = await readMatchPerson(accountId)
  if (person === null) return ids.map(() => PLACE_STEPS.open)
  const prepared = prepare(person)
  const demands = await jobDemands.byIds(db, ids)
  return ids.map((id) => {
    const asked = demands.get(id)
    return asked ? matchStep(prepared, asked, usualRarity) : PLACE_STEPS.open
  })
}
