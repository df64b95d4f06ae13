/**
 * A form of the profile, saved separately from the others: in place with a script, otherwise by loading the page again.
 * Passes the outcome to the function that renders its fields.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { entryOf } from '#core/text/entry-of.ts'
import { formAddress, useProfileFormContext } from './profile-form-context.ts'
import type { Outcome } from './save-profile.ts'

type Parts = {
  /** Null before the first submission. */
  outcome: Outcome | null
  isBusy: boolean
  /** The initial value of a field: what was typed if saving failed, otherwise `stored`. */
  typed: (name: string, stored: string) => string
  problem: (name: string) => string | undefined
  /** A text field with this name: its initial value and its problem. */
  field: (
    name: string,
    stored: string | null | undefined,
  ) => { name: string; defaultValue: string; problem: string | undefined }
  /** Cancels the request in progress. */
  cancel: () => void
}

type Props = {
  /** Distinguishes the forms of a page. */
  id: string
  /** Selects this form's outcome after a submission without a script. */
  section: string
  /** The stored value the form was rendered with, as JSON; null if concurrent changes do not matter. */
  was?: string | null
  hasFile?: boolean
  /** Continues to the next onboarding step after saving. */
  goesOn?: boolean
  className?: string
  /** For submit buttons outside the form. */
  formId?: string
  onSaved?: (outcome: Outcome) => void
  children: (parts: Parts) => ReactNode
}

export function ProfileForm(props: Props) {
  const { id, section, was = null, hasFile, goesOn, className, formId, onSaved, children } = props
  const place = useProfileFormContext()
  const fetcher = useFetcher<Outcome>({ key: `profile-${id}` })
  const handled = useRef<Outcome | undefined>(fetcher.data)
  const latestOnSaved = useRef(onSaved)
  latestOnSaved.current = onSaved

  // The page updates when the profile changes elsewhere. From the first key press on, the form keeps its original value
  // as `was`, so that the conflict is noticed.
  const [pinned, setPinned] = useState<string | null>(null)
  // Handled as soon as the response arrives, because this form may unmount when the page reloads its data.
  const { data } = fetcher
  useEffect(() => {
    if (!data || handled.current === data) return
    handled.current = data
    setPinned(null)
    if (data.isSaved) latestOnSaved.current?.(data)
  }, [data])

  const sentPage = isOf(place.outcome, section, was) ? place.outcome : null
  const outcome = data ?? sentPage
  const failed = outcome && !outcome.isSaved ? outcome : null
  const began = failed?.theirs ?? pinned ?? was
  const typed = (name: string, stored: string) => failed?.typed[name] ?? stored
  const problem = (name: string) => failed?.problems[name]
  const parts: Parts = {
    outcome,
    isBusy: fetcher.state !== 'idle',
    typed,
    problem,
    field: (name, stored) => ({
      name,
      defaultValue: typed(name, stored ?? ''),
      problem: problem(name),
    }),
    cancel: () => fetcher.reset(),
  }
  return (
    <fetcher.Form
      method="post"
      action={formAddress(place, hasFile ? id : null)}
      className={className}
      id={formId}
      onInput={() => setPinned(began)}
      {...(hasFile && { encType: 'multipart/form-data' as const })}
    >
      {began !== null && <input type="hidden" name="was" value={began} />}
      {place.step !== null && <input type="hidden" name="step" value={place.step} />}
      {goesOn && <input type="hidden" name="go" value="next" />}
      {failed?.theirs != null && <Conflict theirs={failed.theirs} />}
      {failed?.problems.form && <FormProblem>{failed.problems.form}</FormProblem>}
      {children(parts)}
    </fetcher.Form>
  )
}

export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <p className="profile-problem" role="alert">
      <Icon name="circle-alert" />
      {children}
    </p>
  )
}

/** Shows the stored version; the fields keep what was typed. Saving again overwrites the stored one. */
function Conflict({ theirs }: { theirs: string }) {
  const { action, step } = useProfileFormContext()
  return (
    <div className="notice notice-warn profile-conflict" role="alert">
      <Icon name="triangle-alert" />
      <span>
        <strong>This was changed somewhere else in the meantime.</strong> Your version is below and
        not saved yet. Save again to keep it, or{' '}
        <a href={step ? `${action}?step=${step}` : action}>keep the stored version</a>.
      </span>
      {theirs !== '' && (
        <dl>
          {readable(theirs).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

const NAMES: Readonly<Record<string, string>> = {
  experienceYears: 'Years of experience',
  salaryMin: 'Minimum salary',
  salaryMax: 'Maximum salary',
  jobTypes: 'Job types',
  yearsWorked: 'Experience level',
  locations: 'Preferred locations',
}

function readable(theirs: string): [string, string][] {
  const stored: unknown = JSON.parse(theirs)
  if (typeof stored !== 'object' || stored === null) return [['Stored', 'Nothing']]
  return Object.entries(stored).map(([name, value]) => [
    entryOf(NAMES, name) ?? name.charAt(0).toUpperCase() + name.slice(1),
    Array.isArray(value) ? value.join(', ') || '–' : value === null ? '–' : `${value}`,
  ])
}

function isOf(outcome: Outcome | null, section: string, was: string | null) {
  if (outcome?.section !== section) return false
  return section !== 'experience' && section !== 'education'
    ? true
    : (outcome.typed.was || null) === was
}
