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
import { readSigned, sign } from '#work/use-case/signed-token.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const PURPOSE = UNSUBSCRIBE_PURPOSES.alerts

export async function manageAddress(
  { db, clock, keys, settings }: Pick<Services, 'clock' | 'keys' | 'settings'> & { db: Db | Tx },
  accountId: AccountId,
): Promise<string> {
  const signed = await sign({ db, clock, keys }, { purpose: PURPOSE, subject: accountId })
  return `${settings.publicUrl}/job-alerts/email?token=${signed}`
}

/** The account; null for a link that is not ours or too old. */
export async function readManageToken(
  services: Pick<Services, 'db' | 'keys'>,
  signed: string,
): Promise<AccountId | null> {
  const subject = await readSigned(services, { purpose: PURPOSE, signed })
  return subject !== null && isUuid(subject) ? (subject as AccountId) : null
}

/** For `queueMail`. `manage` is the person's address of `manageAddress`. */
export const unsubscribeHeaders = ({ publicUrl }: Pick<Settings, 'publicUrl'>, manage: string) =>
  subscriptionHeaders({
    listId: listIdOf(publicUrl, 'job-alerts'),
    unsubscribeUrl: manage,
  })
