/**
 * Whose backups a directory has. A server that starts with an empty disk makes a new instance; its backups must not
 * replace those of the one that was lost. The file says it by the id of the instance's key, which is no secret.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { StartProblem } from '#server/process/start-problem.ts'
import { createKeyring } from '#work/use-case/keyring.ts'

/** In the directory, beside the backups. */
const OWNER_FILE = 'rolecall-instance'

/** What is wrong if the directory has the backups of another instance; null if it doesn't. */
export function foreignBackups(directory: string, secretKeys: readonly string[]): string | null {
  const owner = readOwner(directory)
  if (owner === null || idsOf(secretKeys).includes(owner)) return null
  return `${directory} has the backups of another instance (its key is ${owner}), so none was made or removed there.`
}

/** What to do about them. */
export const ABOUT_FOREIGN_BACKUPS = [
  'If this one started empty because a disk was lost or wasn’t mounted, stop it and restore the newest of those backups.',
  `Otherwise give this instance a directory of its own, or remove the file ${OWNER_FILE} there.`,
] as const

/** Before a backup. Throws StartProblem if the directory has the backups of another instance. */
export function requireOwnDirectory(directory: string, secretKeys: readonly string[]): void {
  const problem = foreignBackups(directory, secretKeys)
  if (problem !== null) throw new StartProblem([problem, ...ABOUT_FOREIGN_BACKUPS].join('\n'))
}

/** After a backup: says in the directory whose it is. `keyId`: of the key that the data is encrypted with. */
export function claimDirectory(directory: string, keyId: string): void {
  if (keyId !== readOwner(directory))
    fs.writeFileSync(path.join(directory, OWNER_FILE), `${keyId}\n`, { mode: 0o600 })
}

function readOwner(directory: string): string | null {
  try {
    return fs.readFileSync(path.join(directory, OWNER_FILE), 'utf8').trim()
  } catch {
    return null // an older version made these backups, or there is none
  }
}

const idsOf = (secretKeys: readonly string[]) => secretKeys.map((key) => createKeyring([key]).id)
