/**
 * Tokens in links that we later recognize as ours: one purpose and one subject, signed with a key that all servers of
 * this instance share. They are not stored, reveal nothing about the person, and expire with their key: each month
 * has its own key, kept as long as links should work.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '#store/db.ts'
import * as serverSecrets from '#store/server-secrets.ts'
import type { Keyring } from './keyring.ts'
import type { Services } from './use-case-services.ts'

const KEY_BYTES = 32
/** Followed by the month in which the key signs: `link-key-2026-03`. */
const KEY_NAME = 'link-key-'
/**
 * Months for which a key is accepted after its own. People unsubscribe from an old email when they find it in their
 * mailbox; a year covers nearly all of them.
 */
const KEY_MONTHS = 12

/** Subject, the key's month, and 256 bits of HMAC. A subject is one of our ids, without dots. */
const SIGNED = /^([\w-]{1,64})\.(\d{4}-\d{2})\.([\w-]{43})$/

type Meaning = { purpose: string; subject: string }

export async function sign(
  services: Pick<Services, 'clock' | 'keys'> & { db: Db | Tx },
  { purpose, subject }: Meaning,
): Promise<string> {
  return (await signer(services, purpose))(subject)
}

/** Signs many subjects for one purpose: the key is read once. */
export async function signer(
  { db, clock, keys }: Pick<Services, 'clock' | 'keys'> & { db: Db | Tx },
  purpose: string,
): Promise<(subject: string) => string> {
  const month = clock.now().toISOString().slice(0, 7)
  const fresh = keys.seal(serverSecrets.SEALED_FOR, randomBytes(KEY_BYTES).toString('base64'))
  const key = opened(keys, await serverSecrets.obtain(db, KEY_NAME + month, fresh))
  return (subject) =>
    `${subject}.${month}.${macOf(key, { purpose, subject, month }).toString('base64url')}`
}

/** The subject; null for anything that we did not sign for this purpose with a key that still exists. */
export async function readSigned(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { purpose, signed }: { purpose: string; signed: string },
): Promise<string | null> {
  const [, subject, month, mac] = SIGNED.exec(signed) ?? []
  if (!subject || !month || !mac) return null
  const sealed = await serverSecrets.find(db, KEY_NAME + month)
  if (!sealed) return null
  const key = opened(keys, sealed.toString())
  const given = Buffer.from(mac, 'base64url')
  // The last base64url character has spare bits; only the canonical encoding is accepted.
  const isOurs = given.toString('base64url') === mac
  return isOurs && timingSafeEqual(given, macOf(key, { purpose, subject, month })) ? subject : null
}

/** Run hourly. Deletes old keys, which invalidates their links. Returns how many keys were deleted. */
export function purgeLinkKeys({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const oldest = new Date(clock.now())
  oldest.setUTCDate(1)
  oldest.setUTCMonth(oldest.getUTCMonth() - KEY_MONTHS)
  return serverSecrets.purgeBefore(db, KEY_NAME, oldest.toISOString().slice(0, 7))
}

const opened = (keys: Keyring, sealed: string) =>
  Buffer.from(keys.open(serverSecrets.SEALED_FOR, sealed), 'base64')

/** JSON keeps the parts separate, whatever they contain. */
const macOf = (key: Buffer, { purpose, subject, month }: Meaning & { month: string }) =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, subject, month]))
    .digest()
