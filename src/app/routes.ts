/** Every page of the product, by its address. */
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('jobs', 'routes/jobs.tsx'),
  route('jobs/:jobId', 'routes/job.tsx', { id: 'job' }),
  route('job/:jobId', 'routes/job.tsx', { id: 'job-short' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
