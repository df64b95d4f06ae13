/** /admin/accounts: finds accounts by name, email or id, newest first. For operators. */
import { Form } from 'react-router'
import '#app/operator/admin.css'
import '#app/ui/pager.css'
import './admin-accounts.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ACCOUNTS_PATH, accountsAddress, readAccountsQuery } from '#core/operator/accounts-query.ts'
import { countOf } from '#core/text/count-of.ts'
import * as accountList from '#store/account-list.ts'
import type { Route } from './+types/admin-accounts.ts'
import { AccountTable } from './account-table.tsx'

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const { db, clock } = args.context.get(servicesContext)
  const params = new URL(args.request.url).searchParams
  const query = readAccountsQuery(params)
  const found = await accountList.list(db, query)
  const accounts = found.slice(0, accountList.ACCOUNTS_PER_PAGE)
  return {
    now: clock.now(),
    query,
    accounts,
    next: found.length > accounts.length ? (accounts.at(-1)?.id ?? null) : null,
    counts: await accountList.counts(db),
    isDeleted: params.get('said') === 'deleted',
  }
}

export default function AdminAccounts({ loaderData }: Route.ComponentProps) {
  const { now, query, accounts, next, counts, isDeleted } = loaderData
  const { text, isSuspended, after } = query
  const states = [
    { label: 'All', count: counts.all, isSuspended: false },
    { label: 'Suspended', count: counts.suspended, isSuspended: true },
  ]
  return (
    <div className="page admin">
      <PageHead
        title="Accounts"
        description="Everyone with an account."
        path={ACCOUNTS_PATH}
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>Accounts</h1>
          <p className="text-muted">{countOf(counts.all, 'account')}, newest first.</p>
        </div>
      </header>
      {isDeleted && (
        <p className="notice" role="status">
          <Icon name="check" />
          <span>The account and everything in it was deleted.</span>
        </p>
      )}
      <Form method="get" role="search" className="boards-search">
        <div className="boards-search-text">
          <label className="label" htmlFor="accounts-query">
            Search accounts
          </label>
          <input
            id="accounts-query"
            key={text}
            type="search"
            name="query"
            className="input"
            defaultValue={text}
            placeholder="Name, email or ID"
            autoComplete="off"
          />
        </div>
        {isSuspended && <input type="hidden" name="state" value="suspended" />}
        <button type="submit" className="button">
          <Icon name="search" />
          Search
        </button>
      </Form>
      {(counts.suspended > 0 || isSuspended) && (
        <nav aria-label="Filter by state" className="boards-states">
          {states.map((state) => (
            <a
              key={state.label}
              href={accountsAddress({ text, isSuspended: state.isSuspended, after: null })}
              className="boards-state-link"
              aria-current={state.isSuspended === isSuspended ? 'true' : undefined}
            >
              {state.label} {text === '' && <b>{state.count.toLocaleString('en')}</b>}
            </a>
          ))}
        </nav>
      )}
      {accounts.length > 0 ? (
        <AccountTable accounts={accounts} now={now} />
      ) : (
        <p className="admin-empty">
          No accounts found. The search compares the beginnings of words, in names and addresses.{' '}
          <a href={ACCOUNTS_PATH} className="link">
            Show all
          </a>
        </p>
      )}
      {(after !== null || next !== null) && (
        <nav aria-label="Pages" className="pager">
          {after !== null && (
            <a href={accountsAddress({ text, isSuspended, after: null })} className="button">
              <Icon name="arrow-left" />
              Newest
            </a>
          )}
          {next !== null && (
            <a
              href={accountsAddress({ text, isSuspended, after: next })}
              rel="next"
              className="button"
            >
              Older
              <Icon name="arrow-right" />
            </a>
          )}
        </nav>
      )}
    </div>
  )
}
