/**
 * The second factor of an account: codes of an authenticator app, each good once, and backup codes for the day the
 * telephone is gone. Secrets are kept sealed, backup codes as hashes.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { AccountId } from '#core/account.ts'
import * as accountChanges from '#store/account-changes.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as secondFactors from '#store/second-factors.ts'
import type { Keyring } from './keyring.ts'
import { matchingStep, totpUri } from './totp.ts'
import type { Clock } from './world.ts'

/** As RFC 4226 recommends: as long as the hash. */
const SECRET_BYTES = 20
const BACKUP_CODES = 10
/** 112 random bits: too many to try, so that a plain hash is enough (ASVS 6.5.2). */
const BACKUP_BYTES = 14
/** Without letters that look like digits. */
const BACKUP_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

type Parts = { db: Db; clock: Clock; keys: Keyring }

/** A new secret and codes, which ask nobody before `turnOn`. Null where a second factor is on already. */
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

/** With the first code of the new secret. False for a wrong one, and where there is nothing to turn on. */
export async function turnOn(parts: Parts, accountId: AccountId, code: string): Promise<boolean> {
  const { db, clock } = parts
  const factor = await secondFactors.find(db, accountId)
  if (!factor || factor.isOn || !(await takeTotp(parts, accountId, code))) return false
  await inTransaction(db, async (tx) => {
    await secondFactors.turnOn(tx, accountId, clock.now())
    accountChanges.record(tx, accountId, { kind: 'account', subject: null }, clock.now())
  })
  return true
}

export function turnOff({ db, clock }: Parts, accountId: AccountId): Promise<void> {
  return inTransaction(db, async (tx) => {
    await secondFactors.turnOff(tx, accountId)
    accountChanges.record(tx, accountId, { kind: 'account', subject: null }, clock.now())
  })
}

/** Takes a code of the app: once, and none that is older than the last. */
export async function takeTotp(
  { db, clock, keys }: Parts,
  accountId: AccountId,
  code: string,
): Promise<boolean> {
  const factor = await secondFactors.find(db, accountId)
  if (!factor) return false
  const secret = Buffer.from(keys.open(secondFactors.SEALED_FOR, factor.secret), 'base64')
  const step = matchingStep(secret, code, clock.now())
  return step !== null && (await secondFactors.takeStep(db, accountId, step))
}

export const takeBackupCode = ({ db }: Parts, accountId: AccountId, code: string) =>
  secondFactors.takeBackupCode(db, accountId, hashOf(code))

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

/** However it was typed: with or without lines between, in small or large letters. */
const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest()
