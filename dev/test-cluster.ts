/** `npm run test:cluster`: everything about the search on a cluster of three OpenSearch nodes, which takes minutes. */
import { runSteps } from './steps.ts'

runSteps([
  {
    name: 'search on a cluster',
    command: 'node_modules/.bin/vitest',
    args: ['run', '--project=cluster', ...process.argv.slice(2)],
    env: { CLUSTER_TESTS: 'full' },
  },
])
