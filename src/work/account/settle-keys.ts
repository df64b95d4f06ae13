/**
 * Brings the database to this instance's keys: a key that an earlier version stored in it is taken out, and
 * what an earlier key sealed is sealed with the first one. Run at every start, before anything is opened. Several servers
 * may do it at once; all of them must then accept the first key of each.
 */
import { symmetricDecrypt } from 'better-auth/crypto'
import { inTransaction, type Tx } from '#store/db.ts'
import * as sealedColumns from '#store/sealed-columns.ts'
import * as secondFactors from '#store/second-factors.ts'
import * as serverSecrets from '#store/server-secrets.ts'
import { sealContent } from '#work/mail/queue-mail.ts'
import { createKeyring, isSealed, type Keyring } from '#work/world/keyring.ts'
import type { World } from '#work/world/world.ts'

/** Where versions before this one kept their key. */
const KEY_IN_DATABASE = 'auth'
/** Identifies the key that everything is sealed with, without revealing it. */
const KEY_ID = 'key-id'
/** With the day on which it was replaced. Cookies that it signed and links that undo a change of address last seven days. */
const EARLIER_KEY = 'earlier-key-'
const EARLIER_DAYS = 8
const DAY_MS = 24 * 3_600_000

/** What is sealed in this database was sealed with a key that is not among ours. */
export class KeyMissing extends Error {
  readonly id: string

  constructor(id: string) {
    super(`the database is sealed with another key: ${id}`)
    this.id = id
  }
}

/** In base64; null where none lies there. */
export async function keyInDatabase({ db }: Pick<World, 'db'>): Promise<string | null> {
  return (await serverSecrets.find(db, KEY_IN_DATABASE))?.toString('base64') ?? null
}

/** The name of the key that the database was sealed with; null where nothing was sealed yet. */
export async function sealedBy({ db }: Pick<World, 'db'>): Promise<string | null> {
  return (await serverSecrets.find(db, KEY_ID))?.toString() ?? null
}

/** `given` is the keys of this instance, the first one for sealing. Throws `KeyMissing`. */
export function settleKeys(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  given: readonly string[],
): Promise<Keyring> {
  return inTransaction(db, async (tx) => {
    const kept = await serverSecrets.lockAll(tx)
    const own = createKeyring(given)
    const id = kept.get(KEY_ID)?.toString()
    if (id !== undefined && !own.ids.includes(id)) throw new KeyMissing(id)

    const earlier: string[] = []
    for (const [name, value] of kept) {
      if (!name.startsWith(EARLIER_KEY)) continue
      earlier.push(own.open(serverSecrets.SEALED_FOR, value.toString()))
    }
    const found = kept.get(KEY_IN_DATABASE)?.toString('base64')
    if (found !== undefined) {
      await serverSecrets.remove(tx, KEY_IN_DATABASE)
      kept.delete(KEY_IN_DATABASE)
      if (!own.secrets.includes(found)) {
        const name = EARLIER_KEY + clock.now().toISOString().slice(0, 10)
        await serverSecrets.put(tx, name, own.seal(serverSecrets.SEALED_FOR, found))
        earlier.push(found)
      }
    }

    const keys = createKeyring([...given, ...earlier])
    for (const [name, value] of kept) {
      if (name === KEY_ID || value.toString().startsWith(keys.prefix)) continue
      // Versions before this one kept random bytes as they were.
      const text = isSealed(value.toString())
        ? keys.open(serverSecrets.SEALED_FOR, value.toString())
        : value.toString('base64')
      await serverSecrets.put(tx, name, keys.seal(serverSecrets.SEALED_FOR, text))
    }
    await sealOthersAgain(tx, keys)
    for (const { id, ...content } of await sealedColumns.takeOpenMessages(tx)) {
      await sealedColumns.sealMessage(tx, id, sealContent(keys, content))
    }
    if (id !== keys.id) await serverSecrets.put(tx, KEY_ID, keys.id)
    return keys
  })
}

/**
 * Run hourly. A server that still has the earlier key first seals with it while others go on, so what it left is sealed
 * again before the key is forgotten. Returns how many earlier keys were forgotten.
 */
export function forgetEarlierKeys({
  db,
  clock,
  keys,
}: Pick<World, 'db' | 'clock' | 'keys'>): Promise<number> {
  const oldest = new Date(clock.now().getTime() - EARLIER_DAYS * DAY_MS)
  return inTransaction(db, async (tx) => {
    await sealOthersAgain(tx, keys)
    return serverSecrets.forgetBefore(tx, EARLIER_KEY, oldest.toISOString().slice(0, 10))
  })
}

const sealOthersAgain = (tx: Tx, keys: Keyring) =>
  sealedColumns.replaceOthers(tx, keys.prefix, async (purpose, stored) => {
    if (isSealed(stored)) return keys.seal(purpose, keys.open(purpose, stored))
    // Versions before this one had the library encrypt the secrets of authenticator apps.
    if (purpose !== secondFactors.SEALED_FOR) throw new Error(`${purpose} holds something open`)
    return keys.seal(purpose, await decryptEarlier(keys, stored))
  })

async function decryptEarlier(keys: Keyring, data: string): Promise<string> {
  for (const key of keys.secrets) {
    try {
      return await symmetricDecrypt({ key, data })
    } catch {
      // It was another of them.
    }
  }
  throw new Error('no key opens what an earlier version encrypted')
}
