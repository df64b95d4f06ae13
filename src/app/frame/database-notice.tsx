/** Says above a page that it is made from what is at hand, and how old that is; and that accounts are paused. */
import { useMatches } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useFrameData } from './frame-data.ts'

const TIME = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

export function DatabaseNotice() {
  const isPaused = useFrameData()?.isPaused ?? false
  // The page knows better than the frame how old what it shows is.
  const since = useMatches().reduce<Date | null>((known, { loaderData }) => {
    const said = (loaderData as { copyFrom?: Date | null } | undefined)?.copyFrom
    return said === undefined ? known : said
  }, null)
  if (!since) return null
  return (
    <div className="page pt-4">
      <p className="notice notice-warn" role="status">
        <Icon name="triangle-alert" />
        <span className="min-w-0 flex-1">
          <strong>Our database is unavailable.</strong> You are looking at a saved copy from{' '}
          <time dateTime={since.toISOString()}>{TIME.format(since)} UTC</time>, so some jobs may be
          missing or already closed.
          {isPaused &&
            ' Account features are paused until it is back. You are still signed in, and nothing of yours is lost.'}
        </span>
      </p>
    </div>
  )
}
