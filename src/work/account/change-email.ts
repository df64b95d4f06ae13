/**
 * Changes the address a person signs in with. The new address must be confirmed with a code before it counts, so that
 * a typo never becomes the login. The old address gets an email and can undo the change for `EMAIL_UNDO_DAYS`.
 */
import { randomBytes, randomInt } from 'node:crypto'
import type { AccountId } from '#core/account/account.ts'
import { CODE_MINUTES, EMAIL_UNDO_DAYS } from '#core/account/sign-in-times.ts'
import * as accountChanges from '#store/account-changes.ts'
import { type Db, inTransaction, type Tx } from '#store/db.ts'
import * as emailChanges from '#store/email-changes.ts'
import * as secondFactors from '#store/second-factors.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import type { Keyring } from '#work/use-case/keyring.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import type { Sender } from './auth-mails.ts'
import { endSessions } from './end-sessions.ts'
import { keepingWayIn } from './remove-way-in.ts'

/** The purpose for which codes and tokens are signed. */
const PURPOSE = 'email-change'
const CODE_MS = CODE_MINUTES * 60_000
const MAX_TRIES = 5
const UNDO_MS = EMAIL_UNDO_DAYS * 24 * 3_600_000
/** An intruder may have added sign-in methods this long before changing the address. */
const STRANGER_MS = 24 * 3_600_000

export type ChangeEmailParts = {
  db: Db
  clock: Clock
  keys: Keyring
  /** The providers configured on this instance. */
  offered: readonly string[]
  send: Pick<Sender, 'code' | 'emailChanged' | 'emailTakenBack'>
}

/** Sends a code to the new address, unless another account has it. The answer is the same either way. */
export async function askForEmail(
  { db, clock, keys, send }: ChangeEmailParts,
  account: { id: AccountId; email: string },
  newEmail: string,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await inTransaction(db, async (tx) => {
    const change = { oldEmail: account.email, newEmail, codeHash: keys.mac(PURPOSE, code) }
    await emailChanges.begin(tx, account.id, change, clock.now())
    if (!(await signInMethods.hasAccount(tx, newEmail)))
      await send.code(newEmail, code, 'change-email', { tx, person: account })
  })
}

/** False for a wrong code, one older than `CODE_MINUTES`, and beyond `MAX_TRIES`. Ends other sessions. */
export function proveEmail(
  { db, clock, keys, send }: ChangeEmailParts,
  { accountId, sessionId, code }: { accountId: AccountId; sessionId: string; code: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const change = await emailChanges.tryWaiting(tx, accountId)
    if (!change || change.tries > MAX_TRIES) return false
    if (now.getTime() - change.createdAt.getTime() > CODE_MS) return false
    if (!keys.isMac(change.codeHash, PURPOSE, code.trim())) return false
    const undo = randomBytes(32).toString('base64url')
    const undoHash = keys.mac(PURPOSE, undo)
    if (!(await emailChanges.makeChange(tx, change, { undoHash, now }))) return false
    await endSessions(tx, { accountId, kept: sessionId, keys })
    note(tx, accountId, now)
    await send.emailChanged(change, undo, tx)
    return true
  })
}

/**
 * Restores the old address, removes what an intruder may have set up, and ends every session. False for an expired or
 * invalid token.
 */
export function undoEmail(
  { db, clock, keys, offered, send }: ChangeEmailParts,
  token: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const weekAgo = new Date(now.getTime() - UNDO_MS)
    const change = await emailChanges.findByUndo(tx, keys.macs(PURPOSE, token), weekAgo)
    if (!change) return false
    const since = new Date(change.createdAt.getTime() - STRANGER_MS)
    const isBack = await keepingWayIn(tx, { accountId: change.accountId, offered }, () =>
      emailChanges.takeBack(tx, change, { since, now }),
    )
    if (!isBack) return false
    const isStrange = await secondFactors.isOnSince(tx, change.accountId, since)
    if (isStrange || !change.hadSecondFactor) await secondFactors.turnOff(tx, change.accountId)
    await endSessions(tx, { accountId: change.accountId, kept: null, keys })
    note(tx, change.accountId, now)
    await send.emailTakenBack(change, tx)
    return true
  })
}

/** Deletes changes that can no longer be confirmed or undone. Run hourly. */
export function purgeEmailChanges({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now().getTime()
  return emailChanges.purge(db, {
    waiting: new Date(now - CODE_MS),
    changed: new Date(now - UNDO_MS),
  })
}

const note = (tx: Tx, accountId: AccountId, now: Date) =>
  accountChanges.record(tx, accountId, { kind: 'account', subject: null }, now)
