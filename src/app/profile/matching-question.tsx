/**
 * Asks whether the newest CV should be used for matching, while matches are based on another one. The answer is saved
 * in place, in onboarding too.
 */
import { useFetcher } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { CvId } from '#core/cv/cv-id.ts'
import { ProfileForm } from './profile-form.tsx'
import type { Outcome } from './save-profile.ts'

type Named = { id: CvId; name: string }

/** Nothing if there is nothing to ask; the answer, right after it was given. */
export function MatchingQuestion({ newest, used }: { newest: Named | null; used: Named | null }) {
  // The form is gone once it is answered, so its result is watched here by fetcher key.
  const { data } = useFetcher<Outcome>({ key: 'profile-choose-cv' })
  if (!newest || !used || newest.id === used.id) {
    return data?.isSaved ? (
      <p role="status" className="profile-saved">
        <Icon name="check" />
        {data.message}
      </p>
    ) : null
  }
  return (
    <ProfileForm id="choose-cv" section="cv" className="notice cv-question">
      {({ isBusy }) => (
        <>
          <Icon name="circle-alert" />
          <span>
            Your matches are based on <strong>{used.name}</strong>. Use{' '}
            <strong>{newest.name}</strong> instead?
          </span>
          <input type="hidden" name="cvId" value={newest.id} />
          <button
            type="submit"
            name="intent"
            value="choose-cv"
            className="button button-small"
            disabled={isBusy}
          >
            Use new CV for matching
          </button>
        </>
      )}
    </ProfileForm>
  )
}
