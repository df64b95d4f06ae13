/** The account menu in the header. It is a popover, so it also opens without JavaScript. */
import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { type DashboardEntry, dashboardEntries } from './dashboard-entries.ts'
import { useFrameData } from './frame-data.ts'

export type ShownViewer = {
  id: string
  name: string | null
  email: string
  /** URL of the profile picture; null for none. */
  avatar: string | null
}

const LINKS: readonly DashboardEntry[] = [
  { to: '/dashboard', label: 'Dashboard', icon: 'house' },
  { to: '/dashboard/profile', label: 'Profile', icon: 'user' },
  { to: '/dashboard/saved-jobs', label: 'Saved Jobs', icon: 'bookmark' },
]

export function AccountMenu({ viewer }: { viewer: ShownViewer }) {
  const menu = useRef<HTMLDivElement>(null)
  const hasPlans = Boolean(useFrameData()?.plans)
  const others = dashboardEntries({ hasPlans }).filter(
    (entry) => !LINKS.some(({ to }) => to === entry.to),
  )
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        className="button button-plain button-icon"
        popoverTarget="account-menu"
        aria-label={`Account menu for ${viewer.name ?? viewer.email}`}
      >
        <Avatar viewer={viewer} />
      </button>
      <div ref={menu} id="account-menu" popover="auto" className="menu account-menu">
        <p className="account-menu-head">
          <strong>{viewer.name ?? viewer.email}</strong>
          {viewer.name && <span className="text-muted">{viewer.email}</span>}
        </p>
        {[...LINKS, ...others].map(({ to, label, icon }, at) => (
          <Link
            key={to}
            to={to}
            className={at < LINKS.length ? 'menu-item' : 'menu-item account-menu-other'}
            onClick={close}
          >
            <Icon name={icon} />
            {label}
          </Link>
        ))}
        <Form method="post" action="/auth/signout" onSubmit={close}>
          <button type="submit" className="menu-item">
            <Icon name="arrow-right" />
            Log out
          </button>
        </Form>
      </div>
    </>
  )
}

type Props = { viewer: { email: string; avatar: string | null } }

/** The account's picture in a circle, or the first character of its email address. */
function Avatar({ viewer: { email, avatar } }: Props) {
  const letter = email.trim().charAt(0).toUpperCase()
  return (
    <span className="avatar" aria-hidden>
      {avatar ? <img src={avatar} alt="" /> : letter || <Icon name="user" />}
    </span>
  )
}
