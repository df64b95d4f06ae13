/**
 * Links in emails to subscribers. A link is signed for one purpose and one subscriber, works without signing in, and
 * contains no address. Emails already sent rely on the purposes and on the form of the subjects.
 */
import { UNSUBSCRIBE_PURPOSES } from '#core/mail/subscription-headers.ts'
import { readNumericId } from '#core/text/read-id.ts'
import { isUuid } from '#core/text/uuid.ts'
import type { Db, Tx } from '#store/db.ts'
import type { IssueId } from '#store/newsletter-issues.ts'
import type { SubscriberId } from '#store/newsletter-subscribers.ts'
import { readSigned, sign } from '#work/use-case/signed-token.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** No subscriber has this id, so the link in a test or a preview ends nobody's subscription. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

const CONFIRMING = 'newsletter-confirm'
const UNSUBSCRIBING = UNSUBSCRIBE_PURPOSES.newsletter

type Signer = Pick<Services, 'clock' | 'keys' | 'settings'> & { db: Db | Tx }
type Reader = Pick<Services, 'db' | 'keys'>

export async function confirmUrl(signer: Signer, id: SubscriberId): Promise<string> {
  return urlOf(signer, 'confirm', await sign(signer, { purpose: CONFIRMING, subject: id }))
}

/** `issueId`: the issue that the link is in, whose unsubscriptions are counted; null for other emails. */
export async function unsubscribeUrl(
  signer: Signer,
  { id, issueId }: { id: string; issueId: IssueId | null },
): Promise<string> {
  const subject = issueId === null ? id : `${id}_${issueId}`
  return urlOf(signer, 'unsubscribe', await sign(signer, { purpose: UNSUBSCRIBING, subject }))
}

const urlOf = ({ settings }: Signer, page: string, signed: string) =>
  `${settings.publicUrl}/newsletter/${page}?token=${encodeURIComponent(signed)}`

/** Null for a link that is not ours or whose key has expired. */
export async function readConfirmToken(
  reader: Reader,
  signed: string,
): Promise<SubscriberId | null> {
  const subject = await readSigned(reader, { purpose: CONFIRMING, signed })
  return subject !== null && isUuid(subject) ? (subject as SubscriberId) : null
}

/** Null for a link that is not ours or whose key has expired. */
export async function readUnsubscribeToken(
  reader: Reader,
  signed: string,
): Promise<{ id: SubscriberId; issueId: IssueId | null } | null> {
  const subject = await readSigned(reader, { purpose: UNSUBSCRIBING, signed })
  const [id = '', issue] = subject?.split('_') ?? []
  if (!isUuid(id)) return null
  return { id: id as SubscriberId, issueId: readNumericId<IssueId>(issue) }
}
