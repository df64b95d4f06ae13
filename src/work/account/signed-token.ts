/**
 * Words that we give out in a link and later know as our own: one purpose and one subject, signed with a key that
 * every server of this instance shares. Nothing is stored for them, they say nothing of the person, and they end with
 * their key: each month has one, which is kept for the time that links are meant to work.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '#store/db.ts'
import * as serverSecrets from '#store/server-secrets.ts'
import type { Keyring } from '#work/world/keyring.ts'
import type { World } from '#work/world/world.ts'

const KEY_BYTES = 32
/** With the month in which it began to sign: `link-key-2026-03`. */
const KEY_NAME = 'link-key-'
/** Months for which a key is believed after its own. */
const KEY_MONTHS = 3

/** Subject, the key's month, and 256 bits of HMAC. A subject is an id of ours, without a dot. */
const SIGNED = /^([\w-]{1,64})\.(\d{4}-\d{2})\.([\w-]{43})$/

type Meaning = { purpose: string; subject: string }

export async function sign(
  { db, clock, keys }: Pick<World, 'clock' | 'keys'> & { db: Db | Tx },
  { purpose, subject }: Meaning,
): Promise<string> {
  const month = clock.now().toISOString().slice(0, 7)
  const fresh = keys.seal(serverSecrets.SEALED_FOR, randomBytes(KEY_BYTES).toString('base64'))
  const key = opened(keys, await serverSecrets.obtain(db, KEY_NAME + month, fresh))
  return `${subject}.${month}.${macOf(key, { purpose, subject, month }).toString('base64url')}`
}

/** The subject; null for anything that was not signed by us, for this purpose, with a key that is still kept. */
export async function readSigned(
  { db, keys }: Pick<World, 'db' | 'keys'>,
  { purpose, signed }: { purpose: string; signed: string },
): Promise<string | null> {
  const [, subject, month, mac] = SIGNED.exec(signed) ?? []
  if (!subject || !month || !mac) return null
  const sealed = await serverSecrets.find(db, KEY_NAME + month)
  if (!sealed) return null
  const key = opened(keys, sealed.toString())
  const given = Buffer.from(mac, 'base64url')
  // The last letter has spare bits: only one spelling of each signature is ours.
  const isOurs = given.toString('base64url') === mac
  return isOurs && timingSafeEqual(given, macOf(key, { purpose, subject, month })) ? subject : null
}

/** Run hourly. Links that were signed with older keys end. Returns how many keys were forgotten. */
export function forgetKeys({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<number> {
  const oldest = clock.now()
  oldest.setUTCDate(1)
  oldest.setUTCMonth(oldest.getUTCMonth() - KEY_MONTHS)
  return serverSecrets.forgetBefore(db, KEY_NAME, oldest.toISOString().slice(0, 7))
}

const opened = (keys: Keyring, sealed: string) =>
  Buffer.from(keys.open(serverSecrets.SEALED_FOR, sealed), 'base64')

/** JSON keeps the parts apart, whatever is in them. */
const macOf = (key: Buffer, { purpose, subject, month }: Meaning & { month: string }) =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, subject, month]))
    .digest()
