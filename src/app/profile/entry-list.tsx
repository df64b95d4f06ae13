/**
 * Work experience or education: a card per entry with its form behind "Edit", and a form to add one. Uses native
 * `details` elements, so everything works without a script and inside a dialog.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { ProfileList } from '#core/profile/profile-edit.ts'
import { FromCv } from './from-cv.tsx'
import type { ShownProfile } from './load-profile.ts'
import { ProfileForm } from './profile-form.tsx'
import { useProfileFormContext } from './profile-form-context.ts'
import { RemovedNotice } from './removed-notice.tsx'

type Entry<List extends ProfileList> = ShownProfile[List][number]

type Props<List extends ProfileList> = {
  list: List
  profile: ShownProfile
  /** "work experience" */
  noun: string
  card: (entry: Entry<List>) => ReactNode
  nameOf: (entry: Entry<List>) => string
  /** The form for one entry; null to add one. A draft is added, too, once it is complete. */
  form: (entry: Entry<List> | null, isDraft?: boolean) => ReactNode
}

const LATEST: Readonly<Record<ProfileList, string>> = { experience: 'job', education: 'degree' }

export function EntryList<List extends ProfileList>(props: Props<List>) {
  const { list, profile, noun, card, nameOf, form } = props
  const { outcome, step } = useProfileFormContext()
  const entries: readonly Entry<List>[] = profile[list]
  const drafts: readonly Entry<List>[] = profile.incomplete?.[list] ?? []
  const failed = outcome && !outcome.isSaved && outcome.section === list ? outcome : null
  const isOpen = (was: string | null) => failed !== null && (failed.typed.was || null) === was
  return (
    <div className="profile-fields">
      {entries.length === 0 && step === null && !profile.fromCv?.[list].length && (
        <p className="profile-empty">
          No {noun} added yet. Start with your most recent {LATEST[list]}.
        </p>
      )}
      {entries.length > 0 && (
        <ul className="entry-list">
          {entries.map((entry) => {
            const was = JSON.stringify(entry)
            return (
              <li key={was} className="entry-card">
                <div className="entry-head">
                  {card(entry)}
                  <ProfileForm id={`remove-${list}-${was}`} section={`${list}-removed`} was={was}>
                    {({ isBusy }) => (
                      <button
                        type="submit"
                        name="intent"
                        value={`remove-${list}`}
                        className="button button-plain button-small button-icon"
                        aria-label={`Delete ${nameOf(entry)}`}
                        disabled={isBusy}
                      >
                        <Icon name="trash-2" />
                      </button>
                    )}
                  </ProfileForm>
                </div>
                <Fold summary="Edit" label={`Edit ${nameOf(entry)}`} isOpen={isOpen(was)}>
                  {form(entry)}
                </Fold>
              </li>
            )
          })}
        </ul>
      )}
      <RemovedNotice profile={profile} list={list} />
      <FromCv list={list} profile={profile} card={card} nameOf={nameOf} />
      {drafts.length > 0 && (
        <section className="from-cv" aria-label={`Incomplete ${noun} from your CV`}>
          <p className="hint">
            Something is missing from these in your CV. Complete the ones that are right.
          </p>
          <ul className="entry-list">
            {drafts.map((entry) => (
              <li key={JSON.stringify(entry)} className="entry-card">
                <div className="entry-head">{card(entry)}</div>
                <Fold summary="Complete" label={`Complete ${nameOf(entry)}`} isOpen={false}>
                  {form(entry, true)}
                </Fold>
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* The key resets the form once an entry has been added: closed and empty. */}
      <Fold
        key={entries.length}
        summary={`Add ${noun}`}
        isOpen={
          isOpen(null) || (step !== null && entries.length === 0 && !profile.fromCv?.[list].length)
        }
        isAdding
      >
        {form(null)}
      </Fold>
    </div>
  )
}

type FoldProps = {
  summary: string
  label?: string
  isOpen: boolean
  isAdding?: boolean
  children: ReactNode
}

function Fold({ summary, label, isOpen, isAdding, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  // Opening the form by hand moves the focus to its first field.
  useEffect(() => {
    const details = fold.current
    if (!details) return
    let isFirst = true
    const onToggle = () => {
      if (details.open && !isFirst) details.querySelector<HTMLInputElement>('input.input')?.focus()
      isFirst = false
    }
    isFirst = details.open
    details.addEventListener('toggle', onToggle)
    return () => details.removeEventListener('toggle', onToggle)
  }, [])
  return (
    <details ref={fold} className="entry-fold" open={isOpen}>
      <summary className={isAdding ? 'button' : 'link'} aria-label={label}>
        {isAdding && <Icon name="plus" />}
        {summary}
      </summary>
      <div className="entry-form">{children}</div>
    </details>
  )
}
