/** The options for narrowing the results of a search text: every filter's values with labels and exact counts. */
import { JOB_TYPE_LABELS, LEVEL_LABELS, WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import { type Count, EMPTY_QUERY } from '#core/search/query.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Used when no salary is known; the specification's range for when options cannot be loaded. */
const DEFAULT_SALARY_RANGE = { min: 0, max: 200_000 }

export async function filterOptions(
  { search, clock }: Pick<Services, 'search' | 'clock'>,
  text: string | null,
) {
  const { facets } = await search.search({ ...EMPTY_QUERY, text, perPage: 1 }, clock.now())
  return {
    workSettings: facets.workSettings.map((it) => labelled(it, WORK_SETTING_LABELS[it.value])),
    jobTypes: facets.jobTypes.map((it) => labelled(it, JOB_TYPE_LABELS[it.value])),
    experienceLevels: facets.levels.map((it) => labelled(it, LEVEL_LABELS[it.value])),
    workTypes: facets.workTypes.map((it) => labelled(it, it.value)),
    sectors: facets.sectors.map((it) => labelled(it, it.value)),
    locations: facets.locations.map((it) => labelled(it, it.value)),
    tags: facets.tags.map((it) => labelled(it, it.value)),
    salaryRange: facets.salaryRange ?? DEFAULT_SALARY_RANGE,
  }
}

const labelled = ({ value, count }: Count, label: string) => ({ value, label, count })
