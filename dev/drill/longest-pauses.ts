/** How long nothing was acknowledged after something was killed. */

export type Kill = { name: string; at: number }
export type Pauses = { name: string; kills: number; medianMs: number; maxMs: number }

/**
 * By name of what was killed, in the order of the first kill. A kill's pause is the longest time between two
 * acknowledged writes from the last one before it until the next kill. `times`, in milliseconds like `at`, are in
 * order.
 */
export function longestPauses(kills: readonly Kill[], times: readonly number[]): Pauses[] {
  const pauses = kills.map(({ name, at }, number) => {
    const end = kills[number + 1]?.at ?? Number.POSITIVE_INFINITY
    const from = times.findLast((time) => time <= at) ?? at
    const during = [from, ...times.filter((time) => time > at && time <= end)]
    const gaps = during.map((time, nth) => time - (during[nth - 1] ?? time))
    return { name, ms: Math.max(...gaps) }
  })
  return [...Map.groupBy(pauses, ({ name }) => name)].map(([name, all]) => {
    const inOrder = all.map(({ ms }) => ms).sort((a, b) => a - b)
    return {
      name,
      kills: all.length,
      medianMs: inOrder[Math.floor(all.length / 2)] ?? 0,
      maxMs: inOrder.at(-1) ?? 0,
    }
  })
}
