/**
 * The resume of a profile: handed in, shown, deleted and brought back. What could be made of it is said here, and is
 * looked at on a page of its own.
 */
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { formatBytes } from '#app/files/byte-count.ts'
import { Icon } from '#app/ui/icon.tsx'
import { NOTHING_READ_NOTICE } from '#core/profile/onboarding.ts'
import { CvForms } from './cv-forms.tsx'
import type { ShownProfile } from './load-profile.ts'
import { FormProblem, ProfileForm } from './profile-form.tsx'
import type { Outcome } from './save-profile.ts'

type Props = {
  profile: ShownProfile
  /** A resume that was just deleted and can be brought back. */
  deleted: string | null
  onSaved?: (outcome: Outcome) => void
}

export function CvUpload({ profile, deleted, onSaved }: Props) {
  // The forms come and go with what they change; what came of them is heard here.
  const { data: uploaded } = useFetcher<Outcome>({ key: 'profile-upload-cv' })
  const { data: pasted } = useFetcher<Outcome>({ key: 'profile-paste-cv' })
  const { data: removed } = useFetcher<Outcome>({ key: 'profile-cv' })
  const lastDeleted = removed?.fileId ?? deleted
  const told = useRef([uploaded, pasted])
  const said = useRef(onSaved)
  said.current = onSaved
  useEffect(() => {
    for (const sent of [uploaded, pasted]) {
      if (sent?.isSaved && !told.current.includes(sent)) said.current?.(sent)
    }
    told.current = [uploaded, pasted]
  }, [uploaded, pasted])

  if (profile.cv) {
    return (
      <div className="profile-fields">
        <KeptCv profile={profile} cv={profile.cv} />
        {/* Closed again once another has come. */}
        <details key={profile.cv.id} className="entry-fold">
          <summary className="link">Hand in another one</summary>
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
              <span role="status">Your resume was deleted.</span>
              <button
                type="submit"
                name="intent"
                value="restore-cv"
                className="button button-small"
                disabled={isBusy}
              >
                <Icon name="rotate-ccw" />
                Undo
              </button>
            </>
          )}
        </ProfileForm>
      )}
      <CvForms />
    </div>
  )
}

type KeptProps = { profile: ShownProfile; cv: NonNullable<ShownProfile['cv']> }

function KeptCv({ profile: { cvId, cvProblem, isCvRead }, cv }: KeptProps) {
  return (
    <>
      <div className="cv-file">
        <Icon name="file-text" className="size-6" />
        <p className="min-w-0 flex-1">
          <a href={`/dashboard/files/${cv.id}`} className="link" download>
            {cv.name}
          </a>
          <span className="hint block">{formatBytes(cv.bytes)}, for your eyes only</span>
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
      {cvId ? (
        <p>
          <a href={`/dashboard/cv/${cvId}`} className="link">
            {isCvRead ? 'See what was read, and mend it' : 'Look at it, and fill it in by hand'}
          </a>
        </p>
      ) : (
        <ProfileForm id="read-cv" section="cv-read">
          {({ isBusy, problem }) => (
            <>
              <button
                type="submit"
                name="intent"
                value="read-cv"
                className="button"
                disabled={isBusy}
              >
                {isBusy ? 'Reading...' : 'Read it now'}
              </button>
              {problem('form') && <FormProblem>{problem('form')}</FormProblem>}
            </>
          )}
        </ProfileForm>
      )}
      {!isCvRead && (
        <p className="notice notice-warn">
          <Icon name="triangle-alert" />
          <span>{NOTHING_READ_NOTICE}</span>
        </p>
      )}
    </>
  )
}
