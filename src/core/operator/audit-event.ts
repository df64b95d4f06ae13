/**
 * Every kind of entry in the audit log: what operators did, and what concerns the safety of accounts. The list is
 * closed, so operators can rely on the names. Entries name accounts by a number that is deleted with the account, and
 * hold no secrets and nothing that people wrote.
 */
import type { SecurityEvent } from '#core/account/security-event.ts'
import { entryOf } from '#core/text/entry-of.ts'

/** How long entries are kept. */
export const AUDIT_DAYS = 365

/** What the log shows for each action. */
export const AUDIT_ACTIONS = {
  account_suspended: 'Account suspended',
  suspension_lifted: 'Suspension lifted',
  account_signed_out: 'Account signed out everywhere',
  factor_reset: 'Second factor reset',
  account_deleted: 'Account deleted',
  data_exported: 'Data exported',
  operator_made: 'Account became an operator',
  operator_removed: 'Operator removed',
  operator_code_made: 'Operator code created',
  plan_given: 'Plan given',
  invitation_made: 'Invitation created',
  invitation_revoked: 'Invitation revoked',
  invitation_used: 'Signed up by invitation',
  banner_changed: 'Banner changed',
  maintenance_changed: 'Maintenance mode changed',
  operator_acted: 'Changed on an operator page',
  limit_reached: 'Too many sign-in attempts',
  password_changed: 'Password changed',
  password_reset: 'Password reset by email',
  address_changed: 'Email address changed',
  factor_changed: 'Way to sign in added or removed',
  sessions_ended: 'Sessions ended',
  token_made: 'Access token created',
  token_ended: 'Access token revoked',
  app_connected: 'App connected',
  app_disconnected: 'App disconnected',
} as const

export type AuditAction = keyof typeof AUDIT_ACTIONS

/** Null for anything else. */
export const readAuditAction = (text: string | null): AuditAction | null =>
  text !== null && entryOf(AUDIT_ACTIONS, text) !== undefined ? (text as AuditAction) : null

/** `command`: somebody at the server, `stranger`: somebody who was not signed in. */
export type AuditActorKind = 'operator' | 'person' | 'command' | 'stranger'

/** Details of an entry: names of settings, ids and numbers. */
export type AuditDetail = Readonly<Record<string, string | number | boolean>>

/**
 * The security events that are entries as well. Others are only in the server's log, because anybody can cause them
 * as often as they like, or because their use case writes the entry itself.
 */
const FROM_SECURITY_EVENTS: Readonly<Partial<Record<SecurityEvent, AuditAction>>> = {
  limit_reached: 'limit_reached',
  password_changed: 'password_changed',
  password_reset: 'password_reset',
  address_changed: 'address_changed',
  factor_changed: 'factor_changed',
  sessions_ended: 'sessions_ended',
  token_made: 'token_made',
  token_ended: 'token_ended',
  app_connected: 'app_connected',
  app_disconnected: 'app_disconnected',
  operator_made: 'operator_made',
  operator_removed: 'operator_removed',
  data_exported: 'data_exported',
}

/** Limits of guessing; the others are about load, and say nothing about anybody's account. */
const GUESSING = /^(?:password|code|proof|operator|device|wrongCode)/

/** The entry that a security event becomes; null for none. `limit` is the name of the limit that was reached. */
export function auditActionOf(event: SecurityEvent, limit?: string): AuditAction | null {
  if (event === 'limit_reached' && (limit === undefined || !GUESSING.test(limit))) return null
  return FROM_SECURITY_EVENTS[event] ?? null
}

/** What was changed about a way to sign in, as security events name it. */
const FACTOR_CHANGES: Readonly<Record<string, string>> = {
  'factor-on': 'Two-step sign-in turned on',
  'factor-off': 'Two-step sign-in turned off',
  'backup-codes-renewed': 'New backup codes created',
  'wrong-codes': 'Wrong codes on a new browser',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'method-added': 'Sign-in method added',
  'method-removed': 'Sign-in method removed',
}

/**
 * "Two-step sign-in turned on", "limit passwordByPair, board 7": the details as one line, in the order in which they were
 * given. Names of limits and settings stay as operators find them in the documentation.
 */
export const formatAuditDetail = (detail: AuditDetail): string =>
  Object.entries(detail)
    .map(([name, value]) => factorChange(name, value) ?? `${name} ${value}`)
    .join(', ')

const factorChange = (name: string, value: string | number | boolean) =>
  name === 'change' ? entryOf(FACTOR_CHANGES, String(value)) : undefined
