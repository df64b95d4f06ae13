/**
 * Every security event of accounts; each has a log line and a counter. The list is closed, so operators can rely on
 * the names. docs/operating.md says what to watch for.
 */

export const SECURITY_EVENTS = {
  sign_in: 'Somebody signed in',
  sign_in_failed: 'A password, code, link, passkey or signature that did not sign in',
  proof_failed: 'Somebody signed in could not prove that it is still them',
  input_refused: 'A request was refused for its form: its body, its host or the site it came from',
  limit_reached: 'A try was refused because there had been too many',
  factor_changed: 'A second factor, passkey, wallet or provider was added or removed',
  password_changed: 'A signed-in person changed their password',
  password_reset: 'A password was reset with a link or code from an email',
  address_changed: 'An account’s email address was changed or restored',
  sessions_ended: 'A person ended sessions of their account',
  token_made: 'An access token was created',
  token_ended: 'An access token was revoked',
  app_connected: 'A person connected an app to their account',
  app_disconnected: 'A person disconnected an app from their account',
  app_refused: 'A connected app used a wrong code or token, or one that was used before',
  operator_made: 'An account became an operator',
  operator_removed: 'An account is no longer an operator',
  data_exported: 'A person exported their data',
  account_deleted: 'A person deleted their account',
} as const

export type SecurityEvent = keyof typeof SECURITY_EVENTS

/** By endpoint of auth-endpoints.ts. Successful sign-ins and changed factors are recorded where they happen. */
export const ENDPOINT_EVENTS: Readonly<
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
