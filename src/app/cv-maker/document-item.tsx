/** A line of a list of documents: the name, what is known about it, and the PDF. */
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type Props = {
  name: string
  href: string
  /** The address of the PDF. */
  pdf: string
  children: ReactNode
}

export function DocumentItem({ name, href, pdf, children }: Props) {
  return (
    <li>
      <span className="maker-list-what">
        <a href={href} className="maker-list-name">
          {name}
        </a>
        <span className="text-muted">{children}</span>
      </span>
      <a href={pdf} download className="button button-small" aria-label={`Download PDF: ${name}`}>
        <Icon name="download" />
        PDF
      </a>
    </li>
  )
}
