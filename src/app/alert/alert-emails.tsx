/** When emails about alerts come: hour and zone, the day of weekly ones, a pause for holidays, or none. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { pauseDays } from '#core/alert/pause-days.ts'
import { dayAt } from '#core/time/time-zone.ts'
import type { AlertSettings } from '#store/alert-settings.ts'
import type { RefusedSettings } from './alert-actions.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Props = {
  settings: AlertSettings
  zones: readonly string[]
  /** Where the form is submitted. */
  action: string
  refused: RefusedSettings | null
  /** What came of submitting the form; null if it was not submitted. */
  notice: ReactNode
  now: Date
}

export function AlertEmails({ settings, zones, action, refused, notice, now }: Props) {
  const { timeZone, sendAt, weekday, isMailOff } = refused?.settings ?? settings
  const { pausedUntil } = settings
  const isPaused = pausedUntil !== null && pausedUntil > now
  const { first, last } = pauseDays(now, timeZone)
  const known = zones.includes(timeZone) ? zones : [timeZone, ...zones]
  return (
    <details
      id="emails"
      className="card alert-emails"
      open={isPaused || isMailOff || notice !== null}
    >
      <summary>
        When emails come <span>{scheduleWords(settings)}</span>
      </summary>
      {notice}
      <Form
        method="post"
        action={`${action}#emails`}
        preventScrollReset
        className="alert-emails-form"
      >
        <Field label="Time" name="sendAt" type="time" required defaultValue={sendAt} />
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
            <select id={input.id} className="input" name="weekday" defaultValue={weekday}>
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
          min={first}
          max={last}
          defaultValue={refused?.pausedOn ?? (isPaused ? dayAt(pausedUntil, timeZone) : '')}
          problem={refused?.problem}
          hint="For holidays. What your alerts find meanwhile is in the first email after."
        />
        <label className="option">
          <input type="checkbox" name="isMailOff" defaultChecked={isMailOff} />
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
