/** Every way to sign in or up from the first page, by the `intent` of its buttons. */
import { redirect } from 'react-router'
import { readForm, readJson, type SentForm } from '#app/request/read-form.ts'
import { type AfterSignIn, parseAfterSignIn, signInStep } from '#core/account/after-sign-in.ts'
import { notAccepted, refused, signedIn } from './answer.ts'
import { askAuth } from './ask-auth.ts'
import { providerOf } from './provider-intent.ts'
import { leave, leaveFor } from './providers.ts'

type Args = { request: Request } & Parameters<typeof askAuth>[0]

export async function enter(args: Args) {
  const form = await readForm(args.request)
  const after = parseAfterSignIn(form.text)
  // A form sent without one of its buttons is what its page is for.
  const isSignUp = new URL(args.request.url).pathname.includes('signup')
  const intent = form.text('intent') || (isSignUp ? 'signup' : '')
  const provider = providerOf(intent, 'go')
  if (provider !== null) return goTo(args, provider, after)
  if (intent === 'signup') return signUp(args, form, after)
  if (intent === 'code') return sendCode(args, form, after)
  if (intent === 'passkey') {
    const response = readJson(form.text('response'))
    const answer = await askAuth(args, '/passkey/verify-authentication', { response })
    return answer.ok ? signedIn(args, answer, after) : notAccepted(FAILED, answer)
  }
  if (intent === 'wallet') {
    const proof = { message: form.text('message'), signature: form.text('signature') }
    const answer = await askAuth(args, '/siwe/verify', proof)
    return answer.ok ? signedIn(args, answer, after) : notAccepted(FAILED, answer)
  }
  return logIn(args, form, after)
}

const FAILED = 'Login failed'

async function logIn(args: Args, form: SentForm, after: AfterSignIn) {
  const email = form.trimmed('email')
  const answer = await askAuth(args, '/sign-in/email', { email, password: form.text('password') })
  if (answer.ok) return signedIn(args, answer, after)
  if (answer.code !== 'EMAIL_NOT_VERIFIED') return notAccepted(FAILED, answer, { email })
  // The password was right, but the address has not been verified yet.
  const sent = await askAuth(args, '/email-otp/send-verification-otp', {
    email,
    type: 'email-verification',
  })
  return redirect(signInStep('/auth/verify', after, { email }), { headers: sent.headers })
}

async function signUp(args: Args, form: SentForm, after: AfterSignIn) {
  const [name, email] = [form.trimmed('name'), form.trimmed('email')]
  if (!name) {
    const missing = 'Please provide your full name'
    return refused({
      problems: { name: missing },
      typed: { email },
      toast: { title: 'Missing information', description: missing, isDestructive: true },
    })
  }
  const password = form.text('password')
  const answer = await askAuth(args, '/sign-up/email', { name, email, password })
  if (!answer.ok) return notAccepted('Signup failed', answer, { name, email })
  return redirect(signInStep('/auth/verify', after, { email }), { headers: answer.headers })
}

async function sendCode(args: Args, form: SentForm, after: AfterSignIn) {
  const email = form.trimmed('email')
  const type = 'sign-in'
  const answer = await askAuth(args, '/email-otp/send-verification-otp', { email, type })
  if (!answer.ok) return notAccepted(FAILED, answer, { email })
  return redirect(signInStep('/auth/code', after, { email }), { headers: answer.headers })
}

async function goTo(args: Args, provider: string, { next: callbackURL }: AfterSignIn) {
  const { answer, leaving } = await leaveFor(args, '/sign-in/social', { provider, callbackURL })
  return leaving ? leave(leaving, answer) : notAccepted(FAILED, answer)
}
