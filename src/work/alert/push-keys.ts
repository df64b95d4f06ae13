/**
 * The keys that identify this instance to push services (VAPID, RFC 8292). The first server that needs them creates
 * them; browsers' subscriptions are bound to them for good.
 */
import { generateKeyPairSync } from 'node:crypto'
import * as serverSecrets from '#store/server-secrets.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const KEY_NAME = 'push-keys'

/** In base64url: an uncompressed point, and its scalar. */
export type PushKeys = { publicKey: string; privateKey: string }

export async function readPushKeys({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<PushKeys> {
  const known = await serverSecrets.find(db, KEY_NAME)
  const sealed =
    known?.toString() ??
    (await serverSecrets.obtain(
      db,
      KEY_NAME,
      keys.seal(serverSecrets.SEALED_FOR, JSON.stringify(makeKeys())),
    ))
  return JSON.parse(keys.open(serverSecrets.SEALED_FOR, sealed))
}

function makeKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}
