/** Notifications of an alert besides email: webhooks, ntfy, browsers and a feed, each with its last deliveries. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { usePolling } from '#app/ui/use-polling.ts'
import type { AlertId } from '#core/alert/alert.ts'
import {
  type AlertChannel,
  CHANNEL_LABELS,
  type ChannelId,
  type ChannelKind,
} from '#core/alert/alert-channel.ts'
import type { LoggedDelivery } from '#store/channel-deliveries.ts'
import type { RefusedChannel } from './alert-actions.ts'
import type { ShownOnce } from './channel-actions.ts'
import { PushButton } from './push-button.tsx'

export type ShownChannels = {
  channels: readonly AlertChannel[]
  /** The ends of their addresses, if known. */
  endings: ReadonlyMap<ChannelId, string>
  deliveries: readonly LoggedDelivery[]
  /** Null if there is none. */
  feedMadeAt: Date | null
  /** Of the server, for browsers. */
  publicKey: string
}

/** Longer than a test takes, which is sent once. One that waits longer is no longer polled for. */
const LONGEST_TEST_MS = 90_000

type Props = ShownChannels & {
  path: string
  alertId: AlertId
  shownOnce: ShownOnce | null
  refused: RefusedChannel | null
  /** What came of submitting one of the forms; null if none was. */
  notice: ReactNode
  now: Date
}

export function AlertChannels(props: Props) {
  const { path, alertId, channels, endings, deliveries, feedMadeAt, publicKey, shownOnce, now } =
    props
  const action = `${path}?edit=${alertId}#channels`
  // What came of a test shows by itself.
  usePolling(deliveries.some((delivery) => isBeingTested(delivery, now)))
  // A field is emptied when a channel was added, and not when another one was removed.
  const keyOf = (kind: ChannelKind) =>
    Math.max(0, ...channels.filter((channel) => channel.kind === kind).map(({ id }) => id))
  const urlOf = (intent: RefusedChannel['intent']) =>
    props.refused?.intent === intent
      ? { defaultValue: props.refused.url, problem: props.refused.problem }
      : {}
  return (
    <section id="channels" className="card alert-channels" aria-labelledby="channels-title">
      <h2 id="channels-title">Other notifications</h2>
      <p className="hint">
        You get these as soon as there are new jobs, however often emails come. None of them needs
        an account elsewhere.
      </p>
      {props.notice}
      {shownOnce && (
        <div className="notice" role="status">
          <div className="alert-channel-secret">
            <strong>{shownOnce.label}</strong>
            <code id="shown-once">{shownOnce.value}</code>
            <span>{shownOnce.hint}</span>
            <CopyButton
              from="shown-once"
              label="Copy"
              copied="Copied"
              failed="Select the text and copy it by hand."
            />
          </div>
        </div>
      )}
      {channels.length > 0 && (
        <ul className="alert-channel-list">
          {channels.map((channel) => (
            <li key={channel.id}>
              <Channel
                channel={channel}
                ending={endings.get(channel.id)}
                deliveries={deliveries.filter(({ channelId }) => channelId === channel.id)}
                {...{ action, now }}
              />
            </li>
          ))}
        </ul>
      )}
      <PushButton {...{ action, alertId, publicKey }} />
      <Form method="post" action={action} preventScrollReset className="alert-channel-form">
        <input type="hidden" name="id" value={alertId} />
        <p className="hint">
          {feedMadeAt === null ? (
            'A private feed of what this alert finds, for any feed reader.'
          ) : (
            <>
              The feed’s address was created <TimeAgo at={feedMadeAt} now={now} inSentence />. We
              don’t store it, so we can’t show it again. A new one replaces it.
            </>
          )}
        </p>
        <div className="alert-channel-buttons">
          <button type="submit" name="intent" value="make-feed" className="button">
            {feedMadeAt === null ? 'Create feed' : 'Create a new address'}
          </button>
          {feedMadeAt !== null && (
            <button type="submit" name="intent" value="revoke-feed" className="button button-plain">
              Revoke feed
            </button>
          )}
        </div>
      </Form>
      <Form method="post" action={action} preventScrollReset className="alert-channel-form">
        <input type="hidden" name="id" value={alertId} />
        <Field
          key={keyOf('webhook')}
          label="Webhook address"
          name="url"
          type="url"
          required
          autoComplete="off"
          placeholder="https://example.com/hook"
          {...urlOf('add-webhook')}
          hint="We post the jobs as JSON, signed as Standard Webhooks describe."
        />
        <button type="submit" name="intent" value="add-webhook" className="button">
          Add webhook
        </button>
      </Form>
      <Form method="post" action={action} preventScrollReset className="alert-channel-form">
        <input type="hidden" name="id" value={alertId} />
        <Field
          key={keyOf('ntfy')}
          label="ntfy topic"
          name="url"
          type="url"
          required
          autoComplete="off"
          placeholder="https://ntfy.sh/your-topic"
          {...urlOf('add-ntfy')}
          hint="Any ntfy server. Choose a name that’s hard to guess: anyone who knows it can read along."
        />
        <button type="submit" name="intent" value="add-ntfy" className="button">
          Add ntfy topic
        </button>
      </Form>
    </section>
  )
}

