/** The form that creates or changes an alert, with what the search would have brought in the last week. */
import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useBrowserZone } from '#app/ui/use-browser-zone.ts'
import { ALERT_FREQUENCIES, FREQUENCY_LABELS } from '#core/alert/alert.ts'
import type { AlertForm, AlertProblems } from '#core/alert/alert-form.ts'
import { JOB_TYPES } from '#core/job/job.ts'
import { JOB_TYPE_LABELS } from '#core/job/job-labels.ts'
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import type { AlertPreview } from '#work/alert/preview-alert.ts'
import type { AlertAnswer } from './alert-actions.ts'
import { LastWeek } from './last-week.tsx'
import type { Draft } from './load-alerts.ts'

type Props = {
  path: string
  draft: Draft
  preview: AlertPreview | null
  /** What was typed, if it was not saved. */
  typed: AlertForm | null
  problems: AlertProblems
  /** Whether the form is what the page is about; otherwise it is beside the person's alerts. */
  isMain: boolean
  now: Date
}

export function AlertEditor({ path, draft, preview, typed, problems, isMain, now }: Props) {
  const { address, editing, isFilledIn, others } = draft
  const live = useLivePreview(address)
  const form = typed ?? draft.form
  const { state, formData } = useNavigation()
  const isSaving = state !== 'idle' && formData?.get('intent') === 'save'
  const label = editing === null ? 'Create Alert' : 'Update Alert'
  const timeZone = useBrowserZone()
  const shown = live.preview ?? preview
  const hasMore =
    form.salaryMin !== '' || form.jobTypes.length > 0 || problems.salaryMin !== undefined
  return (
    <Form
      method="post"
      action={`${address}#form`}
      preventScrollReset
      className={isMain ? 'card alert-editor' : 'alert-editor alert-editor-aside'}
      noValidate
      onChange={live.onChange}
    >
      <h2>{editing === null ? 'Create a Job Alert' : 'Edit Job Alert'}</h2>
      {isFilledIn && (
        <p className="notice">
          <Icon name="bell" />
          <span>One more step: create this alert.</span>
        </p>
      )}
      {editing !== null && <input type="hidden" name="id" value={editing} />}
      <input type="hidden" name="filters" value={form.filters} />
      <input type="hidden" name="timeZone" value={timeZone} />
      <Field
        label="Keywords"
        name="keywords"
        defaultValue={form.keywords}
        hint='Separate them with commas; jobs must match all of them. “rust OR go” finds either, “-manager” leaves a word out, and "machine learning" is an exact phrase.'
        placeholder="react, typescript"
        autoComplete="off"
        problem={problems.keywords}
      />
      <Field
        label="Location (optional)"
        name="location"
        defaultValue={form.location}
        autoComplete="off"
        placeholder="City or country"
        problem={problems.location}
      />
      <div className="alert-when">
        <Field label="Alert Frequency" problem={problems.frequency}>
          {({ input }) => (
            <select
              id={input.id}
              className="input"
              name="frequency"
              defaultValue={form.frequency}
              aria-describedby={input['aria-describedby']}
              aria-invalid={input['aria-invalid']}
            >
              {ALERT_FREQUENCIES.map((frequency) => (
                <option key={frequency} value={frequency}>
                  {FREQUENCY_LABELS[frequency]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <label className="option">
          <input type="checkbox" name="isRemote" defaultChecked={form.isRemote} />
          Remote Only
        </label>
      </div>
      <details className="alert-more" open={hasMore}>
        <summary>Salary and job type</summary>
        <div>
          <div className="alert-salary">
            <Field
              label="Minimum Salary (optional)"
              name="salaryMin"
              defaultValue={form.salaryMin}
              inputMode="numeric"
              hint="A year. Includes jobs without a stated salary."
              autoComplete="off"
              problem={problems.salaryMin}
            />
            <label>
              <span className="label">Currency</span>
              <select className="input" name="salaryCurrency" defaultValue={form.salaryCurrency}>
                {CURRENCY_CODES.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </select>
            </label>
          </div>
          <fieldset className="alert-types">
            <legend className="label">Job types (optional)</legend>
            {JOB_TYPES.map((type) => (
              <label key={type} className="option">
                <input
                  type="checkbox"
                  name="jobTypes"
                  value={type}
                  defaultChecked={form.jobTypes.includes(type)}
                />
                {JOB_TYPE_LABELS[type]}
              </label>
            ))}
          </fieldset>
        </div>
      </details>
      {others.length > 0 && <p className="hint">Also filtered by: {others.join(', ')}</p>}
      <div aria-live="polite">{shown && <LastWeek preview={shown} now={now} />}</div>
      <div className="alert-buttons">
        <button
          type="submit"
          name="intent"
          value="save"
          className="button button-primary"
          disabled={isSaving}
        >
          {isSaving ? 'Saving...' : label}
        </button>
        <button type="submit" name="intent" value="preview" className="button">
          Preview
        </button>
        {editing !== null && (
          <a href={path} className="button">
            Cancel
          </a>
        )}
      </div>
    </Form>
  )
}

/** A pause in typing after which the preview follows, in milliseconds. */
const TYPING_MS = 500

/** The preview of what is typed; null until something was, or while it is incomplete. */
function useLivePreview(action: string) {
  const { data, submit } = useFetcher<AlertAnswer>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    preview: data?.preview ?? null,
    onChange({ currentTarget }: FormEvent<HTMLFormElement>) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const form = new FormData(currentTarget)
        form.set('intent', 'preview')
        void submit(form, { method: 'post', action })
      }, TYPING_MS)
    },
  }
}
