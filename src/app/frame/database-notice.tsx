/** A notice while the database is down: the page shows a saved copy, how old it is, and that accounts are paused. */
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
  // A page's own loader knows the age of its data better than the root loader, so the last match wins.
  const since = useMatches().reduce<Date | null>((known, { loaderData }) => {
    const pageCopyFrom = (loaderData as { copyFrom?: Date | null } | undefined)?.copyFrom
    return pageCopyFrom === undefined ? known : pageCopyFrom
  }, null)
  if (!since) return null
  return (
    <div className="page pt-4">
      <p className="notice notice-warn" role="status">
        <Icon name="triangle-alert" />
        <span className="min-w-0 flex-1">
          <strong>Our database is unavailable.</strong> You’re looking at a saved copy from{' '}
          <time dateTime={since.toISOString()}>{TIME.format(since)} UTC</time>, so some jobs may be
          missing or already closed.
          {isPaused &&
            ' Account features are paused until it’s back. You’re still signed in, and your data is safe.'}
        </span>
      </p>
    </div>
  )
}
