/** Entries found in the CV but not in the profile. They can be added one by one or all at once. */
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { ProfileList } from '#core/profile/profile-edit.ts'
import type { ShownProfile } from './load-profile.ts'
import { FormProblem, ProfileForm } from './profile-form.tsx'

type Entry<List extends ProfileList> = ShownProfile[List][number]

type Props<List extends ProfileList> = {
  list: List
  profile: ShownProfile
  card: (entry: Entry<List>) => ReactNode
  nameOf: (entry: Entry<List>) => string
}

const LABELS: Readonly<Record<ProfileList, string>> = {
  experience: 'Work experience from your CV',
  education: 'Education from your CV',
}

export function FromCv<List extends ProfileList>({ list, profile, card, nameOf }: Props<List>) {
  const entries: readonly Entry<List>[] = profile.fromCv?.[list] ?? []
  if (entries.length === 0) return null
  return (
    <section className="from-cv" aria-label={LABELS[list]}>
      <div className="from-cv-head">
        <p className="hint">
          We found these in your CV. Add the ones that are right. You can edit them afterwards.
        </p>
        {entries.length > 1 && (
          <AddForm id="all" list={list} entry="">
            Add all {entries.length}
          </AddForm>
        )}
      </div>
      <ul className="entry-list">
        {entries.map((entry) => {
          const was = JSON.stringify(entry)
          return (
            <li key={was} className="entry-card">
              <div className="entry-head">
                {card(entry)}
                <AddForm id={was} list={list} entry={was} label={`Add ${nameOf(entry)}`}>
                  Add
                </AddForm>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type AddProps = {
  id: string
  list: ProfileList
  entry: string
  label?: string
  children: ReactNode
}

function AddForm({ id, list, entry, label, children }: AddProps) {
  return (
    <ProfileForm id={`from-cv-${list}-${id}`} section={`from-cv-${list}`}>
      {({ isBusy, problem }) => (
        <>
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="entry" value={entry} />
          <button
            type="submit"
            name="intent"
            value="add-from-cv"
            className="button button-small"
            aria-label={label}
            disabled={isBusy}
          >
            <Icon name="plus" />
            {children}
          </button>
          {problem('entry') && <FormProblem>{problem('entry')}</FormProblem>}
        </>
      )}
    </ProfileForm>
  )
}
