/** The pages of an operator beside each other. */

const TABS = [
  { href: '/admin/sources', label: 'Boards and sources' },
  { href: '/admin/runs', label: 'Last runs' },
  { href: '/admin/sources/import', label: 'Add many' },
]

export function AdminTabs({ at }: { at: string }) {
  return (
    <nav aria-label="For operators" className="admin-tabs">
      {TABS.map(({ href, label }) => (
        <a key={href} href={href} aria-current={href === at ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
