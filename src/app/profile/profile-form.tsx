/**
 * One form of a profile. It is saved by itself: with a script in place, without one by a page that comes back.
 * Says what came of it to whoever draws its fields.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { usePlace } from './place.ts'
import type { Outcome } from './save-profile.ts'

type Parts = {
  /** Null before anything was sent. */
  outcome: Outcome | null
  isBusy: boolean
  /** The value to begin a field with: as it was typed, where that could not be saved. */
  typed: (name: string, stored: string) => string
  problem: (name: string) => string | undefined
  /** Stops what is under way. */
  cancel: () => void
}

type Props = {
  /** Tells forms of a page apart. */
  id: string
  /** Which outcome of a sent page is this form's. */
  section: string
  /** What the form began with, as JSON; null where foreign changes do not matter. */
  was?: string | null
  hasFile?: boolean
  /** Leads to the next step of onboarding once it is saved. */
  goesOn?: boolean
  className?: string
  /** For buttons that stand outside. */
  formId?: string
  onSaved?: (outcome: Outcome) => void
  children: (parts: Parts) => ReactNode
}

export function ProfileForm(props: Props) {
  const { id, section, was = null, hasFile, goesOn, className, formId, onSaved, children } = props
  const place = usePlace()
  const fetcher = useFetcher<Outcome>({ key: `profile-${id}` })
  const told = useRef<Outcome | undefined>(fetcher.data)
  const said = useRef(onSaved)
  said.current = onSaved

  // The page follows what is changed elsewhere: from the first letter on, this form is about what it then was.
  const [pinned, setPinned] = useState<string | null>(null)
  // As soon as the answer is there: once the page is drawn anew this form may be gone.
  const { data } = fetcher
  useEffect(() => {
    if (!data || told.current === data) return
    told.current = data
    setPinned(null)
    if (data.isSaved) said.current?.(data)
  }, [data])

  const sentPage = isOf(place.outcome, section, was) ? place.outcome : null
  const outcome = data ?? sentPage
  const failed = outcome && !outcome.isSaved ? outcome : null
  const began = failed?.theirs ?? pinned ?? was
  const parts: Parts = {
    outcome,
    isBusy: fetcher.state !== 'idle',
    typed: (name, stored) => failed?.typed[name] ?? stored,
    problem: (name) => failed?.problems[name],
    cancel: () => fetcher.reset(),
  }
  const search = hasFile ? `?form=${id}` : ''
  return (
    <fetcher.Form
      method="post"
      action={place.action + search}
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

/** Both versions: the fields hold what was typed, this what is stored. Saving again keeps the typed one. */
function Conflict({ theirs }: { theirs: string }) {
  const { action, step } = usePlace()
  return (
    <div className="notice notice-warn profile-conflict" role="alert">
      <Icon name="triangle-alert" />
      <span>
        <strong>This was changed somewhere else meanwhile.</strong> Yours is below and not saved
        yet; save again to keep it, or{' '}
        <a href={step ? `${action}?step=${step}` : action}>keep what is stored</a>.
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
    NAMES[name] ?? name.charAt(0).toUpperCase() + name.slice(1),
    Array.isArray(value) ? value.join(', ') || '–' : value === null ? '–' : `${value}`,
  ])
}

function isOf(outcome: Outcome | null, section: string, was: string | null) {
  if (outcome?.section !== section) return false
  return section !== 'experience' && section !== 'education'
    ? true
    : (outcome.typed.was || null) === was
}
