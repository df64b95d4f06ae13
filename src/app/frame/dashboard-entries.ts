/** The pages of the dashboard: beside each of them, and in the account menu where there is no room beside. */
import type { IconName } from '#app/ui/icon.tsx'

export type DashboardEntry = { label: string; icon: IconName; to: string }

export type DashboardGroup = { name: string; entries: readonly DashboardEntry[] }

const SEARCH: readonly DashboardEntry[] = [
  { label: 'Job Match', icon: 'sparkles', to: '/dashboard/jobs-for-me' },
  { label: 'Job Tracker', icon: 'layers', to: '/dashboard/job-tracker' },
  { label: 'My Profile', icon: 'user', to: '/dashboard/profile' },
  { label: 'Calendar', icon: 'calendar', to: '/dashboard/calendar' },
  { label: 'Saved Jobs', icon: 'bookmark', to: '/dashboard/saved-jobs' },
  { label: 'Saved Searches', icon: 'list', to: '/dashboard/searches' },
  { label: 'Job Alerts', icon: 'bell', to: '/dashboard/job-alerts' },
  { label: 'Hidden Jobs', icon: 'eye-off', to: '/dashboard/hidden' },
]

const DOCUMENTS: readonly DashboardEntry[] = [
  { label: 'Resume Generator', icon: 'file-text', to: '/dashboard/resume-generator' },
  { label: 'Cover Letter', icon: 'mail', to: '/dashboard/cover-letter' },
  { label: 'CV Analyzer', icon: 'search', to: '/dashboard/cv-analyzer' },
]

const ACCOUNT: readonly DashboardEntry[] = [
  { label: 'Assistants', icon: 'link', to: '/dashboard/assistants' },
  { label: 'Emails', icon: 'mail', to: '/dashboard/email' },
  { label: 'Your data', icon: 'database', to: '/dashboard/data' },
  { label: 'Sign-in and security', icon: 'lock', to: '/dashboard/security' },
]

const PLAN: DashboardEntry = { label: 'My Plan', icon: 'wallet', to: '/dashboard/plan' }

/** For operators only. */
const OPERATING: DashboardEntry = { label: 'Operator area', icon: 'terminal', to: '/admin' }

type Shown = { hasPlans: boolean; isOperator?: boolean }

export const dashboardGroups = ({
  hasPlans,
  isOperator = false,
}: Shown): readonly DashboardGroup[] => [
  { name: 'Job search', entries: SEARCH },
  { name: 'Documents', entries: DOCUMENTS },
  {
    name: 'Account',
    entries: [...ACCOUNT, ...(hasPlans ? [PLAN] : []), ...(isOperator ? [OPERATING] : [])],
  },
]

export const dashboardEntries = (shown: Shown): readonly DashboardEntry[] =>
  dashboardGroups(shown).flatMap(({ entries }) => entries)

export const DASHBOARD: DashboardEntry = { label: 'Dashboard', icon: 'house', to: '/dashboard' }

/** Pages that are not below the address of the entry to whose section they belong. */
const SECTIONS: Readonly<Record<string, string>> = {
  '/dashboard/cv': '/dashboard/cv-analyzer',
  '/dashboard/cv-analysis': '/dashboard/jobs-for-me',
  '/dashboard/onboarding': '/dashboard/profile',
  '/dashboard/confirm': '/dashboard/security',
}

/** Not in the menu, because it leads to one company. */
const COMPANY: DashboardEntry = {
  label: 'Company details',
  icon: 'building-2',
  to: '/dashboard/company-details',
}

const isAt = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`)

/** The entry whose section a page is in. */
export function sectionOf(
  pathname: string,
  entries: readonly DashboardEntry[],
  start: DashboardEntry = DASHBOARD,
): DashboardEntry {
  const [, moved] = Object.entries(SECTIONS).find(([page]) => isAt(pathname, page)) ?? []
  const found = entries.filter(({ to }) => isAt(moved ?? pathname, to))
  const nearest = found.toSorted((a, b) => b.to.length - a.to.length)[0]
  return nearest ?? (isAt(pathname, COMPANY.to) ? COMPANY : start)
}
