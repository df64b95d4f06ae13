/** The person's menu at the head of every page. Without JavaScript it opens all the same: it is a popover. */
import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'

export type ShownViewer = {
  id: string
  name: string | null
  email: string
  /** Address of their picture; null for none. */
  avatar: string | null
}

const LINKS: readonly { to: string; label: string; icon: IconName }[] = [
  { to: '/dashboard', label: 'Dashboard', icon: 'house' },
  { to: '/dashboard/profile', label: 'Profile', icon: 'user' },
  { to: '/dashboard/saved-jobs', label: 'Saved Jobs', icon: 'bookmark' },
]

export function AccountMenu({ viewer }: { viewer: ShownViewer }) {
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        className="button button-plain button-icon"
        popoverTarget="account-menu"
        aria-label={`Account of ${viewer.name ?? viewer.email}`}
      >
        <Avatar viewer={viewer} />
      </button>
      <div ref={menu} id="account-menu" popover="auto" className="menu account-menu">
        <p className="account-menu-head">
          <strong>{viewer.name ?? viewer.email}</strong>
          {viewer.name && <span className="text-muted">{viewer.email}</span>}
        </p>
        {LINKS.map(({ to, label, icon }) => (
          <Link key={to} to={to} className="menu-item" onClick={close}>
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
