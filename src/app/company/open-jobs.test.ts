import { expect, test } from 'vitest'
import { formatOpenJobs } from './open-jobs.ts'

test.each([
  [0, '0 jobs available'],
  [1, '1 job available'],
  [12, '12 jobs available'],
  [1_204, '1,204 jobs available'],
])('%i open jobs', (jobs, text) => expect(formatOpenJobs(jobs)).toBe(text))
