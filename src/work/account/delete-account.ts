/**
 * Deletes a person's account and all of their data, immediately and permanently. Their address gets one last email,
 * so that nobody loses an account to someone else unnoticed. Its outbox row is the only thing that still names them;
 * it is deleted as soon as the email was sent or given up.
 */
import type { AccountId, Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import type { AuditActor } from '#work/use-case/audit-log.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { VERIFICATION } from './auth-adapter.ts'
import { requireFreshProof } from './require-fresh-proof.ts'

/** Makes browsers drop what they store for this site: lists, drafts and the session cookie. */
export const CLEAR_SITE_DATA = '"cache", "cookies", "storage"'

type Eraser = Pick<Services, 'clock' | 'keys' | 'settings' | 'audit'>

/** Throws without a browser session and without a fresh proof of identity. */
export async function deleteAccount(
  services: Eraser & Pick<Services, 'db' | 'events'>,
  viewer: Viewer,
): Promise<void> {
  requireFreshProof(viewer, services.clock.now())
  await inTransaction(services.db, async (tx) => {
    const isThere = await eraseAccount(tx, services, { id: viewer.id, by: OWNER })
    if (!isThere) throw new Refusal('not_signed_in')
  })
  services.events.note('account_deleted', { accountId: viewer.id })
}

const OWNER = 'owner'

/** Deletes the account within a transaction, by its owner or by an operator. False if it is gone. */
export async function eraseAccount(
  tx: Tx,
  { clock, keys, settings, audit }: Eraser,
  { id, by }: { id: AccountId; by: typeof OWNER | AuditActor },
): Promise<boolean> {
  const isOwn = by === OWNER
  // Before nothing leads from the entry to the account.
  const actor: AuditActor = isOwn ? { kind: 'person', id } : by
  await audit.record(tx, { action: 'account_deleted', by: actor, about: id })
  const email = await accounts.remove(tx, id, (sealed) => keys.open(VERIFICATION, sealed))
  if (email === null) return false
  // If no email is sent, the message would only be another record that names them.
  if (!settings.mailIsConfigured) return true
  await queueMail(
    { db: tx, clock, keys },
    {
      accountId: null,
      kind: 'account-deleted',
      recipient: email,
      ...letter({
        subject: 'Your account was deleted',
        lines: isOwn ? DELETED_BY_OWNER : deletedByOperator(settings.publicUrl),
      }),
    },
  )
  return true
}

const DELETED_BY_OWNER = [
  'We deleted your account and everything in it. You can’t undo this.',
  'If this wasn’t you, someone had access to your password or your mailbox. Change the password everywhere you use it, and secure your mailbox.',
]

const deletedByOperator = (publicUrl: string) => [
  'The operator of Rolecall deleted your account and everything in it. Nobody can undo this.',
  'If you didn’t ask for this and want to know why, contact us:',
  { link: `${publicUrl}/contact`, label: 'Contact us' },
]
