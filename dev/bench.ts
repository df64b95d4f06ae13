/**
 * `npm run bench [-- WHAT]` measures on this machine and writes the figures to docs/measured.md with the date, the
 * machine and the command. Without WHAT it measures the built product. Each measurement has its own options; see its
 * file.
 */
import { argv } from 'node:process'

const MEASUREMENTS: Record<string, () => Promise<unknown>> = {
  product: () => import('./bench/product.ts'),
  pages: () => import('./bench/pages.ts'),
  search: () => import('./bench/search.ts'),
  cluster: () => import('./bench/cluster.ts'),
  load: () => import('./bench/load.ts'),
  match: () => import('./bench/match.ts'),
  learn: () => import('./bench/learn.ts'),
  alerts: () => import('./bench/alerts.ts'),
  digests: () => import('./bench/digests.ts'),
  cv: () => import('./bench/cv.ts'),
  'cv-fuzz': () => import('./bench/cv-fuzz.ts'),
  streams: () => import('./bench/streams.ts'),
  people: () => import('./bench/people.ts'),
  gather: () => import('./bench/gather.ts'),
  reading: () => import('./bench/reading.ts'),
  backup: () => import('./bench/backup.ts'),
  soak: () => import('./bench/soak.ts'),
  'cv-write': () => import('./bench/cv-write.ts'),
}

const [first = ''] = argv.slice(2)
const measure = MEASUREMENTS[first.startsWith('-') || first === '' ? 'product' : first]
if (measure) await measure()
else {
  process.stderr.write(`Unknown measurement. Use one of: ${Object.keys(MEASUREMENTS).join(', ')}\n`)
  process.exitCode = 2
}
