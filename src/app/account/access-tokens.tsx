/** The account's access tokens: permissions, last use, expiry, and a button to revoke each. */

import { Form } from 'react-router'
import { formatDay } from '#app/ui/day-words.ts'
import { DotLine } from '#app/ui/dot-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { AccessToken } from '#store/access-tokens.ts'

type Props = { tokens: readonly AccessToken[]; now: Date }

export function AccessTokens({ tokens, now }: Props) {
  if (tokens.length === 0) return <p className="text-muted">You have no access tokens.</p>
  return (
    <ul className="card your-data-list">
      {tokens.map((token) => (
        <li key={token.id}>
          <div className="min-w-0">
            <p className="your-data-name">
              {token.name} <code>rc_…{token.hint}</code>
              <span className="badge badge-quiet">
                {token.isReadOnly ? 'Read only' : 'Read and write'}
              </span>
              {isExpired(token, now) && <span className="badge badge-warn">Expired</span>}
            </p>
            <p className="hint">
              <DotLine>
                <span>
                  Created: <TimeAgo at={token.createdAt} now={now} />
                </span>
                <span>
                  Last used:{' '}
                  {token.lastUsedAt ? <TimeAgo at={token.lastUsedAt} now={now} /> : 'never'}
                </span>
                <span>
                  {isExpired(token, now) ? 'Expired: ' : 'Expires: '}
                  {token.expiresAt ? formatDay(token.expiresAt.toISOString()) : 'never'}
                </span>
              </DotLine>
            </p>
          </div>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={token.id} />
            <button
              type="submit"
              name="intent"
              value="revoke-token"
              className="button button-small"
              aria-label={`Revoke token: ${token.name}`}
            >
              <Icon name="x" />
              Revoke
            </button>
          </Form>
        </li>
      ))}
    </ul>
  )
}

const isExpired = ({ expiresAt }: AccessToken, now: Date) => expiresAt !== null && expiresAt <= now
