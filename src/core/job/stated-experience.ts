/** The level and the years that a listing asks for, as pages show them: "Senior, 5+ years". */
import type { YearsAsked } from '#core/requirement/years-asked.ts'
import { countOf } from '#core/text/count-of.ts'
import type { JobDetail } from './job.ts'
import { LEVEL_LABELS } from './job-labels.ts'

/** Null when the listing states neither. */
export function statedExperience({
  level,
  years,
}: Pick<JobDetail, 'level' | 'years'>): string | null {
  const parts = [level && LEVEL_LABELS[level], years && formatYears(years)]
  return parts.filter(Boolean).join(', ') || null
}

function formatYears({ min, max }: YearsAsked): string {
  if (max === null) return `${min}+ years`
  if (min === max) return countOf(min, 'year')
  return `${min}–${max} years`
}
