/** The layout of the operator pages: their menu beside the page. Each page checks for itself who may see it. */
import { Link, Outlet, useLocation } from 'react-router'
import '#app/operator/admin.css'
import type { DashboardEntry, DashboardGroup } from '#app/frame/dashboard-entries.ts'
import { sectionOf } from '#app/frame/dashboard-entries.ts'
import { SideMenu } from '#app/frame/side-menu.tsx'
import { Icon } from '#app/ui/icon.tsx'

const START: DashboardEntry = { label: 'Overview', icon: 'house', to: '/admin' }

const GROUPS: readonly DashboardGroup[] = [
  {
    name: 'Jobs',
    entries: [
      { label: 'Boards and sources', icon: 'rss', to: '/admin/sources' },
      { label: 'Recent runs', icon: 'history', to: '/admin/runs' },
      { label: 'Add several boards', icon: 'plus', to: '/admin/sources/import' },
      { label: 'Company contacts', icon: 'building-2', to: '/admin/contacts' },
    ],
  },
  {
    name: 'People',
    entries: [
      { label: 'Accounts', icon: 'users', to: '/admin/accounts' },
      { label: 'Sign-up', icon: 'key', to: '/admin/invitations' },
      { label: 'Messages', icon: 'mail', to: '/admin/messages' },
      { label: 'Newsletter', icon: 'megaphone', to: '/admin/newsletter' },
    ],
  },
  {
    name: 'Site',
    entries: [
      { label: 'Banner and maintenance', icon: 'flag', to: '/admin/site' },
      { label: 'Audit log', icon: 'list', to: '/admin/audit' },
    ],
  },
]

export default function AdminLayout() {
  const { pathname } = useLocation()
  const entries = GROUPS.flatMap((group) => group.entries)
  return (
    <div className="page dashboard">
      <SideMenu
        name="Operator pages"
        sheetName="the menu of the operator pages"
        start={START}
        groups={GROUPS}
        current={sectionOf(pathname, entries, START)}
        pathname={pathname}
      >
        <div className="dashboard-group">
          <Link to="/dashboard" className="dashboard-link">
            <Icon name="arrow-left" />
            My dashboard
          </Link>
        </div>
      </SideMenu>
      <div className="dashboard-content">
        <Outlet />
      </div>
    </div>
  )
}
