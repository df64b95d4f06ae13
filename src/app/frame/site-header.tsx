/**
 * The header of every page: logo, links to the main pages, theme menu and account menu. The same list of links
 * becomes a menu on a phone.
 */
import { useRef } from 'react'
import { Link, NavLink } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import { useClosedWhenWide } from '#app/ui/use-closed-when-wide.ts'
import type { ShownViewer } from './account-menu.tsx'
import { CommandButton } from './command-button.tsx'
import { Logo } from './logo.tsx'
import { ThemeMenu } from './theme-menu.tsx'

const loadAccountMenu = async () => (await import('./account-menu.tsx')).AccountMenu
const Account = onDemand(loadAccountMenu, import.meta.env.SSR ? await loadAccountMenu() : null)

const LINKS = [
  { to: '/', label: 'Home' },
  { to: '/jobs', label: 'Jobs' },
  { to: '/companies', label: 'Companies' },
  { to: '/salaries', label: 'Salaries' },
] as const

const PLANS = { to: '/subscription', label: 'Subscriptions' } as const

/** `isPaused`: the user is signed in, but their account cannot be read at the moment. */
export function SiteHeader({
  viewer,
  isPaused,
  hasPlans,
}: {
  viewer: ShownViewer | null
  isPaused: boolean
  hasPlans: boolean
}) {
  const isVisitor = !viewer && !isPaused
  const menu = useRef<HTMLElement>(null)
  useClosedWhenWide(menu, '48rem')
  /** After a link was clicked. On a wide screen it is no popover that could be open. */
  const closeMenu = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }
  return (
    <header className="site-header">
      <div className="page site-bar">
        <Link to="/" className="site-logo">
          <Logo />
          <span className="site-name">Rolecall</span>
        </Link>
        <nav ref={menu} id="site-menu" aria-label="Main" popover="auto" className="site-nav">
          {(hasPlans ? [...LINKS, PLANS] : LINKS).map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              className="site-nav-link"
              onClick={closeMenu}
            >
              {label}
            </NavLink>
          ))}
          {isVisitor && (
            <NavLink to="/auth/signin" className="site-nav-link phone-only" onClick={closeMenu}>
              Sign in
            </NavLink>
          )}
        </nav>
        <CommandButton />
        <ThemeMenu />
        {viewer && <Account viewer={viewer} />}
        {isVisitor && (
          <>
            <Link to="/auth/signin" className="button button-plain button-small not-phone">
              Sign in
            </Link>
            <Link to="/auth/signup" className="button button-primary button-small">
              Sign up
            </Link>
          </>
        )}
        <button
          type="button"
          className="button button-plain button-icon phone-only"
          popoverTarget="site-menu"
          aria-label="Menu"
        >
          <Icon name="menu" className="icon-large" />
        </button>
      </div>
    </header>
  )
}
