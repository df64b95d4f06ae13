/**
 * A menu in groups beside the pages of one area. On a narrow screen a quiet button above the page's title names the
 * group that the page is in, or itself if it is in none. It opens the same list as a sheet, which is a popover, so it
 * also opens without JavaScript.
 */
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useClosedWhenWide } from '#app/ui/use-closed-when-wide.ts'
import type { DashboardEntry, DashboardGroup } from './dashboard-entries.ts'
import './side-menu.css'

const SHEET = 'dashboard-menu'

type Props = {
  /** Of the area: the name of the list, and what the button opens. */
  name: string
  sheetName: string
  start: DashboardEntry
  groups: readonly DashboardGroup[]
  /** The entry of this page. It may not be in the menu. */
  current: DashboardEntry
  pathname: string
  /** Below the groups. */
  children?: ReactNode
}

export function SideMenu(props: Props) {
  const { name, sheetName, start, groups, current, pathname, children } = props
  const sheet = useRef<HTMLElement>(null)
  useClosedWhenWide(sheet, '64rem')
  const close = () => {
    // On a wide screen it is no popover that could be open.
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }
  const entryLink = (entry: DashboardEntry) => (
    <Link
      to={entry.to}
      className="dashboard-link"
      aria-current={entry.to === current.to ? currentAt(entry, pathname) : undefined}
      onClick={close}
    >
      <Icon name={entry.icon} />
      {entry.label}
    </Link>
  )
  return (
    <div className="dashboard-side">
      <button type="button" className="button dashboard-menu-button" popoverTarget={SHEET}>
        {groupOf(current, groups) ?? (current.to === start.to ? start.label : 'Menu')}
        <span className="sr-only">: open {sheetName}</span>
        <Icon name="chevron-down" />
      </button>
      <nav aria-label={name} ref={sheet} id={SHEET} popover="auto" className="dashboard-menu">
        {entryLink(start)}
        {groups.map((group) => (
          <div key={group.name} className="dashboard-group">
            <p id={idOf(group.name)}>{group.name}</p>
            <ul aria-labelledby={idOf(group.name)}>
              {group.entries.map((entry) => (
                <li key={entry.label}>{entryLink(entry)}</li>
              ))}
            </ul>
          </div>
        ))}
        {children}
      </nav>
    </div>
  )
}

const groupOf = (current: DashboardEntry, groups: readonly DashboardGroup[]) =>
  groups.find(({ entries }) => entries.some(({ to }) => to === current.to))?.name

/** Pages below an entry are in its section, but are not the page that it leads to. */
const currentAt = ({ to }: DashboardEntry, pathname: string) => (pathname === to ? 'page' : 'true')

const idOf = (name: string) => `menu-${name.toLowerCase().replaceAll(' ', '-')}`
