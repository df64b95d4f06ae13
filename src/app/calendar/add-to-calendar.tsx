/** Step-by-step instructions for subscribing in common calendar apps. */

import { Icon } from '#app/ui/icon.tsx'
import { isLocalUrl } from './calendar-address.tsx'

const PROGRAMS: readonly { name: string; steps: readonly string[] }[] = [
  {
    name: 'Google Calendar',
    steps: [
      'Open calendar.google.com on a computer.',
      'Next to “Other calendars”, choose the plus sign, then “From URL”.',
      'Paste the address and choose “Add calendar”. It will also appear on your phone.',
    ],
  },
  {
    name: 'Apple Calendar on a Mac',
    steps: [
      'Choose File, then “New Calendar Subscription”.',
      'Paste the address and choose Subscribe.',
      'Set Auto-refresh to “Every hour”.',
    ],
  },
  {
    name: 'iPhone and iPad',
    steps: [
      'Open Calendar and choose Calendars, then “Add Calendar”.',
      'Choose “Add Subscription Calendar” and paste the address.',
    ],
  },
  {
    name: 'Outlook',
    steps: [
      'Open the calendar and choose “Add calendar”, then “Subscribe from web”.',
      'Paste the address, give it a name and choose Import.',
    ],
  },
]

export function AddToCalendar({ publicUrl }: { publicUrl: string }) {
  return (
    <section aria-labelledby="how-title">
      <h2 id="how-title">How to add it to your calendar</h2>
      {isLocalUrl(publicUrl) && (
        <p className="notice mt-3">
          <Icon name="info" />
          <span>
            Rolecall is running on your own computer. Calendar apps on this computer can read the
            address, but Google Calendar and other online services can’t.
          </span>
        </p>
      )}
      <div className="calendar-programs">
        {PROGRAMS.map(({ name, steps }) => (
          <details key={name} name="calendar-program">
            <summary>{name}</summary>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </section>
  )
}
