/**
 * Reproducible randomness: the same seed always gives the same draws, on any machine. mulberry32 (Tommy Ettinger,
 * public domain): 32 bits of state, enough for invented data and nothing else.
 */
export type Seeded = {
  /** From 0 (included) to 1 (excluded). */
  fraction(): number
  /** Both ends included. */
  whole(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** Pairs of a value and its weight. */
  weighted<T>(items: readonly (readonly [T, number])[]): T
  /** Up to `count` different items, in random order. */
  some<T>(items: readonly T[], count: number): T[]
}

export function seeded(seed: string): Seeded {
  let state = hashOf(seed)

  function fraction() {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  const whole = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1))

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('nothing to pick from')
    return items[whole(0, items.length - 1)] as T // inside the bounds, by the line above
  }

  function weighted<T>(items: readonly (readonly [T, number])[]): T {
    let left = fraction() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of items) {
      left -= weight
      if (left < 0) return value
    }
    return pick(items)[0]
  }

  function some<T>(items: readonly T[], count: number): T[] {
    const rest = [...items]
    const taken: T[] = []
    while (taken.length < count && rest.length > 0) {
      taken.push(...rest.splice(whole(0, rest.length - 1), 1))
    }
    return taken
  }

  return {
    fraction,
    whole,
    chance: (probability) => fraction() < probability,
    pick,
    weighted,
    some,
  }
}

/** FNV-1a, 32 bits: spreads similar names far apart. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
