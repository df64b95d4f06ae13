/** Memory that this process holds, garbage aside. Needs `--expose-gc`. */

/** One collection leaves what the finalizers of the one before let go. */
const COLLECTIONS = 4

export function residentMb(): number {
  for (let times = 0; times < COLLECTIONS; times++) globalThis.gc?.()
  return process.memoryUsage.rss() / 2 ** 20
}
