/** What a job asks for, as tailoring a CV goes by it. */
import type { JobDetail } from './job.ts'
import type { TailorTarget } from './tailoring.ts'

export function tailorTarget({
  title,
  company,
  tags,
}: Pick<JobDetail, 'title' | 'company' | 'tags'>): TailorTarget {
  return { title, company, skills: tags.map((skill) => ({ skill, need: 'must' })) }
}
