/** In place of a job that is no longer listed or couldn't be loaded: what to do. */
import type { JobId } from '#core/job/job.ts'

type ProblemProps = { id: JobId; problem: 'gone' | 'failed'; onRetry: () => void }

export function PreviewProblem({ id, problem, onRetry }: ProblemProps) {
  const isGone = problem === 'gone'
  return (
    <div className="preview-problem" role="alert">
      <h2>{isGone ? 'This job is no longer listed' : 'This job couldn’t be loaded'}</h2>
      <p>
        {isGone
          ? 'It was closed or removed. Select another job from the list.'
          : 'Your search and the list are unchanged. Check your connection and try again.'}
      </p>
      {!isGone && (
        <p className="preview-actions">
          <button type="button" className="button button-primary" onClick={onRetry}>
            Try Again
          </button>
          <a href={`/jobs/${id}`} className="button">
            Open the job’s page
          </a>
        </p>
      )}
    </div>
  )
}
