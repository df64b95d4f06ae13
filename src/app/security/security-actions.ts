/** What the page about signing in can do, by the `intent` of its forms. Each answers for one part of the page. */
import { data, redirect } from 'react-router'
import { readJson, type SentForm } from '#app/request/read-form.ts'
import { type AuthAnswer, askAuth } from '#app/sign-in/ask-auth.ts'
import { providerOf } from '#app/sign-in/provider-intent.ts'
import { type Leaving, leaveFor } from '#app/sign-in/providers.ts'
import { type SignInProblems, signInProblems } from '#core/account/sign-in-problem.ts'
import { qrDrawing } from './qr-drawing.ts'
import type { Setup } from './two-factor-setup.tsx'

export const SECURITY_PATH = '/dashboard/security'

export type Part =
  | 'confirm'
  | 'email'
  | 'password'
  | 'two-factor'
  | 'passkeys'
  | 'linked'
  | 'sessions'

export type SecurityAnswer = {
  part: Part
  problems: SignInProblems
  /** What was done, or that it was not. */
  said: string
  /** A second factor that waits for its first code. */
  setup: Setup | null
  /** Backup codes, in the one moment in which they can be seen. */
  codes: string[] | null
  /** Whether a code is on its way that proves who somebody is. */
  isCodeSent: boolean
  /** A provider to go to, so that an account there is linked. */
  leaving: Leaving | null
}

type Args = Parameters<typeof askAuth>[0]
type Done = ReturnType<typeof done> | ReturnType<typeof redirect>

/** Null for an intent that the page does not know. */
export function act(args: Args, form: SentForm): Promise<Done> | null {
  const intent = form.text('intent')
  const [link, unlink] = [providerOf(intent, 'link'), providerOf(intent, 'unlink')]
  if (link !== null) return linkTo(args, link)
  if (unlink !== null) return remove(args, '/unlink-account', { providerId: unlink })
  return Object.hasOwn(ACTIONS, intent) ? (ACTIONS[intent]?.(args, form) ?? null) : null
}

const ACTIONS: Readonly<Record<string, (args: Args, form: SentForm) => Promise<Done>>> = {
  'confirm-password': (args, form) => confirm(args, { password: form.text('password') }),
  'confirm-totp': (args, form) => confirm(args, { totp: form.code('code') }),
  'confirm-backup': (args, form) => confirm(args, { backupCode: form.trimmed('code') }),
  'confirm-code': (args, form) => confirm(args, { code: form.code('code') }, true),
  'confirm-send': async (args) => {
    const answer = await askAuth(args, '/confirm/send-code', {})
    if (!answer.ok) return refusedBy('confirm', 'No code was sent', answer)
    return done('confirm', 'A code is on its way to you', { isCodeSent: true })
  },
  passkey: (args, form) => confirm(args, { response: readJson(form.text('response')) }),

  'email-send': async (args, form) => {
    const newEmail = form.trimmed('email')
    const answer = await askAuth(args, '/change-email', { newEmail })
    if (!answer.ok) return refusedBy('email', 'Your address stays as it was', answer)
    return redirect(`${SECURITY_PATH}?changing=${encodeURIComponent(newEmail)}#email`)
  },
  'email-prove': async (args, form) => {
    const answer = await askAuth(args, '/change-email/verify', { code: form.code('code') })
    if (!answer.ok) return refusedBy('email', 'Your address stays as it was', answer)
    return renewed('email', answer)
  },

  password: async (args, form) => {
    const current = form.text('current')
    const answer = await askAuth(args, '/change-password', {
      ...(current !== '' && { currentPassword: current }),
      newPassword: form.text('password'),
      ...programsOf(form),
    })
    if (!answer.ok) return refusedBy('password', 'Your password stays as it was', answer)
    return renewed('password', answer)
  },

  'totp-begin': async (args) => {
    const answer = await askAuth(args, '/two-factor/enable', {})
    if (!answer.ok) return refusedBy('two-factor', 'Nothing was changed', answer)
    const { totpURI, backupCodes } = answer.body as { totpURI: string; backupCodes: string[] }
    return done('two-factor', '', { setup: setupOf(totpURI, backupCodes) })
  },
  'totp-finish': async (args, form) => {
    const answer = await askAuth(args, '/two-factor/verify-totp', { code: form.code('code') })
    if (answer.ok) return renewed('totp-on', answer)
    // What was shown cannot be asked for again: the form brings it back.
    const setup = setupOf(form.text('uri'), form.text('codes').split(' '))
    return refusedBy('two-factor', 'Two-step sign-in is not on yet', answer, setup)
  },
  'totp-off': async (args) => {
    const answer = await askAuth(args, '/two-factor/disable', {})
    if (!answer.ok) return refusedBy('two-factor', 'Nothing was changed', answer)
    return renewed('totp-off', answer)
  },
  'backup-codes': async (args) => {
    const answer = await askAuth(args, '/two-factor/generate-backup-codes', {})
    if (!answer.ok) return refusedBy('two-factor', 'Nothing was changed', answer)
    const { backupCodes } = answer.body as { backupCodes: string[] }
    return done('two-factor', 'The earlier codes no longer work', { codes: backupCodes })
  },

  'passkey-add': async (args, form) => {
    const response = readJson(form.text('response'))
    const name = form.trimmed('name') || 'Passkey'
    const answer = await askAuth(args, '/passkey/verify-registration', { response, name })
    if (!answer.ok) return refusedBy('passkeys', 'No passkey was added', answer)
    return done('passkeys', 'The passkey can sign you in now', { headers: answer.headers })
  },
  'passkey-rename': async (args, form) => {
    const body = { id: form.text('id'), name: form.trimmed('name') }
    const answer = await askAuth(args, '/passkey/update-passkey', body)
    if (!answer.ok) return refusedBy('passkeys', 'The name stays as it was', answer)
    return done('passkeys', 'The passkey has its new name')
  },
  'passkey-remove': async (args, form) => {
    const answer = await askAuth(args, '/passkey/delete-passkey', { id: form.text('id') })
    if (!answer.ok) return refusedBy('passkeys', 'The passkey stays', answer)
    return done('passkeys', 'The passkey is removed')
  },

  'wallet-link': async (args, form) => {
    const proof = { message: form.text('message'), signature: form.text('signature') }
    const answer = await askAuth(args, '/siwe/link', proof)
    if (!answer.ok) return refusedBy('linked', 'No wallet was linked', answer)
    return done('linked', 'The wallet can sign you in now')
  },
  'wallet-unlink': (args, form) => remove(args, '/siwe/unlink', { address: form.text('address') }),

  'session-end': async (args, form) => {
    const answer = await askAuth(args, '/revoke-session', { id: form.text('id') })
    if (!answer.ok) return refusedBy('sessions', 'Nothing was changed', answer)
    return done('sessions', 'That device is signed out', { headers: answer.headers })
  },
  'sessions-others': async (args, form) => {
    const answer = await askAuth(args, '/revoke-other-sessions', programsOf(form))
    if (!answer.ok) return refusedBy('sessions', 'Nothing was changed', answer)
    return done('sessions', 'Every other device is signed out')
  },
  'sessions-all': async (args, form) => {
    const answer = await askAuth(args, '/revoke-sessions', programsOf(form))
    if (!answer.ok) return refusedBy('sessions', 'Nothing was changed', answer)
    const { headers } = await askAuth(args, '/sign-out', {})
    return redirect('/auth/signin', { headers })
  },
}

