/**
 * /auth/signin, /auth/login, /auth/signup and every other path under /auth: logs in, or signs up if the path says so.
 * Afterwards the visitor continues with what they were about to do.
 */
import { data, Form, Link, redirect } from 'react-router'
import { servicesContext } from '#app/request/context.ts'
import { viewerOf } from '#app/request/viewer.ts'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import {
  type AfterSignIn,
  afterFields,
  parseAfterSignIn,
  signInStep,
} from '#core/account/after-sign-in.ts'
import { providerProblem } from '#core/account/provider-problem.ts'
import { SIGN_UP_REFUSALS, type SignUpRefusal } from '#core/settings/sign-up-mode.ts'
import * as jobs from '#store/jobs.ts'
import { findSignUpRefusal, isInvitationToken, keepInvitation } from '#work/account/invitation.ts'
import type { Route } from './+types/auth.ts'
import { AccountReasons } from './account-reasons.tsx'
import { AfterInputs } from './after-inputs.tsx'
import { privateHeaders } from './answer.ts'
import { AuthPage } from './auth-page.tsx'
import { EmailField } from './email-field.tsx'
import { enter } from './entry-action.ts'
import { LeavingLink } from './leaving-link.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordField } from './password-field.tsx'
import { NEW_PASSWORD_HINT } from './password-hint.ts'
import { Problem } from './problem.tsx'
import { providerIntent } from './provider-intent.ts'
import { providersHere } from './providers.ts'
import { WalletButton } from './wallet-button.tsx'

export const headers = privateHeaders

const NOW_OPERATOR = 'You’re now an operator. Sign in again with your app’s code or your passkey.'

/** Messages for redirects to this page. */
const SAID = new Map<string, { problem: string | null; text: string }>([
  ['job-alerts', { problem: 'Authentication Error', text: 'Please sign in to manage job alerts' }],
  ['save-alert', { problem: 'Authentication Required', text: 'Please sign in to save job alerts' }],
  ['operator', { problem: null, text: NOW_OPERATOR }],
  ['new-password', { problem: null, text: 'Your new password is saved. Log in with it.' }],
])

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const services = context.get(servicesContext)
  const invitation = searchParams.get('invitation')
  if (invitation !== null && isInvitationToken(invitation)) {
    // Into a cookie, so that the link is in no other address and survives a visit to a provider.
    const cookie = keepInvitation(invitation, services.settings.publicUrl)
    throw redirect('/auth/signup', { headers: { 'Set-Cookie': cookie } })
  }
  const isSignUp = pathname.includes('signup')
  const after = parseAfterSignIn((name) => searchParams.get(name))
  if (viewerOf(context)) throw redirect(after.next)
  const job = after.save && (await jobs.byId(services.db, after.save))
  return data({
    isSignUp,
    refusal: isSignUp ? await findSignUpRefusal(services, request.headers) : null,
    isInvited: isSignUp && services.settings.signUp === 'invitation',
    after,
    problem: providerProblem(searchParams.get('error')),
    providers: providersHere(context),
    said: SAID.get(searchParams.get('said') ?? '') ?? null,
    /** The title of the job that will be saved after signing in. */
    saving: job ? job.title : null,
  })
}

export const action = (args: Route.ActionArgs) => enter(args)

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { isSignUp, refusal, isInvited, after, said, problem, providers, saving } = loaderData
  const attempt = actionData && 'problems' in actionData ? actionData : undefined
  const leaving = actionData && 'leaving' in actionData ? actionData.leaving : null
  const { problems = {}, typed = {} } = attempt ?? {}
  const tabs = [
    { label: 'Login', path: '/auth/signin', isCurrent: !isSignUp },
    { label: 'Sign up', path: '/auth/signup', isCurrent: isSignUp },
  ]
  return (
    <AuthPage
      title={isSignUp ? 'Create your account' : 'Welcome back'}
      tabTitle={isSignUp ? 'Sign up' : 'Sign in'}
      path={isSignUp ? '/auth/signup' : '/auth/signin'}
      lede={isSignUp ? 'One account for the jobs you save and the jobs you apply for.' : null}
      aside={isSignUp ? <AccountReasons /> : null}
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
          <Icon name={said.problem ? 'info' : 'check'} />
          <span>
            {said.problem && <strong>{said.problem}: </strong>}
            {said.text}
          </span>
        </p>
      )}
      {problem && !attempt && (
        <p className="form-problem">
          <Icon name="circle-alert" />
          <span>{problem}</span>
        </p>
      )}
      {leaving && <LeavingLink leaving={leaving} />}
      {saving && (
        <p className="notice">
          <Icon name="bookmark" />
          <span>
            <strong>{saving}</strong> will be added to your saved jobs once you sign in.
          </span>
        </p>
      )}
      {refusal && <NoSignUp refusal={refusal} />}
      {isInvited && !refusal && (
        <p className="notice">
          <Icon name="check" />
          <span>You’re invited. Your invitation is used once you create your account.</span>
        </p>
      )}
      {/* The key gives each tab its own form, so that the problems of one are not shown on the other. */}
      {!refusal && (
        <Form method="post" className="auth-form" key={isSignUp ? 'signup' : 'login'}>
          <AfterInputs after={after} />
          <Problem attempt={attempt} />
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
            <SubmitButton intent="login" busy="Logging in...">
              Sign in
            </SubmitButton>
          )}
          {(!isSignUp || providers.length > 0) && <p className="auth-or">or</p>}
          <div className="auth-ways">
            {providers.map(({ id, label }) => (
              <SubmitButton
                key={id}
                intent={providerIntent('go', id)}
                busy={`Going to ${label}...`}
                className="button button-wide"
                formNoValidate
              >
                <Icon name="globe" />
                Continue with {label}
              </SubmitButton>
            ))}
            {!isSignUp && <OtherWays after={after} />}
          </div>
        </Form>
      )}
      <p className="auth-foot">
        By {isSignUp ? 'signing up' : 'signing in'}, you agree to our{' '}
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

/** In place of the form. */
function NoSignUp({ refusal }: { refusal: SignUpRefusal }) {
  return (
    <p className="notice notice-warn">
      <Icon name="lock" />
      <span>
        {SIGN_UP_REFUSALS[refusal]}{' '}
        <a href="/contact" className="link">
          Contact us
        </a>
      </span>
    </p>
  )
}

/** Ways to sign in without a password. */
function OtherWays({ after }: { after: AfterSignIn }) {
  return (
    <>
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
    </>
  )
}
