/** Names the entry that was removed last, with a button to restore it. */
import type { ShownProfile } from './load-profile.ts'
import { ProfileForm } from './profile-form.tsx'
import { UndoButton } from './undo-button.tsx'

type Removed = NonNullable<ShownProfile['removed']>

export function RemovedNotice({ profile, list }: { profile: ShownProfile; list: Removed['list'] }) {
  const { removed } = profile
  return (
    <div role="status">
      {removed?.list === list && (
        <ProfileForm id={`undo-${list}`} section={list} className="notice profile-removed">
          {({ isBusy }) => (
            <>
              <input type="hidden" name="section" value={list} />
              <span>
                <strong>{nameOf(removed)}</strong> was removed.
              </span>
              <UndoButton intent="undo" isBusy={isBusy} />
            </>
          )}
        </ProfileForm>
      )}
    </div>
  )
}

function nameOf(removed: Removed): string {
  if (removed.list === 'skills') return removed.entry
  return removed.list === 'experience'
    ? `${removed.entry.position} at ${removed.entry.company}`
    : `${removed.entry.degree}, ${removed.entry.institution}`
}
