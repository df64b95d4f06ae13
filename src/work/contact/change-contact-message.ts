/** What an operator does with messages from the contact form. */
import { Refusal } from '#core/api/refusal.ts'
import type { ContactStatus } from '#core/contact/contact-message.ts'
import * as contactMessages from '#store/contact-messages.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Changing = Pick<Services, 'db' | 'clock'>

/** Each of these throws `not_found` if there is no such message. */
export const markContactMessage = (
  services: Changing,
  id: number,
  status: ContactStatus,
): Promise<void> => change(services, (tx) => contactMessages.setStatus(tx, id, status))

/** It can be restored for a day. */
export const deleteContactMessage = (services: Changing, id: number): Promise<void> =>
  change(services, (tx) => contactMessages.setDeleted(tx, id, services.clock.now()))

export const restoreContactMessage = (services: Changing, id: number): Promise<void> =>
  change(services, (tx) => contactMessages.setDeleted(tx, id, null))

async function change({ db }: Changing, write: (tx: Tx) => Promise<boolean>): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await write(tx))) throw new Refusal('not_found')
  })
}
