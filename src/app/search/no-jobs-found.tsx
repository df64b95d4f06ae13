/** Shown in place of results when there are none. */
import { Elsewhere } from './elsewhere.tsx'
import type { ElsewhereList } from './find-elsewhere.ts'
import { FollowButton } from './follow-button.tsx'

type Props = {
  text: string | null
  alertSearch: string | null
  elsewhere: readonly ElsewhereList[]
}

export function NoJobsFound({ text, alertSearch, elsewhere }: Props) {
  return (
    <div className="none-found">
      <h3>No jobs found</h3>
      <p>
        {text
          ? `No jobs match “${text}”. Check the spelling or use fewer words.`
          : 'New jobs appear here as soon as we find them.'}
      </p>
      <div className="none-found-acts">
        {text && (
          <a href="/jobs" className="button button-primary">
            Clear search
          </a>
        )}
        {alertSearch && (
          <>
            <FollowButton search={alertSearch} label="Create Alert" />
            <span className="text-muted">Get an email when there are some.</span>
          </>
        )}
      </div>
      <Elsewhere lists={elsewhere} />
    </div>
  )
}
