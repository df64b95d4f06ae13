/**
 * `node bin/run.mjs dev/relevance/make-set.ts` writes test/relevance/known-items.json from the real listings, always
 * the same.
 */
import { readDocuments } from './documents.ts'
import { drawKnownItems } from './draw-items.ts'
import { writeKnownItems } from './known-items.ts'

const SEED = 20_260_901

const items = drawKnownItems(readDocuments(), SEED)
writeKnownItems(items)
for (const [name, made] of Object.entries(items)) {
  process.stdout.write(`${name}: ${made.length}, such as "${made[0]?.[0]}"\n`)
}
