/** Confirms an upgrade on the page that people arrive at: as a toast, or as a notice without a script. */
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useFrameData } from '#app/frame/frame-data.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import { type PaidPlan, PLAN_NAMES } from '#core/plan/plan.ts'

/** Where to go after an upgrade. */
export const upgradedPath = (plan: PaidPlan) => `/dashboard/jobs-for-me?upgraded=${plan}`

const TITLE = 'Subscription upgraded!'

export function UpgradedNotice() {
  const [params] = useSearchParams()
  const isDemo = useFrameData()?.plans?.isDemo ?? false
  const isScripted = useScripted()
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const upgraded = params.get('upgraded')
  const plan = upgraded === 'premium' || upgraded === 'enterprise' ? PLAN_NAMES[upgraded] : null
  const demo = isDemo ? ' This is a demonstration: nothing was charged.' : ''
  const description = `You now have access to ${plan} features.${demo}`

  useEffect(() => {
    if (plan === null) return
    toast({ title: TITLE, description })
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [plan, description, toast, navigate, pathname])

  if (plan === null || isScripted) return null
  return (
    <p className="notice" role="status">
      <Icon name="check" />
      <span>
        <strong>{TITLE}</strong> {description}
      </span>
    </p>
  )
}
