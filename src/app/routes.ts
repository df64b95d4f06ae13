/** Every page of the product, by its address. */
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('jobs', 'routes/jobs.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
