/**
 * Opens the place for files outside of the database, if the operator has set one up. Only then is its code loaded.
 */
import { countOf } from '#core/text/count-of.ts'
import { createObjectMeter, type ObjectMeter } from '#server/health/object-meter.ts'
import type { S3Settings } from '#server/process/s3-settings.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import type { Db } from '#store/db.ts'
import * as filePlaces from '#store/file-places.ts'
import type { ObjectStorage } from '#work/use-case/object-storage.ts'

export type OpenedStorage = ObjectStorage & { meter: ObjectMeter; close(): Promise<void> }

/** `limits` replaces the time limits of requests, for tests. */
export async function openObjectStorage(
  settings: S3Settings | null,
  limits?: { totalMs: number; tryMs: number; pauseMs: number },
): Promise<OpenedStorage | null> {
  if (settings === null) return null
  const { createS3Store } = await import('./s3-store.ts')
  const store = createS3Store(settings, limits)
  const meter = createObjectMeter()
  return {
    takesNewFiles: settings.takesNewFiles,
    put: (name, content) => meter.measure('put', () => store.put(name, content)),
    get: (name) => meter.measure('get', () => store.get(name)),
    remove: (name) => meter.measure('delete', () => store.remove(name)),
    list: store.list,
    link: store.link,
    close: store.close,
    meter,
  }
}

/** Throws StartProblem if files are in S3 and it isn't set up: their owners couldn't open them. */
export async function requireStorage(db: Db, settings: S3Settings | null): Promise<void> {
  if (settings !== null || !(await filePlaces.hasObjects(db))) return
  const { s3 } = await filePlaces.count(db)
  throw new StartProblem(
    `${countOf(s3, 'uploaded file')} ${s3 === 1 ? 'is' : 'are'} in S3, and S3_BUCKET isn’t set. Set it as before, with its keys. ` +
      'To bring them into the database, run npm run files -- move database with these settings first.',
  )
}
