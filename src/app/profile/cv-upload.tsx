/**
 * The resume of a profile: handed in, shown, deleted and brought back. What cannot be taken is said before
 * anything is sent; the server looks again.
 */
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { formatBytes } from '#app/ui/byte-count.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CV_ENDINGS, MAX_FILE_BYTES, NOT_TAKEN, TOO_LARGE } from '#core/file-limits.ts'
import { NOTHING_READ_NOTICE } from '#core/onboarding.ts'
import type { ShownProfile } from './load-profile.ts'
import { FormProblem, ProfileForm } from './profile-form.tsx'
import type { Outcome } from './save-profile.ts'

type Props = {
  profile: ShownProfile
  /** A resume that was just deleted and can be brought back. */
  deleted: string | null
  onSaved?: (outcome: Outcome) => void
}

export function CvUpload({ profile: { cv, isCvRead }, deleted, onSaved }: Props) {
  const id = useId()
  const form = useRef<HTMLDivElement>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  // The forms come and go with what they change; what came of them is heard here.
  const { data: sent } = useFetcher<Outcome>({ key: 'profile-upload-cv' })
  const { data: removed } = useFetcher<Outcome>({ key: 'profile-cv' })
  const lastDeleted = removed?.fileId ?? deleted
  const told = useRef(sent)
  const said = useRef(onSaved)
  said.current = onSaved
  useEffect(() => {
    if (!sent?.isSaved || told.current === sent) return
    told.current = sent
    said.current?.(sent)
  }, [sent])

  const onChange = ({ currentTarget: { files, form: sender } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    const problem = file ? problemOf(file) : null
    setWrong(problem)
    if (file && !problem) sender?.requestSubmit(form.current?.querySelector('button') ?? null)
  }

  if (cv) {
    return (
      <div className="profile-fields">
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
                className="button button-small"
                disabled={isBusy}
              >
                <Icon name="trash-2" />
                Delete Resume
              </button>
            )}
          </ProfileForm>
        </div>
        {!isCvRead && (
          <p className="notice notice-warn">
            <Icon name="triangle-alert" />
            <span>{NOTHING_READ_NOTICE}</span>
          </p>
        )}
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
      <ProfileForm id="upload-cv" section="cv" hasFile goesOn>
        {({ isBusy, cancel }) => (
          <div ref={form} className="cv-drop" aria-busy={isBusy}>
            <label htmlFor={id} className="label">
              Your resume
            </label>
            <input
              id={id}
              type="file"
              name="file"
              accept={CV_ENDINGS}
              aria-describedby={`${id}-hint`}
              disabled={isBusy}
              onChange={onChange}
            />
            <p id={`${id}-hint`} className="hint">
              PDF, DOCX, DOC, RTF, ODT or TXT. Max 5MB. Only you can read it.
            </p>
            <p className="profile-save">
              <button
                type="submit"
                name="intent"
                value="upload-cv"
                className="button button-primary"
                disabled={isBusy}
              >
                {isBusy ? 'Uploading...' : 'Upload'}
              </button>
              {isBusy && (
                <button type="button" className="button button-plain" onClick={cancel}>
                  Cancel
                </button>
              )}
            </p>
            {wrong && <FormProblem>{wrong}</FormProblem>}
          </div>
        )}
      </ProfileForm>
    </div>
  )
}

function problemOf({ name, size }: File): string | null {
  if (size > MAX_FILE_BYTES) return TOO_LARGE
  const isTaken = CV_ENDINGS.split(',').some((ending) => name.toLowerCase().endsWith(ending))
  return isTaken ? null : NOT_TAKEN
}
