import { expect, test } from 'vitest'
import type { DatabaseFacts } from '#store/database-facts.ts'
import { judgeClock, judgeDatabase, judgeFiles } from './check-database.ts'

const NOW = Date.parse('2026-03-02T09:00:00Z')
const ago = (minutes: number) => new Date(NOW - minutes * 60_000)

const SOUND: DatabaseFacts = {
  version: 180_004,
  encoding: 'UTF8',
  collation: 'C.UTF-8',
  collationVersion: null,
  actualVersion: null,
  unsafe: [],
  connections: 30,
  maxConnections: 100,
  oldestTransactionAt: ago(1),
  nowMs: NOW,
  migrations: ['0001_jobs.sql', '0002_more.sql'],
  boards: { all: 100, held: 0, failing: 0, names: [] },
  oldestMailAt: ago(2),
  content: { operators: 1, sampleJobs: 0, maintenanceSince: null },
}

const MIGRATIONS = ['0001_jobs.sql', '0002_more.sql']

const judged = (facts: Partial<DatabaseFacts>) =>
  judgeDatabase({ ...SOUND, ...facts }, { migrations: MIGRATIONS, askedAt: NOW })

test('a sound database has nothing to fix', () => {
  expect(judged({}).map(({ about, state }) => [about, state])).toEqual([
    ['Database', 'ok'],
    ['Locale', 'ok'],
    ['Durability', 'ok'],
    ['Connections', 'ok'],
    ['Clock', 'ok'],
    ['Boards', 'ok'],
    ['Waiting email', 'ok'],
    ['Content', 'ok'],
  ])
})

test.each<[string, Partial<DatabaseFacts>, string, string, RegExp]>([
  ['an old version', { version: 140_011 }, 'Database', 'fix', /PostgreSQL 14; version 15 or newer/],
  [
    'one that a newer version has changed',
    { migrations: [...MIGRATIONS, '0003_newer.sql'] },
    'Database',
    'fix',
    /newer version has changed it \(0003_newer\.sql\)/,
  ],
  [
    'one that an older version made',
    { migrations: ['0001_jobs.sql'] },
    'Database',
    'note',
    /runs 0002/,
  ],
  [
    'an empty one',
    { migrations: null, boards: null, oldestMailAt: null, content: null },
    'Database',
    'note',
    /first start creates the tables/,
  ],
  ['another encoding', { encoding: 'LATIN1' }, 'Locale', 'fix', /Create a database in UTF-8/],
  [
    'other rules of sorting since an upgrade of the system',
    { collationVersion: '2.31', actualVersion: '2.36' },
    'Locale',
    'fix',
    /version 2\.31 .* has 2\.36.*\n.*reindex database/,
  ],
  ['no writing to the disk', { unsafe: ['fsync is off'] }, 'Durability', 'fix', /fsync is off/],
  ['few connections left', { connections: 90 }, 'Connections', 'fix', /Raise max_connections/],
  [
    'a transaction that stays open',
    { oldestTransactionAt: ago(130) },
    'Connections',
    'fix',
    /open for 2 hours/,
  ],
  ['a clock that is away', { nowMs: NOW - 61_000 }, 'Clock', 'fix', /61\.0 s ahead of/],
  [
    'boards that are held',
    { boards: { all: 100, held: 2, failing: 0, names: [] } },
    'Boards',
    'fix',
    /2 are held.*\n.*health=held/,
  ],
  [
    'many boards that fail',
    { boards: { all: 100, held: 0, failing: 11, names: ['lever/acme'] } },
    'Boards',
    'fix',
    /11 failed.*\n.*health=failing.*\nFailing: lever\/acme/,
  ],
  [
    'some boards that fail',
    { boards: { all: 100, held: 0, failing: 10, names: ['lever/acme'] } },
    'Boards',
    'note',
    /Failing: lever\/acme/,
  ],
  [
    'sample jobs',
    { content: { operators: 1, sampleJobs: 1_500, maintenanceSince: null } },
    'Content',
    'note',
    /1,500 open jobs are invented samples.*--replace-demo/,
  ],
  [
    'nobody who looks after the site',
    { content: { operators: 0, sampleJobs: 0, maintenanceSince: null } },
    'Content',
    'note',
    /Nobody is an operator yet\. npm run operator -- code/,
  ],
  [
    'maintenance mode',
    { content: { operators: 1, sampleJobs: 0, maintenanceSince: new Date('2026-03-01T09:00Z') } },
    'Content',
    'note',
    /on since 2026-03-01T09:00:00\.000Z\. npm run site -- no-maintenance/,
  ],
  ['email that waits for long', { oldestMailAt: ago(61) }, 'Waiting email', 'fix', /61 minutes/],
])('%s is found', (_, facts, about, state, says) => {
  const found = judged(facts).find((finding) => finding.about === about)
  expect(found?.state).toBe(state)
  expect(found?.lines.join('\n')).toMatch(says)
})

test.each([
  [900, 'ok'],
  [-900, 'ok'],
  [2_000, 'note'],
  [-5_001, 'fix'],
])('a clock that is %d ms ahead: %s', (aheadMs, state) =>
  expect(judgeClock(aheadMs).state).toBe(state),
)

test('files near the limit are to be fixed', () => {
  expect(judgeFiles(2 ** 30, 10 * 2 ** 30)).toMatchObject({ state: 'ok' })
  expect(judgeFiles(9 * 2 ** 30, 10 * 2 ** 30)).toMatchObject({
    state: 'fix',
    lines: [
      'Uploaded files have 9.0 GB of FILES_MAX_GB, 10.0 GB.',
      'Uploads are refused beyond that. Raise it, or look for unusual accounts.',
    ],
  })
})
