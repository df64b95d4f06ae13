/**
 * `npm run merge-accuracy [-- --misses] [-- --pairs FILE]` measures how well the rules recognize listings that are one
 * job, on pairs of real listings labeled by eye and on real listings rewritten as other sources carry them, each with
 * addresses and without. `--misses` lists the wrongly judged pairs of the half that was looked at. `--pairs` judges
 * JSON Lines of your own: { "a": listing, "b": listing, "same": true }. Writes its tables into docs/measured.md.
 */
import { parseArgs } from 'node:util'
import type { Listing } from '#core/job/listing.ts'
import { blockingKeys, dedupeFeatures } from '#core/merge/dedupe-features.ts'
import type { Known } from '#core/merge/job-comparison.ts'
import { type SamenessVerdict, sameJob } from '#core/merge/same-job.ts'
import { confusion, type Judged, QUESTIONS, twoValued, VERDICTS } from './merge/figures.ts'
import { readPairFile } from './merge/pair-file.ts'
import { hasPairs, keyOf, readListings, readPairs } from './merge/pairs.ts'
import { makeTwins } from './merge/twins.ts'
import { withoutAddresses } from './merge/without-addresses.ts'
import { writeTable } from './relevance/report.ts'
import { seededNumbers } from './seeded-numbers.ts'

/** The number of listings that are rewritten. */
const TWINS = 2_000
const SEED = 20_261_122

type Pair = { one: Listing; other: Listing; label: Judged['label']; known?: Known; note: string }
type Read = Pair & Judged & SamenessVerdict
type Way = { name: string; read: (pair: Pair) => SamenessVerdict }

const WAYS: readonly Way[] = [
  { name: 'with addresses', read: ({ one, other, known }) => sameJob(one, other, known) },
  {
    name: 'with addresses, not when each was listed',
    read: ({ one, other }) => sameJob(one, other),
  },
  {
    name: 'without',
    read: ({ one, other, known }) =>
      sameJob(withoutAddresses(one, 1), withoutAddresses(other, 2), known),
  },
  {
    name: 'without, not when each was listed',
    read: ({ one, other }) => sameJob(withoutAddresses(one, 1), withoutAddresses(other, 2)),
  },
]

/** Without the days of listing, which nobody recorded for rewritten listings. */
const PLAIN_WAYS = WAYS.filter(({ name }) => name.endsWith('listed'))
const LISTED_WAYS = WAYS.filter((way) => !PLAIN_WAYS.includes(way))

const { values } = parseArgs({
  options: { misses: { type: 'boolean', default: false }, pairs: { type: 'string' } },
})

if (values.pairs !== undefined) await scoreFile(values.pairs)
else if (hasPairs()) main()
else process.stdout.write('Skipped: the data is missing (../shared/data)\n')

async function scoreFile(file: string) {
  const pairs: Pair[] = []
  for await (const { a, b, same } of readPairFile(file)) {
    if (same === undefined) continue
    pairs.push({ one: a, other: b, label: same ? 'same' : 'other', note: '' })
  }
  const sets = WAYS.slice(0, 2).map(
    (way) => ['pairs of the file', way.name, readAll(pairs, way)] as const,
  )
  process.stdout.write(`${toTable(sets)}\n`)
  for (const [, way, read] of sets) {
    const wrong = read.filter(({ label, verdict }) => (label === 'same') !== (verdict === 'same'))
    process.stdout.write(`\nWrong, ${way}:\n${wrong.slice(0, 40).map(toLine).join('\n')}\n`)
  }
}

