/** Accounts with what an operator looks for first: who, since when, last sign-in, and state. */
import { ExactTime, formatMinute, TimeAgo } from '#app/ui/time-ago.tsx'
import { ACCOUNTS_PATH } from '#core/operator/accounts-query.ts'
import type { ListedAccount } from '#store/account-list.ts'
import { AccountBadges } from './account-badges.tsx'

export function AccountTable({ accounts, now }: { accounts: readonly ListedAccount[]; now: Date }) {
  return (
    <table className="boards-table account-table">
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">State</th>
          <th scope="col">Created</th>
          <th scope="col">Last sign-in (UTC)</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <th scope="row">
              <a href={`${ACCOUNTS_PATH}/${account.id}`} className="link boards-name">
                {account.email}
              </a>
              {account.name !== '' && (
                <span className="boards-token" dir="auto">
                  {account.name}
                </span>
              )}
            </th>
            <td className="boards-state">
              <AccountBadges account={account} />
            </td>
            <td data-label="Created">
              <TimeAgo at={account.createdAt} now={now} />
            </td>
            <td data-label="Last sign-in">
              {account.signedInAt ? (
                <ExactTime at={account.signedInAt}>{formatMinute(account.signedInAt)}</ExactTime>
              ) : (
                'Never'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
