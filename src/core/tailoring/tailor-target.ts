/** What a job asks for, for tailoring: the demands of the match without their weights. */
import { demandsOf, type JobForMatch } from '#core/match/match-demands.ts'
import { groupsOf } from '#core/match/match-formula.ts'
import { skillKind } from '#core/skill/skill.ts'
import type { TailorTarget } from './tailoring.ts'

export function tailorTarget(job: JobForMatch): TailorTarget {
  return {
    title: job.title,
    company: job.company,
    // Spoken languages cannot be tailored.
    skills: groupsOf(demandsOf(job).skills.filter(({ skill }) => skillKind(skill) !== null)).map(
      (group) => ({
        anyOf: group.map(({ skill }) => skill),
        need: group.every(({ ask }) => ask === 'nice') ? 'nice' : 'must',
      }),
    ),
  }
}
