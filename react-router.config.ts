import type { Config } from '@react-router/dev/config'
import { ROUTES_PATH } from './src/app/request/all-routes.ts'

export default {
  appDirectory: 'src/app',
  ssr: true,
  // A page names its own routes only. `src/app/request/all-routes.ts` adds the others from one static file.
  routeDiscovery: { mode: 'lazy', manifestPath: ROUTES_PATH },
  splitRouteModules: true,
} satisfies Config
