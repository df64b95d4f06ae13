/** The actions of the security page, by the `intent` of its forms. Each result belongs to one section of the page. */
import { data, redirect } from 'react-router'
import { actionOf } from '#app/request/action-of.ts'
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
  /** What was done, or that it failed. */
  said: string
  /** A second factor that has not been proved with its first code. */
  setup: Setup | null
  /** Backup codes, which are shown only once. */
  codes: string[] | null
  /** Whether a code to confirm the person's identity has been sent. */
  isCodeSent: boolean
  /** The provider to continue at, to link an account there. */
  leaving: Leaving | null
}

type Args = Parameters<typeof askAuth>[0]
type Done = ReturnType<typeof done> | ReturnType<typeof redirect>

export function act(args: Args, form: SentForm): Promise<Done> {
  const intent = form.text('intent')
  const [link, unlink] = [providerOf(intent, 'link'), providerOf(intent, 'unlink')]
  if (link !== null) return linkTo(args, link)
  if (unlink !== null) return remove(args, '/unlink-account', { providerId: unlink })
  return actionOf(ACTIONS, intent)(args, form)
}

const ACTIONS: Readonly<Record<string, (args: Args, form: SentForm) => Promise<Done>>> = {
  'confirm-password': (args, form) => confirm(args, { password: form.text('password') }),
  'confirm-totp': (args, form) => confirm(args, { totp: form.code('code') }),
  'confirm-backup': (args, form) => confirm(args, { backupCode: form.trimmed('code') }),
  'confirm-code': (args, form) => confirm(args, { code: form.code('code') }, true),
  'confirm-send': async (args) => {
    const answer = await askAuth(args, '/confirm/send-code', {})
    if (!answer.ok) return refusedBy('confirm', 'No code was sent', answer)
    return done('confirm', 'We’ve sent you a code', { isCodeSent: true })
  },
  passkey: (args, form) => confirm(args, { response: readJson(form.text('response')) }),

  'email-send': async (args, form) => {
    const newEmail = form.trimmed('email')
    const answer = await askAuth(args, '/change-email', { newEmail })
    if (!answer.ok) return refusedBy('email', 'Your address was not changed', answer)
    return redirect(`${SECURITY_PATH}?changing=${encodeURIComponent(newEmail)}#email`)
  },
  'email-prove': async (args, form) => {
    const answer = await askAuth(args, '/change-email/verify', { code: form.code('code') })
    if (!answer.ok) return refusedBy('email', 'Your address was not changed', answer)
    return renewed('email', answer)
  },

  password: async (args, form) => {
    const current = form.text('current')
    const answer = await askAuth(args, '/change-password', {
      ...(current !== '' && { currentPassword: current }),
      newPassword: form.text('password'),
      ...programsOf(form),
    })
    if (!answer.ok) return refusedBy('password', 'Your password was not changed', answer)
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
    // The setup cannot be requested again, so the form sends back what was shown.
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
    return done('two-factor', 'Your old codes no longer work', { codes: backupCodes })
  },

  'passkey-add': async (args, form) => {
    const response = readJson(form.text('response'))
    const name = form.trimmed('name') || 'Passkey'
    const answer = await askAuth(args, '/passkey/verify-registration', { response, name })
    if (!answer.ok) return refusedBy('passkeys', 'No passkey was added', answer)
    return done('passkeys', 'Passkey added', { headers: answer.headers })
  },
  'passkey-rename': async (args, form) => {
    const body = { id: form.text('id'), name: form.trimmed('name') }
    const answer = await askAuth(args, '/passkey/update-passkey', body)
    if (!answer.ok) return refusedBy('passkeys', 'The name was not changed', answer)
    return done('passkeys', 'Passkey renamed')
  },
  'passkey-remove': async (args, form) => {
    const answer = await askAuth(args, '/passkey/delete-passkey', { id: form.text('id') })
    if (!answer.ok) return refusedBy('passkeys', 'The passkey was not removed', answer)
    return done('passkeys', 'Passkey removed')
  },

  'wallet-link': async (args, form) => {
    const proof = { message: form.text('message'), signature: form.text('signature') }
    const answer = await askAuth(args, '/siwe/link', proof)
    if (!answer.ok) return refusedBy('linked', 'No wallet was linked', answer)
    return done('linked', 'Wallet linked')
  },
  'wallet-unlink': (args, form) => remove(args, '/siwe/unlink', { address: form.text('address') }),

  'session-end': async (args, form) => {
    const answer = await askAuth(args, '/revoke-session', { id: form.text('id') })
    if (!answer.ok) return refusedBy('sessions', 'Nothing was changed', answer)
    return done('sessions', 'Device signed out', { headers: answer.headers })
  },
  'sessions-others': async (args, form) => {
    const answer = await askAuth(args, '/revoke-other-sessions', programsOf(form))
    if (!answer.ok) return refusedBy('sessions', 'Nothing was changed', answer)
    return done('sessions', 'All other devices signed out')
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
  if (!answer.ok) return refusedBy('linked', 'Not unlinked', answer)
  return done('linked', 'Unlinked')
}

async function confirm(args: Args, proof: Record<string, unknown>, isCodeSent = false) {
  const answer = await askAuth(args, '/confirm', proof)
  if (answer.ok) return redirect(SECURITY_PATH, { headers: answer.headers })
  return refusedBy('confirm', 'Not confirmed', answer, null, isCodeSent)
}

/** Redirects, because the session continues under a new token that the page must be requested with. */
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
  // The proof has expired since the page was rendered.
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

/** Null for a URI that is not one of ours. */
function setupOf(uri: string, codes: string[]): Setup | null {
  const secret = /^otpauth:\/\/totp\/[^?]*\?.*\bsecret=([A-Z2-7]+)/.exec(uri)?.[1]
  return secret ? { uri, secret, codes, drawing: qrDrawing(uri) } : null
}
