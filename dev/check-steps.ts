/** The fast, read-only part of the project's check. */
import type { Step } from './steps.ts'

const bin = (name: string) => `node_modules/.bin/${name}`

export const CHECK_STEPS: Step[] = [
  // The arrows between folders are lint rules too: biome.json, overrides.
  { name: 'format, lint and arrows', command: bin('biome'), args: ['ci', '--error-on-warnings'] },
  { name: 'route types', command: bin('react-router'), args: ['typegen'] },
  { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  { name: 'types of the pure folders', command: bin('tsc'), args: ['-p', 'tsconfig.pure.json'] },
  { name: 'dead code', command: bin('knip'), args: [] },
]
