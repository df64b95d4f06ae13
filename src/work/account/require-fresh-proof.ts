/** The check for sensitive actions: a browser session with a recent proof of identity. */
import { isConfirmed, type Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'

/** Throws `needs_session` for a program with a token, and `confirm_first` if the last proof is too old. */
export function requireFreshProof(viewer: Viewer, now: Date): void {
  if (viewer.sessionId === null) throw new Refusal('needs_session')
  if (!isConfirmed(viewer, now)) throw new Refusal('confirm_first')
}
