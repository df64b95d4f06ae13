/**
 * Which ways into an account there are. The one rule for every removal: what remains must let its person in by itself.
 */
import { isPlaceholder } from '#core/mail/mail-address.ts'

export type SignInFacts = {
  /** Codes and links go there; an account that began with a wallet has a placeholder instead. */
  email: string
  hasPassword: boolean
  passkeys: number
  /** Names of providers that are linked. */
  providers: readonly string[]
  /** Wallets by their address, however many chains each is known on. */
  wallets: readonly string[]
}

export type WayIn = 'mail' | 'password' | 'passkey' | 'provider' | 'wallet'

/** `offered`: the providers that this instance is set up with; a link to another one opens nothing. */
export function waysIn(facts: SignInFacts, offered: readonly string[]): WayIn[] {
  const hasAddress = !isPlaceholder(facts.email)
  const found: Record<WayIn, boolean> = {
    mail: hasAddress,
    // It is asked for together with the address.
    password: hasAddress && facts.hasPassword,
    passkey: facts.passkeys > 0,
    provider: facts.providers.some((id) => offered.includes(id)),
    wallet: facts.wallets.length > 0,
  }
  return (Object.keys(found) as WayIn[]).filter((way) => found[way])
}
