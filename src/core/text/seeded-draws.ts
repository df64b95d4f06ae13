/**
 * Numbers that look random and are the same for the same seed on any machine, so that an estimate that draws samples
 * gives one answer for one question. mulberry32 (Tommy Ettinger, public domain), seeded by FNV-1a of a text.
 */
export function seededDraws(seed: string): () => number {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) {
    state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  }
  /** From 0 (included) to 1 (excluded). */
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
