/**
 * Moves the content of all files into the database or out of it, and checks all contents, also while servers run. Each
 * file is compared with its SHA-256 and moved in one transaction, so both can be stopped and started again at any time.
 */
import type { FileId } from '#core/files/file-id.ts'
import { inTransaction } from '#store/db.ts'
import * as filePlaces from '#store/file-places.ts'
import * as removals from '#store/object-removals.ts'
import type { ObjectStorage } from '#work/use-case/object-storage.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { isIntact } from './read-file.ts'
import { putAnnounced } from './store-content.ts'

type Parts = Pick<Services, 'db' | 'clock'>

/** `missing`: there is no content where the file says. `damaged`: it is not what was uploaded. */
export type FileState = 'fine' | 'missing' | 'damaged' | 'gone'

/** Files in memory at once, up to 5 MB each. */
const AT_ONCE = 4
const PAGE = 100

/** What has been done so far, after each file. `bad` are those that stay where they are. */
export type Progress = { done: number; bad: { id: FileId; state: 'missing' | 'damaged' }[] }

/** Throws ObjectProblem if the storage is away; what was moved until then stays moved. */
export function moveFiles(
  parts: Parts,
  objects: ObjectStorage,
  { to, onProgress }: { to: filePlaces.FilePlace; onProgress?: (progress: Progress) => void },
): Promise<Progress> {
  const place = to === 's3' ? 'database' : 's3'
  const move = to === 's3' ? moveOut : moveIn
  return each(parts, { place, onProgress }, async (file) => {
    const { state, content } = await look(parts, objects, file)
    if (content === null) return state
    return (await move(parts, objects, { file, content })) ? 'fine' : 'gone'
  })
}

/** Reads every file. Throws ObjectProblem if the storage is away. */
export function checkFiles(
  parts: Parts,
  objects: ObjectStorage | null,
  { onProgress }: { onProgress?: (progress: Progress) => void } = {},
): Promise<Progress> {
  const place = objects === null ? 'database' : null
  return each(
    parts,
    { place, onProgress },
    async (file) => (await look(parts, objects, file)).state,
  )
}

/** An object that is younger may belong to an upload that has not ended. */
const ORPHAN_MS = 3_600_000

/**
 * Lists objects that no file has, such as those of files that a restored database knows nothing of, and has them removed
 * if `isDoomed`. Their number without those that are to be removed anyway, if so.
 */
export async function findOrphans(
  { db, clock }: Parts,
  objects: Pick<ObjectStorage, 'list'>,
  { isDoomed }: { isDoomed: boolean },
): Promise<number> {
  const now = clock.now()
  let count = 0
  for await (const page of objects.list()) {
    const names = page
      .filter(({ changedAt }) => now.getTime() - changedAt.getTime() > ORPHAN_MS)
      .map(({ name }) => name)
    if (names.length === 0) continue
    if (isDoomed) count += await inTransaction(db, (tx) => removals.addOrphans(tx, names, now))
    else {
      const used = await filePlaces.used(db, names)
      count += names.filter((name) => !used.has(name)).length
    }
  }
  return count
}

type Content = { file: filePlaces.PlacedContent; content: Buffer }

async function moveOut({ db, clock }: Parts, objects: ObjectStorage, { file, content }: Content) {
  const name = await putAnnounced({ db, clock }, objects, content)
  const isMoved = await inTransaction(db, (tx) => filePlaces.moveOut(tx, file.id, name))
  if (!isMoved) await inTransaction(db, (tx) => removals.giveUp(tx, name, clock.now()))
  return isMoved
}

function moveIn({ db }: Parts, _: ObjectStorage, { file, content }: Content) {
  const { id, objectName } = file
  if (objectName === null) return Promise.resolve(false)
  return inTransaction(db, (tx) => filePlaces.moveIn(tx, { id, objectName }, content))
}

/** `content` only if it is fine. A file that its owner deletes meanwhile, or another command moves, is gone. */
async function look(
  { db }: Parts,
  objects: ObjectStorage | null,
  file: filePlaces.PlacedContent,
): Promise<{ state: FileState; content: Buffer | null }> {
  const { id, objectName } = file
  const content =
    objectName === null
      ? await filePlaces.content(db, id)
      : ((await objects?.get(objectName)) ?? null)
  if (content !== null && isIntact(content, file)) return { state: 'fine', content }
  if (!(await filePlaces.isThere(db, file))) return { state: 'gone', content: null }
  return { state: content === null ? 'missing' : 'damaged', content: null }
}

async function each(
  { db }: Parts,
  {
    place,
    onProgress = () => {},
  }: {
    place: filePlaces.FilePlace | null
    onProgress?: ((progress: Progress) => void) | undefined
  },
  act: (file: filePlaces.PlacedContent) => Promise<FileState>,
): Promise<Progress> {
  const progress: Progress = { done: 0, bad: [] }
  let after: FileId | null = null
  while (true) {
    const page: filePlaces.PlacedContent[] = await filePlaces.page(db, {
      after,
      atMost: PAGE,
      place,
    })
    for (let at = 0; at < page.length; at += AT_ONCE) {
      await Promise.all(
        page.slice(at, at + AT_ONCE).map(async (file) => {
          const state = await act(file)
          if (state === 'fine') progress.done++
          if (state === 'missing' || state === 'damaged') progress.bad.push({ id: file.id, state })
          onProgress(progress)
        }),
      )
    }
    const last = page.at(-1)
    if (!last) return progress
    after = last.id
  }
}
