/** How much one account may have, where a refusal states the number. */

/** Access tokens at once. */
export const MAX_TOKENS = 20
/** Saved jobs of the Basic plan; the others keep as many as they like. */
export const BASIC_SAVED_JOBS = 10
