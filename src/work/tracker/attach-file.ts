/** Keeps a file and says that it belongs to an application, both or neither. */
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationDocument, ApplicationId } from '#core/tracker/application.ts'
import type { Tx } from '#store/db.ts'
import { type HandedIn, keepFileIn } from '#work/files/keep-file.ts'
import type { World } from '#work/world/world.ts'
import { documentVerbs } from './application-parts.ts'

export type Attached = HandedIn & {
  applicationId: ApplicationId
  /** What else happens when the file is kept. */
  also?(tx: Tx): Promise<unknown>
}

/** Refuses with `not_found` where the application is not theirs. */
export async function attachFile(
  world: Pick<World, 'db' | 'clock' | 'scanFile'>,
  accountId: AccountId,
  { applicationId, also, ...handedIn }: Attached,
): Promise<ApplicationDocument> {
  const scanned = { ...handedIn, isScanned: await world.scanFile(handedIn.content) }
  return documentVerbs.add(world, accountId, applicationId, async (tx, now) => {
    const file = await keepFileIn(tx, accountId, scanned, now)
    await also?.(tx)
    return { fileId: file.id }
  })
}
