/** What a person could learn or accept so that more open jobs fit them, with the newest of those jobs. */
import type { AccountId } from '#core/account/account.ts'
import type { JobCard, JobId } from '#core/job/job.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import type { MissingInput } from '#core/match/match-readiness.ts'
import {
  canAddPlaces,
  nearSkills,
  type PayRange,
  type WhatIf,
  type WhatIfAnswer,
  WORTH_JOBS,
} from '#core/match/what-if.ts'
import { nameOfPlaceKey } from '#core/place/name-of-place-key.ts'
import { requirePlan } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** `place` is a name here. */
export type OpenedByWhatIf = {
  whatIf: WhatIf
  count: number
  pay: PayRange
  jobs: JobCard[]
  /** For a skill: the person's related skills, nearest first. */
  near: string[]
}

export type WhatIfs = {
  /** False if too little is known about the person to match jobs. */
  isKnown: boolean
  hasSkills: boolean
  /** False if they have no home: places are not compared. */
  hasHome: boolean
  /** False if they state no preference: none can be loosened. */
  hasWishes: boolean
  lacks: MissingInput[]
  fitting: WhatIfAnswer['fitting']
  comparedJobs?: WhatIfAnswer['comparedJobs']
  /** Changes that open at least WORTH_JOBS. */
  opened: OpenedByWhatIf[]
}

const JOBS_NAMED = 3
const NEAR_NAMED = 3

export async function findWhatIfs(
  services: Pick<Services, 'db' | 'cards' | 'search' | 'clock' | 'settings' | 'readMatchPerson'>,
  accountId: AccountId,
  abandon?: AbortSignal,
): Promise<WhatIfs> {
  await requirePlan(services, accountId, 'matches')
  const { person, lacks } = await services.readMatchPerson(accountId)
  if (person === null) {
    const fitting = { count: 0, pay: { count: 0, low: null, high: null } }
    const nothing = { hasSkills: false, hasHome: false, hasWishes: false }
    return { isKnown: false, ...nothing, lacks, fitting, opened: [] }
  }
  const answer = await services.search.whatIf(person, JOBS_NAMED, abandon)
  const enough = answer.opened.filter(({ count }) => count >= WORTH_JOBS)
  const cards = await services.cards([...new Set(enough.flatMap(({ ids }) => ids))])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return {
    isKnown: true,
    hasSkills: person.skills.length > 0,
    hasHome: canAddPlaces(person),
    hasWishes: !lacks.includes('wishes'),
    lacks,
    fitting: answer.fitting,
    ...(answer.comparedJobs !== undefined && { comparedJobs: answer.comparedJobs }),
    opened: enough.map(({ whatIf, count, ids, pay }) => ({
      ...{ whatIf: named(whatIf), count, pay, near: nearTo(person, whatIf) },
      jobs: ids.flatMap((id: JobId) => byId.get(id) ?? []),
    })),
  }
}

const named = (whatIf: WhatIf): WhatIf =>
  whatIf.kind === 'place' ? { ...whatIf, place: nameOfPlaceKey(whatIf.place) } : whatIf

const nearTo = (person: MatchPerson, whatIf: WhatIf): string[] =>
  whatIf.kind === 'skill' ? nearSkills(person, whatIf.skill).slice(0, NEAR_NAMED) : []
