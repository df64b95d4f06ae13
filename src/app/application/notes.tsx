/** The short notes of an application, which its card shows too. Counted as they are typed. */
import { useState } from 'react'
import { type Application, MAX_NOTES } from '#core/tracker/application.ts'
import { useAttempt } from './attempt-context.ts'
import { Fresh } from './fresh.tsx'
import { PartForm, PartText } from './part-form.tsx'
import { PartSection } from './part-section.tsx'

export function Notes({ application }: { application: Application }) {
  const { version, notes } = application
  return (
    <PartSection id="notes" title="Notes">
      <Fresh form="notes" mark={version}>
        {() => <NotesForm version={version} notes={notes ?? ''} />}
      </Fresh>
    </PartSection>
  )
}

function NotesForm({ version, notes }: { version: number; notes: string }) {
  const attempt = useAttempt('notes')
  const [length, setLength] = useState((attempt?.values.notes ?? notes).length)
  return (
    <PartForm
      form="notes"
      intent="notes"
      label="Notes"
      hidden={{ version }}
      submit="Save notes"
      isQuiet
    >
      <PartText
        name="notes"
        label="Notes"
        isLabelHidden
        value={notes}
        rows={3}
        maxLength={MAX_NOTES}
        placeholder="What to remember about this one"
        onInput={(event) => setLength(event.currentTarget.value.length)}
        hint={
          <span className="part-counter">
            {length}/{MAX_NOTES}
          </span>
        }
      />
    </PartForm>
  )
}
