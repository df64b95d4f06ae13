/** Who is signed in, as pages and rules see them. What people say about themselves is in the profile. */
import { PROOF_MINUTES } from './sign-in-times.ts'

export type AccountId = string & { readonly __brand: 'AccountId' }

export const PLANS = ['basic', 'premium', 'enterprise'] as const

export type Plan = (typeof PLANS)[number]

/** A passkey is two factors by itself. */
export type Factor = 'passkey' | 'totp' | 'backup-code'

export type Viewer = {
  id: AccountId
  /** Null where the person gave no name. */
  name: string | null
  email: string
  /** Address of their picture here; null for none. */
  avatar: string | null
  plan: Plan
  createdAt: Date
  /** The session that this request came with; null for a program with an access token. */
  sessionId: string | null
  /** When this session last proved who it is; null for a program, which cannot. */
  confirmedAt: Date | null
  /** What this session was begun with besides a first proof; null for nothing, and for a program. */
  factor: Factor | null
  /** Whether this request may only read: an access token may be made so. */
  isReadOnly: boolean
}

/** A sensitive change needs a proof at most this old. */
const CONFIRMED_FOR_MS = PROOF_MINUTES * 60_000

/** Whether the person proved lately enough who they are to change how they sign in. */
export const isConfirmed = ({ confirmedAt }: Viewer, now: Date) =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= CONFIRMED_FOR_MS
