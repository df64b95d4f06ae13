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
import { Field } from '#app/sign-in/field.tsx'
import { PasswordField } from '#app/sign-in/password-field.tsx'
import { Problem } from '#app/sign-in/problem.tsx'
import { readForm } from '#app/sign-in/read-form.ts'
import { SubmitButton } from '#app/sign-in/submit-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { viewerOf } from '#app/viewer.ts'
import { parseAfterSignIn, signInStep } from '#core/after-sign-in.ts'
import * as jobs from '#store/jobs.ts'
import type { Route } from './+types/auth.ts'

export const headers = privateHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const after = parseAfterSignIn((name) => searchParams.get(name))
  if (viewerOf(context)) throw redirect(after.next)
  const job = after.save && (await jobs.byId(context.get(worldContext).db, after.save))
  return data({
    isSignUp: pathname.includes('signup'),
    after,
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

  const answer = await askAuth(args, '/sign-in/email', { email, password })
  if (answer.ok) return signedIn(args.context, answer, after)
  if (answer.code !== 'EMAIL_NOT_VERIFIED') return notAccepted('Login failed', answer, { email })
  // The password was right: what is missing is the proof that the address is theirs.
  await askAuth(args, '/email-otp/send-verification-otp', { email, type: 'email-verification' })
  return redirect(signInStep('/auth/verify', after, { email }))
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { isSignUp, after, saving } = loaderData
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
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete={isSignUp ? 'username' : 'username webauthn'}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed.email}
          problem={problems.email}
          required
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          hint={isSignUp ? 'At least 8 characters. A few unrelated words make a good one.' : null}
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
