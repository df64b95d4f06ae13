/** /admin/invitations: who may sign up, and links that let one person sign up each. For operators. */
import { data, Form, redirect } from 'react-router'
import '#app/operator/admin.css'
import './admin-accounts.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import '#app/ui/field.css'
import { CopyLine } from '#app/ui/copy-line.tsx'
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

const MODES: Readonly<Record<SignUpMode, { now: string; means: string }>> = {
  open: { now: 'Anyone can sign up.', means: 'anyone' },
  invitation: {
    now: 'Only people with an invitation can sign up.',
    means: 'only people with an invitation',
  },
  closed: { now: 'Nobody can sign up, not even with an invitation.', means: 'nobody' },
}

/** Days that an invitation can be valid for. */
const DAYS = [7, 14, 30, 90]

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
          <p className="admin-statement">{MODES[mode].now}</p>
          <details className="sign-up-how">
            <summary>How to change this</summary>
            <p>
              Set <code>SIGN_UP</code> in the server’s environment and restart it:{' '}
              {SIGN_UP_MODES.map((each, at) => (
                <span key={each}>
                  {at > 0 && ', '}
                  <code>{each}</code> for {MODES[each].means}
                </span>
              ))}
              .
            </p>
          </details>
        </div>
      </header>
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
          {mode !== 'closed' && <InvitationForm answer={actionData} />}
          {listed.length > 0 ? (
            <InvitationTable invitations={listed} now={now} />
          ) : (
            <p className="admin-empty">
              The link that you get works once.{' '}
              {mode === 'open' && 'You need none as long as anyone can sign up.'}
            </p>
          )}
        </section>
      )}
    </div>
  )
}

function InvitationForm({ answer }: { answer: Answer | undefined }) {
  const chosen = Number(answer?.typed ?? INVITATION_DAYS)
  return (
    <Form method="post" className="boards-search">
      <div>
        <label htmlFor="invitation-days" className="label">
          Valid for
        </label>
        <select
          id="invitation-days"
          name="days"
          className="input"
          defaultValue={DAYS.includes(chosen) ? chosen : INVITATION_DAYS}
          aria-invalid={answer?.problem ? true : undefined}
          aria-describedby={answer?.problem ? 'invitation-days-problem' : undefined}
        >
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {days} days
            </option>
          ))}
        </select>
      </div>
      <button type="submit" name="intent" value="invitation.make" className="button button-primary">
        <Icon name="plus" />
        Create an invitation
      </button>
      {answer?.problem && (
        <p id="invitation-days-problem" className="field-problem" role="alert">
          <Icon name="circle-alert" />
          {answer.problem}
        </p>
      )}
    </Form>
  )
}
