/** Everything hidden from a person's lists in one place, each with a button to show it again. */
import { type FormEvent, type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { MAX_HIDDEN_WORD } from '#core/lists/job-lists.ts'
import { JOB_ACTIONS_FORM, useJobMarks } from './job-marks.tsx'

export type HiddenThings = {
  /** `about`: whose job it is, where that is known apart from its name. */
  jobs: { value: string; name: string; about?: string }[]
  companies: { value: string; name: string }[]
  words: string[]
}

const SETTINGS = [
  {
    name: 'hideViewed',
    label: 'Hide viewed jobs',
    hint: 'Hides jobs you’ve opened, so you only see jobs that are new to you.',
  },
  {
    name: 'hideApplied',
    label: 'Hide tracked jobs',
    hint: 'Hides jobs in your Job Tracker.',
  },
] as const

export function HiddenLists({ jobs, companies, words }: HiddenThings) {
  const { marks, isVisitor, act } = useJobMarks()
  const isEmpty = jobs.length + companies.length + words.length === 0
  const settings = isVisitor ? SETTINGS.slice(0, 1) : SETTINGS
  return (
    <div className="hidden-page">
      <div className="hidden-things">
        {isEmpty && <NothingHidden />}
        <Section
          title="Words"
          items={words.map((word) => ({ value: word, name: word }))}
          act="showWord"
        >
          <WordForm />
        </Section>
        <Section
          title="Companies"
          items={companies}
          act="showCompany"
          hrefOf={(slug) => `/companies/${slug}`}
        />
        <Section title="Jobs" items={jobs} act="restore" hrefOf={(id) => `/jobs/${id}`} />
      </div>
      <section aria-labelledby="settings-title" className="hidden-settings">
        <h2 id="settings-title" className="area-title">
          Hide automatically
        </h2>
        {settings.map(({ name, label, hint }) => (
          <label key={name} className="option needs-script">
            <input
              type="checkbox"
              checked={marks[name]}
              onChange={(event) => act({ name, value: event.target.checked })}
            />
            <span className="flex-1">
              {label}
              <span className="hint block">{hint}</span>
            </span>
          </label>
        ))}
        {settings.map(({ name, label }) => (
          <p key={name} className="without-script mt-2 flex items-center gap-3 text-sm">
            {label}: {marks[name] ? 'on' : 'off'}
            <button
              type="submit"
              form={JOB_ACTIONS_FORM}
              name={name}
              value={String(!marks[name])}
              className="button button-small"
            >
              {marks[name] ? label.replace('Hide', 'Show') : label}
            </button>
          </p>
        ))}
      </section>
    </div>
  )
}

/** With a picture of the menu of a job's card, which the sentence describes. */
function NothingHidden() {
  return (
    <div className="hidden-none">
      <p>
        Nothing hidden yet. Open the menu of any{' '}
        <a href="/jobs" className="link">
          job
        </a>{' '}
        to hide it or everything of its company, or hide a word below.
      </p>
      <div className="hidden-picture" aria-hidden="true">
        <span className="hidden-picture-more">
          <Icon name="ellipsis" />
        </span>
        <span className="hidden-picture-menu">
          <span>
            <Icon name="eye-off" />
            Hide this job
          </span>
          <span>
            <Icon name="building-2" />
            Hide its company
          </span>
        </span>
      </div>
    </div>
  )
}

function WordForm() {
  const { isVisitor, act } = useJobMarks()
  const id = useId()
  const hide = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const value = new FormData(form).get('hideWord')?.toString().trim()
    if (value) act({ name: 'hideWord', value })
    form.reset()
  }
  return (
    <form
      method="post"
      action="/jobs/marks"
      className={isVisitor ? 'saved-search needs-script' : 'saved-search'}
      onSubmit={hide}
    >
      <div className="saved-search-text">
        <label className="label" htmlFor={id}>
          Hide a word in titles or skills
        </label>
        <input
          id={id}
          name="hideWord"
          className="input"
          maxLength={MAX_HIDDEN_WORD}
          placeholder="Such as: unpaid"
          autoComplete="off"
        />
      </div>
      <input type="hidden" name="next" value={isVisitor ? '/jobs/hidden' : '/dashboard/hidden'} />
      <button type="submit" className="button">
        Hide
      </button>
    </form>
  )
}

type SectionProps = {
  title: string
  items: readonly { value: string; name: string; about?: string }[]
  act: 'showWord' | 'showCompany' | 'restore'
  hrefOf?: (value: string) => string
  /** How to add one. Without it, a section without items is not shown. */
  children?: ReactNode
}

function Section({ title, items, act, hrefOf, children }: SectionProps) {
  const id = useId()
  if (items.length === 0 && !children) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="area-title">
        {title} {items.length > 0 && <span>{items.length}</span>}
      </h2>
      <ul className="hidden-list">
        {items.map(({ value, name, about }) => (
          <li key={value}>
            <span>
              {hrefOf ? (
                <a href={hrefOf(value)} className="font-semibold hover:underline">
                  {name}
                </a>
              ) : (
                name
              )}
              {about && <span className="text-muted"> · {about}</span>}
            </span>
            <button
              type="submit"
              form={JOB_ACTIONS_FORM}
              name={act}
              value={value}
              className="button button-plain button-small"
            >
              <Icon name="eye" />
              Show again<span className="sr-only"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
