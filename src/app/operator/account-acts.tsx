/** What an operator can do with an account, each with what it means. Dangerous ones are folded. */
import { Form } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ACCOUNTS_PATH } from '#core/operator/accounts-query.ts'
import { MAX_SUSPENSION_REASON } from '#core/operator/suspension-reason.ts'
import type { SeenAccount } from '#store/account-list.ts'
import type { AccountAttempt } from './account-actions.ts'

type Props = {
  account: SeenAccount
  /** It is the operator's own. */
  isOwn: boolean
  attempt: AccountAttempt | undefined
}

export function AccountActs({ account, isOwn, attempt }: Props) {
  const problemOf = (intent: string) => (attempt?.intent === intent ? attempt.problem : undefined)
  const typedIn = (intent: string) => (attempt?.intent === intent ? attempt.typed : undefined)
  return (
    <div className="account-acts">
      {isOwn && (
        <p className="account-act text-muted">
          This is your own account. Another operator can suspend or delete it, or reset its second
          factor.
        </p>
      )}
      {!isOwn && account.suspendedAt && (
        <Form method="post" className="account-act">
          <p>
            They can sign in again, and their alerts, feeds, access tokens and connected apps work
            as before.
          </p>
          <button type="submit" name="intent" value="account.lift" className="button">
            <Icon name="play" />
            Lift the suspension
          </button>
        </Form>
      )}
      {!isOwn && !account.suspendedAt && (
        <Form method="post" className="account-act" noValidate>
          <p>
            Suspending signs them out everywhere and stops their alerts, feeds, access tokens and
            connected apps. Nothing is deleted. They get an email with the reason.
          </p>
          <Field
            label="Reason"
            name="because"
            defaultValue={typedIn('account.suspend')}
            problem={problemOf('account.suspend')}
            hint="The person reads this."
            maxLength={MAX_SUSPENSION_REASON}
            autoComplete="off"
            required
          />
          <button type="submit" name="intent" value="account.suspend" className="button">
            <Icon name="pause" />
            Suspend
          </button>
        </Form>
      )}
      <Form method="post" className="account-act">
        <p>
          Ends their sessions in all browsers. Access tokens and connected apps keep working.
          {isOwn && ' You’ll have to sign in again.'}
        </p>
        <button type="submit" name="intent" value="account.sign-out" className="button">
          Sign out everywhere
        </button>
      </Form>
      {!isOwn && account.hasTotp && (
        <Form method="post" className="account-act" id="factor">
          <p>
            Removes the authenticator app and the backup codes, for someone who lost their phone.
            Make sure it’s really them: afterwards, the password is enough. They’re signed out and
            get an email.
          </p>
          <button type="submit" name="intent" value="account.reset-factor" className="button">
            <Icon name="rotate-ccw" />
            Reset second factor
          </button>
        </Form>
      )}
      <form
        method="post"
        action={`${ACCOUNTS_PATH}/${account.id}/export`}
        className="account-act"
        id="data"
      >
        <p>
          Everything stored about them, as they can download it themselves. Only for a request that
          the law requires you to answer.
        </p>
        <button type="submit" className="button">
          <Icon name="download" />
          Download their data
        </button>
      </form>
      {!isOwn && (
        <details
          className="account-act"
          id="delete"
          open={problemOf('account.delete') !== undefined || undefined}
        >
          <summary>Delete the account…</summary>
          <Form method="post" className="account-act" noValidate>
            <p>
              Deletes the account and everything in it right away. Nobody can undo this. If email is
              set up, they get one last message.
            </p>
            <Field
              label="Their email address"
              name="email"
              defaultValue={typedIn('account.delete')}
              problem={problemOf('account.delete')}
              hint={`Enter ${account.email} to confirm.`}
              autoComplete="off"
              spellCheck={false}
              required
            />
            <button
              type="submit"
              name="intent"
              value="account.delete"
              className="button button-danger"
            >
              <Icon name="trash-2" />
              Delete the account
            </button>
          </Form>
        </details>
      )}
    </div>
  )
}
