/**
 * Asks a person to complete their profile, on every page except those for signing in. The wizard is loaded only when
 * due. Without a script, a link at the top of the page leads to the same steps.
 */
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const Wizard = lazy(async () => ({ default: (await import('./wizard.tsx')).Wizard }))

const PAGE = '/dashboard/onboarding'

export function OnboardingGate({ isDue }: { isDue: boolean }) {
  const { pathname, search } = useLocation()
  // Once open, it stays open until closed. Otherwise adding the first skill would close it.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isDue) setOpen(true)
  }, [isDue])

  // An operator at work did not come to fill in a profile.
  if (/^\/(?:auth|admin)(?:\/|$)/.test(pathname) || pathname === PAGE) return null
  // Nor did somebody who is correcting what was read from their CV.
  if (pathname.startsWith('/dashboard/cv/')) return null
  // Nor did somebody who signed in to create an alert: it comes on the next page.
  if (pathname === '/job-alerts' && new URLSearchParams(search).has('search')) return null
  if (!isOpen) {
    return isDue ? (
      <noscript>
        <p className="page">
          <a href={PAGE} className="link">
            Complete Your Profile
          </a>
        </p>
      </noscript>
    ) : null
  }
  return (
    <Suspense fallback={null}>
      <Wizard onClose={() => setOpen(false)} />
    </Suspense>
  )
}
