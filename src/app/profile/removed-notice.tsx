/** Says what was taken out of a list last, and brings it back. */
import { Icon } from '#app/ui/icon.tsx'
import type { ShownProfile } from './load-profile.ts'
import { ProfileForm } from './profile-form.tsx'

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
              <button
                type="submit"
                name="intent"
                value="undo"
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
    </div>
  )
}

function nameOf(removed: Removed): string {
  if (removed.list === 'skills') return removed.entry
  return removed.list === 'experience'
    ? `${removed.entry.position} at ${removed.entry.company}`
    : `${removed.entry.degree}, ${removed.entry.institution}`
}
