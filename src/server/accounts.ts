/** Accounts for the world: Better Auth with this board's shared secret. */
import { randomBytes } from 'node:crypto'
import * as serverSecrets from '#store/server-secrets.ts'
import { type AuthOptions, createAuth, readViewer } from '#work/auth.ts'
import type { World } from '#work/world.ts'

/** The board's secret lies in the database, so that every server of it has the same one. */
export async function createAccounts(
  options: Omit<AuthOptions, 'secret'>,
): Promise<Pick<World, 'askAuth' | 'readViewer'>> {
  const secret = await serverSecrets.obtain(options.db, 'auth', randomBytes(32))
  const auth = createAuth({ ...options, secret: secret.toString('base64') })
  return {
    askAuth: auth.handler,
    readViewer: (headers) => readViewer(auth, headers),
  }
}
