/** /admin/audit: what operators did and what concerns the safety of accounts, newest first. For operators. */
import { Form } from 'react-router'
import '#app/operator/admin.css'
import '#app/ui/pager.css'
import './admin-accounts.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AUDIT_ACTIONS, AUDIT_DAYS } from '#core/operator/audit-event.ts'
import * as auditEvents from '#store/audit-events.ts'
import type { Route } from './+types/admin-audit.ts'
import { AuditTable } from './audit-table.tsx'
import { AUDIT_PATH, auditAddress, readAuditView, toAuditFilter } from './audit-view.ts'

const ENTRIES_PER_PAGE = 100

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const { db } = args.context.get(servicesContext)
  const view = readAuditView(new URL(args.request.url).searchParams)
  const page = { before: view.before, limit: ENTRIES_PER_PAGE + 1 }
  const found = await auditEvents.list(db, toAuditFilter(view), page)
  const entries = found.slice(0, ENTRIES_PER_PAGE)
  return {
    view,
    entries,
    next: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null,
  }
}

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  const { view, entries, next } = loaderData
  const { before, ...shown } = view
  const isFiltered = Object.values(shown).some((it) => it !== null && it !== '')
  return (
    <div className="page admin">
      <PageHead
        title="Audit log"
        description="Operator actions and account security events."
        path={AUDIT_PATH}
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>Audit log</h1>
          <p className="text-muted">
            Operator actions and account security events, newest first. Entries can’t be changed and
            are deleted after {AUDIT_DAYS} days.
          </p>
        </div>
        <div className="audit-files">
          {['csv', 'jsonl'].map((format) => (
            <a
              key={format}
              href={auditAddress(shown, `${AUDIT_PATH}/entries.${format}`)}
              className="button"
              download
            >
              <Icon name="download" />
              Download {format === 'csv' ? 'CSV' : 'JSON Lines'}
            </a>
          ))}
        </div>
      </header>
      <Form method="get" role="search" className="audit-filter" key={JSON.stringify(shown)}>
        <div>
          <label className="label" htmlFor="audit-action">
            What
          </label>
          <select
            id="audit-action"
            name="action"
            className="input"
            defaultValue={view.action ?? ''}
          >
            <option value="">Everything</option>
            {Object.entries(AUDIT_ACTIONS).map(([action, label]) => (
              <option key={action} value={action}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="audit-who">
          <label className="label" htmlFor="audit-who">
            Email, account ID or request ID
          </label>
          <input
            id="audit-who"
            name="who"
            className="input"
            defaultValue={view.who}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <details className="audit-days" open={view.from !== '' || view.until !== ''}>
          <summary className="button">Any time</summary>
          <div>
            <div>
              <label className="label" htmlFor="audit-from">
                From
              </label>
              <input
                id="audit-from"
                type="date"
                name="from"
                className="input"
                defaultValue={view.from}
              />
            </div>
            <div>
              <label className="label" htmlFor="audit-until">
                Until
              </label>
              <input
                id="audit-until"
                type="date"
                name="until"
                className="input"
                defaultValue={view.until}
              />
            </div>
          </div>
        </details>
        <button type="submit" className="button">
          <Icon name="search" />
          Filter
        </button>
      </Form>
      {entries.length > 0 ? (
        <AuditTable entries={entries} />
      ) : (
        <p className="admin-empty">
          No entries found.{' '}
          {isFiltered && (
            <a href={AUDIT_PATH} className="link">
              Show all
            </a>
          )}
        </p>
      )}
      {(before !== null || next !== null) && (
        <nav aria-label="Pages" className="pager">
          {before !== null && (
            <a href={auditAddress(shown)} className="button">
              <Icon name="arrow-left" />
              Newest
            </a>
          )}
          {next !== null && (
            <a href={auditAddress({ ...shown, before: next })} rel="next" className="button">
              Older
              <Icon name="arrow-right" />
            </a>
          )}
        </nav>
      )}
    </div>
  )
}
