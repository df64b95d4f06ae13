/** Invitations with their state; those that still work can be revoked. */
import { Form } from 'react-router'
import { formatDate, TimeAgo } from '#app/ui/time-ago.tsx'
import { ACCOUNTS_PATH } from '#core/operator/accounts-query.ts'
import type { Invitation } from '#store/invitations.ts'

type Props = { invitations: readonly Invitation[]; now: Date }

export function InvitationTable({ invitations, now }: Props) {
  return (
    <table className="boards-table">
      <thead>
        <tr>
          <th scope="col">Link ends in</th>
          <th scope="col">State</th>
          <th scope="col">Created</th>
          <th scope="col">Expires</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <tr key={invitation.id}>
            <th scope="row">
              <code>…{invitation.hint}</code>
            </th>
            <td data-label="State">
              <State invitation={invitation} now={now} />
            </td>
            <td data-label="Created">
              <TimeAgo at={invitation.createdAt} now={now} />
            </td>
            <td data-label="Expires">{formatDate(invitation.expiresAt)}</td>
            <td>
              {isOpen(invitation, now) && (
                <Form method="post">
                  <input type="hidden" name="id" value={invitation.id} />
                  <button
                    type="submit"
                    name="intent"
                    value="invitation.revoke"
                    className="button button-plain button-small"
                  >
                    Revoke<span className="sr-only"> the link that ends in {invitation.hint}</span>
                  </button>
                </Form>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isOpen = ({ usedAt, revokedAt, expiresAt }: Invitation, now: Date) =>
  usedAt === null && revokedAt === null && expiresAt > now

function State({ invitation, now }: { invitation: Invitation; now: Date }) {
  const { usedAt, revokedAt, accountId, email } = invitation
  if (usedAt !== null) {
    return accountId === null ? (
      <>Used</>
    ) : (
      <>
        Used by{' '}
        <a href={`${ACCOUNTS_PATH}/${accountId}`} className="link audit-detail">
          {email}
        </a>
      </>
    )
  }
  if (revokedAt !== null) return <>Revoked</>
  return <>{isOpen(invitation, now) ? 'Open' : 'Expired'}</>
}
