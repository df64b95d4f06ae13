/** The private calendar's address, shown this one time, with ways to use it. */
import { CopyLine } from '#app/ui/copy-line.tsx'
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
          <strong>Copy it now: you won’t see it again.</strong> Anyone who has it can read your
          calendar, so keep it to yourself.
        </span>
      </p>
      <CopyLine id="calendar-address" noun="address" text={address} />
      <p className="calendar-actions">
        <a href={subscription} className="button button-primary">
          <Icon name="calendar" />
          Open in my calendar app
        </a>
        {!isLocalUrl(publicUrl) && (
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
          Download a copy
        </a>
      </p>
    </>
  )
}

/** Whether `publicUrl` is local, so that Google's servers can't reach it. */
export const isLocalUrl = (publicUrl: string) =>
  /^https?:\/\/(?:localhost|127\.|\[::1\]|[^/]*\.local\b)/.test(publicUrl)
