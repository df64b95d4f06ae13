/** The links in the footer. Browsers seldom load this. */

import { Icon } from '#app/ui/icon.tsx'
import type { Operator } from '#core/settings/settings.ts'
import { Logo } from './logo.tsx'

/** Pages that do not exist yet are plain text, not links. */
type FooterLink = { to: string | null; label: string; soon?: true }
const COLUMNS: { title: string; links: FooterLink[] }[] = [
  {
    title: 'Job Seekers',
    links: [
      { to: '/jobs', label: 'Browse Jobs' },
      { to: '/companies', label: 'Companies' },
      { to: '/salaries', label: 'Salaries' },
      { to: '/trends', label: 'Trends' },
      { to: '/dashboard/saved-jobs', label: 'Saved Jobs' },
      { to: '/job-alerts', label: 'Job Alerts' },
      { to: '/resources', label: 'Career Resources' },
    ],
  },
  {
    title: 'Employers',
    links: [
      { to: '/post-a-job', label: 'Post a Job', soon: true },
      { to: null, label: 'Pricing', soon: true },
      { to: null, label: 'Employer Resources', soon: true },
    ],
  },
  {
    title: 'Rolecall',
    links: [
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
      { to: '/api/docs', label: 'API' },
      { to: '/sitemap', label: 'Sitemap' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/terms', label: 'Terms of Service' },
      { to: '/cookies', label: 'Cookie Policy' },
      { to: '/accessibility', label: 'Accessibility' },
    ],
  },
]

/** What the menus of somebody who is signed in do not have. */
const SHORT = [
  { to: '/resources', label: 'Career Resources' },
  { to: '/newsletter', label: 'Newsletter' },
  ...COLUMNS.slice(2).flatMap(({ links }) => links),
]

export type FooterProps = { isShort: boolean; year: number; operator: Operator | null }

export const FooterLinks = ({ isShort, ...props }: FooterProps) =>
  isShort ? <ShortLinks {...props} /> : <AllLinks {...props} />

type Props = Omit<FooterProps, 'isShort'>

function AllLinks({ year, operator }: Props) {
  return (
    <>
      <div className="page grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-[1.6fr_repeat(4,1fr)] lg:grid-cols-[minmax(0,1fr)_repeat(4,auto)] lg:gap-x-16">
        <div className="col-span-2 md:col-span-1">
          <p className="flex items-center gap-2.5 font-display text-xl font-medium">
            <Logo className="size-6" />
            Rolecall
          </p>
          <p className="mt-3 max-w-64 text-sm text-muted">
            Jobs in the tech industry, gathered from public sources and kept current.
          </p>
          {operator && operator.links.length > 0 && <OperatorLinks links={operator.links} />}
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-sm font-semibold">{title}</h2>
            <ul className="mt-2 text-sm">
              {links.map(({ to, label, soon }) => (
                <li key={label} className="flex flex-wrap items-center gap-x-2 py-1 text-muted">
                  {to ? (
                    <a href={to} className="inline-block py-0.5 hover:text-ink hover:underline">
                      {label}
                    </a>
                  ) : (
                    <span className="py-0.5">{label}</span>
                  )}
                  {soon && <span className="badge badge-quiet">Coming Soon</span>}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page">
        <div className="border-t border-line py-5">
          <OperatorLine year={year} operator={operator} />
        </div>
      </div>
    </>
  )
}

function ShortLinks({ year, operator }: Props) {
  return (
    <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4">
      <OperatorLine year={year} operator={operator} />
      <nav aria-label="About this site">
        <ul className="flex flex-wrap gap-x-4 text-xs text-muted">
          {SHORT.map(({ to, label }) => (
            <li key={label}>
              <a href={to ?? '/'} className="inline-block py-1 hover:text-ink hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function OperatorLine({ year, operator }: Props) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      <p>
        © {year} {operator?.name ?? 'Rolecall'}
      </p>
      {operator?.address && <p>{operator.address}</p>}
      {operator?.email && (
        <p>
          <a className="link" href={`mailto:${operator.email}`}>
            {operator.email}
          </a>
        </p>
      )}
    </div>
  )
}

/** The operator's pages elsewhere; `rel="me"` states that they and this site have the same owner. */
function OperatorLinks({ links }: { links: readonly string[] }) {
  return (
    <ul aria-label="Social links" className="mt-3 flex flex-wrap gap-x-4 text-sm text-muted">
      {links.map((link) => (
        <li key={link}>
          <a
            href={link}
            rel="me noopener"
            className="inline-flex min-h-8 items-center gap-1.5 hover:text-ink hover:underline"
          >
            <Icon name="globe" />
            {new URL(link).host.replace(/^www\./, '')}
          </a>
        </li>
      ))}
    </ul>
  )
}
