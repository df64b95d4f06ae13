/** The number of applications, their distribution over the stages, and the response rate if there are enough. */
import { type ApplicationSummary, MIN_FOR_RATE } from '#core/tracker/application-summary.ts'
import { countText } from './application-words.ts'
import { stageClass } from './stage-label.tsx'

export function TrackerSummary({ summary }: { summary: ApplicationSummary }) {
  const { total, stages, response } = summary
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
      {/* Hidden from screen readers, because the counts are also in the stage filters below. */}
      <svg
        className="tracker-spread"
        viewBox={`0 0 ${total} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {stages.map(({ stage, count }, at) => (
          <rect
            key={stage}
            className={stageClass(stage)}
            x={stages.slice(0, at).reduce((sum, before) => sum + before.count, 0)}
            width={count}
            height="1"
          />
        ))}
      </svg>
    </div>
  )
}
