/** Limits per account that refusals state. */

/** Active access tokens. */
export const MAX_TOKENS = 20
/** Saved jobs on the Basic plan; the other plans have no limit. */
export const BASIC_SAVED_JOBS = 10
/** Job alerts. More of them find the same jobs. */
export const MAX_ALERTS = 50
/** Webhooks, ntfy topics and browsers that all alerts of an account notify. */
export const MAX_CHANNELS = 20
export const MAX_HIDDEN_COMPANIES = 500
export const MAX_HIDDEN_WORDS = 100
