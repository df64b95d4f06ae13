/** A list of boards that an operator has just added, in a link: they alone can take it back, and not for long. */
import type { AccountId } from '#core/account/account.ts'
import { BATCH_UNDO_MINUTES } from '#core/boards/board-list.ts'
import { readSigned, sign } from '#work/account/signed-token.ts'
import type { World } from '#work/world/world.ts'

type Parts = Pick<World, 'db' | 'clock' | 'keys'>

/** Who notices later that it was the wrong list removes boards knowing what goes with them. */
const UNDO_MS = BATCH_UNDO_MINUTES * 60_000

const purposeOf = (accountId: AccountId) => `take back boards of ${accountId}`

/** `at` is when it was added. */
export function signBatch(world: Parts, { at, by }: { at: Date; by: AccountId }): Promise<string> {
  return sign(world, { purpose: purposeOf(by), subject: `${at.getTime()}` })
}

/** When it was added; null where it is another's, not ours, or too old to be taken back at one press. */
export async function readBatch(
  { db, clock, keys }: Parts,
  { signed, by }: { signed: string; by: AccountId },
): Promise<Date | null> {
  const subject = await readSigned({ db, keys }, { purpose: purposeOf(by), signed })
  if (subject === null) return null
  const at = new Date(Number(subject))
  return clock.now().getTime() - at.getTime() <= UNDO_MS ? at : null
}
