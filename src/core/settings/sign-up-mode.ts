/** Who may create an account on an instance, and what the answer is to somebody who may not. */

export const SIGN_UP_MODES = ['open', 'invitation', 'closed'] as const
export type SignUpMode = (typeof SIGN_UP_MODES)[number]

/** By error code, as pages, programs and providers' answers show them. */
export const SIGN_UP_REFUSALS = {
  SIGN_UP_CLOSED: 'New accounts can’t be created here at the moment.',
  INVITATION_NEEDED:
    'You need an invitation to create an account. Open the link that you were sent in this browser.',
  INVITATION_INVALID:
    'This invitation has expired, was revoked or was already used. Ask for a new one.',
} as const

export type SignUpRefusal = keyof typeof SIGN_UP_REFUSALS

/** What the browser has: no invitation, one that is valid, or one that isn't. */
export type HeldInvitation = 'none' | 'valid' | 'invalid'

/** Null if somebody with this invitation may sign up. */
export function signUpRefusal(mode: SignUpMode, held: HeldInvitation): SignUpRefusal | null {
  if (mode === 'open') return null
  if (mode === 'closed') return 'SIGN_UP_CLOSED'
  if (held === 'valid') return null
  return held === 'none' ? 'INVITATION_NEEDED' : 'INVITATION_INVALID'
}

/** How long an invitation works if the operator does not say. */
export const INVITATION_DAYS = 14
export const MAX_INVITATION_DAYS = 90

/** Null for anything but a whole number of days that an invitation may have. */
export function parseInvitationDays(text: string): number | null {
  if (!/^[1-9]\d?$/.test(text.trim())) return null
  const days = Number(text)
  return days <= MAX_INVITATION_DAYS ? days : null
}
