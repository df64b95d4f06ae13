/** The pages of the dashboard: beside each of them, and in the account menu where there is no room beside. */
import type { IconName } from '#app/ui/icon.tsx'

export type DashboardEntry = { label: string; icon: IconName; to: string }

const ENTRIES: readonly DashboardEntry[] = [
  { label: 'Job Match', icon: 'sparkles', to: '/dashboard/jobs-for-me' },
  { label: 'Job Tracker', icon: 'layers', to: '/dashboard/job-tracker' },
  { label: 'My Profile', icon: 'user', to: '/dashboard/profile' },
  { label: 'Calendar', icon: 'calendar', to: '/dashboard/calendar' },
  { label: 'Saved Jobs', icon: 'bookmark', to: '/dashboard/saved-jobs' },
  { label: 'Job Alerts', icon: 'bell', to: '/dashboard/job-alerts' },
  { label: 'Resume Generator', icon: 'file-text', to: '/dashboard/resume-generator' },
  { label: 'Cover Letter', icon: 'mail', to: '/dashboard/cover-letter' },
  { label: 'CV Analyzer', icon: 'search', to: '/dashboard/cv-analyzer' },
  { label: 'Assistants', icon: 'link', to: '/dashboard/assistants' },
  { label: 'Your data', icon: 'database', to: '/dashboard/data' },
  { label: 'Sign-in and security', icon: 'lock', to: '/dashboard/security' },
  { label: 'Hidden Jobs', icon: 'eye-off', to: '/dashboard/hidden' },
]

const PLAN: DashboardEntry = { label: 'My Plan', icon: 'wallet', to: '/dashboard/plan' }

export const dashboardEntries = ({ hasPlans }: { hasPlans: boolean }) =>
  hasPlans ? [...ENTRIES, PLAN] : ENTRIES
