/** What a job asks for, as tailoring a CV goes by it: the same demands as the match, without their weights. */
import { demandsOf, type JobForMatch } from './match-demands.ts'
import { groupsOf } from './match-formula.ts'
import type { TailorTarget } from './tailoring.ts'

export function tailorTarget(job: JobForMatch): TailorTarget {
  return {
    title: job.title,
    company: job.company,
    skills: groupsOf(demandsOf(job).skills).map((group) => ({
      anyOf: group.map(({ skill }) => skill),
      need: group.every(({ ask }) => ask === 'nice') ? 'nice' : 'must',
    })),
  }
}
