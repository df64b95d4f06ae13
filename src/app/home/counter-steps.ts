/** The numbers a counter shows on its way to the total: evenly spaced, ending with the total. */

/** From the specification: two seconds in twenty steps. */
export const COUNT_MS = 2_000
export const COUNT_STEPS = 20

export const counterSteps = (total: number): number[] =>
  Array.from({ length: COUNT_STEPS }, (_, at) => Math.round((total * (at + 1)) / COUNT_STEPS))
