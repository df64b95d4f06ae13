/** "1 job available", "12 jobs available". */
import { countOf } from '#core/text/count-of.ts'

export const formatOpenJobs = (jobs: number) => `${countOf(jobs, 'job')} available`
