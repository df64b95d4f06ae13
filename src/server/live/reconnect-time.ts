/** When a browser reconnects that lost its server: spread out, because all of them lost it at the same moment. */

const LEAST_MS = 1_000
const SPREAD_MS = 9_000
/** Has no factor in common with the spread, so that consecutive streams get every time once before one repeats. */
const STEP_MS = 377

/** 1 to 10 seconds; `opened` counts the streams that this process has opened. */
export const reconnectMs = (opened: number): number => LEAST_MS + ((opened * STEP_MS) % SPREAD_MS)
