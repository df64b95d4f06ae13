/**
 * Browsers that signed in to an account before. Each keeps a cookie that only we can write: a random number, signed
 * together with the account. It says nothing of the person and signs nobody in; it earns its browser tries of its own,
 * so that whoever guesses for the account elsewhere cannot use up those of its owner.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AccountId } from '#core/account.ts'

/** People who share a browser. Whoever has not signed in for the longest time is forgotten. */
const MAX_ACCOUNTS = 3

/** The key that signed, a number of the browser's own, the signature. */
const ENTRY = /^([\w-]{6})\.([\w-]{22})\.([\w-]{43})$/

export type KnownDevices = ReturnType<typeof createKnownDevices>

/** The first secret signs; the others are believed. */
export function createKnownDevices(secrets: readonly [string, ...string[]]) {
  const [newest, ...older] = secrets
  const newestKey = toKey(newest)
  const keys = [newestKey, ...older.map(toKey)]

  /** The number of this browser where it signed in to this account before; null where it did not. */
  function find(cookie: string, accountId: AccountId): string | null {
    return entriesOf(cookie).find((entry) => isFor(entry, accountId))?.device ?? null
  }

  function isFor({ keyId, device, mac }: Entry, accountId: AccountId): boolean {
    const key = keys.find(({ id }) => id === keyId)
    if (!key) return false
    const right = Buffer.from(macOf(key, device, accountId))
    const given = Buffer.from(mac)
    return given.length === right.length && timingSafeEqual(given, right)
  }

  return {
    find,
    /** What the cookie says once this browser has signed in to that account. */
    add(cookie: string, accountId: AccountId): string {
      const device = find(cookie, accountId) ?? randomBytes(16).toString('base64url')
      const entry = `${newestKey.id}.${device}.${macOf(newestKey, device, accountId)}`
      const others = entriesOf(cookie).filter((it) => !isFor(it, accountId))
      return [entry, ...others.map(({ text }) => text)].slice(0, MAX_ACCOUNTS).join('~')
    },
  }
}

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

const macOf = (key: Key, device: string, accountId: AccountId) =>
  createHmac('sha256', key.bytes)
    .update(JSON.stringify(['known-device', key.id, device, accountId]))
    .digest('base64url')
