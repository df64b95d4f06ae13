/**
 * Every security event of accounts: one line of the log and one counter each. The list is closed, so that an operator
 * can name every event; docs/operating.md says what to watch for.
 */

export const SECURITY_EVENTS = {
  sign_in: 'Somebody signed in',
  sign_in_failed: 'A password, code, link, passkey or signature that did not sign in',
  proof_failed: 'Somebody signed in could not prove that it is still them',
  limit_reached: 'A try was refused because there had been too many',
  factor_changed: 'A second factor, passkey, wallet or provider was added or removed',
  password_changed: 'A password was changed by somebody signed in',
  password_reset: 'A password was reset by a link or code from a mail',
  address_changed: 'An account got another e-mail address, or its old one back',
  sessions_ended: 'Somebody ended sessions of their account',
  token_made: 'An access token was made',
  token_ended: 'An access token was revoked',
  operator_made: 'An account became an operator',
  operator_removed: 'An account is an operator no longer',
  data_exported: 'Somebody took along everything that is kept about them',
  account_deleted: 'Somebody deleted their account',
} as const

export type SecurityEvent = keyof typeof SECURITY_EVENTS

/** By door of auth-doors.ts. Who signed in and which factors changed is noted where it happens. */
export const DOOR_EVENTS: Readonly<
  Record<string, { done?: SecurityEvent; failed?: SecurityEvent }>
> = {
  'POST /sign-in/email': { failed: 'sign_in_failed' },
  'POST /sign-in/email-otp': { failed: 'sign_in_failed' },
  'POST /magic-link/verify': { failed: 'sign_in_failed' },
  'POST /email-otp/verify-email': { failed: 'sign_in_failed' },
  'POST /email-otp/reset-password': { failed: 'sign_in_failed' },
  'POST /reset-password': { failed: 'sign_in_failed' },
  'POST /passkey/verify-authentication': { failed: 'sign_in_failed' },
  'POST /siwe/verify': { failed: 'sign_in_failed' },
  'POST /siwe/link': { failed: 'proof_failed' },
  'POST /sign-in/social': { failed: 'sign_in_failed' },
  'GET /callback/:provider': { failed: 'sign_in_failed' },
  'POST /two-factor/verify-totp': { failed: 'sign_in_failed' },
  'POST /two-factor/verify-backup-code': { failed: 'sign_in_failed' },
  'POST /confirm': { failed: 'proof_failed' },
  'POST /change-password': { done: 'password_changed', failed: 'proof_failed' },
  'POST /change-email/verify': { done: 'address_changed', failed: 'proof_failed' },
  'POST /change-email/undo': { done: 'address_changed' },
  'POST /revoke-session': { done: 'sessions_ended' },
  'POST /revoke-other-sessions': { done: 'sessions_ended' },
  'POST /revoke-sessions': { done: 'sessions_ended' },
}
