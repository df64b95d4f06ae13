/** /dashboard/security: sign-in methods and sessions. Changes require a fresh proof of identity first. */
import { data } from 'react-router'
import '#app/sign-in/auth.css'
import './security.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { mailState } from '#app/sign-in/mail-state.ts'
import { providersHere } from '#app/sign-in/providers.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isConfirmed } from '#core/account/account.ts'
import { deviceName } from '#core/account/device-name.ts'
import type { Route } from './+types/dashboard-security.ts'
import { ConfirmCard } from './confirm-card.tsx'
import { EmailPart } from './email-part.tsx'
import { LinkedPart } from './linked-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { act, SECURITY_PATH } from './security-actions.ts'
import { securityState } from './security-state.ts'
import { SessionsPart } from './sessions-part.tsx'
import { TwoFactorPart } from './two-factor-part.tsx'

export const headers = privateHeaders

/** Messages for redirects back to this page. */
const SAID = new Map([
  ['password', 'Your new password is saved. All other devices have been signed out.'],
  ['totp-on', 'Two-step sign-in is on. From now on, you’ll also need a code from your app.'],
  ['totp-off', 'Two-step sign-in is off.'],
  ['email', 'Your email address has been changed. All other devices have been signed out.'],
  ['confirm', 'Nothing has changed yet. Confirm it’s you first.'],
])

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const { searchParams } = new URL(args.request.url)
  const now = args.context.get(servicesContext).clock.now()
  return data({
    ...(await securityState(args)),
    email: viewer.email,
    isConfirmed: isConfirmed(viewer, now),
    said: SAID.get(searchParams.get('said') ?? '') ?? null,
    changing: searchParams.get('changing'),
    providers: providersHere(args.context),
    device: deviceName(args.request.headers.get('user-agent')),
    mail: mailState(args.context),
    now,
  })
}

export async function action(args: Route.ActionArgs) {
  requireViewer(args)
  return act(args, await readForm(args.request))
}

export default function DashboardSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { ways, linked, wallets, twoFactor, passkeys, sessions, ...state } = loaderData
  const { email, isConfirmed, said, changing, providers, device, mail, now } = state
  const answer = actionData
  return (
    <div className="security-page">
      <PageHead
        title="Sign-in and security"
        description="How you sign in and where you’re signed in."
        path={SECURITY_PATH}
        isPrivate
      />
      <h1>Sign-in and security</h1>
      <p className="text-muted">How you sign in and where you’re signed in.</p>
      {said && (
        <p className="notice mt-6">
          <Icon name="info" />
          <span>{said}</span>
        </p>
      )}
      {!isConfirmed && <ConfirmCard ways={ways} email={email} mail={mail} answer={answer} />}
      <EmailPart
        email={email}
        changing={changing}
        isConfirmed={isConfirmed}
        mail={mail}
        answer={answer}
      />
      <PasswordPart
        email={email}
        hasPassword={ways.password}
        isConfirmed={isConfirmed}
        answer={answer}
      />
      <TwoFactorPart twoFactor={twoFactor} isConfirmed={isConfirmed} answer={answer} />
      <PasskeysPart
        passkeys={passkeys}
        device={device}
        now={now}
        isConfirmed={isConfirmed}
        answer={answer}
      />
      <LinkedPart
        linked={linked}
        wallets={wallets}
        providers={providers}
        isConfirmed={isConfirmed}
        answer={answer}
      />
      <SessionsPart sessions={sessions} now={now} answer={answer} />
    </div>
  )
}
