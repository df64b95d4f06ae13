/** How much room DATA_DIR has left: for /metrics, and for the log before it is used up. */
import * as fs from 'node:fs'
import type { Log } from '#work/world/world.ts'

const LOOK_MS = 60_000
const MB = 2 ** 20
/** Below the first it is said once; above the second it is well again, so that a disk at the border is not said again and again. */
export const LOW_BYTES = 1_024 * MB
export const WELL_BYTES = 1_536 * MB

/** Null where nobody tells. */
export function freeBytes(directory: string): number | null {
  try {
    const { bavail, bsize } = fs.statfsSync(directory)
    return bavail * bsize
  } catch {
    return null // the directory is not there, or its file system does not say
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
      log.warn(fields, 'the disk of DATA_DIR is nearly full: nothing can be saved once it is')
    } else if (isLow && left > WELL_BYTES) {
      isLow = false
      log.info(fields, 'the disk of DATA_DIR has room again')
    }
  }

  look()
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return { look, stop: () => clearInterval(timer) }
}
