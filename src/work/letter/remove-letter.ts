/** Deletes a cover letter, and restores it while that is possible. Files attached to applications stay. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { LetterId } from '#core/letter/cover-letter.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as letters from '#store/letters.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Parts = Pick<Services, 'db' | 'clock'>

export function removeLetter(parts: Parts, accountId: AccountId, id: LetterId): Promise<void> {
  const now = parts.clock.now()
  return changed(parts, { accountId, id, now }, (tx) => letters.remove(tx, accountId, id, now))
}

export function bringBackLetter(parts: Parts, accountId: AccountId, id: LetterId): Promise<void> {
  const now = parts.clock.now()
  return changed(parts, { accountId, id, now }, (tx) => letters.restore(tx, accountId, id))
}

function changed(
  { db }: Parts,
  { accountId, id, now }: { accountId: AccountId; id: LetterId; now: Date },
  change: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await change(tx))) throw new Refusal('not_found')
    accountChanges.record(tx, accountId, { kind: 'letter', subject: id }, now)
  })
}
