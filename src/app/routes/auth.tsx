/**
 * /auth/signin, /auth/login, /auth/signup and every other address under /auth: log in, or sign up where the
 * address says so. Both lead on to what the visitor was about to do.
 */
import { data, Form, Link, redirect } from 'react-router'
import { askAuth } from '#app/ask-auth.ts'
import { worldContext } from '#app/context.ts'
import { AccountReasons } from '#app/sign-in/account-reasons.tsx'
import { AfterInputs } from '#app/sign-in/after-inputs.tsx'
import { notAccepted, privateHeaders, refused, signedIn } from '#app/sign-in/answer.ts'
import { AuthPage } from '#app/sign-in/auth-page.tsx'
import { EmailField } from '#app/sign-in/email-field.tsx'
import { Field } from '#app/sign-in/field.tsx'
import { PasskeyButton } from '#app/sign-in/passkey-button.tsx'
import { PasswordField } from '#app/sign-in/password-field.tsx'
import { NEW_PASSWORD_HINT } from '#app/sign-in/password-hint.ts'
import { Problem } from '#app/sign-in/problem.tsx'
import { readForm, readJson } from '#app/sign-in/read-form.ts'
import { SubmitButton } from '#app/sign-in/submit-button.tsx'
import { WalletButton } from '#app/sign-in/wallet-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { viewerOf } from '#app/viewer.ts'
import { afterFields, parseAfterSignIn, signInStep } from '#core/after-sign-in.ts'
import * as jobs from '#store/jobs.ts'
import type { Route } from './+types/auth.ts'

export const headers = privateHeaders

/** What another page has done and sends its person here with. */
const SAID = new Map([['new-password', 'Your new password is saved. Log in with it.']])

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const after = parseAfterSignIn((name) => searchParams.get(name))
  if (viewerOf(context)) throw redirect(after.next)
  const job = after.save && (await jobs.byId(context.get(worldContext).db, after.save))
  return data({
    isSignUp: pathname.includes('signup'),
    after,
    said: SAID.get(searchParams.get('said') ?? '') ?? null,
    /** What is kept after signing in. */
    saving: job ? job.title : null,
  })
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  const after = parseAfterSignIn(form.text)
  const email = form.trimmed('email')
  const password = form.text('password')

  if (form.text('intent') === 'signup') {
    const name = form.trimmed('name')
    if (!name) {
      const missing = 'Please provide your full name'
      return refused({
        problems: { name: missing },
        typed: { email },
        toast: { title: 'Missing information', description: missing, isDestructive: true },
      })
    }
    const answer = await askAuth(args, '/sign-up/email', { name, email, password })
    if (!answer.ok) return notAccepted('Signup failed', answer, { name, email })
    return redirect(signInStep('/auth/verify', after, { email }), { headers: answer.headers })
  }

  if (form.text('intent') === 'code') {
    const type = 'sign-in'
    const answer = await askAuth(args, '/email-otp/send-verification-otp', { email, type })
    if (!answer.ok) return notAccepted('Login failed', answer, { email })
    return redirect(signInStep('/auth/code', after, { email }))
  }

  if (form.text('intent') === 'passkey') {
    const response = readJson(form.text('response'))
    const answer = await askAuth(args, '/passkey/verify-authentication', { response })
    return answer.ok ? signedIn(args, answer, after) : notAccepted('Login failed', answer)
  }

  if (form.text('intent') === 'wallet') {
    const proof = { message: form.text('message'), signature: form.text('signature') }
    const answer = await askAuth(args, '/siwe/verify', proof)
    return answer.ok ? signedIn(args, answer, after) : notAccepted('Login failed', answer)
  }

  const answer = await askAuth(args, '/sign-in/email', { email, password })
  if (answer.ok) return signedIn(args, answer, after)
  if (answer.code !== 'EMAIL_NOT_VERIFIED') return notAccepted('Login failed', answer, { email })
  // The password was right: what is missing is the proof that the address is theirs.
  await askAuth(args, '/email-otp/send-verification-otp', { email, type: 'email-verification' })
  return redirect(signInStep('/auth/verify', after, { email }))
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { isSignUp, after, said, saving } = loaderData
  const { problems = {}, typed = {} } = actionData ?? {}
  const tabs = [
    { label: 'Login', path: '/auth/signin', isCurrent: !isSignUp },
    { label: 'Sign up', path: '/auth/signup', isCurrent: isSignUp },
  ]
  return (
    <AuthPage
      title={isSignUp ? 'Create your account' : 'Welcome back'}
      path={isSignUp ? '/auth/signup' : '/auth/signin'}
      lede={isSignUp ? 'One account for the jobs you keep and those you apply for.' : null}
      aside={<AccountReasons />}
      tabs={
        <nav className="auth-tabs" aria-label="Account">
          {tabs.map(({ label, path, isCurrent }) => (
            <Link
              key={path}
              to={signInStep(path, after)}
              className="auth-tab"
              aria-current={isCurrent ? 'page' : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          ))}
        </nav>
      }
    >
      {said && (
        <p className="notice">
          <Icon name="check" />
          <span>{said}</span>
        </p>
      )}
      {saving && (
        <p className="notice">
          <Icon name="flag" />
          <span>
            <strong>{saving}</strong> will be in your saved jobs as soon as you are signed in.
          </span>
        </p>
      )}
      {/* Another form for each tab: what was wrong with one says nothing about the other. */}
      <Form method="post" className="auth-form" key={isSignUp ? 'signup' : 'login'}>
        <AfterInputs after={after} />
        <Problem attempt={actionData} />
        {isSignUp && (
          <Field
            label="Full name"
            name="name"
            autoComplete="name"
            defaultValue={typed.name}
            problem={problems.name}
            aria-required
          />
        )}
        <EmailField
          autoComplete={isSignUp ? 'username' : 'username webauthn'}
          defaultValue={typed.email}
          problem={problems.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          hint={isSignUp ? NEW_PASSWORD_HINT : null}
          problem={problems.password}
          minLength={isSignUp ? 8 : undefined}
          required
          aside={
            isSignUp ? null : (
              <Link to={signInStep('/auth/recover', after)} className="link">
                Forgot password?
              </Link>
            )
          }
        />
        {isSignUp ? (
          <SubmitButton intent="signup" busy="Creating account...">
            Create account
          </SubmitButton>
        ) : (
          <>
            <SubmitButton intent="login" busy="Logging in...">
              Login
            </SubmitButton>
            <p className="auth-or">or</p>
            <div className="auth-ways">
              <SubmitButton
                intent="code"
                busy="Sending a code..."
                className="button button-wide"
                formNoValidate
              >
                <Icon name="mail" />
                Email me a code
              </SubmitButton>
              <PasskeyButton fields={afterFields(after)} label="Use a passkey" isOffered />
              <WalletButton
                fields={afterFields(after)}
                intent="wallet"
                label="Use a wallet"
                failed="Login failed"
              />
            </div>
          </>
        )}
      </Form>
      <p className="auth-foot">
        By {isSignUp ? 'signing up' : 'logging in'} you agree to our{' '}
        <a href="/terms" className="link">
          Terms of Service
        </a>{' '}
        and{' '}
        <a href="/privacy" className="link">
          Privacy Policy
        </a>
        .
      </p>
    </AuthPage>
  )
}
