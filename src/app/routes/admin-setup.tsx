/** /admin/setup: makes the signed-in account an operator, by a code that the server has printed. */
import { data, Form, redirect } from 'react-router'
import '#app/sign-in/auth.css'
import './admin.css'
import { requireConfirmed } from '#app/confirmed.ts'
import { worldContext } from '#app/context.ts'
import { isOperator } from '#app/operator.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Field } from '#app/sign-in/field.tsx'
import { readForm } from '#app/sign-in/read-form.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { requireViewer } from '#app/viewer.ts'
import { isConfirmed } from '#core/account.ts'
import { REFUSALS, Refusal } from '#core/refusal.ts'
import { becomeOperator } from '#work/become-operator.ts'
import type { Route } from './+types/admin-setup.ts'

const PATH = '/admin/setup'

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  if (await isOperator(args)) throw redirect('/admin/sources')
  const { clock } = args.context.get(worldContext)
  return { email: viewer.email, mustConfirm: !isConfirmed(viewer, clock.now()) }
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
  const { email, mustConfirm } = loaderData
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
        <code>npm run operator -- code</code> prints another. It works once, within an hour.
      </p>
      {mustConfirm ? (
        <a href={`/dashboard/confirm?next=${PATH}`} className="button button-primary">
          Confirm that it is you
        </a>
      ) : (
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
