/** Keeps the counts of /trends current while the server runs. */
import { type RepeatedWork, repeatWork } from '#server/database/repeated-work.ts'
import { countTrendsIfDue } from '#work/trends/count-trends.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const POLL_MS = 60_000

export function startTrendWorker(
  parts: Pick<Services, 'bulkDb' | 'clock' | 'log'>,
  openJobs: () => number,
): RepeatedWork {
  const work = repeatWork({
    pollMs: POLL_MS,
    pauseMs: POLL_MS,
    wokenBy: null,
    async work(signal) {
      try {
        await countTrendsIfDue(parts, { openJobs: openJobs(), signal })
      } catch (error) {
        parts.log.warn({ err: error }, 'the jobs of each month could not be counted; trying again')
      }
    },
  })
  work.call()
  return work
}
