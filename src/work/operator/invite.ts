/** Creates and revokes invitations to sign up. The link is shown once; only a hash of its token is stored. */
import { randomBytes } from 'node:crypto'
import { isUuid } from '#core/text/uuid.ts'
import { inTransaction } from '#store/db.ts'
import * as invitations from '#store/invitations.ts'
import { hashInvitation } from '#work/account/invitation.ts'
import type { AuditActor } from '#work/use-case/audit-log.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const DAY_MS = 24 * 3_600_000
/** Characters of the link that the list shows. */
const HINT = 4

type Inviter = Pick<Services, 'db' | 'clock' | 'settings' | 'audit'>

/** The link, which works once within `days`. */
export async function makeInvitation(
  { db, clock, settings, audit }: Inviter,
  by: AuditActor,
  days: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  const added = { tokenSha256: hashInvitation(token), hint: token.slice(-HINT), now, expiresAt }
  await inTransaction(db, async (tx) => {
    const invitation = await invitations.add(tx, added)
    await audit.record(tx, { action: 'invitation_made', by, detail: { invitation, days } })
  })
  return `${settings.publicUrl}/auth/signup?invitation=${token}`
}

/** False if there is none that could still be used. */
export async function revokeInvitation(
  { db, clock, audit }: Inviter,
  by: AuditActor,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false
  return inTransaction(db, async (tx) => {
    if (!(await invitations.revoke(tx, id, clock.now()))) return false
    await audit.record(tx, { action: 'invitation_revoked', by, detail: { invitation: id } })
    return true
  })
}
