/** How many applications, how they are spread, and how many were ever answered: only where that says something. */
import { type ApplicationSummary, MIN_FOR_RATE } from '#core/tracker/application-summary.ts'
import { countText } from './application-words.ts'
import { stageClass } from './stage-mark.tsx'

export function TrackerSummary({ summary }: { summary: ApplicationSummary }) {
  const { total, stages, response } = summary
  const { sent, answered, rate } = response
  if (total === 0) return null
  return (
    <div className="tracker-summary">
      <p>
        {countText(total)}, {sent} sent.{' '}
        {rate === null ? (
          <span>The response rate shows from {MIN_FOR_RATE} sent on.</span>
        ) : (
          <span>
            Response rate <strong>{Math.round(rate * 100)}%</strong> ({answered} of {sent})
          </span>
        )}
      </p>
      {/* The same counts stand in words at the stages below. */}
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