type ChannelProps = {
  channel: AlertChannel
  ending: string | undefined
  deliveries: readonly LoggedDelivery[]
  action: string
  now: Date
}

function Channel({ channel, ending, deliveries, action, now }: ChannelProps) {
  const { id, alertId, kind, host, stoppedAt } = channel
  const address = ending ? `${host}/…${ending}` : host
  const name = `${CHANNEL_LABELS[kind]} at ${address}`
  return (
    <>
      <div className="alert-channel-head">
        <h3>
          {CHANNEL_LABELS[kind]} <span className="text-muted">{address}</span>
        </h3>
        <Form method="post" action={action} preventScrollReset className="alert-channel-buttons">
          <input type="hidden" name="id" value={alertId} />
          <input type="hidden" name="channel" value={id} />
          {stoppedAt === null ? (
            <button
              type="submit"
              name="intent"
              value="test-channel"
              className="button button-small"
              aria-label={`Send a test: ${name}`}
            >
              Send a test
            </button>
          ) : (
            <button
              type="submit"
              name="intent"
              value="resume-channel"
              className="button button-small"
              aria-label={`Turn on again: ${name}`}
            >
              Turn on again
            </button>
          )}
          <button
            type="submit"
            name="intent"
            value="remove-channel"
            className="button button-small button-plain"
            aria-label={`Remove: ${name}`}
          >
            Remove
          </button>
        </Form>
      </div>
      {stoppedAt !== null && (
        <p className="alert-channel-stopped">
          Turned off <TimeAgo at={stoppedAt} now={now} inSentence />, because it stopped accepting
          notifications. Check the address, then turn it on again.
        </p>
      )}
      {deliveries.length > 0 && (
        <details open={deliveries[0]?.isTest}>
          <summary>Last deliveries</summary>
          <ul className="alert-channel-log">
            {deliveries.map((delivery) => (
              <li key={delivery.id}>
                <TimeAgo at={delivery.createdAt} now={now} />:{' '}
                {delivery.isTest ? 'test' : delivery.jobs === 1 ? '1 job' : `${delivery.jobs} jobs`}
                , {outcomeOf(delivery)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const isBeingTested = (
  { isTest, deliveredAt, nextAttemptAt, createdAt }: LoggedDelivery,
  now: Date,
) =>
  isTest &&
  deliveredAt === null &&
  nextAttemptAt !== null &&
  now.getTime() - createdAt.getTime() < LONGEST_TEST_MS

function outcomeOf(delivery: LoggedDelivery): string {
  const { deliveredAt, nextAttemptAt, attempts, status, isTest } = delivery
  const answer = status === null ? 'no answer' : `answered ${status}`
  if (deliveredAt !== null) return `delivered (${answer})`
  if (attempts === 0) return nextAttemptAt === null ? 'not sent' : 'waiting'
  // A test is sent once, so it is being sent now.
  if (isTest && nextAttemptAt !== null) return 'waiting for an answer'
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  return `${nextAttemptAt === null ? 'not delivered' : 'trying again'}: ${answer} (${tries})`
}
