/** The frame of everything under /dashboard: its menu beside the page. Only for people who are signed in. */
import type { ReactNode } from 'react'
import { Form, NavLink, Outlet } from 'react-router'
import './dashboard.css'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { useLive } from '#app/live/use-live.ts'
import { standing } from '#app/operator/operator.ts'
import { versionContext, worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import * as accountChanges from '#store/account-changes.ts'
import type { Route } from './+types/dashboard.ts'

type Entry = { label: string; icon: IconName } & ({ to: string } | { to: null })

/** Entries without an address are not built yet, and say so. */
const MENU: readonly Entry[] = [
  { label: 'Job Match', icon: 'sparkles', to: '/dashboard/jobs-for-me' },
  { label: 'Job Tracker', icon: 'layers', to: '/dashboard/job-tracker' },
  { label: 'My Profile', icon: 'user', to: '/dashboard/profile' },
  { label: 'Calendar', icon: 'calendar', to: '/dashboard/calendar' },
  { label: 'Saved Jobs', icon: 'bookmark', to: '/dashboard/saved-jobs' },
  { label: 'Job Alerts', icon: 'megaphone', to: null },
  { label: 'Resume Generator', icon: 'file-text', to: '/dashboard/resume-generator' },
  { label: 'Cover Letter', icon: 'mail', to: '/dashboard/cover-letter' },
  { label: 'CV Analyzer', icon: 'search', to: '/dashboard/cv-analyzer' },
  { label: 'Your data', icon: 'database', to: '/dashboard/data' },
  { label: 'Security', icon: 'lock', to: '/dashboard/security' },
]

/** For whoever runs this copy. */
const OPERATING: Entry = { label: 'Sources', icon: 'rss', to: '/admin/sources' }

/**
 * Reads how far the person's changes have come before any loader reads their data: what comes after that number is
 * told to the page.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const { id } = requireViewer(args)
    const { db } = args.context.get(worldContext)
    args.context.set(versionContext, await accountChanges.newest(db, id))
    return next()
  },
]

export async function loader(args: Route.LoaderArgs) {
  return {
    personId: requireViewer(args).id,
    version: args.context.get(versionContext),
    isOperator: (await standing(args)) !== 'none',
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { personId, version, isOperator } = loaderData
  useLive(personId, version)
  return (
    <Frame isOperator={isOperator}>
      <Outlet />
    </Frame>
  )
}

/** The way on stays where one page of it failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}

function Frame({ isOperator, children }: { isOperator?: boolean; children: ReactNode }) {
  return (
    <div className="page dashboard">
      <nav aria-label="Dashboard" className="dashboard-menu">
        <ul>
          {(isOperator ? [...MENU, OPERATING] : MENU).map(({ label, icon, to }) => (
            <li key={label}>
              {to === null ? (
                <span className="dashboard-link dashboard-link-later">
                  <Icon name={icon} />
                  {label}
                  <span className="badge badge-quiet">Coming soon</span>
                </span>
              ) : (
                <NavLink to={to} className="dashboard-link">
                  <Icon name={icon} />
                  {label}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
        <Form method="post" action="/auth/signout">
          <button type="submit" className="dashboard-link">
            <Icon name="arrow-right" />
            Sign Out
          </button>
        </Form>
      </nav>
      <div className="dashboard-content">{children}</div>
    </div>
  )
}
