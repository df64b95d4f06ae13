/** When emails about alerts come: hour and zone, the day of weekly ones, a pause for holidays, or none. */
import { Form } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { dayAt } from '#core/time/time-zone.ts'
import type { AlertSettings } from '#store/alert-settings.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Props = {
  settings: AlertSettings
  zones: readonly string[]
  /** Where the form is submitted. */
  action: string
  now: Date
}

export function AlertEmails({ settings, zones, action, now }: Props) {
  const { timeZone, pausedUntil } = settings
  const isPaused = pausedUntil !== null && pausedUntil > now
  const known = zones.includes(timeZone) ? zones : [timeZone, ...zones]
  return (
    <details id="emails" className="card alert-emails" open={isPaused || settings.isMailOff}>
      <summary>
        When emails come <span>{scheduleWords(settings)}</span>
      </summary>
      <Form method="post" action={action} className="alert-emails-form">
        <Field label="Time" name="sendAt" type="time" required defaultValue={settings.sendAt} />
        <Field
          label="Time zone"
          hint={settings.isZoneKnown ? undefined : 'UTC until you choose your own.'}
        >
          {({ input }) => (
            <select
              id={input.id}
              className="input"
              name="timeZone"
              defaultValue={timeZone}
              aria-describedby={input['aria-describedby']}
            >
              {known.map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Weekly emails on">
          {({ input }) => (
            <select id={input.id} className="input" name="weekday" defaultValue={settings.weekday}>
              {WEEKDAYS.map((day, at) => (
                <option key={day} value={at + 1}>
                  {day}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label="Pause emails until (optional)"
          name="pausedUntil"
          type="date"
          defaultValue={isPaused ? dayAt(pausedUntil, timeZone) : ''}
          hint="For holidays. What your alerts find meanwhile is in the first email after."
        />
        <label className="option">
          <input type="checkbox" name="isMailOff" defaultChecked={settings.isMailOff} />
          Don’t send emails about alerts
        </label>
        <SubmitButton intent="settings" busy="Saving..." className="button">
          Save
        </SubmitButton>
      </Form>
    </details>
  )
}

/** "08:00 UTC, weekly ones on Monday". Nothing while none come: a notice above says so. */
function scheduleWords({ sendAt, timeZone, weekday, isMailOff }: AlertSettings): string {
  return isMailOff ? '' : `${sendAt} ${timeZone}, weekly ones on ${WEEKDAYS[weekday - 1]}`
}
