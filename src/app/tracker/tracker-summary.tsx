/** The number of applications, and the response rate if there are enough. */
import { type ApplicationSummary, MIN_FOR_RATE } from '#core/tracker/application-summary.ts'
import { countText } from './application-words.ts'

export function TrackerSummary({ summary }: { summary: ApplicationSummary }) {
  const { total, response } = summary
  const { sent, answered, rate } = response
  if (total === 0) return null
  return (
    <div className="tracker-summary">
      <p>
        {countText(total)}, {sent === 0 ? 'none sent yet' : `${sent} sent`}.{' '}
        {rate === null ? (
          <span>You’ll see your response rate once you’ve sent {MIN_FOR_RATE} applications.</span>
        ) : (
          <span>
            Response rate <strong>{Math.round(rate * 100)}%</strong> ({answered} of {sent})
          </span>
        )}
      </p>
    </div>
  )
}
