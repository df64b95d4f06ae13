/** Import, export, report and calendar links of the tracker. */
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { REPORT_PATH } from '#core/tracker/report-query.ts'

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
  { href: '/dashboard/job-tracker/offers', icon: 'scale', label: 'Compare offers' },
  { href: REPORT_PATH, icon: 'badge-check', label: 'Proof of search for an employment office' },
  { href: '/dashboard/calendar', icon: 'calendar', label: 'Calendar' },
]

export function TrackerFiles() {
  return (
    <ul className="tracker-files no-print">
      {WAYS.map(({ href, icon, label, isFile }) => (
        <li key={href}>
          <Icon name={icon} />
          <a href={href} className="link" download={isFile}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
