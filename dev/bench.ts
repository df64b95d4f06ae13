/**
 * `npm run bench [-- WHAT]`: measures on this machine and writes the figures, with date, machine and command, into
 * docs/measured.md. Without WHAT: the built product. Each measurement has options of its own; see its file.
 */
import { argv } from 'node:process'

const MEASUREMENTS: Record<string, () => Promise<unknown>> = {
  product: () => import('./bench/product.ts'),
  search: () => import('./bench/search.ts'),
  facets: () => import('./bench/facets.ts'),
  load: () => import('./bench/under-load.ts'),
  match: () => import('./bench/match.ts'),
  cv: () => import('./bench/cv.ts'),
  'cv-fuzz': () => import('./bench/cv-fuzz.ts'),
  people: () => import('./bench/people.ts'),
  gather: () => import('./bench/gather.ts'),
  soak: () => import('./bench/soak.ts'),
  'cv-write': () => import('./bench/cv-write.ts'),
}

const [first = ''] = argv.slice(2)
const measure = MEASUREMENTS[first.startsWith('-') || first === '' ? 'product' : first]
if (measure) await measure()
else {
  process.stderr.write(
    `Nothing is measured by that name: ${Object.keys(MEASUREMENTS).join(', ')}\n`,
  )
  process.exitCode = 2
}
