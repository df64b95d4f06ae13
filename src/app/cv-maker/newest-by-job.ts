/** The addresses of documents by the job that they are for; of several for one job, the newest. */
import type { JobId } from '#core/job/job.ts'

/** `documents`: newest first. */
export function newestByJob<Id>(
  documents: readonly { id: Id; jobId: JobId | null }[],
  addressOf: (id: Id) => string,
): Map<JobId, string> {
  return new Map(
    documents
      .toReversed()
      .flatMap(({ id, jobId }) => (jobId === null ? [] : [[jobId, addressOf(id)] as const])),
  )
}
