/** Entries of the audit log: when, what, by whom, about whom, and from where. */
import { ExactTime, formatSecond } from '#app/ui/time-ago.tsx'
import { ACCOUNTS_PATH } from '#core/operator/accounts-query.ts'
import { AUDIT_ACTIONS, formatAuditDetail } from '#core/operator/audit-event.ts'
import type { AuditAccount, AuditEvent } from '#store/audit-events.ts'

export function AuditTable({ entries }: { entries: readonly AuditEvent[] }) {
  return (
    <table className="boards-table audit-table">
      <thead>
        <tr>
          <th scope="col">Time (UTC)</th>
          <th scope="col">What</th>
          <th scope="col">By</th>
          <th scope="col">Account</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="audit-time">
              <ExactTime at={entry.at}>{formatSecond(entry.at)}</ExactTime>
            </td>
            <th scope="row">
              <span className="boards-name">{AUDIT_ACTIONS[entry.action]}</span>
              <span className="boards-token audit-detail">{formatAuditDetail(entry.detail)}</span>
              <Ids entry={entry} />
            </th>
            <td data-label="By">
              <Actor entry={entry} />
            </td>
            <td data-label={entry.subject ? 'Account' : undefined}>
              {entry.subject && <Whose account={entry.subject} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** For who follows a request through other logs. */
function Ids({ entry: { network, requestId } }: { entry: AuditEvent }) {
  if (!network && !requestId) return null
  return (
    <details className="audit-detail audit-ids">
      <summary>Network and request</summary>
      {network && (
        <span className="block">
          Network <code>{network}</code>
        </span>
      )}
      {requestId && (
        <span className="block">
          Request <code>{requestId}</code>
        </span>
      )}
    </details>
  )
}

const ACTORS = { command: 'Command on the server', stranger: 'Not signed in' }

/** An account that acts on itself is named in the next column only. */
function Actor({ entry: { actorKind, actor, subject } }: { entry: AuditEvent }) {
  if (actorKind === 'command' || actorKind === 'stranger') return ACTORS[actorKind]
  if (actor && actor.auditId === subject?.auditId) {
    return actorKind === 'operator' ? 'An operator, on their own account' : 'Its owner'
  }
  return (
    <>
      {actor && <Whose account={actor} />}
      <span className="boards-token">{actorKind === 'operator' ? 'as operator' : 'owner'}</span>
    </>
  )
}

function Whose({ account: { accountId, email, auditId } }: { account: AuditAccount }) {
  if (accountId === null) return <>Deleted account {auditId.slice(0, 8)}</>
  return (
    <a href={`${ACCOUNTS_PATH}/${accountId}`} className="link audit-detail">
      {email}
    </a>
  )
}
