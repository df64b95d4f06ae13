/** The empty tracker: what it will show, and the ways to add applications. */

import { Icon } from '#app/ui/icon.tsx'
import { TRACKER_PATH, type TrackerView, trackerAddress } from '#core/tracker/tracker-view.ts'

const WAYS = [
  {
    icon: 'search',
    title: 'From a job on Rolecall',
    text: 'Choose “Track App” on any job. If it has a description, we keep it even after the job closes.',
    link: { href: '/jobs', label: 'Browse Jobs' },
  },
  {
    icon: 'copy',
    title: 'From anywhere else',
    text: 'Paste the text of a listing. We find the title, company, location and salary in it.',
    link: { href: `${TRACKER_PATH}/new?paste=1`, label: 'Paste a listing' },
  },
  {
    icon: 'download',
    title: 'From another tracker',
    text: 'Upload a CSV file from another tracker or a spreadsheet. We recognize its columns.',
    link: { href: `${TRACKER_PATH}/import`, label: 'Import CSV' },
  },
  {
    icon: 'plus',
    title: 'Enter details yourself',
    text: 'For example, a job that a friend mentioned. You only need the job title.',
    link: { href: `${TRACKER_PATH}/new`, label: 'Add application' },
  },
] as const

export function NothingTracked() {
  return (
    <section className="card tracker-empty" aria-labelledby="empty-title">
      <h2 id="empty-title">No applications yet</h2>
      <p className="text-muted">
        Your applications will appear here by stage, from Interested to Accepted, with their history
        and next steps.
      </p>
      <ul>
        {WAYS.map(({ icon, title, text, link }) => (
          <li key={title}>
            <h3>
              <Icon name={icon} />
              {title}
            </h3>
            <p className="text-muted">{text}</p>
            <a href={link.href} className="button button-small">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function NothingMatches({ view }: { view: TrackerView }) {
  return (
    <section className="card tracker-none">
      <h2>No applications found</h2>
      <p className="text-muted">None of your applications match these words and stages.</p>
      <a
        href={trackerAddress({ kind: view.kind, sort: view.sort })}
        className="button button-small"
        data-keep-scroll
      >
        Clear search
      </a>
    </section>
  )
}
