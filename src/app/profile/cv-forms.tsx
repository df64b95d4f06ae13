/**
 * Hands a resume in, as a file or as pasted text. What cannot be taken is said before anything is sent; the server
 * looks again.
 */
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { CV_ENDINGS, MAX_FILE_BYTES, NOT_TAKEN, TOO_LARGE } from '#core/files/file-limits.ts'
import { TextArea } from './field.tsx'
import { FormProblem, ProfileForm } from './profile-form.tsx'

export function CvForms() {
  return (
    <>
      <UploadForm />
      <details className="entry-fold">
        <summary className="link">Paste the text instead</summary>
        <div className="entry-form">
          <PasteForm />
        </div>
      </details>
    </>
  )
}

function UploadForm() {
  const id = useId()
  const form = useRef<HTMLDivElement>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const onChange = ({ currentTarget: { files, form: sender } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    const problem = file ? problemOf(file) : null
    setWrong(problem)
    if (file && !problem) sender?.requestSubmit(form.current?.querySelector('button') ?? null)
  }
  return (
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
            PDF, DOCX, DOC, RTF, ODT or TXT. Max 5MB. Only you can read it. JSON Resume and
            LinkedIn’s data export (ZIP) come in too.
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
  )
}

/** Longer than any CV; what is kept of it as text is less. */
const MAX_PASTED = 100_000

function PasteForm() {
  return (
    <ProfileForm id="paste-cv" section="cv-text" className="profile-fields" goesOn>
      {({ isBusy, typed, cancel }) => (
        <>
          <TextArea
            label="Pasted text"
            name="text"
            rows={8}
            maxLength={MAX_PASTED}
            defaultValue={typed('text', '')}
            hint="With its line breaks: they tell where entries begin."
            problem={undefined}
            required
          />
          <p className="profile-save">
            <button
              type="submit"
              name="intent"
              value="paste-cv"
              className="button"
              disabled={isBusy}
            >
              {isBusy ? 'Reading...' : 'Read this text'}
            </button>
            {isBusy && (
              <button type="button" className="button button-plain" onClick={cancel}>
                Cancel
              </button>
            )}
          </p>
        </>
      )}
    </ProfileForm>
  )
}

function problemOf({ name, size }: File): string | null {
  if (size > MAX_FILE_BYTES) return TOO_LARGE
  const isTaken = CV_ENDINGS.split(',').some((ending) => name.toLowerCase().endsWith(ending))
  return isTaken ? null : NOT_TAKEN
}
