import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  ssr: true,
  // Every page's route is known from the start, so links need no extra request when they scroll into view.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: true,
} satisfies Config
