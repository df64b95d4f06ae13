/**
 * A signed reference to a list of boards that an operator just added. Only that operator can undo the addition, and
 * only for a limited time.
 */
import type { AccountId } from '#core/account/account.ts'
import { BATCH_UNDO_MINUTES } from '#core/boards/board-list.ts'
import { readSigned, sign } from '#work/use-case/signed-token.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'keys'>

/** After that, boards are removed one by one, which shows what is closed with each. */
const UNDO_MS = BATCH_UNDO_MINUTES * 60_000

const purposeOf = (accountId: AccountId) => `take back boards of ${accountId}`

/** `at` is when the list was added. */
export function signBatch(
  services: Parts,
  { at, by }: { at: Date; by: AccountId },
): Promise<string> {
  return sign(services, { purpose: purposeOf(by), subject: `${at.getTime()}` })
}

/** When the list was added; null if the link belongs to another operator, is not ours, or is too old to undo. */
export async function readBatch(
  { db, clock, keys }: Parts,
  { signed, by }: { signed: string; by: AccountId },
): Promise<Date | null> {
  const subject = await readSigned({ db, keys }, { purpose: purposeOf(by), signed })
  if (subject === null) return null
  const at = new Date(Number(subject))
  return clock.now().getTime() - at.getTime() <= UNDO_MS ? at : null
}
