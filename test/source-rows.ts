/** All sources with a board, a fixture and the answers for details: the table behind the tests of all sources. */
import { adzuna } from '#sources/adapters/adzuna.ts'
import { arbeitnow } from '#sources/adapters/arbeitnow.ts'
import { ashby } from '#sources/adapters/ashby.ts'
import { bamboohr } from '#sources/adapters/bamboohr.ts'
import { breezy } from '#sources/adapters/breezy.ts'
import { directory } from '#sources/adapters/directory.ts'
import { feed } from '#sources/adapters/feed.ts'
import { greenhouse } from '#sources/adapters/greenhouse.ts'
import { himalayas } from '#sources/adapters/himalayas.ts'
import { hnHiring } from '#sources/adapters/hn-hiring.ts'
import { jobicy } from '#sources/adapters/jobicy.ts'
import { jooble } from '#sources/adapters/jooble.ts'
import { jsonld } from '#sources/adapters/jsonld.ts'
import { lever } from '#sources/adapters/lever.ts'
import { personio } from '#sources/adapters/personio.ts'
import { pinpoint } from '#sources/adapters/pinpoint.ts'
import { recruitee } from '#sources/adapters/recruitee.ts'
import { remoteok } from '#sources/adapters/remoteok.ts'
import { remotive } from '#sources/adapters/remotive.ts'
import { rippling } from '#sources/adapters/rippling.ts'
import { smartrecruiters } from '#sources/adapters/smartrecruiters.ts'
import { teamtailor } from '#sources/adapters/teamtailor.ts'
import { themuse } from '#sources/adapters/themuse.ts'
import { usajobs } from '#sources/adapters/usajobs.ts'
import { weworkremotely } from '#sources/adapters/weworkremotely.ts'
import { workable } from '#sources/adapters/workable.ts'
import { workday } from '#sources/adapters/workday.ts'
import { workingnomads } from '#sources/adapters/workingnomads.ts'
import type { Found, Source, SourceRequest } from '#sources/source/source.ts'
import {
  contextOf,
  fixture,
  gatherAll,
  type Items,
  inJson,
  inLines,
  inPage,
  inXml,
} from './source-answers.ts'

/**
 * `more` has the answers after the first one, by how their address ends. `keys` are the operator's keys that the
 * source needs. `names` answers addresses that end with a slash, for a source that asks for names first.
 */
type More = {
  more?: Readonly<Record<string, string>>
  keys?: Readonly<Record<string, string>>
  names?: string
}
export type SourceRow = More & { source: Source; token: string; items: Items; empty: string }

/** `empty` is the complete answer of a board without jobs. */
const row = (
  source: Source,
  token: string,
  items: Items,
  empty: string,
  more: More = {},
): SourceRow => ({
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
/** Details of a source that requests each job separately, in list order: NAME.1.json and so on. */
const numbered = (name: string, ends: readonly string[]) =>
  Object.fromEntries(ends.map((end, at) => [end, `${name}.${at + 1}.json`]))

const RIPPLING_IDS = ['0B6F1C52-0000-4000-8000-000000000001', '-000000000002', '-000000000003']

// One row per source, in the order of SOURCES. The fixture is NAME.json, NAME.xml or NAME.html.
export const SOURCE_ROWS: readonly SourceRow[] = [
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

/** The complete answer in the fixture. */
export const bodyOf = ({ source, items }: SourceRow) => fixture(`${source.name}.${items.ending}`)

/** Everything found when the first answer is `text`; later answers are selected by their address. */
export function askRow(row: SourceRow, text: string): Promise<Found[]> {
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
  return gatherAll(row.source, row.token, contextOf(answer, { keys: row.keys ?? {} }))
}
