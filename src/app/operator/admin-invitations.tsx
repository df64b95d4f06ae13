/** /admin/invitations: who may sign up, and links that let one person sign up each. For operators. */
import { data, Form, redirect } from 'react-router'
import '#app/operator/admin.css'
import './admin-accounts.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { CopyLine } from '#app/ui/copy-line.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { Refusal } from '#core/api/refusal.ts'
import {
  INVITATION_DAYS,
  MAX_INVITATION_DAYS,
  parseInvitationDays,
  SIGN_UP_MODES,
  type SignUpMode,
} from '#core/settings/sign-up-mode.ts'
import * as invitations from '#store/invitations.ts'
import { makeInvitation, revokeInvitation } from '#work/operator/invite.ts'
import type { Route } from './+types/admin-invitations.ts'
import { InvitationTable } from './invitation-table.tsx'

const PATH = '/admin/invitations'
const SHOWN = 200

type Answer = { link: string | null; problem: string | null; typed: string }

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const { db, clock, settings } = args.context.get(servicesContext)
  return {
    now: clock.now(),
    mode: settings.signUp,
    listed: await invitations.list(db, SHOWN),
    isRevoked: new URL(args.request.url).searchParams.get('said') === 'revoked',
  }
}

export async function action(args: Route.ActionArgs) {
  const { id } = await requireOperator(args)
  const services = args.context.get(servicesContext)
  const by = { kind: 'operator', id } as const
  const form = await readForm(args.request)
  switch (form.text('intent')) {
    case 'invitation.make': {
      const typed = form.text('days')
      const days = parseInvitationDays(typed)
      if (days === null) {
        const problem = `Enter a number of days from 1 to ${MAX_INVITATION_DAYS}.`
        return data<Answer>({ link: null, problem, typed }, { status: 422 })
      }
      const link = await makeInvitation(services, by, days)
      return data<Answer>({ link, problem: null, typed })
    }
    case 'invitation.revoke':
      await revokeInvitation(services, by, form.text('id'))
      throw redirect(`${PATH}?said=revoked`)
    default:
      throw new Refusal('unknown_action')
  }
}

const MODES: Readonly<Record<SignUpMode, { who: string; says: string }>> = {
  open: { who: 'Anyone', says: 'Nobody needs an invitation.' },
  invitation: { who: 'With an invitation', says: 'Each link lets one person sign up.' },
  closed: { who: 'Nobody', says: 'Not even with an invitation.' },
}

export default function AdminInvitations({ loaderData, actionData }: Route.ComponentProps) {
  const { now, mode, listed, isRevoked } = loaderData
  useFocusOnProblem(actionData)
  return (
    <div className="page admin">
      <PageHead
        title="Sign-up"
        description="Who may sign up, and invitations."
        path={PATH}
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>Sign-up</h1>
          <p className="text-muted">Who can create an account, and invitations.</p>
        </div>
      </header>
      <section aria-labelledby="modes" className="admin-part">
        <h2 id="modes">Who can sign up</h2>
        <ul className="sign-up-modes">
          {SIGN_UP_MODES.map((each) => (
            <li key={each} data-current={each === mode || undefined}>
              <Icon name={each === mode ? 'check' : 'minus'} />
              <p>
                <strong>{MODES[each].who}</strong>
                {each === mode && <span className="badge">Current</span>}
                <span className="text-muted">{MODES[each].says}</span>
              </p>
              <code>SIGN_UP={each}</code>
            </li>
          ))}
        </ul>
        <p className="hint">
          To change this, set <code>SIGN_UP</code> in the server’s environment and restart it.
        </p>
      </section>
      {isRevoked && !actionData && (
        <p className="notice" role="status">
          <Icon name="check" />
          <span>The invitation no longer works.</span>
        </p>
      )}
      {actionData?.link && (
        <div className="notice" role="status">
          <Icon name="mail" />
          <div className="min-w-0 flex-1">
            <p>Send this link to one person. It works once and isn’t shown again.</p>
            <CopyLine id="invitation" noun="link" text={actionData.link} />
          </div>
        </div>
      )}
      {(mode !== 'closed' || listed.length > 0) && (
        <section aria-labelledby="invitations" className="admin-part">
          <h2 id="invitations">Invitations</h2>
          {mode !== 'closed' && <InvitationForm mode={mode} answer={actionData} />}
          {listed.length > 0 ? (
            <InvitationTable invitations={listed} now={now} />
          ) : (
            <p className="admin-empty">No invitations yet. Each lets one person sign up.</p>
          )}
        </section>
      )}
    </div>
  )
}

type FormProps = { mode: SignUpMode; answer: Answer | undefined }

function InvitationForm({ mode, answer }: FormProps) {
  return (
    <Form method="post" className="boards-search" noValidate>
      <Field
        label="Valid for (days)"
        name="days"
        inputMode="numeric"
        defaultValue={answer?.typed ?? INVITATION_DAYS}
        problem={answer?.problem ?? undefined}
        autoComplete="off"
      />
      <button
        type="submit"
        name="intent"
        value="invitation.make"
        className={mode === 'invitation' ? 'button button-primary' : 'button'}
      >
        <Icon name="plus" />
        Create an invitation
      </button>
    </Form>
  )
}
