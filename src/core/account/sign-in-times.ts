/**
 * How long codes, links, proofs and sign-ins last. The rules and the sentences of pages and mails both read these
 * numbers, so that no sentence promises another time.
 */

/** Codes and links in mails. */
export const CODE_MINUTES = 10
/** A fresh proof of who somebody is, before a sensitive change. */
export const PROOF_MINUTES = 10
/** From the password to the second factor. */
export const SECOND_STEP_MINUTES = 10
/** The code that makes an account an operator. */
export const OPERATOR_CODE_MINUTES = 60
/** For which the previous e-mail address can undo a change. */
export const EMAIL_UNDO_DAYS = 7
/** Since a session was last used. */
export const SESSION_DAYS = 7
/** Browsers keep no cookie longer. */
export const KNOWN_DEVICE_DAYS = 400
