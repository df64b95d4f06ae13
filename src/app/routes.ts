/** Every page of the product, by its address. */
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('jobs', 'routes/jobs.tsx'),
  route('jobs/:jobId', 'routes/job.tsx', { id: 'job' }),
  route('job/:jobId', 'routes/job.tsx', { id: 'job-short' }),
  route('about', 'routes/about.tsx'),
  route('resources', 'routes/resources.tsx'),
  route('post-a-job', 'routes/post-a-job.tsx'),
  route('sitemap', 'routes/site-map.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('cookies', 'routes/cookies.tsx'),
  route('api/docs', 'routes/api-docs.tsx'),
  route('companies', 'routes/companies.tsx'),
  route('companies/:slug', 'routes/company.tsx'),
  route('auth/signout', 'routes/auth-signout.tsx'),
  route('auth/verify', 'routes/auth-verify.tsx'),
  route('auth/code', 'routes/auth-code.tsx'),
  route('auth/*', 'routes/auth.tsx'),
  route('dashboard/files/:fileId', 'routes/dashboard-file.ts'),
  route('dashboard', 'routes/dashboard.tsx', [
    index('routes/dashboard-index.tsx'),
    route('calendar', 'routes/dashboard-calendar.tsx'),
  ]),
  route('dev/inbox.json', 'routes/dev-inbox-json.ts'),
  route('dev/inbox/:messageId?', 'routes/dev-inbox.tsx'),
  route('dev/inbox/:messageId/letter', 'routes/dev-inbox-letter.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
