/**
 * The CV of a profile: upload, show, delete and restore. Shows whether it could be read; the details are on the
 * CV's own page.
 */
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

import { formatFileSize } from '#app/files/format-file-size.ts'
import { Icon } from '#app/ui/icon.tsx'
import { NOTHING_READ_NOTICE } from '#core/profile/onboarding.ts'
import { CvForms } from './cv-forms.tsx'
import type { ShownProfile } from './load-profile.ts'
import { MatchingQuestion } from './matching-question.tsx'
import { FormProblem, ProfileForm } from './profile-form.tsx'
import type { Outcome } from './save-profile.ts'
import { UndoButton } from './undo-button.tsx'

type Props = {
  profile: ShownProfile
  /** The id of a CV that was just deleted and can be restored. */
  deleted: string | null
  onSaved?: (outcome: Outcome) => void
}

export function CvUpload({ profile, deleted, onSaved }: Props) {
  // The forms unmount when their own change reloads the page, so their results are watched here by fetcher key.
  const { data: uploaded } = useFetcher<Outcome>({ key: 'profile-upload-cv' })
  const { data: pasted } = useFetcher<Outcome>({ key: 'profile-paste-cv' })
  const { data: reread } = useFetcher<Outcome>({ key: 'profile-read-cv' })
  const { data: removed } = useFetcher<Outcome>({ key: 'profile-cv' })
  const lastDeleted = removed?.fileId ?? deleted
  const handled = useRef([uploaded, pasted, reread])
  const latestOnSaved = useRef(onSaved)
  latestOnSaved.current = onSaved
  useEffect(() => {
    for (const sent of [uploaded, pasted, reread]) {
      if (sent?.isSaved && !handled.current.includes(sent)) latestOnSaved.current?.(sent)
    }
    handled.current = [uploaded, pasted, reread]
  }, [uploaded, pasted, reread])

  if (profile.cv) {
    return (
      <div className="profile-fields">
        <KeptCv profile={profile} cv={profile.cv} />
        {/* The key closes this once a new CV has been uploaded. */}
        <details key={profile.cv.id} className="entry-fold">
          <summary className="link">Upload another</summary>
          <div className="entry-form">
            <CvForms />
          </div>
        </details>
      </div>
    )
  }
  return (
    <div className="profile-fields">
      {lastDeleted && (
        <ProfileForm id="restore-cv" section="cv-removed" className="notice profile-removed">
          {({ isBusy }) => (
            <>
              <input type="hidden" name="fileId" value={lastDeleted} />
              <span role="status">Your CV was deleted.</span>
              <UndoButton intent="restore-cv" isBusy={isBusy} />
            </>
          )}
        </ProfileForm>
      )}
      <CvForms />
    </div>
  )
}

type KeptProps = { profile: ShownProfile; cv: NonNullable<ShownProfile['cv']> }

function KeptCv({ profile: { cvId, cvProblem, isCvTimedOut, isCvRead, otherCv }, cv }: KeptProps) {
  return (
    <>
      <div className="cv-file">
        <Icon name="file-text" className="size-6" />
        <p className="min-w-0 flex-1">
          <a href={`/dashboard/files/${cv.id}`} className="link" download>
            {cv.name}
          </a>
          <span className="hint block">{formatFileSize(cv.bytes)}, visible only to you</span>
        </p>
        <ProfileForm id="cv" section="cv">
          {({ isBusy }) => (
            <button
              type="submit"
              name="intent"
              value="delete-cv"
              className="button button-plain button-small"
              disabled={isBusy}
            >
              <Icon name="trash-2" />
              Delete Resume
            </button>
          )}
        </ProfileForm>
      </div>
      {cvProblem && <FormProblem>{cvProblem}</FormProblem>}
      {isCvTimedOut && <ReadForm label="Try Again" />}
      <MatchingQuestion
        newest={cvId === null ? null : { id: cvId, name: cv.name }}
        used={otherCv}
      />
      {cvId ? (
        <p className="text-sm">
          <a href={`/dashboard/cv/${cvId}`} className="link">
            {isCvRead ? 'Check what we read and fix mistakes' : 'Open it and fill it in yourself'}
          </a>
        </p>
      ) : (
        <ReadForm label="Read CV" />
      )}
      {!isCvRead && !cvProblem && (
        <p className="notice notice-warn">
          <Icon name="triangle-alert" />
          <span>{NOTHING_READ_NOTICE}</span>
        </p>
      )}
    </>
  )
}

/** Reads the stored file. */
function ReadForm({ label }: { label: string }) {
  return (
    <ProfileForm id="read-cv" section="cv-read">
      {({ isBusy }) => (
        <button type="submit" name="intent" value="read-cv" className="button" disabled={isBusy}>
          {isBusy ? 'Reading...' : label}
        </button>
      )}
    </ProfileForm>
  )
}
