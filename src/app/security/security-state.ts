/** How a person signs in, for the security page. Read through the same API that programs use. */
import { askAuth } from '#app/sign-in/ask-auth.ts'

/** The ways this person can prove their identity right now. */
export type Ways = { password: boolean; totp: boolean; passkey: boolean; code: boolean }

export type OwnPasskey = { id: string; name: string | null; createdAt: string | null }

export type OwnSession = {
  id: string
  createdAt: string
  usedAt: string
  network: string | null
  userAgent: string | null
  isCurrent: boolean
}

/** An account with another provider that can sign in here. */
export type Linked = { providerId: string }

export type OwnWallet = { address: string }

export type SecurityState = {
  ways: Ways
  linked: Linked[]
  wallets: OwnWallet[]
  twoFactor: { enabled: boolean; backupCodesLeft: number }
  passkeys: OwnPasskey[]
  sessions: OwnSession[]
}

/** The provider id of the password in the list of accounts. */
const PASSWORD = 'credential'
const WALLET = 'siwe'

export async function securityState(args: Parameters<typeof askAuth>[0]): Promise<SecurityState> {
  const [ways, accounts, wallets, twoFactor, passkeys, sessions] = await Promise.all([
    read<Ways>(args, '/confirm'),
    read<Linked[]>(args, '/list-accounts'),
    read<OwnWallet[]>(args, '/siwe/wallets'),
    read<SecurityState['twoFactor']>(args, '/two-factor/status'),
    read<OwnPasskey[]>(args, '/passkey/list-user-passkeys'),
    read<OwnSession[]>(args, '/list-sessions'),
  ])
  // Wallets are listed separately.
  const linked = accounts.filter(
    ({ providerId }) => providerId !== PASSWORD && providerId !== WALLET,
  )
  return { ways, linked, wallets, twoFactor, passkeys, sessions }
}

async function read<Shape>(args: Parameters<typeof askAuth>[0], path: string): Promise<Shape> {
  const answer = await askAuth(args, path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${answer.code}`)
  return answer.body as Shape
}
