/** A part of an editor that is opened when it is needed. Its heading stays in the outline of the page. */
import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  /** Because something in it was asked for. */
  isOpen?: boolean
  children: ReactNode
}

export function Fold({ id, title, isOpen = false, children }: Props) {
  return (
    <section aria-labelledby={id} className="maker-part">
      <details open={isOpen} className="maker-fold">
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        <div className="maker-folded">{children}</div>
      </details>
    </section>
  )
}
