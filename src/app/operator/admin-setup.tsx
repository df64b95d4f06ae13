/** /admin/setup: makes the signed-in account an operator, by a code that the server has printed. */
import { data, Form, redirect } from 'react-router'
import { OPERATOR_CODE_MINUTES } from '#core/account/sign-in-times.ts'
import '#app/sign-in/auth.css'
import './admin.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { worldContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { requireConfirmed } from '#app/security/confirmed.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Field } from '#app/ui/field.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { isConfirmed } from '#core/account/account.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
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
  const { db, clock } = args.context.get(worldContext)
  return {
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
    await becomeOperator(args.context.get(worldContext), viewer, code)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, message } = REFUSALS[error.code]
    const problem = status === 429 ? 'That was tried too often. Please wait a minute.' : message
    return data({ code, problem }, { status })
  }
  // Every session has ended with the change of rights, this one too.
  throw redirect('/auth/login?next=/admin/sources')
}

export default function AdminSetup({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isOperator, hasFactor, mustConfirm } = loaderData
  useFocusOnProblem(actionData)
  return (
    <div className="page admin admin-setup">
      <PageHead
        title="Run this board"
        description="Make your account an operator of this copy."
        path={PATH}
        isPrivate
      />
      <h1>Run this board</h1>
      <p className="text-muted">
        An operator sees where jobs come from and how each board is doing, and can add, pause and
        remove boards. The server prints a code when it starts and nobody is one yet;{' '}
        <code>npm run operator -- code</code> prints another. It works once, within{' '}
        {OPERATOR_CODE_MINUTES} minutes.
      </p>
      {!hasFactor && <FactorFirst isOperator={isOperator} />}
      {hasFactor && isOperator && <SignInAgain />}
      {hasFactor && !isOperator && mustConfirm && (
        <a href={`/dashboard/confirm?next=${PATH}`} className="button button-primary">
          Confirm that it is you
        </a>
      )}
      {hasFactor && !isOperator && !mustConfirm && (
        <Form method="post" className="admin-setup-form" noValidate>
          <Field
            label="Code"
            name="code"
            defaultValue={actionData?.code}
            problem={actionData?.problem}
            hint={`For ${email}. You sign in again afterwards, and so do your other devices.`}
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

/** A password or a mail opened this session, though the account has more. */
function SignInAgain() {
  return (
    <section aria-labelledby="sign-in-again" className="admin-factor-first">
      <h2 id="sign-in-again">Sign in again with your second step</h2>
      <p>
        Your account runs this board, but you signed in without a second step this time. Sign out,
        then sign in with your passkey or with a code of your authenticator app. If you have neither
        any more, set up another under <em>Security</em>, then enter a new code of the server here.
      </p>
      <a href="/dashboard/security" className="button button-primary">
        Go to Security
      </a>
    </section>
  )
}

/** What is missing, and the way there. */
function FactorFirst({ isOperator }: { isOperator: boolean }) {
  return (
    <section aria-labelledby="factor-first" className="admin-factor-first">
      <h2 id="factor-first">First, a second step at sign-in</h2>
      <p>
        {isOperator
          ? 'Your account runs this board, but signs in with a password or a mail alone. Once that has changed, enter a new code of the server here.'
          : 'Operators can change what everybody sees, so a password alone is not enough.'}{' '}
        Set up one of these under <em>Security</em>, then come back here:
      </p>
      <ul className="admin-factors">
        <li>
          <strong>an authenticator app</strong>, which shows a new code every 30 seconds, or
        </li>
        <li>
          <strong>a passkey</strong>, kept by your device or a security key.
        </li>
      </ul>
      <a href="/dashboard/security" className="button button-primary">
        Go to Security
      </a>
    </section>
  )
}
