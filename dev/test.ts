/**
 * `npm test`: the project's whole check, on any machine: what `npm run check` does, then every test and journey.
 * `npm test -- quick` runs the rules and the API alone, for use while working.
 */

import { findChromium, installOtherBrowsers } from './browsers.ts'
import { CHECK_STEPS } from './check-steps.ts'
import { runSteps, type Step } from './steps.ts'

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: 'node_modules/.bin/vitest',
  args: ['run', ...args],
})

/** Rules whose tests take more than ten seconds each. */
const SLOW_RULES = [
  'src/cv/write/other-readers.test.ts',
  'src/cv/write/read-back.test.ts',
  'src/search/answers/hostile-texts.test.ts',
  'test/search/engine.random.test.ts',
]

const [kind] = process.argv.slice(2)
if (kind === 'quick') {
  runSteps([
    vitest('rules', '--project=rules*', ...SLOW_RULES.map((file) => `--exclude=${file}`)),
    vitest('API', 'test/api.test.ts'),
  ])
} else {
  installOtherBrowsers()
  runSteps([
    ...CHECK_STEPS,
    vitest('rules and product'),
    {
      name: 'journeys in the browser',
      command: 'node_modules/.bin/playwright',
      args: ['test'],
      env: { CHROMIUM: findChromium() ?? '' },
    },
  ])
}
