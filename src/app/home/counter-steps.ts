/** The figures a counter shows on its way from nothing to its total: evenly spaced, the total last. */

/** The specification's own: two seconds in twenty steps. */
export const COUNT_MS = 2_000
export const COUNT_STEPS = 20

export const counterSteps = (total: number): number[] =>
  Array.from({ length: COUNT_STEPS }, (_, at) => Math.round((total * (at + 1)) / COUNT_STEPS))
