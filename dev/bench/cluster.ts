/**
 * `npm run bench -- cluster` fills a cluster of three OpenSearch nodes with generated listings and asks it and our own
 * engine the questions of `npm run bench -- search`, one after the other on the same machine. `--rows N`, `--rounds N`,
 * `--heap MB`. Prints its figures.
 */

import { aliasesOf } from '#core/search/search-aliases.ts'
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { createClusterEngine, settingsFor } from '#test/cluster/cluster-engine.ts'
import { startSearchNodes } from '#test/cluster/nodes.ts'
import { createEngine } from '#test/search/engine.ts'
import { optionsOr, percentiles, type Times } from './figures.ts'
import { BENCH_NOW, createListings } from './generated-listings.ts'
import { type Ask, QUERY_CLASSES, SUGGESTIONS } from './search-queries.ts'

const { rows, rounds, heap } = optionsOr({ rows: 100_000, rounds: 5, heap: 1_024 })
const CHUNK = 2_000
const MB = 2 ** 20

const say = (line: string) => process.stdout.write(`${line}\n`)
const nodes = await startSearchNodes(say, { heapMb: heap, isForLong: true })
if (!nodes) process.exit(1)
try {
  await measure(nodes.urls)
} finally {
  await nodes.close()
}

async function measure(urls: string[]) {
  const options = { aliases: aliasesOf, phrases: [...SKILL_PHRASES] }
  const cluster = await createClusterEngine(settingsFor(urls, { replicas: 0 }), options)
  const listings = createListings()
  const chunks = Math.ceil(rows / CHUNK)
  const chunkAt = (chunk: number) =>
    Array.from({ length: Math.min(CHUNK, rows - chunk * CHUNK) }, (_, at) =>
      listings.at(chunk * CHUNK + at + 1),
    )
  let generatingMs = 0
  const began = performance.now()
  for (let chunk = 0; chunk < chunks; chunk++) {
    const from = performance.now()
    const documents = chunkAt(chunk)
    generatingMs += performance.now() - from
    await cluster.put(documents)
    if (chunk % 10 === 0) say(`${chunk * CHUNK} written`)
  }
  const writtenMs = performance.now() - began - generatingMs
  const read = performance.now()
  await cluster.catchUp()
  const dictionaryMs = performance.now() - read

  const engine = createEngine(options)
  let buildMs = 0
  for (let chunk = 0; chunk < chunks; chunk++) {
    const documents = chunkAt(chunk)
    const from = performance.now()
    engine.put(documents)
    engine.merge()
    buildMs += performance.now() - from
  }
  while (engine.merge());

  say(`| questions | in memory p50 / p95 / max ms | cluster p50 / p95 / max ms |`)
  say('|---|---|---|')
  for (const { name, asks } of QUERY_CLASSES) {
    const [own, theirs] = [[], []] as [number[], number[]]
    for (let round = 0; round <= rounds; round++) {
      for (const ask of asks) {
        const one = await timed(() => answer(engine, ask))
        const other = await timed(() => answer(cluster, ask))
        if (round === 0) continue // warms both up
        own.push(one)
        theirs.push(other)
      }
    }
    say(`| ${name} | ${format(percentiles(own))} | ${format(percentiles(theirs))} |`)
  }
  const stats = await cluster.client.request<Stats>({
    method: 'GET',
    path: '/test-jobs/_stats/store',
  })
  const heaps = await cluster.client.request<Heaps>({ method: 'GET', path: '/_nodes/stats/jvm' })
  const onDisk = stats._all.primaries.store.size_in_bytes
  const used = Object.values(heaps.nodes).map(({ jvm }) => jvm.mem.heap_used_in_bytes / MB)
  say('')
  say(`${rows} listings, 3 shards without copies, ${heap} MB of heap a node, ${rounds} rounds`)
  say(`written ${((rows / writtenMs) * 1_000).toFixed(0)} a second, including our reading of texts`)
  say(`in memory: built ${((rows / buildMs) * 1_000).toFixed(0)} a second`)
  say(`dictionary and values read in ${(dictionaryMs / 1_000).toFixed(1)} s`)
  say(`on disk ${(onDisk / rows).toFixed(0)} bytes a job`)
  say(
    `heap used ${used.map((mb) => mb.toFixed(0)).join(', ')} MB; resident ${nodes
      ?.memory()
      .map((bytes) => (bytes / MB).toFixed(0))
      .join(', ')} MB; this process ${(process.memoryUsage().rss / MB).toFixed(0)} MB`,
  )
  await cluster.close()
}

type Stats = { _all: { primaries: { store: { size_in_bytes: number } } } }
type Heaps = { nodes: Record<string, { jvm: { mem: { heap_used_in_bytes: number } } }> }
type Asked = {
  search(query: Extract<Ask, { query: unknown }>['query'], now: Date): unknown
  suggest(text: string, limit: number): unknown
}

function answer(asked: Asked, ask: Ask) {
  return 'query' in ask
    ? asked.search(ask.query, BENCH_NOW)
    : asked.suggest(ask.suggest, SUGGESTIONS)
}

async function timed(work: () => unknown): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

function format({ p50, p95, max }: Times): string {
  return [p50, p95, max].map((ms) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0))).join(' / ')
}
