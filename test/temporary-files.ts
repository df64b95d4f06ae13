/**
 * Where tests keep temporary files: in memory, where Linux offers enough of it. Most of the time of creating a test's
 * database is the time of creating its three hundred files, and no test needs them to survive a power cut.
 */
import * as fs from 'node:fs'

/** The tests of the product need some 300 MB at once, those of backups more. */
const MIN_FREE_BYTES = 3 * 1024 ** 3
export const SHARED_MEMORY = '/dev/shm'

/** Makes this process and those that it starts use memory for temporary files, unless TMPDIR is set. */
export function inMemory(): void {
  if (process.env.TMPDIR || !fs.existsSync(SHARED_MEMORY)) return
  const { bavail, bsize } = fs.statfsSync(SHARED_MEMORY)
  if (bavail * bsize >= MIN_FREE_BYTES) process.env.TMPDIR = SHARED_MEMORY
}
