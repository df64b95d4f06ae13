/** The address of a private calendar, in the one moment in which it can be seen, and the ways to use it. */
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = { publicUrl: string; token: string }

export function CalendarAddress({ publicUrl, token }: Props) {
  const address = `${publicUrl}/calendar/${token}.ics`
  const subscription = address.replace(/^https?:/, 'webcal:')
  return (
    <>
      <h2 id="address-title">Your calendar’s address</h2>
      <p className="notice notice-warn">
        <Icon name="lock" />
        <span>
          <strong>It is shown this once.</strong> Whoever has it can read your calendar, so keep it
          to yourself.
        </span>
      </p>
      <div className="calendar-address">
        <code id="calendar-address">{address}</code>
        <CopyButton
          from="calendar-address"
          label="Copy the address"
          copied="Address copied"
          failed="Could not copy the address"
        />
      </div>
      <p className="calendar-actions">
        <a href={subscription} className="button button-primary">
          <Icon name="calendar" />
          Open in my calendar program
        </a>
        {!isOnThisMachine(publicUrl) && (
          <a
            href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`}
            target="_blank"
            rel="noopener noreferrer"
            className="button"
          >
            <Icon name="external-link" />
            Add to Google Calendar
          </a>
        )}
        <a href={address} className="button button-plain" download="rolecall.ics">
          <Icon name="download" />
          Download once
        </a>
      </p>
    </>
  )
}

/** What Google's servers cannot reach. */
export const isOnThisMachine = (publicUrl: string) =>
  /^https?:\/\/(?:localhost|127\.|\[::1\]|[^/]*\.local\b)/.test(publicUrl)
