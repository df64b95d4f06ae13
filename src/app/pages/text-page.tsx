/**
 * A text page: a title, a table of contents, and sections with their own anchors. It consists of plain links and needs
 * no script.
 */
import type { ReactNode } from 'react'

export type TextSection = {
  /** The fragment of the section's URL, without "#". */
  id: string
  title: string
  body: ReactNode
  /** What can be done about it here; beside the text where there is room. */
  act?: { label: string; href: string }
}

type Props = {
  title: string
  lede: ReactNode
  /** The date of the last change, ISO 8601. */
  updatedOn?: string
  sections: readonly TextSection[]
  /** Rendered between the lede and the sections. */
  children?: ReactNode
}

export function TextPage({ title, lede, updatedOn, sections, children }: Props) {
  return (
    <div className="page py-10 md:py-14">
      <header className="mb-10 max-w-text">
        <h1>{title}</h1>
        {updatedOn && (
          <p className="text-sm text-muted">
            Last updated <time dateTime={updatedOn}>{DAY.format(new Date(updatedOn))}</time>
          </p>
        )}
        <p className="text-lg text-muted">{lede}</p>
      </header>
      {children}
      <div className="text-columns">
        <Contents sections={sections} />
        <div className="min-w-0">
          {sections.map((section) => (
            <TextPart key={section.id} {...section} />
          ))}
        </div>
      </div>
    </div>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function TextPart({ id, title, body, act }: TextSection) {
  return (
    <section id={id} className="text-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="prose">{body}</div>
      {act && (
        <p className="text-act no-print">
          <a href={act.href} className="link">
            {act.label}
          </a>
        </p>
      )}
    </section>
  )
}

/** A table of contents. */
export function Contents({ sections }: { sections: readonly Pick<TextSection, 'id' | 'title'>[] }) {
  return (
    <nav className="text-contents no-print" aria-labelledby="contents-title">
      <p id="contents-title" className="mb-2 font-semibold">
        On this page
      </p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
