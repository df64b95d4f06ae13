/** What every source keeps, tried on its own fixture: exact listings, and the right verdict on every wrong answer. */
import * as fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Listing } from '#core/listing.ts'
import {
  fixture,
  gatherAll,
  type Items,
  inJson,
  inLines,
  inPage,
  inXml,
  listingsOf,
  problemsOf,
  worldOf,
} from '#test/source-answers.ts'
import { adzuna } from './adzuna.ts'
import { arbeitnow } from './arbeitnow.ts'
import { ashby } from './ashby.ts'
import { bamboohr } from './bamboohr.ts'
import { breezy } from './breezy.ts'
import { directory } from './directory.ts'
import { feed } from './feed.ts'
import { greenhouse } from './greenhouse.ts'
import { himalayas } from './himalayas.ts'
import { hnHiring } from './hn-hiring.ts'
import { jobicy } from './jobicy.ts'
import { jooble } from './jooble.ts'
import { jsonld } from './jsonld.ts'
import { lever } from './lever.ts'
import { personio } from './personio.ts'
import { pinpoint } from './pinpoint.ts'
import { recruitee } from './recruitee.ts'
import { remoteok } from './remoteok.ts'
import { remotive } from './remotive.ts'
import { rippling } from './rippling.ts'
import { smartrecruiters } from './smartrecruiters.ts'
import { type Source, type SourceRequest, Unreadable } from './source.ts'
import { SOURCES, sourceNamed } from './sources.ts'
import { teamtailor } from './teamtailor.ts'
import { themuse } from './themuse.ts'
import { usajobs } from './usajobs.ts'
import { weworkremotely } from './weworkremotely.ts'
import { workable } from './workable.ts'
import { workday } from './workday.ts'
import { workingnomads } from './workingnomads.ts'

/**
 * Answers behind the first one, by what their address ends with; the operator's keys that it needs; the answer to what
 * ends with a slash, for a source that asks for names before anything else.
 */
type More = {
  more?: Readonly<Record<string, string>>
  keys?: Readonly<Record<string, string>>
  names?: string
}
type Row = More & { source: Source; token: string; items: Items; empty: string }

/** `empty` is the whole answer of a board that has no jobs. */
const row = (source: Source, token: string, items: Items, empty: string, more: More = {}): Row => ({
  ...{ source, token, items, empty },
  ...more,
})

const KNIGHT_CARE = {
  '/743999000000001': 'smartrecruiters.job.json',
  '/743999000000003': 'smartrecruiters.other.json',
  '/743999000000004': 'smartrecruiters.other.json',
}
const MUEHLE = { '/xml': 'personio.own.xml' }
const ACME_CAFE = { '-designer': 'breezy.job.html' }
/** Details of a source that asks for each job by itself, in the order of the list: NAME.1.json and so on. */
const numbered = (name: string, ends: readonly string[]) =>
  Object.fromEntries(ends.map((end, at) => [end, `${name}.${at + 1}.json`]))

const RIPPLING_IDS = ['0B6F1C52-0000-4000-8000-000000000001', '-000000000002', '-000000000003']

