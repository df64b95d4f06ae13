/**
 * `npm run bench -- pages` measures how many pages a second the built product sends, rendered and from the page cache.
 * The server, its search and its PostgreSQL share one core; the requests come from another, without a session and as
 * browsers send them. Then the same on two cores, without and with threads that render (PAGE_THREADS); the requests
 * come from these two cores as well. `--jobs 10000`, `--seconds 5`, `--threads 1`.
 */
import * as http from 'node:http'
import * as path from 'node:path'
import { removeDemo } from '#work/import/import-listings.ts'
import { importFirst } from './changing-jobs.ts'
import { type Figure, optionsOr, percentiles, writeFigures } from './figures.ts'
import { cpuSecondsOf, makeDirectory, stayOnCores, stayOnOneCore } from './measured-process.ts'
import { ORIGIN, startProduct } from './running-product.ts'

const { jobs, seconds, threads } = optionsOr({ jobs: 10_000, seconds: 5, threads: 1 })
const CONNECTIONS = 4
const WARM_UP_SECONDS = 2
/** As current browsers do over HTTPS. */
const ACCEPTED = 'gzip, deflate, br, zstd'
/** Different pages, as search engines read them: lists, jobs and companies. */
const MANY_PAGES = 1_200
const BOTH_CORES = '0,1'

const dataDir = path.join(makeDirectory(), 'data')
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const figures: Figure[] = []

await fill()
stayOnOneCore()
let server = await start({ PAGE_CACHE_MB: '0' })
const { id } = await server.db.selectFrom('jobs').select('id').limit(1).executeTakeFirstOrThrow()
const rendered = ['/jobs', '/', `/jobs/${id}`, '/companies']
const onOneCore = new Map<string, Rate>()
for (const target of rendered) {
  const rate = await rateOf(target)
  onOneCore.set(target, rate)
  figures.push([`${nameOf(target)}, rendered`, formatRate(rate)])
}
figures.push(['`/api/jobs`', formatRate(await rateOf('/api/jobs'))])
await server.stop()

server = await start({ PAGE_CACHE_MB: '0' })
await askEach(await manyPages())
figures.push([
  `Memory with ${jobs.toLocaleString('en')} jobs after ${MANY_PAGES.toLocaleString('en')} pages, without PostgreSQL`,
  `${Math.round(server.residentMb())} MB`,
])
await server.stop()

server = await start({ PAGE_CACHE_MB: '16' })
for (const target of ['/jobs', `/jobs/${id}`]) {
  figures.push([`${nameOf(target)}, from the page cache`, formatRate(await rateOf(target))])
}
await server.stop()

stayOnCores(BOTH_CORES)
for (const count of [0, threads]) {
  server = await start({ PAGE_CACHE_MB: '0', PAGE_THREADS: `${count}` }, BOTH_CORES)
  const idleMb = server.residentMb()
  for (const target of rendered) {
    const rate = await rateOf(target)
    const what = `${nameOf(target)}, rendered on two cores, ${count} threads`
    figures.push([what, `${formatRate(rate)}; ${compare(rate, onOneCore.get(target))}`])
  }
  await askEach(await manyPages())
  const memory = `${Math.round(idleMb)} MB, ${Math.round(server.residentMb())} MB after these pages`
  figures.push([`Memory with ${count} threads, without PostgreSQL`, memory])
  await server.stop()
}
agent.destroy()
writeFigures(figures)

/** A database with `jobs` generated jobs, and no sample data. */
async function fill() {
  const filling = await startProduct({ dataDir })
  await importFirst(filling.db, jobs)
  await removeDemo({ db: filling.db })
  await filling.stop()
}

function start(settings: Record<string, string>, core: string | number = 0) {
  return startProduct({ dataDir, core, settings: { PAGE_THREADS: '0', ...settings } })
}

function nameOf(target: string) {
  return `\`${target.replace(`${id}`, 'ID')}\``
}

type Rate = {
  perSecond: number
  p50: number
  p95: number
  /** CPU time of the server and its PostgreSQL for one page. */
  cpuMs: number
  /** Cores that this process used, of those that it shares. */
  clientCores: number
}

/** Requests one address over a few connections as fast as it responds. */
async function rateOf(target: string): Promise<Rate> {
  await askFor(target, WARM_UP_SECONDS)
  const before = busySeconds()
  const ownBefore = process.cpuUsage()
  const began = performance.now()
  const times = await askFor(target, seconds)
  const tookSeconds = (performance.now() - began) / 1_000
  const own = process.cpuUsage(ownBefore)
  const { p50, p95 } = percentiles(times)
  return {
    perSecond: times.length / tookSeconds,
    ...{ p50, p95 },
    cpuMs: ((busySeconds() - before) / times.length) * 1_000,
    clientCores: (own.user + own.system) / 1_000_000 / tookSeconds,
  }
}

function formatRate({ perSecond, p50, p95, cpuMs }: Rate) {
  return `${Math.round(perSecond).toLocaleString('en')} a second, p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms, ${cpuMs.toFixed(2)} ms of a core each`
}

/** The client's processor time is not the server's: what the server did with what was left to it counts too. */
function compare(rate: Rate, onOne: Rate | undefined) {
  if (onOne === undefined) throw new Error('It was not measured on one core')
  const ratio = rate.perSecond / onOne.perSecond
  const left = 2 - rate.clientCores
  return `${ratio.toFixed(2)} × one core, with ${left.toFixed(2)} cores left by the client`
}

/** CPU time of the server and of its PostgreSQL so far. */
function busySeconds() {
  return cpuSecondsOf(server.child.pid) + cpuSecondsOf(server.postgresPid, { withChildren: true })
}

async function askFor(target: string, limitSeconds: number): Promise<number[]> {
  const end = performance.now() + limitSeconds * 1_000
  const times: number[] = []
  const askOn = async () => {
    while (performance.now() < end) {
      const began = performance.now()
      await ask(target)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
  return times
}

async function manyPages(): Promise<string[]> {
  const each = MANY_PAGES / 3
  const open = server.db.selectFrom('jobs').select('id').where('closed_at', 'is', null)
  const companies = server.db.selectFrom('companies').select('slug').where('open_jobs', '>', 0)
  const lists = Math.floor(jobs / 25) - 1
  return [
    ...Array.from({ length: each }, (_, index) => `/jobs?page=${1 + (index % lists)}`),
    ...(await open.orderBy('id').limit(each).execute()).map((job) => `/jobs/${job.id}`),
    ...(await companies.orderBy('slug').limit(each).execute()).map(
      ({ slug }) => `/companies/${slug}`,
    ),
  ]
}

async function askEach(targets: readonly string[]) {
  const left = [...targets]
  const askOn = async () => {
    for (let target = left.pop(); target !== undefined; target = left.pop()) await ask(target)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
}

/** Reads the whole answer without decompressing it. Any status but 200 fails the measurement. */
function ask(target: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': ACCEPTED }
    http
      .get(ORIGIN + target, { headers, agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${target}: ${response.statusCode}`))
        response.on('end', resolve).on('error', reject).resume()
      })
      .on('error', reject)
  })
}
