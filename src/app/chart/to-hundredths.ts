/** Coordinates with two decimals: more are invisible, and make the page longer. */
export const toHundredths = (value: number): number => Math.round(value * 100) / 100
