/** Takes a letter away, and brings it back while that is possible. Files kept with applications stay there. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { LetterId } from '#core/letter/letter-id.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction } from '#store/db.ts'
import * as letters from '#store/letters.ts'
import type { World } from '#work/world/world.ts'

type Parts = Pick<World, 'db' | 'clock'>

export function removeLetter(
  { db, clock }: Parts,
  accountId: AccountId,
  id: LetterId,
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if (!(await letters.remove(tx, accountId, id, now))) throw new Refusal('not_found')
    accountChanges.record(tx, accountId, { kind: 'letter', subject: id }, now)
  })
}

export function bringBackLetter(
  { db, clock }: Parts,
  accountId: AccountId,
  id: LetterId,
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if (!(await letters.restore(tx, accountId, id))) throw new Refusal('not_found')
    accountChanges.record(tx, accountId, { kind: 'letter', subject: id }, now)
  })
}
