/** A section under a heavy rule, as in a printed directory: a title, an optional note, and an optional link to more. */
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type Props = {
  title: string
  more?: { href: string; label: string }
  aside?: string
  children: ReactNode
}

export function RuledSection({ title, more, aside, children }: Props) {
  return (
    <section className="home-section">
      <div className="home-section-head">
        <h2>{title}</h2>
        {aside && <p className="home-section-note">{aside}</p>}
        {more && (
          <a href={more.href} className="home-section-more">
            {more.label}
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
