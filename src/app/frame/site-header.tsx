/**
 * The header of every page: logo, links to the main pages, theme menu and account menu. The same list of links
 * becomes a menu on a phone.
 */
import { Link, NavLink } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { AccountMenu, type ShownViewer } from './account-menu.tsx'
import { Logo } from './logo.tsx'
import { ThemeMenu } from './theme-menu.tsx'

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
  return (
    <header className="site-header">
      <div className="page flex h-14 items-center gap-2">
        <Link to="/" className="mr-auto flex min-h-10 items-center gap-2.5 md:mr-6">
          <Logo />
          <span className="font-display text-xl font-medium">Rolecall</span>
        </Link>
        <nav id="site-menu" aria-label="Main" popover="auto" className="site-nav">
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
            <NavLink to="/auth/signin" className="site-nav-link md:hidden" onClick={closeMenu}>
              Sign in
            </NavLink>
          )}
        </nav>
        <ThemeMenu />
        {viewer && <AccountMenu viewer={viewer} />}
        {isVisitor && (
          <>
            <Link to="/auth/signin" className="button button-plain button-small max-md:hidden">
              Sign in
            </Link>
            <Link to="/auth/signup" className="button button-primary button-small">
              Sign up
            </Link>
          </>
        )}
        <button
          type="button"
          className="button button-plain button-icon md:hidden"
          popoverTarget="site-menu"
          aria-label="Menu"
        >
          <Icon name="menu" className="size-5" />
        </button>
      </div>
    </header>
  )
}

/** Closes the phone menu after a link was clicked. On a wide screen the nav is not a popover. */
function closeMenu() {
  const menu = document.getElementById('site-menu')
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
