/**
 * The dashboard's menu in three groups, beside the page. On a narrow screen a button above the page names the current
 * one and opens the same list as a sheet, which is a popover, so it also opens without JavaScript.
 */
import { useRef } from 'react'
import { Form, NavLink } from 'react-router'
import type { DashboardGroup } from '#app/frame/dashboard-entries.ts'
import { Icon } from '#app/ui/icon.tsx'

const SHEET = 'dashboard-menu'
const START = { label: 'Dashboard', icon: 'house', to: '/dashboard' } as const

type Props = { groups: readonly DashboardGroup[]; pathname: string }

export function DashboardMenu({ groups, pathname }: Props) {
  const sheet = useRef<HTMLElement>(null)
  const close = () => {
    // On a wide screen it is no popover that could be open.
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }
  const all = groups.flatMap(({ entries }) => entries)
  const current = all.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? START
  return (
    <div className="dashboard-side">
      <button type="button" className="button dashboard-menu-button" popoverTarget={SHEET}>
        <Icon name={current.icon} />
        {current.label}
        <span className="sr-only">: open the dashboard’s menu</span>
        <Icon name="chevron-down" />
      </button>
      <nav aria-label="Dashboard" ref={sheet} id={SHEET} popover="auto" className="dashboard-menu">
        <NavLink to={START.to} end className="dashboard-link" onClick={close}>
          <Icon name={START.icon} />
          {START.label}
        </NavLink>
        {groups.map(({ name, entries }) => (
          <div key={name} className="dashboard-group">
            <p id={idOf(name)}>{name}</p>
            <ul aria-labelledby={idOf(name)}>
              {entries.map(({ label, icon, to }) => (
                <li key={label}>
                  <NavLink to={to} className="dashboard-link" onClick={close}>
                    <Icon name={icon} />
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <Form method="post" action="/auth/signout">
          <button type="submit" className="dashboard-link">
            <Icon name="arrow-right" />
            Sign Out
          </button>
        </Form>
      </nav>
    </div>
  )
}

const idOf = (name: string) => `menu-${name.toLowerCase().replaceAll(' ', '-')}`
