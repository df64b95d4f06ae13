/**
 * How much space is left on the disk of DATA_DIR: for /metrics, and for a warning in the log before the disk is
 * full.
 */
import * as fs from 'node:fs'
import type { Log } from '#work/use-case/use-case-services.ts'

const LOOK_MS = 60_000
const MB = 2 ** 20
/** Warns below the first and recovers above the second, so a disk at the threshold doesn't warn repeatedly. */
export const LOW_BYTES = 1_024 * MB
export const WELL_BYTES = 1_536 * MB

/** Null if unknown. */
export function freeBytes(directory: string): number | null {
  try {
    const { bavail, bsize } = fs.statfsSync(directory)
    return bavail * bsize
  } catch {
    return null // the directory is missing, or its file system doesn't report free space
  }
}

/** The size of the disk, as its users see it; null if unknown. */
export function diskBytes(directory: string): number | null {
  try {
    const { blocks, bsize } = fs.statfsSync(directory)
    return blocks * bsize
  } catch {
    return null // as above
  }
}

/** Looks now and then every minute until `stop`. */
export function watchDisk(options: {
  dataDir: string
  log: Pick<Log, 'info' | 'warn'>
  free?: (directory: string) => number | null
}): { look(): void; stop(): void } {
  const { dataDir, log, free = freeBytes } = options
  let isLow = false

  function look() {
    const left = free(dataDir)
    if (left === null) return
    const fields = { dataDir, freeMb: Math.round(left / MB) }
    if (!isLow && left < LOW_BYTES) {
      isLow = true
      log.warn(fields, 'the disk of DATA_DIR is almost full; once it is, nothing can be saved')
    } else if (isLow && left > WELL_BYTES) {
      isLow = false
      log.info(fields, 'the disk of DATA_DIR has space again')
    }
  }

  look()
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return { look, stop: () => clearInterval(timer) }
}
