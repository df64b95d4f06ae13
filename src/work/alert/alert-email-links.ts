/**
 * The links in emails about alerts: they open a page where the emails can be changed or stopped without signing in. A
 * link names the account and this purpose only, is signed, and changes nothing by being opened.
 */
import type { AccountId } from '#core/account/account.ts'
import {
  listIdOf,
  subscriptionHeaders,
  UNSUBSCRIBE_PURPOSES,
} from '#core/mail/subscription-headers.ts'
import type { Settings } from '#core/settings/settings.ts'
import { isUuid } from '#core/text/uuid.ts'
import type { Db, Tx } from '#store/db.ts'
import { readSigned, signer } from '#work/use-case/signed-token.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const PURPOSE = UNSUBSCRIBE_PURPOSES.alerts

/** The address of the page for each account. */
export async function manageAddresses({
  settings,
  ...services
}: Pick<Services, 'clock' | 'keys' | 'settings'> & { db: Db | Tx }): Promise<
  (accountId: AccountId) => string
> {
  const sign = await signer(services, PURPOSE)
  return (accountId) => `${settings.publicUrl}/job-alerts/email?token=${sign(accountId)}`
}

/** The account; null for a link that is not ours or too old. */
export async function readManageToken(
  services: Pick<Services, 'db' | 'keys'>,
  signed: string,
): Promise<AccountId | null> {
  const subject = await readSigned(services, { purpose: PURPOSE, signed })
  return subject !== null && isUuid(subject) ? (subject as AccountId) : null
}

/** For `queueMail`. `manage` is the person's address of `manageAddresses`. */
export const unsubscribeHeaders = ({ publicUrl }: Pick<Settings, 'publicUrl'>, manage: string) =>
  subscriptionHeaders({
    listId: listIdOf(publicUrl, 'job-alerts'),
    unsubscribeUrl: manage,
  })