function main() {
  const listings = readListings()
  const labelled = readPairs(listings)
  const halves = Map.groupBy(
    labelled.map((pair) => ({
      ...pair,
      known: { together: pair.together },
      note: `${pair.found}: ${pair.reason}`,
    })),
    ({ half }) => half,
  )
  if (values.misses) {
    // Prints nothing of the other half, so that no fix is based on it.
    for (const way of LISTED_WAYS) listMisses(way, halves.get('looked at') ?? [])
    return
  }
  const twins = makeTwins([...listings.values()], TWINS, seededNumbers(SEED)).map(
    ({ reason, ...twin }) => ({ ...twin, note: reason }),
  )
  const sets = [...halves, ['rewritten', twins] as const].flatMap(([name, pairs]) =>
    (name === 'rewritten' ? PLAIN_WAYS : WAYS).map(
      (way) => [name, way.name, readAll(pairs, way)] as const,
    ),
  )
  const table = `${toTable(sets)}\n\n${toKeyTable([...halves, ['rewritten', twins]])}`
  process.stdout.write(`${table}\n`)
  const heading = `\`npm run merge-accuracy\`, ${new Date().toISOString().slice(0, 10)}.`
  writeTable('docs/measured.md', 'merge', heading, table)
}

function readAll(pairs: readonly Pair[], way: Way): Read[] {
  return pairs.map((pair) => ({ ...pair, ...way.read(pair) }))
}

type Sets = readonly (readonly [name: string, way: string, read: readonly Read[]])[]

function toTable(sets: Sets): string {
  const figures = sets.map(([name, way, read]) => {
    const [opening, card] = Object.values(QUESTIONS).map((isMeant) => twoValued(read, isMeant))
    const cells = [opening, card].flatMap((two) => (two ? [two.precision, two.recall] : []))
    return `| ${name} | ${way} | ${read.length} | ${cells.map((cell) => cell.toFixed(3)).join(' | ')} |`
  })
  const counts = sets.flatMap(([name, way, read]) =>
    VERDICTS.map(
      (label) => `| ${name} | ${way} | ${label} | ${confusion(read, label).join(' | ')} |`,
    ),
  )
  return [
    '| pairs | addresses | number | same opening: precision | recall | same card: precision | recall |',
    '|---|---|---|---|---|---|---|',
    ...figures,
    '',
    '| pairs | addresses | label | judged same | opening | other |',
    '|---|---|---|---|---|---|',
    ...counts,
  ].join('\n')
}

/** A pair that shares no blocking key is never compared, however similar it is. */
function toKeyTable(sets: readonly (readonly [string, readonly Pair[]])[]) {
  const rows = sets.map(([name, pairs]) => {
    const cells = [(pair: Pair) => pair, withoutBoth].map((way) => {
      const meant = pairs.filter(({ label }) => label !== 'other').map(way)
      return (meant.filter(shareKey).length / meant.length).toFixed(3)
    })
    return `| ${name} | ${cells.join(' | ')} |`
  })
  return [
    '| pairs of one card that share a key | with addresses | without |',
    '|---|---|---|',
    ...rows,
  ].join('\n')
}

function withoutBoth(pair: Pair): Pair {
  return { ...pair, one: withoutAddresses(pair.one, 1), other: withoutAddresses(pair.other, 2) }
}

function shareKey({ one, other }: Pair) {
  const keys = new Set(blockingKeys(dedupeFeatures(one)))
  return blockingKeys(dedupeFeatures(other)).some((key) => keys.has(key))
}

function listMisses(way: Way, pairs: readonly Pair[]) {
  const wrong = readAll(pairs, way).filter(({ label, verdict }) => label !== verdict)
  process.stdout.write(`\n${way.name}: ${wrong.length} of ${pairs.length} wrong\n`)
  for (const pair of wrong) process.stdout.write(`${toLine(pair)}\n`)
}

function toLine({ one, other, label, verdict, reasons, note }: Read) {
  const describe = (listing: Listing) =>
    `${keyOf(listing)} ${listing.company} | ${listing.title} | ${listing.location ?? ''}`
  return `${label} judged ${verdict} (${reasons.join('; ')}) ${note}\n    ${describe(one)}\n    ${describe(other)}`
}
