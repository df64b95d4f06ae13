/**
 * The header of every page: logo, links to the main pages, theme menu and account menu. The same list of links
 * becomes a menu on a phone.
 */
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Kept } from '#app/ui/kept.tsx'
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
const SIGN_IN = { to: '/auth/signin' } as const

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
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  useClosedWhenWide(menu, '48rem')
  const isVisitor = !viewer && !isPaused
  const links = hasPlans ? [...LINKS, PLANS] : LINKS
  const current = [...links, SIGN_IN].find(({ to }) => isWithin(pathname, to))?.to ?? null
  return (
    <header className="site-header">
      <Kept
        as="div"
        className="page site-bar"
        by={isVisitor ? ['header', hasPlans, current] : null}
      >
        {() => (
          <>
            <a href="/" className="site-logo">
              <Logo />
              <span className="site-name">Rolecall</span>
            </a>
            <nav ref={menu} id="site-menu" aria-label="Main" popover="auto" className="site-nav">
              {links.map(({ to, label }) => (
                <a
                  key={to}
                  href={to}
                  aria-current={to === current ? 'page' : undefined}
                  className="site-nav-link"
                  onClick={closeMenu}
                >
                  {label}
                </a>
              ))}
              {isVisitor && (
                <a
                  href={SIGN_IN.to}
                  aria-current={SIGN_IN.to === current ? 'page' : undefined}
                  className="site-nav-link phone-only"
                  onClick={closeMenu}
                >
                  Sign in
                </a>
              )}
            </nav>
            <CommandButton />
            <ThemeMenu />
            {viewer && <Account viewer={viewer} />}
            {isVisitor && (
              <>
                <a href={SIGN_IN.to} className="button button-plain button-small not-phone">
                  Sign in
                </a>
                <a href="/auth/signup" className="button button-primary button-small">
                  Sign up
                </a>
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
          </>
        )}
      </Kept>
    </header>
  )
}

/** Whether a page is the one that a link leads to, or below it. The router finds pages in any case. */
function isWithin(pathname: string, to: string): boolean {
  const path = pathname.toLowerCase()
  return path === to || (to !== '/' && path.startsWith(`${to}/`))
}

/** Closes the phone menu after a link was clicked. On a wide screen the nav is not a popover. */
function closeMenu() {
  const menu = document.getElementById('site-menu')
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
