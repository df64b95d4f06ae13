/**
 * Browsers that signed in to an account before. Each keeps a cookie that only we can write: a random number, signed
 * together with the account. It reveals nothing about the person and signs nobody in. It gives its browser separate
 * rate limits, so that someone guessing elsewhere cannot use up the owner's tries. The signature includes the
 * account's epoch, which changes when its sessions are ended or its password changes; older cookies stop working
 * then.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AccountId } from '#core/account/account.ts'

/** For people who share a browser. The account with the least recent sign-in is dropped. */
const MAX_ACCOUNTS = 3

/** Key id, the browser's random number, signature. */
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

  /** The browser's number if it signed in to this account before; null otherwise. */
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
    /** The new cookie value after this browser has signed in to that account. */
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
