/**
 * Lets a person have subscription mail again after it came back or was reported as spam: a code, sent to the address,
 * proves that it arrives there and that they want it.
 */
import { randomInt } from 'node:crypto'
import type { Viewer } from '#core/account/account.ts'
import { countedAddress } from '#core/account/rate-limit.ts'
import { CODE_MINUTES } from '#core/account/sign-in-times.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction } from '#store/db.ts'
import * as suppressions from '#store/mail-suppressions.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { letter, queueMail } from './queue-mail.ts'

type Given = Pick<Services, 'db' | 'clock' | 'keys' | 'tries'>
type Person = Pick<Viewer, 'id' | 'email'>

/** The purpose for which codes are signed. */
const PURPOSE = 'resume-mail'
const CODE_MS = CODE_MINUTES * 60_000
const MAX_TRIES = 5

/** Sends a code, if mail to the person is held back. Throws after too many. */
export async function sendResumeCode(
  { db, clock, keys, tries }: Given,
  { id, email }: Person,
): Promise<void> {
  await tries.take([{ limit: 'mailByAddress', subject: countedAddress(email) }])
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await inTransaction(db, async (tx) => {
    const hash = keys.mac(PURPOSE, code)
    if (!(await suppressions.setCode(tx, email, hash, clock.now()))) return
    const content = letter({
      subject: 'Try this address again',
      lines: [
        'Enter this code on Rolecall to get job alerts and newsletters at this address again:',
        { code },
        `The code works once and expires in ${CODE_MINUTES} minutes. If you didn’t request it, ignore this email.`,
      ],
    })
    await queueMail(
      { db: tx, clock, keys },
      { accountId: id, kind: 'code-resume-mail', recipient: email, ...content },
    )
  })
}

/** Lifts the suppression. False for a wrong or expired code. Throws after too many tries. */
export async function resumeMail(
  { db, clock, keys, tries }: Given,
  { id, email }: Person,
  code: string,
): Promise<boolean> {
  await tries.take([{ limit: 'proofByAccount', subject: id }])
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const sent = await suppressions.tryCode(tx, email)
    if (sent === null || sent.tries > MAX_TRIES) return false
    if (now.getTime() - sent.sentAt.getTime() > CODE_MS) return false
    if (!keys.isMac(sent.hash, PURPOSE, code)) return false
    await suppressions.remove(tx, [email])
    accountChanges.record(tx, id, { kind: 'account', subject: null }, now)
    return true
  })
}
