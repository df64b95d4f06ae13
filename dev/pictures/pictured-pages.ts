/** Which pages are pictured, and as whom. */
import type { LivedInAccount } from './lived-in-account.ts'

export type Seer = 'visitor' | 'person' | 'operator'

/** `name` is the beginning of the files' names. */
export type PicturedPage = { name: string; address: string; seer: Seer }

const PUBLIC = {
  home: '/',
  jobs: '/jobs',
  'jobs-search': '/jobs?query=python&remote=true',
  'jobs-nothing': '/jobs?query=zzzzzz',
  companies: '/companies',
  salaries: '/salaries',
  trends: '/trends',
  subscription: '/subscription',
  resources: '/resources',
  about: '/about',
  contact: '/contact',
  signin: '/auth/signin',
  signup: '/auth/signup',
  'not-found': '/no-such-page',
}

const OWN = {
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
  saved: '/dashboard/saved-jobs',
  matches: '/dashboard/jobs-for-me',
  'what-if': '/dashboard/jobs-for-me/what-if',
  analyzer: '/dashboard/cv-analyzer',
  alerts: '/dashboard/job-alerts',
  board: '/dashboard/job-tracker?view=board',
  table: '/dashboard/job-tracker?view=table',
  report: '/dashboard/job-tracker/report',
  offers: '/dashboard/job-tracker/offers',
  calendar: '/dashboard/calendar',
  generator: '/dashboard/resume-generator',
  letters: '/dashboard/cover-letter',
  hidden: '/dashboard/hidden',
  searches: '/dashboard/searches',
  plan: '/dashboard/plan',
  security: '/dashboard/security',
  data: '/dashboard/data',
  email: '/dashboard/email',
  assistants: '/dashboard/assistants',
}

const OPERATED = {
  admin: '/admin',
  'admin-accounts': '/admin/accounts',
  'admin-audit': '/admin/audit',
  'admin-site': '/admin/site',
  'admin-invitations': '/admin/invitations',
  'admin-sources': '/admin/sources',
  'admin-messages': '/admin/messages',
  'admin-newsletter': '/admin/newsletter',
}

export function picturedPages(account: LivedInAccount): PicturedPage[] {
  const { jobId, comparedIds, company, cvId, madeCvId, letterId, applicationId } = account
  const ofVisitor = { ...PUBLIC, job: `/jobs/${jobId}`, company: `/companies/${company}` }
  const own = {
    ...OWN,
    'own-jobs': '/jobs',
    'jobs-select': '/jobs?select=on',
    compare: `/jobs/compare?jobs=${comparedIds.join(',')}`,
    'own-job': `/jobs/${jobId}`,
    cv: `/dashboard/cv/${cvId}`,
    'cv-checks': `/dashboard/cv/${cvId}/checks`,
    'made-cv': `/dashboard/resume-generator/${madeCvId}`,
    letter: `/dashboard/cover-letter/${letterId}`,
    application: `/dashboard/job-tracker/${applicationId}`,
    'job-analysis': `/dashboard/cv-analysis/${jobId}`,
    contacts: `/dashboard/company-details/${company}`,
  }
  const list = (pages: Record<string, string>, seer: Seer) =>
    Object.entries(pages).map(([name, address]) => ({ name, address, seer }))
  return [...list(ofVisitor, 'visitor'), ...list(own, 'person'), ...list(OPERATED, 'operator')]
}
