/**
 * Uploads a CV as a file or as pasted text. Unsupported and oversized files are rejected before sending; the server
 * checks again.
 */
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { CV_ENDINGS, MAX_FILE_BYTES, NOT_TAKEN, TOO_LARGE } from '#core/files/file-limits.ts'
import { TextArea } from './field.tsx'
import { FormProblem, ProfileForm } from './profile-form.tsx'

/** `isQuiet`: the page's main button is elsewhere. */
export function CvForms({ isQuiet = false }) {
  return (
    <>
      <UploadForm isQuiet={isQuiet} />
      <details className="entry-fold">
        <summary className="link">Paste the text instead</summary>
        <div className="entry-form">
          <PasteForm />
        </div>
      </details>
    </>
  )
}

function UploadForm({ isQuiet }: { isQuiet: boolean }) {
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
            Your CV
          </label>
          <p className="cv-drop-how" aria-hidden="true">
            <Icon name="file-text" />
            <span>
              Drop a file here, or <b>choose one</b>
            </span>
          </p>
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
            PDF, DOCX, DOC, RTF, ODT or TXT. Max 5MB. Only you can see your CV. Markdown, web pages
            (HTML), JSON Resume and LinkedIn’s data export (ZIP) work too.
          </p>
          <SendButton
            intent="upload-cv"
            busy={isBusy && 'Uploading...'}
            cancel={cancel}
            isPrimary={!isQuiet}
          >
            Upload
          </SendButton>
          {wrong && <FormProblem>{wrong}</FormProblem>}
        </div>
      )}
    </ProfileForm>
  )
}

/** Longer than any CV. Less than this is stored as text. */
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
            hint="Keep the line breaks: they show where entries start."
            problem={undefined}
            required
          />
          <SendButton intent="paste-cv" busy={isBusy && 'Reading...'} cancel={cancel}>
            Use this text
          </SendButton>
        </>
      )}
    </ProfileForm>
  )
}

type SendProps = {
  intent: string
  /** Shown instead of the label while the request is in progress; false when there is none. */
  busy: string | false
  cancel: () => void
  isPrimary?: boolean
  children: string
}

function SendButton({ intent, busy, cancel, isPrimary, children }: SendProps) {
  return (
    <p className="profile-save">
      <button
        type="submit"
        name="intent"
        value={intent}
        className={isPrimary ? 'button button-primary' : 'button'}
        disabled={busy !== false}
      >
        {busy || children}
      </button>
      {busy && (
        <button type="button" className="button button-plain" onClick={cancel}>
          Cancel
        </button>
      )}
    </p>
  )
}

function problemOf({ name, size }: File): string | null {
  if (size > MAX_FILE_BYTES) return TOO_LARGE
  const isTaken = CV_ENDINGS.split(',').some((ending) => name.toLowerCase().endsWith(ending))
  return isTaken ? null : NOT_TAKEN
}
