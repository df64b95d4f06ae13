/** The layout of everything under /dashboard: the menu beside the page. Requires sign-in. */
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { dashboardGroups } from '#app/frame/dashboard-entries.ts'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { useFrameData } from '#app/frame/frame-data.ts'
import { useLive } from '#app/live/use-live.ts'
import { EMAIL_DELIVERY_PATH } from '#app/mail/email-delivery-path.ts'
import { UndeliveredNotice } from '#app/mail/undelivered-notice.tsx'
import { standing } from '#app/operator/operator.ts'
import { servicesContext, versionContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import type { SuppressionReason } from '#core/mail/suppression.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as suppressions from '#store/mail-suppressions.ts'
import type { Route } from './+types/dashboard.ts'
import { DashboardMenu } from './dashboard-menu.tsx'

/**
 * Reads the number of the account's newest change before any loader reads data, so that the page is notified of
 * every later change.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const { id } = requireViewer(args)
    const { db } = args.context.get(servicesContext)
    args.context.set(versionContext, await accountChanges.newest(db, id))
    return next()
  },
]

export async function loader(args: Route.LoaderArgs) {
  const { id, email } = requireViewer(args)
  const { db } = args.context.get(servicesContext)
  const known = await suppressions.find(db, email)
  return {
    personId: id,
    version: args.context.get(versionContext),
    isOperator: (await standing(args)) !== 'none',
    heldBack: known?.suppressedAt ? { email, reason: known.reason } : null,
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { personId, version, isOperator, heldBack } = loaderData
  useLive(personId, version)
  return (
    <Frame isOperator={isOperator} heldBack={heldBack}>
      <Outlet />
    </Frame>
  )
}

/** Keeps the menu when a page inside the dashboard fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}

type FrameProps = {
  isOperator?: boolean
  /** If mail to the person is held back. */
  heldBack?: { email: string; reason: SuppressionReason } | null
  children: ReactNode
}

function Frame({ isOperator = false, heldBack, children }: FrameProps) {
  const { pathname } = useLocation()
  const hasPlans = Boolean(useFrameData()?.plans)
  return (
    <div className="page dashboard">
      <DashboardMenu groups={dashboardGroups({ hasPlans, isOperator })} pathname={pathname} />
      <div className="dashboard-content">
        {heldBack && pathname !== EMAIL_DELIVERY_PATH && <UndeliveredNotice {...heldBack} />}
        {children}
      </div>
    </div>
  )
}
