/** The key of an instance in its backups: what is saved of it, and which key a restored database will be used with. */

import { keyFileOf, readKeyFile } from '#server/account/open-keyring.ts'
import type { Env } from '#server/process/env.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { createKeyring } from '#work/use-case/keyring.ts'
import type { ArchiveHeader } from './archive-records.ts'

type KeySettings = Pick<Env, 'secretKeys' | 'dataDir'>

/** From the setting or the file; null if this instance has none yet. */
export const instanceKeys = ({ secretKeys, dataDir }: KeySettings): readonly string[] | null =>
  secretKeys ?? readKeyFile(keyFileOf(dataDir))

/** Where `instanceKeys` finds them: the setting's name, or the file. */
export const keysFoundIn = ({ secretKeys, dataDir }: KeySettings): string =>
  secretKeys ? 'SECRET_KEY' : keyFileOf(dataDir)

/** Whether the data that `keyId` encrypts can be decrypted with these keys; any keys will do if it encrypts nothing. */
export const areRightKeys = (keyId: string | null, secretKeys: readonly string[]): boolean =>
  keyId === null || secretKeys.some((key) => createKeyring([key]).id === keyId)

/** Before keys are saved with the data. Throws StartProblem if they are those of another instance. */
export function requireRightKeys(
  keyId: string | null,
  secretKeys: readonly string[],
  foundIn: string,
) {
  if (areRightKeys(keyId, secretKeys)) return
  throw new StartProblem(
    `The database is encrypted with another key (${keyId}) than the one in ${foundIn}. Nothing was saved. ` +
      'Set SECRET_KEY or SECRET_KEY_FILE as on the server, or leave the key out with --without-key.',
  )
}

/**
 * The keys to write into the key file of a restored instance; null if it has the right ones. Throws StartProblem if
 * the instance has other keys than the one that the data is encrypted with, or has none and the backup lacks it too.
 */
export function keysToWrite(
  { keyId, secretKeys }: Pick<ArchiveHeader, 'keyId' | 'secretKeys'>,
  settings: KeySettings,
): readonly string[] | null {
  const own = instanceKeys(settings)
  const isInBackup = secretKeys !== null && areRightKeys(keyId, secretKeys)
  if (own === null) {
    if (keyId !== null && !isInBackup) throw new StartProblem(noKey(keyId, settings))
    return secretKeys
  }
  if (areRightKeys(keyId, own)) return null
  throw new StartProblem(
    `The backup’s data is encrypted with another key (${keyId}) than the one in ${keysFoundIn(settings)}. Nothing was changed. ` +
      (isInBackup
        ? `The right key is in the backup: remove ${settings.secretKeys ? 'the setting' : 'that file'}, and it will be restored.`
        : 'Put the right key there; this backup was made without it.'),
  )
}

const noKey = (keyId: string, { dataDir }: KeySettings) =>
  `This backup was made without the key (${keyId}) that its data is encrypted with. Nothing was changed. ` +
  `Put your copy of the key into ${keyFileOf(dataDir)}, or set SECRET_KEY.`
