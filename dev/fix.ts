/** `npm run fix`: formats, sorts imports and applies the safe lint fixes. */
import { runSteps } from './steps.ts'

runSteps([
  { name: 'format and lint', command: 'node_modules/.bin/biome', args: ['check', '--write'] },
])
