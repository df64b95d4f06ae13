/** What the person has made on a page: the newest with its first page, the others as lines. */
import './jobs-at-hand.css'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { DocumentItem } from './document-item.tsx'

type OwnDocument = {
  id: string
  name: string
  href: string
  pdf: string
  /** The address of a picture of its first page. */
  page: string
  about: ReactNode
}

type Props = {
  title: string
  /** Newest first. */
  documents: readonly OwnDocument[]
}

export function OwnDocuments({ title, documents }: Props) {
  const [newest, ...others] = documents
  if (!newest) return null
  const { name, href, pdf, page, about } = newest
  return (
    <section aria-labelledby="own-documents" className="maker-section">
      <h2 id="own-documents">{title}</h2>
      <div className="newest-document">
        <a href={href} tabIndex={-1}>
          <img src={page} alt={`First page of ${name}`} width={112} height={158} loading="lazy" />
        </a>
        <div>
          <a href={href} className="maker-list-name">
            {name}
          </a>
          <span className="text-muted">{about}</span>
          <a
            href={pdf}
            download
            className="button button-small"
            aria-label={`Download PDF: ${name}`}
          >
            <Icon name="download" />
            Download PDF
          </a>
        </div>
      </div>
      {others.length > 0 && (
        <ul className="maker-list">
          {others.map((other) => (
            <DocumentItem key={other.id} name={other.name} href={other.href} pdf={other.pdf}>
              {other.about}
            </DocumentItem>
          ))}
        </ul>
      )}
    </section>
  )
}
