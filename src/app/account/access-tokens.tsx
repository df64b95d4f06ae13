/** A person's access tokens: what each may do, when it was used, and how to end it. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { AccessToken } from '#store/access-tokens.ts'

type Props = { tokens: readonly AccessToken[]; now: Date }

export function AccessTokens({ tokens, now }: Props) {
  if (tokens.length === 0) return <p className="your-data-empty">You have no access tokens.</p>
  return (
    <ul className="card your-data-list">
      {tokens.map((token) => (
        <li key={token.id}>
          <div className="min-w-0">
            <p className="your-data-name">
              {token.name} <code>rc_…{token.hint}</code>
              <span className="badge badge-quiet">
                {token.isReadOnly ? 'Can read' : 'Can read and change'}
              </span>
              {hasEnded(token, now) && <span className="badge badge-warn">Ended</span>}
            </p>
            <p className="hint">
              Made: <TimeAgo at={token.createdAt} now={now} />
              {' · '}
              Used: {token.lastUsedAt ? <TimeAgo at={token.lastUsedAt} now={now} /> : 'never'}
              {' · '}
              {hasEnded(token, now) ? 'Ended: ' : 'Ends: '}
              {token.expiresAt ? dayOf(token.expiresAt) : 'never'}
            </p>
          </div>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={token.id} />
            <button
              type="submit"
              name="intent"
              value="revoke-token"
              className="button button-small"
              aria-label={`Revoke ${token.name}`}
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

const hasEnded = ({ expiresAt }: AccessToken, now: Date) => expiresAt !== null && expiresAt <= now

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
