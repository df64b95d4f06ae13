/**
 * `npm run relevance [-- --ours] [--stress] [--misses] [--seed 7]` measures how often the right job comes first, by
 * class of search, for our engine and for other engines set up sensibly, over the real listings beside the project.
 * `--ours` runs only our engine; `--stress` adds some 116,000 generated listings; `--misses` lists the searches whose
 * right job did not come first; `--seed` draws searches other than the stored ones. Writes its table into
 * docs/measured.md, but not with `--ours` or `--seed`.
 */
import { parseArgs } from 'node:util'
import { hasListings, readDocuments } from './relevance/documents.ts'
import { drawKnownItems } from './relevance/draw-items.ts'
import { readJudged } from './relevance/judged.ts'
import { readKnownItems } from './relevance/known-items.ts'
import { miniSearchRanker } from './relevance/minisearch.ts'
import { ourRanker } from './relevance/ours.ts'
import { postgresRanker } from './relevance/postgres.ts'
import type { Ranker } from './relevance/ranker.ts'
import { type Scored, toLine, toTable, writeTable } from './relevance/report.ts'
import { scoreJudged, scoreKnown } from './relevance/scores.ts'
import { sqliteRanker } from './relevance/sqlite.ts'
import { withVariations } from './relevance/variations.ts'

const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({
  options: { ours: flag, stress: flag, misses: flag, seed: { type: 'string' } },
})

if (hasListings()) await main()
else process.stdout.write('Skipped: the listings are missing (../shared/data/jobs)\n')

async function main() {
  const real = readDocuments()
  const listings = values.stress ? withVariations(real) : real
  const items = values.seed ? drawKnownItems(real, Number(values.seed)) : readKnownItems()
  const judged = values.stress ? [] : readJudged() // nobody has judged generated listings

  const scored: Scored[] = []
  for (const start of rankers()) {
    const ranker = await start()
    await ranker.fill(listings.map(({ document }) => document))
    const known = await scoreKnown(ranker, listings, items)
    const byEye = await scoreJudged(ranker, listings, judged)
    await ranker.close()
    scored.push({ name: ranker.name, scores: [...known.scores, ...byEye.scores] })
    if (values.misses) {
      const lines = [...known.misses, ...byEye.misses].map(toLine)
      process.stdout.write(`${ranker.name}\n${lines.join('\n')}\n`)
    }
  }
  const table = toTable(scored)
  process.stdout.write(`${listings.length} listings\n${table}\n`)
  if (values.ours || values.seed) return
  const command = `npm run relevance${values.stress ? ' -- --stress' : ''}`
  const heading = `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, ${listings.length} listings.`
  const mark = values.stress ? 'relevance-stress' : 'relevance'
  writeTable('docs/measured.md', mark, heading, table)
}

function rankers(): (() => Ranker | Promise<Ranker>)[] {
  return values.ours ? [ourRanker] : [ourRanker, sqliteRanker, postgresRanker, miniSearchRanker]
}
