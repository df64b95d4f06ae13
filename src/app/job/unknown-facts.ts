/** What a listing does not state, as one line: "Salary, level and job type not specified". */
import type { JobDetail } from '#core/job/job.ts'
import { capitalized } from '#core/text/capitalized.ts'
import { listInEnglish } from '#core/text/english-list.ts'

type Facts = Pick<
  JobDetail,
  'salary' | 'payDetails' | 'locationText' | 'workSetting' | 'level' | 'years' | 'jobType'
>

/** Null if everything is stated. */
export function unknownFacts(job: Facts): string | null {
  const names = [
    job.salary === null && !job.payDetails?.targetEarnings && 'salary',
    job.locationText === null && 'location',
    job.workSetting === null && 'work setting',
    job.level === null && job.years === null && 'experience',
    job.jobType === null && 'job type',
  ].filter((name) => name !== false)
  return names.length === 0 ? null : `${capitalized(listInEnglish(names))} not specified`
}
