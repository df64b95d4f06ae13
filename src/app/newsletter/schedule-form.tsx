/** Switches the weekly issue on and off, and sets its day and hour. */
import { Form } from 'react-router'
import type { SentForm } from '#app/request/read-form.ts'
import { formatExact } from '#app/ui/time-ago.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { WEEKDAYS, type WeeklySchedule } from '#core/newsletter/weekly-schedule.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Throws `invalid_body` for values that the form does not offer. */
export function readSchedule(form: SentForm): WeeklySchedule {
  const weekday = Number(form.text('weekday'))
  const hour = Number(form.text('hour'))
  const isOffered = WEEKDAYS[weekday - 1] !== undefined && HOURS.includes(hour)
  if (!isOffered || form.text('hour') === '') throw new Refusal('invalid_body')
  return { isOn: form.text('is-on') === 'yes', weekday, hour }
}

type Props = { weekly: WeeklySchedule & { nextAt: Date | null }; isSaved: boolean }

export function ScheduleForm({ weekly: { isOn, weekday, hour, nextAt }, isSaved }: Props) {
  return (
    <Form method="post" preventScrollReset className="newsletter-schedule">
      <label className="newsletter-switch">
        <input type="checkbox" name="is-on" value="yes" defaultChecked={isOn} />
        Send this issue every week
      </label>
      <label className="newsletter-when">
        <span className="label">Day</span>
        <select name="weekday" defaultValue={weekday} className="input">
          {WEEKDAYS.map((name, at) => (
            <option key={name} value={at + 1}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="newsletter-when">
        <span className="label">Time (UTC)</span>
        <select name="hour" defaultValue={hour} className="input">
          {HOURS.map((it) => (
            <option key={it} value={it}>
              {`${it}`.padStart(2, '0')}:00
            </option>
          ))}
        </select>
      </label>
      <button type="submit" name="intent" value="schedule" className="button">
        Save
      </button>
      <p role="status" className="newsletter-next">
        {isSaved && 'Saved. '}
        {nextAt && `We send the next issue on ${formatExact(new Date(nextAt))}.`}
      </p>
    </Form>
  )
}
