/** The state of an account as badges; "Active" if there is nothing else to say. */
import { Icon } from '#app/ui/icon.tsx'
import type { ListedAccount } from '#store/account-list.ts'

type Props = { account: Pick<ListedAccount, 'isOperator' | 'isVerified' | 'suspendedAt'> }

export function AccountBadges({ account: { isOperator, isVerified, suspendedAt } }: Props) {
  return (
    <span className="account-badges">
      {suspendedAt && (
        <span className="badge badge-danger">
          <Icon name="pause" />
          Suspended
        </span>
      )}
      {isOperator && (
        <span className="badge">
          <Icon name="shield-check" />
          Operator
        </span>
      )}
      {!isVerified && <span className="badge">Email not verified</span>}
      {!suspendedAt && !isOperator && isVerified && <span className="text-muted">Active</span>}
    </span>
  )
}
