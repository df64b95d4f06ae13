/**
 * Minimum and maximum length of a new password, in characters. Kept apart from the rule so that pages load no word
 * lists.
 */

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128
