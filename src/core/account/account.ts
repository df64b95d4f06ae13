/** Who is signed in, as pages and rules see them. What people state about themselves is in the profile. */
import { PROOF_MINUTES } from './sign-in-times.ts'

export type AccountId = string & { readonly __brand: 'AccountId' }

/** What a session was started with beyond a first proof. A passkey counts as two factors by itself. */
export type Factor = 'passkey' | 'totp' | 'backup-code'

export type Viewer = {
  id: AccountId
  /** Null when the person gave no name. */
  name: string | null
  email: string
  /** Address of their picture on this site; null for none. */
  avatar: string | null
  createdAt: Date
  /** The session that sent this request; null for a program with an access token. */
  sessionId: string | null
  /** When this session last proved who is using it; null for a program, which cannot prove it. */
  confirmedAt: Date | null
  /** The second factor that this session started with; null for none, and for a program. */
  factor: Factor | null
  /** Whether this request may only read. Access tokens can be restricted to reading. */
  isReadOnly: boolean
}

/** A sensitive change needs a proof no older than this. */
const CONFIRMED_FOR_MS = PROOF_MINUTES * 60_000

/** Whether the person proved their identity recently enough to change how they sign in. */
export const isConfirmed = ({ confirmedAt }: Viewer, now: Date) =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= CONFIRMED_FOR_MS
