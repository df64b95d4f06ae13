/**
 * Creates and accepts the codes with which an account becomes an operator. A code is shown once, stored as a hash,
 * and works once within an hour: long enough to create an account first, but expired when someone finds it in an old
 * log.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Viewer } from '#core/account/account.ts'
import {
  formatOperatorCode,
  OPERATOR_CODE_BYTES,
  readOperatorCode,
} from '#core/account/operator-code.ts'
import { OPERATOR_CODE_MINUTES } from '#core/account/sign-in-times.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as auditEvents from '#store/audit-events.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as operators from '#store/operators.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import { BY_COMMAND } from '#work/use-case/audit-log.ts'
import type { Clock, Services } from '#work/use-case/use-case-services.ts'
import { endSessions } from './end-sessions.ts'
import { requireFreshProof } from './require-fresh-proof.ts'

type Parts = { db: Db; clock: Clock }

/** By the server itself or by its command, which run for no request. */
const CODE_MADE = {
  action: 'operator_code_made',
  actorKind: 'command',
  actorId: null,
  subjectId: null,
  detail: {},
  requestId: null,
  network: null,
} as const

export async function makeOperatorCode({ db, clock }: Parts): Promise<string> {
  const now = clock.now()
  const code = formatOperatorCode(randomBytes(OPERATOR_CODE_BYTES))
  const expiresAt = new Date(now.getTime() + OPERATOR_CODE_MINUTES * 60_000)
  await inTransaction(db, async (tx) => {
    await operators.keepCode(tx, { hash: hashOf(code), expiresAt, now })
    await auditEvents.add(tx, { ...CODE_MADE, at: now })
  })
  return code
}

/** For an instance without an operator; null if there is one. */
export async function firstOperatorCode(parts: Parts): Promise<string | null> {
  const found = await operators.list(parts.db)
  return found.length > 0 ? null : makeOperatorCode(parts)
}

/**
 * Throws without a browser session, without a fresh proof of identity or a second factor, for a wrong code, and after
 * too many attempts. Ends every session of the account, including this one, because its rights have changed.
 */
export async function becomeOperator(
  { db, clock, keys, tries, events }: Parts & Pick<Services, 'keys' | 'tries' | 'events'>,
  viewer: Viewer,
  typed: string,
): Promise<void> {
  const now = clock.now()
  requireFreshProof(viewer, now)
  if (!(await operators.hasFactor(db, viewer.id))) throw new Refusal('second_factor_first')
  await tries.take([
    { limit: 'operatorByAccount', subject: viewer.id },
    { limit: 'operatorOverall', subject: '' },
  ])
  const code = readOperatorCode(typed)
  if (code === null) throw new Refusal('wrong_operator_code')
  await inTransaction(db, async (tx) => {
    if (!(await operators.takeCode(tx, hashOf(code), now))) {
      throw new Refusal('wrong_operator_code')
    }
    await operators.add(tx, viewer.id, now)
    await endSessions(tx, { accountId: viewer.id, kept: null, keys })
    await queueMail(
      { db: tx, clock, keys },
      {
        accountId: viewer.id,
        kind: 'operator-made',
        recipient: viewer.email,
        ...letter({
          subject: 'You’re now an operator',
          lines: [
            'Someone who was signed in to your account entered an operator code. Your account can now view and change the job sources.',
            'If this wasn’t you, contact the person who runs the server and ask them to run “npm run operator -- remove” with your email address. Then choose a new password.',
          ],
        }),
      },
    )
    accountChanges.record(tx, viewer.id, { kind: 'account', subject: null }, now)
  })
  events.note('operator_made', { accountId: viewer.id })
}

/** By the server's command. Returns whether the account with this address was an operator. */
export async function dismissOperator(
  { db, events }: Pick<Services, 'db' | 'events'>,
  email: string,
): Promise<boolean> {
  const accountId = await inTransaction(db, (tx) => operators.remove(tx, email))
  if (accountId) events.note('operator_removed', { accountId, by: BY_COMMAND })
  return accountId !== null
}

const hashOf = (code: string) => createHash('sha256').update(code).digest()