// One line a source, in the order of SOURCES. The fixture is NAME.json, NAME.xml or NAME.html.
const ROWS: readonly Row[] = [
  row(greenhouse, 'acme', inJson('jobs'), '{"jobs":[],"meta":{"total":0}}'),
  row(lever, 'tandemgroup', inJson(), '[]'),
  row(ashby, 'scale-kit', inJson('jobs'), '{"apiVersion":"1","jobs":[]}'),
  row(smartrecruiters, 'KnightCare', inJson('content'), '{"content":[]}', { more: KNIGHT_CARE }),
  row(workable, 'zaelab', inJson('jobs'), '{"name":"Zaelab","jobs":[]}'),
  row(recruitee, 'jobs.bloeckwerk.example', inJson('offers'), '{"offers":[]}'),
  row(personio, 'muehle', inXml('position'), '<workzag-jobs/>', { more: MUEHLE }),
  row(breezy, 'acme-cafe', inJson(), '[]', { more: ACME_CAFE }),
  row(teamtailor, 'hoganas-robotics', inJson('items'), '{"title":"Acme","items":[]}'),
  row(rippling, 'lumen-sud', inJson(), '[]', { more: numbered('rippling', RIPPLING_IDS) }),
  row(pinpoint, 'pebble-and-sons', inJson('data'), '{"data":[]}'),
  row(bamboohr, 'harbour-law', inJson('result'), '{"meta":{"totalCount":0},"result":[]}', {
    more: {
      '/86/detail': 'bamboohr.86.json',
      '/87/detail': 'bamboohr.87.json',
      '/91/detail': 'bamboohr.91.json',
    },
  }),
  row(workday, 'northwind/wd5/Careers', inJson('jobPostings'), '{"total":0,"jobPostings":[]}', {
    more: numbered('workday', ['_JR1001', '_JR1002-1', '_JR1003']),
  }),
  row(
    jsonld,
    'https://kelp.example/careers',
    inPage('@graph'),
    '<script type="application/ld+json">{"@type":"ItemList","itemListElement":[]}</script>',
  ),
  row(hnHiring, 'who-is-hiring', inJson('hits'), '{"hits":[]}', {
    more: numbered('hn-hiring', ['/46000002', '/45000002', '/44000002']),
  }),
  row(
    feed,
    'https://jobs.example/sainte-elodie.rss',
    inXml('item'),
    '<rss version="2.0"><channel><title>Jobs</title></channel></rss>',
  ),
  row(
    weworkremotely,
    'all',
    inXml('item'),
    '<rss version="2.0"><channel><title>We Work Remotely</title></channel></rss>',
  ),
  row(remotive, 'all', inJson('jobs'), '{"0-legal-notice":"","job-count":0,"jobs":[]}'),
  row(remoteok, 'all', inJson(undefined, 1), '[{"legal":"API Terms of Service"}]'),
  row(arbeitnow, 'all', inJson('data'), '{"data":[],"links":{"next":null},"meta":{}}'),
  row(himalayas, 'all', inJson('jobs'), '{"totalCount":0,"nextCursor":null,"jobs":[]}'),
  row(jobicy, 'all', inJson('jobs'), '{"jobCount":0,"success":true,"jobs":[]}'),
  row(workingnomads, 'all', inJson(), '[]'),
  row(themuse, 'all', inJson('results'), '{"page":0,"page_count":0,"results":[]}', {
    keys: { THEMUSE_API_KEY: 'k' },
  }),
  row(adzuna, 'gb?what=software', inJson('results'), '{"count":0,"results":[]}', {
    keys: { ADZUNA_APP_ID: 'i', ADZUNA_APP_KEY: 'k' },
  }),
  row(
    usajobs,
    'JobCategoryCode=2210',
    inJson('SearchResult.SearchResultItems'),
    '{"SearchResult":{"SearchResultCountAll":0,"SearchResultItems":[]}}',
    { keys: { USAJOBS_EMAIL: 'a@b.example', USAJOBS_API_KEY: 'k' } },
  ),
  row(jooble, 'us?keywords=react', inJson('jobs'), '{"totalCount":0,"jobs":[]}', {
    keys: { JOOBLE_API_KEY: 'k' },
  }),
  row(directory, '/srv/jobs', inLines(), '\n', { names: 'directory-names.json' }),
  //
]

test('every source has a row, and its name finds it', () => {
  expect(ROWS.map((row) => row.source.name)).toEqual(SOURCES.map(({ name }) => name))
  for (const source of SOURCES) expect(sourceNamed(source.name)).toBe(source)
  expect(sourceNamed('nobody')).toBeNull()
})

