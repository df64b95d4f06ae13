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
  { label: 'Your data', icon: 'database', to: '/dashboard/data' },
  { label: 'Sign-in and security', icon: 'lock', to: '/dashboard/security' },
]

const PLAN: DashboardEntry = { label: 'My Plan', icon: 'wallet', to: '/dashboard/plan' }

/** For operators only. */
const OPERATING: DashboardEntry = { label: 'Sources', icon: 'rss', to: '/admin/sources' }

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
