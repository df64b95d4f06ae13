/**
 * What a browser does on a page load, for client-side navigations: plain links stay inside the application, and
 * focus moves to the new page's heading so that screen readers start there. A change of query parameters alone
 * moves nothing.
 */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

export function usePageChanges() {
  const { pathname, hash } = useLocation()
  // The first page arrives by POP. A page after an error page is also a fresh mount, but was navigated to.
  const shown = useRef(useNavigationType() === 'POP' ? pathname : null)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hash) focusHeading()
  }, [pathname, hash])

  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLink(event)
      if (!link) return
      event.preventDefault()
      const { pathname, search, hash } = new URL(link.href)
      const preventScrollReset = link.hasAttribute('data-keep-scroll')
      void navigate(pathname + search + hash, { preventScrollReset })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * The link of a plain click on one of our pages; null for every other click. Links with `rel="external"` are left
 * to the browser, because only the server knows whether they lead to a file or to a page.
 */
function pageLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  if (link.relList.contains('external')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || !isPage(pathname)) return null
  if (hash && pathname === location.pathname && search === location.search) return null
  return link
}

/** Files and the API are served by the server, not rendered here. */
const isPage = (pathname: string) => !pathname.startsWith('/api/') && !pathname.includes('.')
