/** What is in the directory of backups: for /metrics, the doctor and the operator. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { completeBackups } from '#core/backup/backup-file.ts'

export type StoredBackups = {
  count: number
  /** Of all of them together. */
  bytes: number
  /** The newest one that isn't from the future, where a wrong clock may have put it; null if there is none. */
  newest: { file: string; at: Date; bytes: number } | null
}

/** Null if the directory can't be read. Unfinished backups don't count. */
export function readBackups(directory: string, now: Date): StoredBackups | null {
  try {
    const found = completeBackups(fs.readdirSync(directory)).map(({ name, at }) => {
      const file = path.join(directory, name)
      return { file, at, bytes: fs.statSync(file).size }
    })
    const bytes = found.reduce((sum, one) => sum + one.bytes, 0)
    return { count: found.length, bytes, newest: found.findLast(({ at }) => at <= now) ?? null }
  } catch {
    return null // there is no such directory, or a backup was removed meanwhile
  }
}
