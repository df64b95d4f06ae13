/**
 * `npm run bench [-- --lighthouse]`: pages, import and starts of the built product. The server and its PostgreSQL share
 * one core; the load comes from another.
 */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { findChromium } from '#dev/chromium.ts'
import { type Figure, writeFigures } from './figures.ts'
import { lighthouseScores } from './lighthouse.ts'
import { writeManyListings } from './listings.ts'
import { loadOf } from './load.ts'
import { startProduct } from './running-product.ts'
import { sizesOf } from './sizes.ts'

const JOBS = 10_000
const PORT = 3191
const ADDRESS = `http://127.0.0.1:${PORT}`

const withLighthouse = process.argv.includes('--lighthouse')
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-bench-'))
const env = {
  ...process.env,
  DATA_DIR: path.join(directory, 'data'),
  PORT: String(PORT),
  LOG_LEVEL: 'silent',
}
const figures: Figure[] = []

const file = path.join(directory, 'listings.jsonl')
writeManyListings(file, JOBS)

let server = await startServer()
figures.push(['First start to ready: database made, 1,500 sample jobs loaded', ms(server.readyMs)])
figures.push([
  'Import of 10,000 listings with full descriptions, beside the running server',
  importRate('--replace-demo', file),
])
figures.push(['The same file again (nothing changes)', importRate(file)])
await server.stop()
server = await startServer()
figures.push(['Second start to ready, 10,000 jobs', ms(server.readyMs)])
figures.push([
  'Memory of the server with 10,000 jobs, PostgreSQL aside',
  `${Math.round(server.residentMb())} MB`,
])

const jobId = await anyJobId()
for (const [name, target] of [
  ['`/jobs`, first page', '/jobs'],
  ['`/jobs?query=react&remote=true`', '/jobs?query=react&remote=true'],
  ['`/jobs/{id}`', `/jobs/${jobId}`],
  ['`/`', '/'],
  ['`/companies`', '/companies'],
  ['`/api/jobs`', '/api/jobs'],
] as const) {
  const { perSecond, p50, p95 } = loadOf(ADDRESS + target)
  figures.push([
    `${name} rendered on the server, one core`,
    `${perSecond} a second, p50 ${p50} ms, p95 ${p95} ms`,
  ])
}
for (const [name, target] of [
  ['/', '/'],
  ['/jobs', '/jobs'],
  ['/jobs/{id}', `/jobs/${jobId}`],
  ['/companies', '/companies'],
] as const) {
  figures.push([`First visit of \`${name}\`, compressed`, await sizesOf(ADDRESS, target)])
}
if (withLighthouse) {
  for (const target of ['/', '/jobs', `/jobs/${jobId}`, '/companies']) {
    const scores = lighthouseScores(ADDRESS + target, directory, findChromium())
    figures.push([`Lighthouse, mobile, \`${target.replace(/\d+/, '{id}')}\``, scores])
  }
}
await server.stop()
fs.rmSync(directory, { recursive: true, force: true })
writeFigures(figures, {
  mark: 'bench',
  command: `npm run bench${withLighthouse ? ' -- --lighthouse' : ''}`,
})

function startServer() {
  return startProduct({ dataDir: env.DATA_DIR, port: PORT, core: 0 })
}

function importRate(...args: string[]) {
  const said = execFileSync(process.execPath, ['src/server/commands/import.ts', ...args], {
    env,
    encoding: 'utf8',
  })
  return /lines in (.*)$/m.exec(said)?.[1] ?? said
}

async function anyJobId() {
  const page = (await (await fetch(`${ADDRESS}/api/jobs?query=engineer&perPage=1`)).json()) as {
    jobs: { id: number }[]
  }
  return page.jobs[0]?.id
}

function ms(value: number) {
  return `${(value / 1000).toFixed(2)} s`
}
