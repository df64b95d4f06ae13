/**
 * Brings the database to this instance's keys: removes the key that an earlier version stored in it, and re-encrypts
 * with the first key what an earlier key encrypted. Run at every start, before anything is decrypted. Several servers
 * may do this at once; each of them must accept the first keys of the others.
 */
import { symmetricDecrypt } from 'better-auth/crypto'
import { inTransaction, type Tx } from '#store/db.ts'
import * as sealedColumns from '#store/sealed-columns.ts'
import * as secondFactors from '#store/second-factors.ts'
import * as serverSecrets from '#store/server-secrets.ts'
import { sealContent } from '#work/mail/queue-mail.ts'
import { createKeyring, isSealed, type Keyring } from '#work/use-case/keyring.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** The name under which earlier versions stored their key. */
const KEY_IN_DATABASE = 'auth'
/** Identifies the encryption key without revealing it. */
const KEY_ID = 'key-id'
/**
 * Followed by the day on which it was replaced. Cookies that it signed and links that undo a change of address last
 * seven days.
 */
const EARLIER_KEY = 'earlier-key-'
const EARLIER_DAYS = 8
const DAY_MS = 24 * 3_600_000

/** The database is encrypted with a key that is not among ours. */
export class KeyMissing extends Error {
  readonly id: string

  constructor(id: string) {
    super(`the database is encrypted with another key: ${id}`)
    this.id = id
  }
}

/** In base64; null if there is none. */
export async function keyInDatabase({ db }: Pick<Services, 'db'>): Promise<string | null> {
  return (await serverSecrets.find(db, KEY_IN_DATABASE))?.toString('base64') ?? null
}

/** The id of the key that the database is encrypted with; null if nothing is encrypted yet. */
export async function sealedBy({ db }: Pick<Services, 'db'>): Promise<string | null> {
  return (await serverSecrets.find(db, KEY_ID))?.toString() ?? null
}

/** `given` is the instance's keys; the first one encrypts. Throws `KeyMissing`. */
export function settleKeys(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
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
      // Earlier versions stored random bytes unencrypted.
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
 * Run hourly. While keys are being changed, a server that still has the earlier key first keeps encrypting with it,
 * so what it wrote is re-encrypted before that key is deleted. Returns how many earlier keys were deleted.
 */
export function purgeEarlierKeys({
  db,
  clock,
  keys,
}: Pick<Services, 'db' | 'clock' | 'keys'>): Promise<number> {
  const oldest = new Date(clock.now().getTime() - EARLIER_DAYS * DAY_MS)
  return inTransaction(db, async (tx) => {
    await sealOthersAgain(tx, keys)
    return serverSecrets.purgeBefore(tx, EARLIER_KEY, oldest.toISOString().slice(0, 10))
  })
}

const sealOthersAgain = (tx: Tx, keys: Keyring) =>
  sealedColumns.replaceOthers(tx, keys.prefix, async (purpose, stored) => {
    if (isSealed(stored)) return keys.seal(purpose, keys.open(purpose, stored))
    // In earlier versions, the library encrypted the secrets of authenticator apps.
    if (purpose !== secondFactors.SEALED_FOR)
      throw new Error(`${purpose} contains an unencrypted value`)
    return keys.seal(purpose, await decryptEarlier(keys, stored))
  })

async function decryptEarlier(keys: Keyring, data: string): Promise<string> {
  for (const key of keys.secrets) {
    try {
      return await symmetricDecrypt({ key, data })
    } catch {
      // Try the next key.
    }
  }
  throw new Error('no key decrypts what an earlier version encrypted')
}
