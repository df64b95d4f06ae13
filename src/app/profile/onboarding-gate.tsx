/**
 * Asks a person to complete their profile, over any page but those of signing in. What asks is fetched only
 * then; without a script a line at the head of the page leads to the same steps.
 */
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const Wizard = lazy(async () => ({ default: (await import('./wizard.tsx')).Wizard }))

const PAGE = '/dashboard/onboarding'

export function OnboardingGate({ isDue }: { isDue: boolean }) {
  const { pathname } = useLocation()
  // Once open it stays until it is closed: the first skill alone would make it undue.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isDue) setOpen(true)
  }, [isDue])

  if (pathname.startsWith('/auth/') || pathname === PAGE) return null
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
