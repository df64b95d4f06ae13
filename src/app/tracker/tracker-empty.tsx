/** The tracker with nothing to show: what will be here, and how it gets here. */

import { Icon } from '#app/ui/icon.tsx'
import { TRACKER_PATH, type TrackerView, trackerAddress } from '#core/tracker/tracker-view.ts'

const WAYS = [
  {
    icon: 'search',
    title: 'From a job here',
    text: 'Press “Track App” on any job. Its text is kept as it was, even when the job is closed.',
    link: { href: '/jobs', label: 'Browse Jobs' },
  },
  {
    icon: 'copy',
    title: 'From anywhere else',
    text: 'Paste the text of a job: its title, company, place and pay are read out of it.',
    link: { href: `${TRACKER_PATH}/new?paste=1`, label: 'Paste a job' },
  },
  {
    icon: 'download',
    title: 'From another tracker',
    text: 'A table (CSV) of another tracker or your own: its columns are recognised.',
    link: { href: `${TRACKER_PATH}/import`, label: 'Import a table' },
  },
  {
    icon: 'plus',
    title: 'By hand',
    text: 'For a chat at a meetup or a friend’s tip: a title is enough.',
    link: { href: `${TRACKER_PATH}/new`, label: 'Add application' },
  },
] as const

export function NothingTracked() {
  return (
    <section className="card tracker-empty" aria-labelledby="empty-title">
      <h2 id="empty-title">Nothing tracked yet</h2>
      <p className="text-muted">
        Every application will stand here by its stage, from Interested to Accepted, with what
        happened and what is next.
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
      <p className="text-muted">Nothing that you track has these words and stages.</p>
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
