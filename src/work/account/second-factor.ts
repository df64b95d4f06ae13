/**
 * The second factor of an account: codes of an authenticator app, each good once, and backup codes for a lost
 * phone. Secrets are kept sealed, backup codes as hashes.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { AccountId, Factor } from '#core/account/account.ts'
import * as accountChanges from '#store/account-changes.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as operators from '#store/operators.ts'
import * as secondFactors from '#store/second-factors.ts'
import * as sessions from '#store/sessions.ts'
import type { Keyring } from '#work/world/keyring.ts'
import type { SecurityEvents } from '#work/world/security-events.ts'
import type { Clock } from '#work/world/world.ts'
import { matchingStep, totpUri } from './totp.ts'

/** As RFC 4226 recommends: as long as the hash. */
const SECRET_BYTES = 20
const BACKUP_CODES = 10
/** 112 random bits: too many to try, so that a plain hash is enough (ASVS 6.5.2). */
const BACKUP_BYTES = 14
/** Without letters that look like digits. */
const BACKUP_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

type Parts = { db: Db; clock: Clock; keys: Keyring }

/** A new secret and codes, which take effect with `turnOn`. Null where a second factor is on already. */
export async function prepare(
  { db, keys }: Parts,
  accountId: AccountId,
  email: string,
): Promise<{ totpURI: string; backupCodes: string[] } | null> {
  const secret = randomBytes(SECRET_BYTES)
  const sealed = keys.seal(secondFactors.SEALED_FOR, secret.toString('base64'))
  const backupCodes = newBackupCodes()
  const isKept = await inTransaction(db, async (tx) => {
    if (!(await secondFactors.begin(tx, accountId, sealed))) return false
    await secondFactors.replaceBackupCodes(tx, accountId, backupCodes.map(hashOf))
    return true
  })
  return isKept ? { totpURI: totpUri(secret, { issuer: 'Rolecall', email }), backupCodes } : null
}

/**
 * With the first code of the new secret, in a session that was begun with `begunWith`. False for a wrong one, and where
 * there is nothing to turn on.
 */
export async function turnOn(
  parts: Parts & { events: SecurityEvents },
  { accountId, begunWith }: { accountId: AccountId; begunWith: Factor | null },
  code: string,
): Promise<boolean> {
  const { db, clock, events } = parts
  const factor = await secondFactors.find(db, accountId)
  if (!factor || factor.isOn || !(await takeCode(parts, accountId, factor, code))) return false
  const hadRights = await inTransaction(db, async (tx) => {
    const isRemoved = begunWith === null && (await operators.removeAccount(tx, accountId))
    await secondFactors.turnOn(tx, accountId, clock.now())
    accountChanges.record(tx, accountId, { kind: 'account', subject: null }, clock.now())
    return isRemoved
  })
  if (hadRights) events.note('operator_removed', { accountId })
  return true
}

export function turnOff({ db, clock }: Parts, accountId: AccountId): Promise<void> {
  return inTransaction(db, async (tx) => {
    await secondFactors.turnOff(tx, accountId)
    await sessions.forgetApp(tx, accountId)
    accountChanges.record(tx, accountId, { kind: 'account', subject: null }, clock.now())
  })
}

/** Takes a code of the app: once, and none that is older than the last. False where no second factor is on. */
export async function takeTotp(parts: Parts, accountId: AccountId, code: string): Promise<boolean> {
  const factor = await secondFactors.find(parts.db, accountId)
  return factor?.isOn === true && takeCode(parts, accountId, factor, code)
}

async function takeCode(
  { db, clock, keys }: Parts,
  accountId: AccountId,
  factor: secondFactors.SecondFactor,
  code: string,
): Promise<boolean> {
  const secret = Buffer.from(keys.open(secondFactors.SEALED_FOR, factor.secret), 'base64')
  const step = matchingStep(secret, code, clock.now())
  return step !== null && (await secondFactors.takeStep(db, accountId, step))
}

/** False where no second factor is on: codes that were only prepared prove nothing. */
export async function takeBackupCode(
  { db }: Parts,
  accountId: AccountId,
  code: string,
): Promise<boolean> {
  const factor = await secondFactors.find(db, accountId)
  return factor?.isOn === true && secondFactors.takeBackupCode(db, accountId, hashOf(code))
}

/** The earlier ones are void. Null where no second factor is on. */
export async function renewBackupCodes(
  { db }: Parts,
  accountId: AccountId,
): Promise<string[] | null> {
  const factor = await secondFactors.find(db, accountId)
  if (!factor?.isOn) return null
  const codes = newBackupCodes()
  await inTransaction(db, (tx) =>
    secondFactors.replaceBackupCodes(tx, accountId, codes.map(hashOf)),
  )
  return codes
}

function newBackupCodes(): string[] {
  return Array.from({ length: BACKUP_CODES }, () => {
    // 112 bits in base 31: 23 letters.
    let number = BigInt(`0x${randomBytes(BACKUP_BYTES).toString('hex')}`)
    let code = ''
    for (let place = 0; place < 23; place++) {
      code += BACKUP_LETTERS[Number(number % 31n)]
      number /= 31n
    }
    return `${code.slice(0, 6)}-${code.slice(6, 12)}-${code.slice(12, 18)}-${code.slice(18)}`
  })
}

/** Accepts hyphens or none, in either case. */
const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest()
