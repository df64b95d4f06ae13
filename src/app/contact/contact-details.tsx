/** How else to reach the operator: a part for each detail that they published. */
import type { ReactNode } from 'react'
import type { Operator } from '#core/settings/settings.ts'

export function ContactDetails({ operator: { email, phone, hours, address } }: Details) {
  if (!email && !phone && !address) return null
  return (
    <section aria-label="Contact details" className="contact-details">
      {email && (
        <Card title="Email">
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </Card>
      )}
      {phone && (
        <Card title="Phone">
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link">
            {phone}
          </a>
          {hours && <p className="hint">{hours}</p>}
        </Card>
      )}
      {address && (
        <Card title="Find Us">
          <p>{address}</p>
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
            rel="noopener"
            className="link text-sm"
          >
            Open on OpenStreetMap
          </a>
        </Card>
      )}
    </section>
  )
}

type Details = { operator: Operator }

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="contact-card">
      <h2>{title}</h2>
      {children}
    </div>
  )
}
