/** /admin/setup: makes the signed-in account an operator, with a code printed by the server. */
import { data, Form, redirect } from 'react-router'
import { OPERATOR_CODE_MINUTES } from '#core/account/sign-in-times.ts'
import '#app/sign-in/auth.css'
import './admin.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { requireConfirmed } from '#app/security/confirmed.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Field } from '#app/ui/field.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { isConfirmed } from '#core/account/account.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import { commandText } from '#core/settings/command-text.ts'
import * as operators from '#store/operators.ts'
import { becomeOperator } from '#work/account/become-operator.ts'
import type { Route } from './+types/admin-setup.ts'
import { standing } from './operator.ts'

const PATH = '/admin/setup'

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const found = await standing(args)
  if (found === 'operator') throw redirect('/admin/sources')
  const { db, clock, settings } = args.context.get(servicesContext)
  return {
    command: commandText('npm run operator -- code', settings.rolecall),
    email: viewer.email,
    isOperator: found === 'lacks-factor',
    hasFactor: await operators.hasFactor(db, viewer.id),
    mustConfirm: !isConfirmed(viewer, clock.now()),
  }
}

export async function action(args: Route.ActionArgs) {
  requireViewer(args)
  const viewer = requireConfirmed(args, PATH)
  const code = (await readForm(args.request)).trimmed('code')
  try {
    await becomeOperator(args.context.get(servicesContext), viewer, code)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, message } = REFUSALS[error.code]
    const problem = status === 429 ? 'Too many attempts. Wait a minute, then try again.' : message
    return data({ code, problem }, { status })
  }
  // The change of rights has ended every session, including this one.
  throw redirect('/auth/login?next=/admin/sources&said=operator')
}

export default function AdminSetup({ loaderData, actionData }: Route.ComponentProps) {
  const { command, email, isOperator, hasFactor, mustConfirm } = loaderData
  useFocusOnProblem(actionData)
  return (
    <div className="page admin admin-setup">
      <PageHead
        title="Operator setup"
        description="Make your account an operator of this site."
        path={PATH}
        isPrivate
      />
      <h1>Operator setup</h1>
      <p className="text-muted">
        Operators can see where jobs come from and how each board is doing, and can add, pause and
        remove boards. If there is no operator yet, the server prints a code when it starts. To
        print another, run <code>{command}</code>. A code works once, within {OPERATOR_CODE_MINUTES}{' '}
        minutes.
      </p>
      {!hasFactor && <FactorFirst isOperator={isOperator} />}
      {hasFactor && isOperator && <SignInAgain />}
      {hasFactor && !isOperator && mustConfirm && (
        <a href={`/dashboard/confirm?next=${PATH}`} className="button button-primary">
          Confirm it’s you
        </a>
      )}
      {hasFactor && !isOperator && !mustConfirm && (
        <Form method="post" className="admin-setup-form" noValidate>
          <Field
            label="Code"
            name="code"
            defaultValue={actionData?.code}
            problem={actionData?.problem}
            hint={`For ${email}. Afterwards, you’ll have to sign in again on all your devices.`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            className="input admin-code"
          />
          <button type="submit" className="button button-primary">
            Become an operator
          </button>
        </Form>
      )}
    </div>
  )
}

/** For accounts that have a second factor but signed in without it this time. */
function SignInAgain() {
  return (
    <section aria-labelledby="sign-in-again" className="admin-factor-first">
      <h2 id="sign-in-again">Sign in again with your second step</h2>
      <p>
        Your account is an operator, but you signed in without a second step this time. Sign out,
        then sign in with your passkey or with a code from your authenticator app. If you no longer
        have either, set up a new one under <em>Security</em>, then enter a new server code here.
      </p>
      <a href="/dashboard/security" className="button button-primary">
        Go to Security
      </a>
    </section>
  )
}

/** What is missing, with a link to set it up. */
function FactorFirst({ isOperator }: { isOperator: boolean }) {
  return (
    <section aria-labelledby="factor-first" className="admin-factor-first">
      <h2 id="factor-first">First, add a second sign-in step</h2>
      <p>
        {isOperator
          ? 'Your account is an operator, but it signs in with only a password or an email. Once you have added a second step, enter a new server code here.'
          : 'Operators can change what everyone sees, so a password alone isn’t enough.'}{' '}
        Set up one of these under <em>Security</em>, then come back here:
      </p>
      <ul className="admin-factors">
        <li>
          <strong>an authenticator app</strong>, which shows a new code every 30 seconds, or
        </li>
        <li>
          <strong>a passkey</strong>, stored on your device or a security key.
        </li>
      </ul>
      <a href="/dashboard/security" className="button button-primary">
        Go to Security
      </a>
    </section>
  )
}
