/** The tabs of the operator pages. */

const TABS = [
  { href: '/admin', label: 'Overview' },
  { href: '/admin/sources', label: 'Boards and sources' },
  { href: '/admin/runs', label: 'Recent runs' },
  { href: '/admin/sources/import', label: 'Add several boards' },
  { href: '/admin/accounts', label: 'Accounts' },
  { href: '/admin/invitations', label: 'Sign-up' },
  { href: '/admin/site', label: 'Banner and maintenance' },
  { href: '/admin/audit', label: 'Audit log' },
  { href: '/admin/contacts', label: 'Company contacts' },
  { href: '/admin/messages', label: 'Messages' },
  { href: '/admin/newsletter', label: 'Newsletter' },
]

export function AdminTabs({ at }: { at: string }) {
  return (
    <nav aria-label="Operator pages" className="admin-tabs">
      {TABS.map(({ href, label }) => (
        <a key={href} href={href} aria-current={href === at ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
