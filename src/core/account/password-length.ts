/** How long a new password must be and may be, in characters. Apart from the rule, so that pages load no word lists. */

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128
