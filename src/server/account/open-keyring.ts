/**
 * The keys of this instance: from the setting, or from a file in DATA_DIR that only its owner can read and that
 * the first start creates. Neither is in the database, so a copy of the database reveals nothing.
 */
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { HOW_TO_MAKE_A_KEY, parseSecretKeys } from '#core/settings/secret-key.ts'
import type { Env } from '#server/process/env.ts'
import { writeWhole } from '#server/process/snapshot-file.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { KeyMissing, keyInDatabase, sealedBy, settleKeys } from '#work/account/settle-keys.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const FILE = 'secret-key'
/** Everybody but the owner. */
const OTHERS = 0o077

type KeySettings = Pick<Env, 'secretKeys' | 'dataDir'>

/** Throws StartProblem for a key that is missing, not the database's, or could be known to others. */
export async function openKeyring(parts: Pick<Services, 'db' | 'clock'>, settings: KeySettings) {
  const file = keyFileOf(settings.dataDir)
  const given = settings.secretKeys ?? readKeyFile(file) ?? (await makeKeyFile(parts, file))
  try {
    return await settleKeys(parts, given)
  } catch (error) {
    if (!(error instanceof KeyMissing)) throw error
    throw new StartProblem(wrongKey(error.id, settings.secretKeys ? 'SECRET_KEY' : file))
  }
}

/** Before the database is touched. Throws StartProblem. */
export function requireKeys({ databaseUrl, secretKeys }: Pick<Env, 'databaseUrl' | 'secretKeys'>) {
  if (!databaseUrl || secretKeys) return
  throw new StartProblem(
    `SECRET_KEY is required with DATABASE_URL: 32 random bytes in base64, the same on every server and at every start; ${HOW_TO_MAKE_A_KEY}`,
  )
}

/** Where the key is if it isn't a setting. */
export const keyFileOf = (dataDir: string) => path.join(dataDir, FILE)

/** Null where there is no such file. */
export function readKeyFile(file: string): string[] | null {
  let text: string
  try {
    if (fs.statSync(file).mode & OTHERS) {
      throw new StartProblem(`Others can read the key in ${file}. Run: chmod 600 '${file}'`)
    }
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const keys = parseSecretKeys(text)
  if (keys) return keys
  throw new StartProblem(
    `${file} does not hold a key: 32 random bytes in base64, one key or two. Restore it from your backup.`,
  )
}

/** Uses the key that an earlier version kept in the database, if there is one, so no one is signed out. */
async function makeKeyFile(parts: Pick<Services, 'db'>, file: string): Promise<string[]> {
  const known = await sealedBy(parts)
  if (known !== null) throw new StartProblem(wrongKey(known, file))
  const key = (await keyInDatabase(parts)) ?? randomBytes(32).toString('base64')
  writeWhole(file, [Buffer.from(`${key}\n`)])
  return [key]
}

const wrongKey = (id: string, where: string) =>
  `This database was sealed with a different key (${id}) than the one in ${where}. Restore that key from your backup. To replace a key, set both: the new one first, then the old one.`
