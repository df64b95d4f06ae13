/**
 * An account's second factor: codes of an authenticator app, each valid once, and backup codes for a lost phone.
 * Secrets are stored encrypted, backup codes as hashes.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { AccountId, Factor } from '#core/account/account.ts'
import * as accountChanges from '#store/account-changes.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as operators from '#store/operators.ts'
import * as secondFactors from '#store/second-factors.ts'
import * as sessions from '#store/sessions.ts'
import type { Keyring } from '#work/use-case/keyring.ts'
import type { SecurityEvents } from '#work/use-case/security-events.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import { matchingStep, totpUri } from './totp.ts'

/** As RFC 4226 recommends: the length of the hash. */
const SECRET_BYTES = 20
const BACKUP_CODES = 10
/** 112 random bits: too many to guess, so a plain hash is enough (ASVS 6.5.2). */
const BACKUP_BYTES = 14
/** Without characters that look alike. */
const BACKUP_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

type Parts = { db: Db; clock: Clock; keys: Keyring }

/** A new secret and codes, which take effect with `turnOn`. Null if a second factor is on already. */
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
 * Needs the first code of the new secret; `begunWith` is the factor with which the session started. False for a wrong
 * code, and if there is nothing to turn on.
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

/** Accepts an app code once, and none older than the last. False if no second factor is on. */
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

/** False if no second factor is on: prepared codes prove nothing. */
export async function takeBackupCode(
  { db }: Parts,
  accountId: AccountId,
  code: string,
): Promise<boolean> {
  const factor = await secondFactors.find(db, accountId)
  return factor?.isOn === true && secondFactors.takeBackupCode(db, accountId, hashOf(code))
}

/** Earlier codes stop working. Null if no second factor is on. */
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
    // 112 bits in base 31: 23 characters.
    let number = BigInt(`0x${randomBytes(BACKUP_BYTES).toString('hex')}`)
    let code = ''
    for (let position = 0; position < 23; position++) {
      code += BACKUP_ALPHABET[Number(number % 31n)]
      number /= 31n
    }
    return `${code.slice(0, 6)}-${code.slice(6, 12)}-${code.slice(12, 18)}-${code.slice(18)}`
  })
}

/** Ignores hyphens and case. */
const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest()
