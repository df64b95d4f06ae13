/** How else to reach the operator: a card for each detail that they published. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { Operator } from '#core/settings/settings.ts'

export function ContactDetails({ operator: { email, phone, hours, address } }: Details) {
  if (!email && !phone && !address) return null
  return (
    <section aria-label="Contact details" className="contact-details">
      {email && (
        <Card icon="mail" title="Email">
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </Card>
      )}
      {phone && (
        <Card icon="phone" title="Phone">
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link">
            {phone}
          </a>
          {hours && <p className="hint">{hours}</p>}
        </Card>
      )}
      {address && (
        <Card icon="map-pin" title="Find Us">
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

function Card({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="card contact-card">
      <Icon name={icon} className="size-5 text-accent" />
      <div className="min-w-0">
        <h2 className="text-base">{title}</h2>
        {children}
      </div>
    </div>
  )
}
