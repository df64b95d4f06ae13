/** How somebody signs in, as the page about it shows it. Asked in the way programs ask. */
import { askAuth } from '#app/ask-auth.ts'

/** What can prove at this moment that it is still the same person. */
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

export type SecurityState = {
  ways: Ways
  twoFactor: { enabled: boolean; backupCodesLeft: number }
  passkeys: OwnPasskey[]
  sessions: OwnSession[]
}

export async function securityState(args: Parameters<typeof askAuth>[0]): Promise<SecurityState> {
  const [ways, twoFactor, passkeys, sessions] = await Promise.all([
    read<Ways>(args, '/confirm'),
    read<SecurityState['twoFactor']>(args, '/two-factor/status'),
    read<OwnPasskey[]>(args, '/passkey/list-user-passkeys'),
    read<OwnSession[]>(args, '/list-sessions'),
  ])
  return { ways, twoFactor, passkeys, sessions }
}

async function read<Shape>(args: Parameters<typeof askAuth>[0], path: string): Promise<Shape> {
  const answer = await askAuth(args, path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${answer.code}`)
  return answer.body as Shape
}
