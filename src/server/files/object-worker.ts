/** Removes the objects of deleted files while the server runs, every few seconds. */
import { type RepeatedWork, repeatWork } from '#server/database/repeated-work.ts'
import { removeObjects } from '#work/files/remove-objects.ts'
import type { ObjectStorage } from '#work/use-case/object-storage.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const POLL_MS = 10_000

export function startObjectWorker(
  services: Pick<Services, 'db' | 'clock' | 'log'>,
  objects: ObjectStorage,
): RepeatedWork {
  return repeatWork({
    pollMs: POLL_MS,
    pauseMs: 0,
    wokenBy: null,
    async work(signal) {
      try {
        while (!signal.aborted && (await removeObjects(services, objects)));
      } catch (error) {
        services.log.warn({ err: error }, 'deleted files cannot be removed from S3; trying again')
      }
    },
  })
}
