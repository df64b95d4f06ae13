/** How to reach a company: the six fields, each with where and when it was found, and what to try besides. */
import type { ReactNode } from 'react'
import './company-details.css'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { formatDay } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ContactSource } from '#core/company/company-contact.ts'
import type { CompanyDetails } from '#core/company/company-details.ts'

const SOURCES: Readonly<Record<ContactSource, string>> = {
  listing: 'From a listing',
  board: 'From the company’s job board',
  site: 'From the company’s website',
}

type Props = {
  details: CompanyDetails
  /** Whether it is a page of its own, whose head leads to the open jobs. */
  isPage?: boolean
}

export function CompanyDetailsResult({ details, isPage = false }: Props) {
  const { website, careerPage, hrEmail, companyEmail, linkedinPage, contactMethods } = details
  const { message, suggestions, fallback } = details
  const fields = [
    ['website', 'Website', website, website],
    ['careers', 'Careers page', careerPage, careerPage],
    ['hr', 'HR email', hrEmail, hrEmail && `mailto:${hrEmail}`],
    ['email', 'Company email', companyEmail, companyEmail && `mailto:${companyEmail}`],
    ['linkedin', 'LinkedIn page', linkedinPage, linkedinPage],
  ] as const
  const found = fields.flatMap(([id, label, value, href]) =>
    value === null || href === null ? [] : [[id, label, value, href] as const],
  )
  // The page begins with what is known.
  const missing = isPage
    ? []
    : fields.flatMap(([, label, value]) => (value === null ? [label] : []))
  const ways = isPage
    ? suggestions.filter(({ href }) => !href.startsWith('/companies/'))
    : suggestions
  return (
    <div className="details">
      {message !== null && (
        <p className={fallback ? 'notice notice-warn' : 'notice'}>
          <Icon name="info" />
          <span>{message}</span>
        </p>
      )}
      {isPage && found.length + contactMethods.length > 0 && (
        <h2 className="area-title details-heading">Contact details</h2>
      )}
      {found.length + contactMethods.length > 0 && (
        <dl className="details-fields">
          {found.map(([id, label, value, href]) => (
            <Field key={id} label={label}>
              <Contact id={`details-${id}`} label={label} value={value} href={href} all={details} />
            </Field>
          ))}
          {contactMethods.length > 0 && (
            <Field label="Other contacts">
              <ul className="details-methods">
                {contactMethods.map(({ kind, value, description, href }, at) => (
                  <li key={`${kind} ${value}`}>
                    <p className="details-what">{description}</p>
                    <Contact
                      id={`details-method-${at}`}
                      label={description}
                      value={value}
                      href={href}
                      all={details}
                    />
                  </li>
                ))}
              </ul>
            </Field>
          )}
        </dl>
      )}
      {missing.length > 0 && <p className="details-note">Not found: {missing.join(', ')}.</p>}
      {ways.length > 0 && (
        <div>
          <h3 className="details-title">Other ways to reach {details.company.name}</h3>
          <ul className="details-ways">
            {ways.map(({ label, href }) => (
              <li key={href}>
                <WayLink href={href}>{label}</WayLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="details-note">
        Represent this company?{' '}
        <a href={`/contact?company=${encodeURIComponent(details.company.slug)}`} className="link">
          Contact us
        </a>{' '}
        to correct or remove this.
      </p>
    </div>
  )
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="details-field">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type ContactProps = {
  id: string
  label: string
  value: string
  href: string
  all: CompanyDetails
}

function Contact({ id, label, value, href, all }: ContactProps) {
  const found = all.evidence.find((each) => each.value === value)
  return (
    <>
      <div className="details-line">
        <a
          id={id}
          href={href}
          className="link details-value"
          {...(/^https?:/.test(href) && { target: '_blank', rel: 'nofollow noopener noreferrer' })}
        >
          {value}
        </a>
        <CopyButton
          from={id}
          label={`Copy ${label}`}
          copied="Copied!"
          description="Contact information copied to clipboard."
          failed="Could not copy to clipboard."
        />
      </div>
      {found && (
        <p className="details-source">
          {found.sourceUrl === null ? (
            SOURCES[found.source]
          ) : (
            <WayLink href={found.sourceUrl}>{SOURCES[found.source]}</WayLink>
          )}
          , {formatDay(found.foundOn)}
        </p>
      )}
    </>
  )
}

/** Pages of others open in a new tab, without telling them where the visitor comes from. */
function WayLink({ href, children }: { href: string; children: ReactNode }) {
  const isOurs = href.startsWith('/')
  return (
    <a
      href={href}
      className="link"
      {...(!isOurs && { target: '_blank', rel: 'nofollow noopener noreferrer' })}
    >
      {children}
    </a>
  )
}
