/** Limits per account that refusals state. */

/** Active access tokens. */
export const MAX_TOKENS = 20
/** Job alerts. More of them find the same jobs. */
export const MAX_ALERTS = 50
/** Saved searches. */
export const MAX_SAVED_SEARCHES = 50
/** Of the name of a saved search, in characters. */
export const MAX_SEARCH_NAME = 100
/** Webhooks, ntfy topics and browsers that all alerts of an account notify. */
export const MAX_CHANNELS = 20
export const MAX_HIDDEN_COMPANIES = 500
export const MAX_HIDDEN_WORDS = 100
