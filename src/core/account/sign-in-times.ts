/**
 * How long codes, links, proofs and sessions last. The rules and the texts of pages and emails read the same numbers,
 * so no text promises a different time.
 */

/** Codes and links in emails. */
export const CODE_MINUTES = 10
/** A fresh proof of identity, required before a sensitive change. */
export const PROOF_MINUTES = 10
/** From the password to the second factor. */
export const SECOND_STEP_MINUTES = 10
/** The code that makes an account an operator. */
export const OPERATOR_CODE_MINUTES = 60
/** How long the previous email address can undo a change. */
export const EMAIL_UNDO_DAYS = 7
/** Since a session was last used. */
export const SESSION_DAYS = 7
/** Browsers keep no cookie longer than this. */
export const KNOWN_DEVICE_DAYS = 400
