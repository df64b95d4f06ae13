/** Import, export and calendar links of the tracker. */
import { Icon, type IconName } from '#app/ui/icon.tsx'

const WAYS: readonly { href: string; icon: IconName; label: string; isFile?: true }[] = [
  {
    href: '/dashboard/job-tracker/import',
    icon: 'file-text',
    label: 'Import from another tracker',
  },
  {
    href: '/dashboard/job-tracker/export.csv',
    icon: 'download',
    label: 'Export as CSV',
    isFile: true,
  },
  { href: '/dashboard/calendar', icon: 'calendar', label: 'Add dates to your calendar' },
]

export function TrackerFiles() {
  return (
    <ul className="no-print mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {WAYS.map(({ href, icon, label, isFile }) => (
        <li key={href} className="flex items-center gap-2 text-muted">
          <Icon name={icon} />
          <a href={href} className="link" download={isFile}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
