/** How often one address gets an email about signing up for the newsletter, no matter who asks. In milliseconds. */

const FIRST_PAUSE_MS = 10 * 60_000
const LONGEST_PAUSE_MS = 24 * 3_600_000

/** Days in which a sign-up can be confirmed, after the last email about it. */
export const CONFIRM_DAYS = 7

/**
 * The pause after the last of `mails` emails, which doubles with each. Somebody who signs another person up again and
 * again causes seven emails on the first day, then one a day.
 */
export const confirmationPauseMs = (mails: number): number =>
  mails === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (mails - 1))