test('every source is in docs/sources.md', () => {
  const text = fs.readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8')
  const named = [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(SOURCES.map(({ name }) => name).sort())
})

describe.each(ROWS.map((row) => [row.source.name, row] as const))('%s', (name, row) => {
  const { source, token, items } = row
  const body = fixture(`${name}.${items.ending}`)
  const expected = JSON.parse(fixture(`${name}.expected.json`))

  /** The first answer is `text`; those behind it are told by their address. */
  function ask(text: string) {
    let isFirst = true
    const answer = ({ url }: SourceRequest) => {
      if (row.names && url.endsWith('/')) return fixture(row.names)
      if (text === row.empty) return text
      const [, file] = Object.entries(row.more ?? {}).find(([end]) => url.endsWith(end)) ?? []
      if (file !== undefined) return fixture(file)
      if (!isFirst) return row.empty
      isFirst = false
      return text
    }
    return gatherAll(source, token, worldOf(answer, { keys: row.keys ?? {} }))
  }

  test('its answer becomes exactly these listings', async () => {
    const listings = listingsOf(await ask(body))
    expect(listings).toEqual(expected)
    expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length)
    for (const listing of listings) expect(Listing.parse(listing)).toEqual(listing)
    for (const { source, board } of listings)
      expect({ source, board }).toEqual({ source: name, board: token })
  })

  test('no line keeps a character reference, an odd space or a sign of a wrong charset', async () => {
    const lines = listingsOf(await ask(body)).flatMap((listing) =>
      [
        listing.title,
        listing.company,
        listing.location,
        listing.salaryText,
        listing.workplace,
      ].filter((line) => typeof line === 'string'),
    )
    expect(
      lines.filter((line) => /&#?\w+;|\s{2}|^\s|\s$|[^\S ]|[ÂÃ][\x80-\xbf]|â€|\ufffd/.test(line)),
    ).toEqual([])
  })

  test('the same answer read twice is the same', async () => {
    expect(await ask(body)).toEqual(await ask(body))
  })

  test('a board without jobs is empty, not unreadable', async () => {
    expect(await ask(row.empty)).toEqual([])
  })

  const page =
    '<!doctype html><html><title>Sign in</title><body><p>Please sign in</p></body></html>'
  const wrong = ['', ' ', 'null', '42', '"odd"', '[]', '{}', '{"error":"Not found"}', page]
  test.each([
    ...wrong.filter((text) => text !== row.empty),
    body.slice(0, body.length / 2),
    body.slice(0, -20),
    body.replaceAll('o', '\ufffd'),
  ])('an answer that is not the source’s is unreadable (%#)', async (text) => {
    await expect(ask(text)).rejects.toThrow(Unreadable)
  })

  test('what the client throws is thrown on', async () => {
    const refused = () => {
      throw new Error('too many requests')
    }
    const world = worldOf(refused, { keys: row.keys ?? {} })
    await expect(gatherAll(source, token, world)).rejects.toThrow('too many requests')
  })

  test('an answer decoded by the wrong charset is read as it was meant', async () => {
    expect(body).toMatch(/[^\0-\x7f]/)
    const misread = new TextDecoder('windows-1252').decode(new TextEncoder().encode(body))
    expect(misread).not.toBe(body)
    expect(listingsOf(await ask(misread))).toEqual(expected)
  })

  test('a byte order mark is not part of the answer', async () => {
    expect(listingsOf(await ask(`\ufeff${body}`))).toEqual(expected)
  })

  test('one broken item is one problem, and the others are exact', async () => {
    const others = listingsOf(await ask(items.without(body, 0)))
    expect(others.length).toBeLessThan(expected.length)
    for (const text of items.broken(body, 0)) {
      const found = await ask(text)
      expect(listingsOf(found)).toEqual(others)
      const problems = problemsOf(found)
      const more = problems.length - problemsOf(await ask(body)).length
      expect(more).toBe(1)
      for (const { example } of problems) expect(example.length).toBeLessThanOrEqual(300)
    }
  })

  test('a field of another type harms no other item', async () => {
    const others = listingsOf(await ask(items.without(body, 0)))
    for (const text of items.changed(body, 0)) {
      const listings = listingsOf(await ask(text))
      for (const listing of listings) expect(Listing.parse(listing)).toEqual(listing)
      expect(listings).toEqual(expect.arrayContaining(others))
    }
  })
})
