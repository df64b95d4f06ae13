/**
 * `npm run bench [-- --lighthouse]` measures pages, imports and starts of the built product. The server and its
 * PostgreSQL share one core; the load comes from another.
 */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { get } from 'node:http'
import * as path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { demoListings } from '#demo/listings.ts'
import { findChromium } from '#dev/browsers.ts'
import { assetsOf } from './assets-of.ts'
import { type Figure, formatTimes, percentiles, writeFigures } from './figures.ts'
import { lighthouseScores } from './lighthouse.ts'
import { makeDirectory, stayOnOneCore } from './measured-process.ts'
import { ORIGIN, startProduct, timeOf } from './running-product.ts'

const JOBS = 10_000
const CONNECTIONS = 4
const WARM_UP = 200
const REQUESTS = 2_000

const directory = makeDirectory()
const dataDir = path.join(directory, 'data')
const figures: Figure[] = []

const file = path.join(directory, 'listings.jsonl')
writeManyListings()

let server = await startProduct({ dataDir, core: 0 })
const seconds = () => `${(server.readyMs / 1000).toFixed(2)} s`
figures.push(
  ['First start to ready: database created, 1,500 sample jobs loaded', seconds()],
  [
    'Import of 10,000 listings with full descriptions, beside the running server',
    importRate('--replace-demo', file),
  ],
  ['The same file again (nothing changes)', importRate(file)],
)
await server.stop()
server = await startProduct({ dataDir, core: 0 })
figures.push(
  ['Second start to ready, 10,000 jobs', seconds()],
  [
    'Memory of the server with 10,000 jobs, without PostgreSQL',
    `${Math.round(server.residentMb())} MB`,
  ],
)

const { id } = await server.db.selectFrom('jobs').select('id').limit(1).executeTakeFirstOrThrow()
const targetOf = (page: string) => page.replace('{id}', `${id}`)
const pages = ['/', '/jobs', '/jobs/{id}', '/companies']
for (const page of pages) {
  figures.push([`First visit of \`${page}\`, compressed`, await sizesOf(targetOf(page))])
}
if (process.argv.includes('--lighthouse')) {
  const chromium = findChromium()
  for (const page of pages) {
    const scores = lighthouseScores(ORIGIN + targetOf(page), directory, chromium)
    figures.push([`Lighthouse, mobile, \`${page}\``, scores])
  }
}
stayOnOneCore()
for (const page of [...pages, '/jobs?query=react&remote=true', '/api/jobs']) {
  figures.push([`\`${page}\` rendered on the server, one core`, await loadOf(targetOf(page))])
}
await server.stop()
writeFigures(figures)

/** The sample listings repeated, each with its own id. */
function writeManyListings() {
  const samples = demoListings(new Date())
  const lines = Array.from({ length: JOBS }, (_, index) => {
    const sample = samples[index % samples.length]
    return JSON.stringify({ ...sample, source: 'bench', id: `bench-${index}`, closedAt: null })
  })
  fs.writeFileSync(file, `${lines.join('\n')}\n`)
}

function importRate(...args: string[]) {
  const output = execFileSync(process.execPath, ['src/server/commands/import.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
  })
  return /lines in (.*)$/m.exec(output)?.[1] ?? output
}

/** What a first visit downloads, by kind, in bytes as sent: brotli where the server offers it. */
async function sizesOf(target: string): Promise<string> {
  const html = await (await fetch(ORIGIN + target)).text()
  const assets = await assetsOf(html, async (asset) => (await fetch(ORIGIN + asset)).text())
  const sizes = { HTML: await sentBytes(target), CSS: 0, JavaScript: 0, fonts: 0 }
  for (const asset of assets) {
    const kind = asset.endsWith('.css') ? 'CSS' : asset.endsWith('.js') ? 'JavaScript' : 'fonts'
    sizes[kind] += await sentBytes(asset)
  }
  return Object.entries(sizes)
    .map(([kind, size]) => `${kind} ${(size / 1024).toFixed(1)} KB`)
    .join(', ')
}

/** `fetch` would decompress. */
function sentBytes(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' }
    get(ORIGIN + target, { headers, agent: false }, (response) => {
      buffer(response).then(({ length }) => resolve(length), reject)
    }).on('error', reject)
  })
}

/** Requests one address over a few connections as fast as it responds. */
async function loadOf(target: string): Promise<string> {
  await askMany(target, WARM_UP)
  const began = performance.now()
  const times = percentiles(await askMany(target, REQUESTS))
  const perSecond = REQUESTS / ((performance.now() - began) / 1_000)
  return `${Math.round(perSecond)} a second, ${formatTimes(times, 'p50', 'p95')}`
}

async function askMany(target: string, count: number): Promise<number[]> {
  const times: number[] = []
  let left = count
  const askOn = async () => {
    while (left-- > 0) times.push(await timeOf(target, { 'accept-encoding': 'identity' }))
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
  return times
}
