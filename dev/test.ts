/** `npm test`: the project's whole check, on any machine: what `npm run check` does, then every test and journey. */
import { CHECK_STEPS } from './check-steps.ts'
import { findChromium } from './chromium.ts'
import { runSteps } from './steps.ts'

runSteps([
  ...CHECK_STEPS,
  { name: 'rules and product', command: 'node_modules/.bin/vitest', args: ['run'] },
  {
    name: 'journeys in the browser',
    command: 'node_modules/.bin/playwright',
    args: ['test'],
    env: { CHROMIUM: findChromium() ?? '' },
  },
])