const programsOf = (form: SentForm) => ({ revokeTokens: form.text('revokeTokens') === 'on' })

async function linkTo(args: Args, provider: string) {
  const callbackURL = `${SECURITY_PATH}#linked`
  const { answer, leaving } = await leaveFor(args, '/link-social', { provider, callbackURL })
  if (!leaving) return refusedBy('linked', 'Nothing was linked', answer)
  return done('linked', '', { leaving, headers: answer.headers })
}

async function remove(args: Args, path: string, body: Record<string, string>) {
  const answer = await askAuth(args, path, body)
  if (!answer.ok) return refusedBy('linked', 'It stays linked', answer)
  return done('linked', 'It no longer signs you in')
}

async function confirm(args: Args, proof: Record<string, unknown>, isCodeSent = false) {
  const answer = await askAuth(args, '/confirm', proof)
  if (answer.ok) return redirect(SECURITY_PATH, { headers: answer.headers })
  return refusedBy('confirm', 'Not confirmed', answer, null, isCodeSent)
}

/** The session goes on under a new token, with which the page has to be asked for. */
const renewed = (said: 'password' | 'totp-on' | 'totp-off' | 'email', { headers }: AuthAnswer) =>
  redirect(`${SECURITY_PATH}?said=${said}`, { headers })

const NOTHING = {
  problems: {},
  said: '',
  setup: null,
  codes: null,
  isCodeSent: false,
  leaving: null,
}

type More = Partial<Pick<SecurityAnswer, 'setup' | 'codes' | 'isCodeSent' | 'leaving'>> & {
  headers?: Headers
}

function done(part: Part, said: string, { headers, ...more }: More = {}) {
  const answer: SecurityAnswer = { ...NOTHING, part, said, ...more }
  return data(answer, headers ? { headers } : {})
}

function refusedBy(
  part: Part,
  said: string,
  answer: AuthAnswer,
  setup: Setup | null = null,
  isCodeSent = false,
) {
  // The proof has grown too old since the page was drawn.
  if (answer.code === 'confirm_first') return redirect(`${SECURITY_PATH}?said=confirm`)
  const refused: SecurityAnswer = {
    ...NOTHING,
    part,
    said,
    problems: signInProblems(answer),
    setup,
    isCodeSent,
  }
  return data(refused, { status: answer.status, headers: answer.headers })
}

/** Null for an address that is none of ours. */
function setupOf(uri: string, codes: string[]): Setup | null {
  const secret = /^otpauth:\/\/totp\/[^?]*\?.*\bsecret=([A-Z2-7]+)/.exec(uri)?.[1]
  return secret ? { uri, secret, codes, drawing: qrDrawing(uri) } : null
}
