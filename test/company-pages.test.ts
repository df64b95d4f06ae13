/**
 * Made company sites, forty of our own and 24 by somebody who had not seen the rules, read over HTTP as real ones are:
 * what they state is found, nothing else, and nothing is requested that may not be. The figures are in
 * docs/accuracy.md.
 */
import { expect, onTestFinished, test } from 'vitest'
import { type CompanyPages, readCompanyPages } from '#server/gathering/read-company-pages.ts'
import { createSourceClient } from '#server/gathering/source-client.ts'
import { createQueue } from '#store/queue.ts'
import { FRESH_SITES } from './company-sites/fresh-sites.ts'
import { HOSTILE_SITES } from './company-sites/hostile-sites.ts'
import type { MadeSite, Stated } from './company-sites/made-site.ts'
import { PLAIN_SITES } from './company-sites/plain-sites.ts'
import { serveSites } from './company-sites/site-server.ts'
import { fakeTime } from './fake-time.ts'

const SETS: readonly (readonly [name: string, sites: readonly MadeSite[], count: number])[] = [
  ['forty sites', [...PLAIN_SITES, ...HOSTILE_SITES], 40],
  ['24 fresh sites', FRESH_SITES, 24],
]
const MIN_RECALL = 0.95
/** The home page and five others, each with at most three redirects. */
const MAX_REQUESTS = 6 * 4
/** Of 2 MB each, for pages and what is read from them; the sites send without end. */
const MAX_GROWTH_BYTES = 400 * 1024 * 1024

/** Each site with a client of its own. Few at once, because real time limits apply. */
const AT_ONCE = 4

async function readSites(sites: readonly MadeSite[]) {
  const server = await serveSites(sites)
  const queue = createQueue({ atOnce: AT_ONCE })
  const read = await Promise.all(
    sites.map((site) =>
      queue.run(async () => {
        const time = fakeTime()
        const client = createSourceClient({
          clock: time.clock,
          delay: time.delay,
          identity: { version: '1.2.3', publicUrl: 'https://jobs.example.org', email: null },
          agent: server.agent,
        })
        onTestFinished(() => client.close())
        const pages = await readCompanyPages(client, { name: site.company, website: site.website })
        return { site, pages }
      }),
    ),
  )
  return { server, read }
}

/** "hr jobs@acme.example" */
function statedBy({ states }: MadeSite): Set<string> {
  const several = (kind: string, values: readonly string[] = []) =>
    values.map((value) => `${kind} ${plainHost(value)}`)
  const one = (kind: keyof Stated, value: string | undefined) =>
    value === undefined ? [] : [`${kind} ${plainHost(value)}`]
  return new Set([
    ...one('careers', states.careers),
    ...several('hr', states.hr),
    ...several('company', states.company),
    ...several('department', states.other),
    ...several('phone', states.phone),
    ...one('form', states.form),
    ...one('linkedin', states.linkedin),
    ...several('profile', states.profile),
  ])
}

const foundIn = ({ contacts }: CompanyPages) =>
  new Set(contacts.map(({ kind, value }) => `${kind} ${plainHost(value)}`))

/** "https://acme.example/" is "https://acme.example". */
const plainHost = (value: string) => value.replace(/^(https?:\/\/[^/]+)\/$/, '$1')

test.each(SETS)(
  'what %s state is found, and nothing else',
  {
    timeout: 120_000,
  },
  async (name, sites, count) => {
    expect(sites.length).toBe(count)
    const { read } = await readSites(sites)
    const missed: string[] = []
    const wrong: string[] = []
    let stated = 0
    let shown = 0
    for (const { site, pages } of read) {
      const truth = statedBy(site)
      const found = foundIn(pages)
      stated += truth.size
      shown += found.size
      for (const each of truth) if (!found.has(each)) missed.push(`${site.company}: ${each}`)
      for (const each of found) if (!truth.has(each)) wrong.push(`${site.company}: ${each}`)
    }
    const recall = (stated - missed.length) / stated
    const precision = (shown - wrong.length) / shown
    console.info(
      `${name}: ${stated} contacts stated, ${shown} shown, recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`,
      missed,
    )
    expect(wrong).toEqual([])
    expect(recall).toBeGreaterThanOrEqual(MIN_RECALL)
  },
)

/** Reads the sites, and expects that nothing was requested that they forbid or that lies outside of them. */
async function expectContained(sites: readonly MadeSite[]) {
  const { server, read } = await readSites(sites)
  const forbidden = sites.flatMap((site) => site.forbidden ?? [])
  const isForbidden = (address: string) =>
    forbidden.some((each) =>
      each.endsWith('*') ? address.startsWith(each.slice(0, -1)) : address === each,
    )
  expect(server.asked().filter(isForbidden)).toEqual([])
  expect(server.hidden.connections()).toBe(0)
  // Not even robots.txt of another site is requested.
  const hosts = new Set(sites.map(({ website }) => new URL(website).host))
  expect(server.dialled.filter((host) => !hosts.has(host))).toEqual([])
  expect(read.filter(({ pages }) => pages.requests > MAX_REQUESTS)).toEqual([])
}

const isEndless = ({ pages }: MadeSite) =>
  Object.values(pages).some((page) => typeof page !== 'string' && page.endless !== undefined)
const redirects = ({ pages }: MadeSite) =>
  Object.values(pages).some((page) => typeof page !== 'string' && page.location !== undefined)

test('SF-01 no link of a company’s page leads us anywhere else', { timeout: 60_000 }, () =>
  expectContained(HOSTILE_SITES.filter((site) => !isEndless(site) && !redirects(site))),
)

test('SF-03 no redirect of a company’s page leads us anywhere else', { timeout: 60_000 }, () =>
  expectContained(HOSTILE_SITES.filter(redirects)),
)

test('SF-05 no company’s page is read without end', { timeout: 60_000 }, async () => {
  const before = process.memoryUsage.rss()
  await expectContained(HOSTILE_SITES.filter(isEndless))
  expect(process.memoryUsage.rss() - before).toBeLessThan(MAX_GROWTH_BYTES)
})

test('nothing is requested of a fresh site that it forbids', { timeout: 60_000 }, async () => {
  const { server } = await readSites(FRESH_SITES)
  const isForbidden = (address: string) => address.startsWith('marlowefinch.example/team')
  expect(server.asked().filter(isForbidden)).toEqual([])
})

test('robots.txt is read before anything else on a host', async () => {
  const { server } = await readSites(PLAIN_SITES)
  const firsts = new Map<string, string>()
  for (const address of server.everything()) {
    const [host = ''] = address.split('/')
    if (!firsts.has(host)) firsts.set(host, address)
  }
  expect([...firsts.values()].filter((address) => !address.endsWith('/robots.txt'))).toEqual([])
})
