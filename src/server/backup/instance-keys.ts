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

/**
 * The keys to write into the key file of a restored instance; null if it has the right ones. Throws StartProblem if
 * neither the instance nor the backup has the key that the data is encrypted with.
 */
export function keysToWrite(
  { keyId, secretKeys }: Pick<ArchiveHeader, 'keyId' | 'secretKeys'>,
  settings: KeySettings,
): readonly string[] | null {
  const own = instanceKeys(settings)
  if (own === null) {
    if (secretKeys === null && keyId !== null) throw new StartProblem(noKey(keyId, settings))
    return secretKeys
  }
  if (keyId === null || createKeyring(own).ids.includes(keyId)) return null
  const where = settings.secretKeys ? 'SECRET_KEY' : keyFileOf(settings.dataDir)
  throw new StartProblem(
    `The backup’s data is encrypted with another key (${keyId}) than the one in ${where}. Nothing was changed. ` +
      (secretKeys
        ? `The right key is in the backup: remove ${settings.secretKeys ? 'the setting' : 'that file'}, and it will be restored.`
        : 'Put the right key there; this backup was made without it.'),
  )
}

const noKey = (keyId: string, { dataDir }: KeySettings) =>
  `This backup was made without the key (${keyId}) that its data is encrypted with. Nothing was changed. ` +
  `Put your copy of the key into ${keyFileOf(dataDir)}, or set SECRET_KEY.`
