/** What the command menu offers without asking the server: pages and actions, by who is signed in. */

import type { IconName } from '#app/ui/icon.tsx'
import { dashboardEntries } from './dashboard-entries.ts'
import type { Theme } from './theme-menu.tsx'

export type Command = {
  group: 'Actions' | 'Pages' | 'Applications' | 'Jobs' | 'Companies'
  label: string
  icon: IconName
  /** Set smaller, after the label: a job's company, a count. */
  about?: string
  /** Other words by which it is found. */
  words?: string
  /** A key that does the same. */
  hint?: string
} & ({ to: string } | { theme: Theme } | { signOut: true })

const action = (label: string, icon: IconName, to: string, words = ''): Command => ({
  group: 'Actions',
  label,
  icon,
  to,
  words,
})
const page = (label: string, icon: IconName, to: string, words = ''): Command => ({
  group: 'Pages',
  label,
  icon,
  to,
  words,
})

const OWN_ACTIONS: readonly Command[] = [
  action('Add application', 'plus', '/dashboard/job-tracker/new', 'track job new'),
  action('Upload CV', 'file-text', '/dashboard/profile#cv', 'resume file'),
  action('Create job alert', 'bell', '/dashboard/job-alerts', 'email new jobs'),
  action('Write cover letter', 'mail', '/dashboard/cover-letter', 'new letter'),
  action('Make a CV', 'file-text', '/dashboard/resume-generator', 'resume new generate'),
  action('Import applications', 'download', '/dashboard/job-tracker/import', 'csv huntr teal'),
  action('Download your data', 'download', '/dashboard/data', 'export gdpr'),
]

const VISITOR_ACTIONS: readonly Command[] = [
  action('Sign in', 'user', '/auth/signin', 'log in account'),
  action('Sign up', 'plus', '/auth/signup', 'register create account'),
]

const THEMES: readonly Command[] = [
  { group: 'Actions', label: 'Light theme', icon: 'sun', words: 'color mode', theme: 'light' },
  { group: 'Actions', label: 'Dark theme', icon: 'moon', words: 'color mode', theme: 'dark' },
  { group: 'Actions', label: 'System theme', icon: 'monitor', words: 'color', theme: 'system' },
]

const SIGN_OUT: Command = {
  group: 'Actions',
  label: 'Sign out',
  icon: 'arrow-right',
  words: 'log out leave',
  signOut: true,
}

const PUBLIC_PAGES: readonly Command[] = [
  page('Jobs', 'search', '/jobs', 'search browse'),
  page('Companies', 'building-2', '/companies', 'employers'),
  page('Salaries', 'banknote', '/salaries', 'pay'),
  page('Trends', 'history', '/trends', 'skills roles demand'),
  page('Home', 'house', '/', 'start'),
  page('Career Resources', 'book-open', '/resources', 'guides'),
  page('About', 'info', '/about'),
  page('Contact', 'mail', '/contact', 'help support'),
  page('API', 'code', '/api/docs', 'developers documentation'),
]

const REPORTS: readonly Command[] = [
  page('Offers', 'scale', '/dashboard/job-tracker/offers', 'compare salary'),
  page('Proof of search', 'file-text', '/dashboard/job-tracker/report', 'job center report'),
  page('What-if', 'lightbulb', '/dashboard/jobs-for-me/what-if', 'learn skill'),
]

type Known = { isSignedIn: boolean; hasPlans: boolean }

export function commandsFor({ isSignedIn, hasPlans }: Known): Command[] {
  const plans = hasPlans ? [page('Subscriptions', 'wallet', '/subscription', 'plans pricing')] : []
  if (!isSignedIn) return [...VISITOR_ACTIONS, ...PUBLIC_PAGES, ...plans, ...THEMES]
  const own = dashboardEntries({ hasPlans }).map(({ label, icon, to }) => page(label, icon, to))
  return [
    ...OWN_ACTIONS,
    page('Dashboard', 'house', '/dashboard', 'start overview'),
    ...own,
    ...REPORTS,
    ...PUBLIC_PAGES,
    ...plans,
    ...THEMES,
    SIGN_OUT,
  ]
}
