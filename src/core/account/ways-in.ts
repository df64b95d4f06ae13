/** The ways into an account. The one rule for every removal: what remains must be enough to sign in with. */
import { isPlaceholder } from '#core/mail/mail-address.ts'

export type SignInFacts = {
  /** Receives codes and links. An account that began with a wallet has a placeholder instead. */
  email: string
  hasPassword: boolean
  passkeys: number
  providers: readonly string[]
  /** Wallets by address, regardless of how many chains each is known on. */
  wallets: readonly string[]
}

export type WayIn = 'mail' | 'password' | 'passkey' | 'provider' | 'wallet'

/** `offered`: the providers configured on this instance. A linked provider that is not configured is no way in. */
export function waysIn(facts: SignInFacts, offered: readonly string[]): WayIn[] {
  const hasAddress = !isPlaceholder(facts.email)
  const found: Record<WayIn, boolean> = {
    mail: hasAddress,
    // A password is always entered together with the address.
    password: hasAddress && facts.hasPassword,
    passkey: facts.passkeys > 0,
    provider: facts.providers.some((id) => offered.includes(id)),
    wallet: facts.wallets.length > 0,
  }
  return (Object.keys(found) as WayIn[]).filter((way) => found[way])
}
