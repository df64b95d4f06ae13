/**
 * What a person can let an assistant do, in the words of OAuth 2.1. Public data (jobs and companies) needs no scope.
 * The sentences are shown on the page that asks for consent.
 */

export const SCOPES = {
  'saved-jobs:read': 'See your saved jobs and your notes on them',
  'saved-jobs:write': 'Save and remove jobs',
  'applications:read': 'See your applications, with notes and timelines',
  'applications:write': 'Track applications, move them between stages and add notes',
  'alerts:read': 'See your job alerts',
  'alerts:write': 'Create, pause and resume job alerts',
  'cv:read': 'Read your CVs, what to fix in them and how they match jobs',
  'letters:read': 'Read your cover letters',
  'letters:write': 'Draft cover letters from your CV',
} as const

export type Scope = keyof typeof SCOPES

export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[]

/** Changes data, so a read-only access token doesn't have it. */
export const isWriting = (scope: Scope): boolean => scope.endsWith(':write')

/** Asks for a refresh token, in the words of OpenID Connect. Every connection gets one. */
export const STAY_CONNECTED = 'offline_access'

export const isScope = (name: string): name is Scope => Object.hasOwn(SCOPES, name)

/** The known ones among these names, in the order of the table. */
export const knownScopes = (names: readonly string[]): Scope[] =>
  SCOPE_NAMES.filter((scope) => names.includes(scope))

/** A person has to allow an app again after this time, however often the app renews its tokens (ASVS 10.4.8). */
export const CONNECTED_FOR_DAYS = 180
