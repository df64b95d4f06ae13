/**
 * /admin/accounts/ID: the facts of one account, and what an operator can do with it. Never the content of what the
 * person stores. For operators.
 */
import '#app/operator/admin.css'
import './admin-accounts.css'
import { formatFileSize } from '#app/files/format-file-size.ts'
import { PageHead } from '#app/frame/page-head.tsx'
import { accountIdOf, requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatExact, TimeAgo } from '#app/ui/time-ago.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { Refusal } from '#core/api/refusal.ts'
import { ACCOUNTS_PATH } from '#core/operator/accounts-query.ts'
import { PLAN_NAMES } from '#core/plan/plan.ts'
import { countOf } from '#core/text/count-of.ts'
import { entryOf } from '#core/text/entry-of.ts'
import * as accountList from '#store/account-list.ts'
import * as auditEvents from '#store/audit-events.ts'
import { accountPlan } from '#work/plan/account-plan.ts'
import type { Route } from './+types/admin-account.ts'
import { handleAccountAction } from './account-actions.ts'
import { AccountActs } from './account-acts.tsx'
import { AccountBadges } from './account-badges.tsx'
import { AuditTable } from './audit-table.tsx'
import { auditAddress } from './audit-view.ts'

/** The newest entries of the audit log about the account. */
const ENTRIES = 10

const SAID: Readonly<Record<string, string>> = {
  suspended: 'The account is suspended, and its owner was informed by email.',
  lifted: 'The account is no longer suspended. Its owner was informed by email.',
  'signed-out': 'Signed out everywhere.',
  'factor-reset': 'Two-step sign-in was reset, and the account’s owner was informed by email.',
}

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const { id } = await requireOperator(args)
  const services = args.context.get(servicesContext)
  const { db, clock, settings } = services
  const account = await accountList.find(db, accountIdOf(args.params))
  if (!account) throw new Refusal('not_found')
  const everything = { action: null, who: account.id, from: null, until: null }
  return {
    now: clock.now(),
    account,
    isOwn: account.id === id,
    plan: settings.plans && PLAN_NAMES[(await accountPlan(services, account.id)).plan],
    entries: await auditEvents.list(db, everything, { before: null, limit: ENTRIES }),
    said: entryOf(SAID, new URL(args.request.url).searchParams.get('said') ?? '') ?? null,
  }
}

export async function action(args: Route.ActionArgs) {
  const { id } = await requireOperator(args)
  const accountId = accountIdOf(args.params)
  const form = await readForm(args.request)
  return handleAccountAction(args, { operatorId: id, accountId, form })
}

export default function AdminAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { now, account, isOwn, plan, entries, said } = loaderData
  useFocusOnProblem(actionData)
  const { createdAt, signedInAt, suspendedAt, suspendedBecause } = account
  return (
    <div className="page admin">
      <PageHead
        title={account.email}
        description="One account."
        path={`${ACCOUNTS_PATH}/${account.id}`}
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>{account.email}</h1>
          {account.name !== '' && (
            <p className="text-muted" dir="auto">
              {account.name}
            </p>
          )}
          <AccountBadges account={account} />
        </div>
      </header>
      {said && !actionData && (
        <p className="notice" role="status">
          <Icon name="check" />
          <span>{said}</span>
        </p>
      )}
      {suspendedAt && (
        <p className="notice notice-warn">
          <Icon name="pause" />
          <span>
            Suspended <TimeAgo at={suspendedAt} now={now} inSentence />: {suspendedBecause}
          </span>
        </p>
      )}
      <section aria-labelledby="facts" className="admin-part">
        <h2 id="facts">Account</h2>
        <FactList
          facts={[
            ['Id', <code key="id">{account.id}</code>],
            ['Created', formatExact(createdAt)],
            ['Last sign-in', signedInAt ? formatExact(signedInAt) : 'Never'],
            ['Email', account.isVerified ? 'Verified' : 'Not verified'],
            ['Plan', plan],
            ['Second factor', factorText(account)],
            ['Signed in on', countOf(account.sessions, 'device')],
            ['Access tokens', account.accessTokens.toLocaleString('en')],
            ['Connected apps', account.connectedApps.toLocaleString('en')],
            ['Saved jobs', account.savedJobs.toLocaleString('en')],
            ['Applications', account.applications.toLocaleString('en')],
            ['Job alerts', account.alerts.toLocaleString('en')],
            [
              'Files',
              `${account.files.toLocaleString('en')} (${formatFileSize(account.fileBytes)})`,
            ],
          ]}
        />
      </section>
      <section aria-labelledby="acts" className="admin-part">
        <h2 id="acts">Actions</h2>
        <p className="text-muted">Each is recorded in the audit log.</p>
        <AccountActs account={account} isOwn={isOwn} attempt={actionData} />
      </section>
      <section aria-labelledby="entries" className="admin-part">
        <h2 id="entries">Audit log</h2>
        {entries.length > 0 ? (
          <AuditTable entries={entries} />
        ) : (
          <p className="admin-empty">Nothing was recorded about this account in the last year.</p>
        )}
        {entries.length === ENTRIES && (
          <p>
            <a href={auditAddress({ who: account.id })} className="link">
              Show all entries
            </a>
          </p>
        )}
      </section>
    </div>
  )
}

function factorText({ hasTotp, passkeys }: { hasTotp: boolean; passkeys: number }): string {
  const parts = [
    hasTotp ? 'Authenticator app' : '',
    passkeys > 0 ? countOf(passkeys, 'passkey') : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'None'
}
