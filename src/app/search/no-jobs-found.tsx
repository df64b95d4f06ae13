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
          ? 'Check the spelling or use fewer words. Or get an email when such a job appears.'
          : 'New jobs appear here as soon as we find them.'}
      </p>
      <div className="none-found-acts">
        {alertSearch && (
          <FollowButton
            search={alertSearch}
            label="Create Alert"
            className="button button-primary"
          />
        )}
        {text && (
          <a href="/jobs" className="button">
            Clear search
          </a>
        )}
      </div>
      <Elsewhere lists={elsewhere} />
    </div>
  )
}
