/**
 * Browsers that signed in to an account before. Each keeps a cookie that only we can write: a random number, signed
 * together with the account. It says nothing of the person and signs nobody in; it earns its browser tries of its own,
 * so that somebody who guesses elsewhere cannot use up those of its owner. Signed with it is the account's
 * epoch, which is renewed when its sessions end or its password changes: no copy of a cookie outlives that.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AccountId } from '#core/account/account.ts'

/** People who share a browser. The one who has not signed in for the longest time is dropped. */
const MAX_ACCOUNTS = 3

/** The key that signed, a number of the browser's own, the signature. */
const ENTRY = /^([\w-]{6})\.([\w-]{22})\.([\w-]{43})$/

export type KnownDevices = ReturnType<typeof createKnownDevices>

/** The first secret signs; all of them verify. */
export function createKnownDevices(
  secrets: readonly [string, ...string[]],
  epochOf: (accountId: AccountId) => Promise<string | null>,
) {
  const [newest, ...older] = secrets
  const newestKey = toKey(newest)
  const keys = [newestKey, ...older.map(toKey)]

  /** The number of this browser where it signed in to this account before; null where it did not. */
  async function find(cookie: string, accountId: AccountId): Promise<string | null> {
    const entries = entriesOf(cookie)
    if (entries.length === 0) return null
    const account = await signedFor(accountId)
    return entries.find((entry) => isFor(entry, account))?.device ?? null
  }

  const signedFor = async (id: AccountId): Promise<SignedFor> => ({ id, epoch: await epochOf(id) })

  function isFor({ keyId, device, mac }: Entry, account: SignedFor): boolean {
    const key = keys.find(({ id }) => id === keyId)
    if (!key) return false
    const right = Buffer.from(macOf(key, device, account))
    const given = Buffer.from(mac)
    return given.length === right.length && timingSafeEqual(given, right)
  }

  return {
    find,
    /** What the cookie says once this browser has signed in to that account. */
    async add(cookie: string, accountId: AccountId): Promise<string> {
      const account = await signedFor(accountId)
      const entries = entriesOf(cookie)
      const known = entries.find((it) => isFor(it, account))
      const device = known?.device ?? randomBytes(16).toString('base64url')
      const entry = `${newestKey.id}.${device}.${macOf(newestKey, device, account)}`
      const others = entries.filter((it) => !isFor(it, account))
      return [entry, ...others.map(({ text }) => text)].slice(0, MAX_ACCOUNTS).join('~')
    },
  }
}

type SignedFor = { id: AccountId; epoch: string | null }

type Entry = { text: string; keyId: string; device: string; mac: string }

const entriesOf = (cookie: string): Entry[] =>
  cookie.split('~', MAX_ACCOUNTS).flatMap((text) => {
    const [, keyId, device, mac] = ENTRY.exec(text) ?? []
    return keyId && device && mac ? [{ text, keyId, device, mac }] : []
  })

type Key = { id: string; bytes: Buffer }

function toKey(secret: string): Key {
  const bytes = createHmac('sha256', secret).update('known-device').digest()
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 6), bytes }
}

const macOf = (key: Key, device: string, { id, epoch }: SignedFor) =>
  createHmac('sha256', key.bytes)
    .update(JSON.stringify(['known-device', key.id, device, id, epoch]))
    .digest('base64url')
