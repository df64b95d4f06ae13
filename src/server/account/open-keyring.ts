/**
 * The keys of this instance: those of the setting, or of a file in DATA_DIR that only its owner can read, which the first
 * start makes. Neither is in the database, so that a copy of that opens nothing.
 */
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { HOW_TO_MAKE_A_KEY, parseSecretKeys } from '#core/settings/secret-key.ts'
import type { Env } from '#server/process/env.ts'
import { writeWhole } from '#server/process/snapshot-file.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { KeyMissing, keyInDatabase, sealedBy, settleKeys } from '#work/account/settle-keys.ts'
import type { World } from '#work/world/world.ts'

const FILE = 'secret-key'
/** Everybody but the owner. */
const OTHERS = 0o077

type KeySettings = Pick<Env, 'secretKeys' | 'dataDir'>

/** Throws StartProblem for a key that is missing, not the database's, or could be known to others. */
export async function openKeyring(parts: Pick<World, 'db' | 'clock'>, settings: KeySettings) {
  const file = path.join(settings.dataDir, FILE)
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
    `SECRET_KEY is needed with DATABASE_URL: 32 random bytes in base64, the same on every server and at every start; ${HOW_TO_MAKE_A_KEY}`,
  )
}

/** Null where there is no such file. */
function readKeyFile(file: string): string[] | null {
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

/** With the key that an earlier version kept in the database, where there is one: nobody is signed out. */
async function makeKeyFile(parts: Pick<World, 'db'>, file: string): Promise<string[]> {
  const known = await sealedBy(parts)
  if (known !== null) throw new StartProblem(wrongKey(known, file))
  const key = (await keyInDatabase(parts)) ?? randomBytes(32).toString('base64')
  writeWhole(file, [Buffer.from(`${key}\n`)])
  return [key]
}

const wrongKey = (id: string, where: string) =>
  `This database was sealed with another key (${id}) than ${where} has. Restore that key from your backup; to replace it, give both: the new one first, then the old one.`
