/** The application's notes, also shown on its card, with a character counter. */
import { useState } from 'react'
import { type Application, MAX_NOTES } from '#core/tracker/application.ts'
import { useAttempt } from './attempt-context.ts'
import { PartForm, PartText } from './part-form.tsx'
import { PartSection } from './part-section.tsx'
import { Fresh } from './reset-form.tsx'

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
        placeholder="Anything to remember about this application"
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
