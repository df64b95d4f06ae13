/** The devices a person is signed in on, with buttons to sign them out. */

import { Form } from 'react-router'
import { DotLine } from '#app/ui/dot-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { deviceName, isHandheld } from '#core/account/device-name.ts'
import { SecurityPart } from './part.tsx'
import { RevokeTokens } from './revoke-tokens.tsx'
import type { SecurityAnswer } from './security-actions.ts'
import type { OwnSession } from './security-state.ts'

type Props = {
  sessions: readonly OwnSession[]
  now: Date
  answer: SecurityAnswer | undefined
}

export function SessionsPart({ sessions, now, answer }: Props) {
  // This device first; the others stay ordered by last use.
  const ordered = [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  return (
    <SecurityPart
      id="sessions"
      title="Where you’re signed in"
      text="Don’t recognize a device? Sign it out, then change your password."
      answer={answer}
    >
      <ul className="security-list">
        {ordered.map((session) => (
          <Session key={session.id} session={session} now={now} />
        ))}
      </ul>
      <Form method="post" className="flex flex-wrap items-center gap-2">
        <RevokeTokens />
        {sessions.length > 1 && (
          <SubmitButton intent="sessions-others" busy="Signing out..." className="button">
            Sign out all other devices
          </SubmitButton>
        )}
        <SubmitButton intent="sessions-all" busy="Signing out..." className="button">
          Sign out everywhere
        </SubmitButton>
      </Form>
    </SecurityPart>
  )
}

function Session({ session, now }: { session: OwnSession; now: Date }) {
  const { id, usedAt, network, userAgent, isCurrent } = session
  const device = deviceName(userAgent, 'Browser not recognized')
  return (
    <li>
      <Icon name={isHandheld(userAgent) ? 'phone' : 'monitor'} className="size-5" />
      <div className="security-item">
        <strong>
          {device} {isCurrent && <span className="badge">This device</span>}
        </strong>
        <span className="hint">
          <DotLine>
            {isCurrent ? (
              'In use now'
            ) : (
              <>
                Last used <TimeAgo at={usedAt} now={now} inSentence />
              </>
            )}
            {network}
          </DotLine>
        </span>
      </div>
      {!isCurrent && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <SubmitButton
            intent="session-end"
            busy="Signing out..."
            className="button button-small"
            aria-label={`Sign out ${device}`}
          >
            Sign out
          </SubmitButton>
        </Form>
      )}
    </li>
  )
}
