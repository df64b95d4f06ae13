/** The fast, read-only part of the project's check. */
import type { Step } from './steps.ts'

const bin = (name: string) => `node_modules/.bin/${name}`

export const CHECK_STEPS: Step[] = [
  // Biome also checks which folders may import which: see `overrides` in biome.json.
  { name: 'format, lint and arrows', command: bin('biome'), args: ['ci', '--error-on-warnings'] },
  { name: 'route types', command: bin('react-router'), args: ['typegen'] },
  { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  { name: 'types of the pure folders', command: bin('tsc'), args: ['-p', 'tsconfig.pure.json'] },
  { name: 'dead code', command: bin('knip'), args: [] },
  {
    name: 'conventions',
    command: bin('vitest'),
    args: ['run', '--project=rules', 'test/repo.test.ts', 'test/client-build.test.ts'],
  },
]
