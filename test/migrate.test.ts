import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#store/migrate.ts'
import { databaseServerUrl } from './database-url.ts'

const FIRST = { '0001_a.sql': 'create table a (id int)' }
const BOTH = { ...FIRST, '0002_b.sql': 'create table b (id int); insert into a values (1)' }

test('each migration runs once, in the order of its name', async () => {
  const database = await emptyDatabase()
  expect(await migrate(database.url, FIRST)).toEqual(['0001_a.sql'])
  expect(await migrate(database.url, Object.fromEntries(Object.entries(BOTH).reverse()))).toEqual([
    '0002_b.sql',
  ])
  expect(await migrate(database.url, BOTH)).toEqual([])
  expect(await database.tables()).toEqual(['a', 'b', 'migrations'])
  expect(await database.ran()).toEqual(['0001_a.sql', '0002_b.sql'])
})

test('all migrations run on an empty database', async () => {
  const database = await emptyDatabase()
  expect(await migrate(database.url, BOTH)).toEqual(['0001_a.sql', '0002_b.sql'])
})

test('a migration that changed after it ran is refused, and nothing else runs', async () => {
  const database = await emptyDatabase()
  await migrate(database.url, FIRST)

  const changed = { ...BOTH, '0001_a.sql': 'create table a (id bigint)' }
  await expect(migrate(database.url, changed)).rejects.toThrow(
    'Migration 0001_a.sql was changed after it ran. Add a new one instead.',
  )
  expect(await database.ran()).toEqual(['0001_a.sql'])
})

test('a database that a newer version has used is refused', async () => {
  const database = await emptyDatabase()
  await migrate(database.url, BOTH)

  await expect(migrate(database.url, FIRST)).rejects.toThrow(
    'The database has been used by a newer Rolecall (it knows 0002_b.sql). Run that version.',
  )
  expect(await database.tables()).toEqual(['a', 'b', 'migrations'])
})

test('a failing migration leaves nothing behind and can be fixed', async () => {
  const database = await emptyDatabase()
  const broken = { ...FIRST, '0002_b.sql': 'create table b (id int); select 1 / 0' }

  await expect(migrate(database.url, broken)).rejects.toThrow(
    expect.objectContaining({
      message: 'Migration 0002_b.sql failed',
      cause: expect.objectContaining({ code: '22012' }),
    }),
  )
  expect(await database.tables()).toEqual(['a', 'migrations'])
  expect(await database.ran()).toEqual(['0001_a.sql'])

  expect(await migrate(database.url, BOTH)).toEqual(['0002_b.sql'])
})

test('servers that start at the same time share the work, and none fails', async () => {
  const database = await emptyDatabase()
  const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, BOTH)))
  expect(ran.flat().sort()).toEqual(['0001_a.sql', '0002_b.sql'])
  expect(await database.ran()).toEqual(['0001_a.sql', '0002_b.sql'])
})

test('the lock is released after a failure', async () => {
  const database = await emptyDatabase()
  await expect(migrate(database.url, { '0001_a.sql': 'nonsense' })).rejects.toThrow('0001_a.sql')
  expect(await migrate(database.url, FIRST)).toEqual(['0001_a.sql'])
})

test('F41 a migration gives way to a process that holds a table, names it, and runs when the table is free', async () => {
  const database = await emptyDatabase()
  await migrate(database.url, FIRST)
  const reader = new pg.Client({ connectionString: database.url, application_name: 'report' })
  await reader.connect()
  await reader.query('begin')
  await reader.query('select from a')

  const waits: string[] = []
  const altered = { ...FIRST, '0002_b.sql': 'alter table a add column b int' }
  const migrating = migrate(database.url, altered, {
    lockMs: 50,
    pauseMs: 20,
    onWait: (sentence) => waits.push(sentence),
  })
  await expect.poll(() => waits.length).toBeGreaterThan(1)
  expect(await ask(database.url, 'select from a')).toEqual([]) // others get through between two attempts
  await reader.query('commit')
  await reader.end()

  expect(await migrating).toEqual(['0002_b.sql'])
  expect(waits[0]).toMatch(
    /^Migration 0002_b\.sql waits for process \d+ \(report\), busy for \d+ s; trying again\.$/,
  )
})

test.each([0, 1, 2, 3, 4])(
  'F41 a migration killed after %i statements leaves nothing behind, even if another server waits',
  async (at) => {
    const database = await emptyDatabase()
    await migrate(database.url, FIRST)
    const statements = [
      'create table b (id int)',
      'insert into a values (1)',
      'create index b_id on b (id)',
      'alter table a add column c int',
    ]
    const whole = { ...FIRST, '0002_b.sql': statements.join(';') }
    const dies = 'select pg_terminate_backend(pg_backend_pid())'
    const killed = { ...FIRST, '0002_b.sql': statements.toSpliced(at, 0, dies).join(';') }

    await expect(migrate(database.url, killed)).rejects.toThrow('Migration 0002_b.sql failed')
    expect(await database.tables()).toEqual(['a', 'migrations'])
    const [, second] = await Promise.allSettled([
      migrate(database.url, killed),
      migrate(database.url, whole),
    ])
    expect(second).toEqual({ status: 'fulfilled', value: ['0002_b.sql'] })
    expect(await database.tables()).toEqual(['a', 'b', 'migrations'])
  },
)

async function emptyDatabase() {
  const serverUrl = databaseServerUrl()
  const name = `migrate_${crypto.randomUUID().replaceAll('-', '')}`
  const url = serverUrl.replace('/rolecall?', `/${name}?`)
  await ask(serverUrl, `create database ${name}`)
  onTestFinished(async () => {
    await ask(serverUrl, `drop database ${name} with (force)`)
  })
  const names = async (statement: string) => (await ask(url, statement)).map((row) => row.name)
  return {
    url,
    tables: () =>
      names(
        "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
      ),
    ran: () => names('select name from migrations order by 1'),
  }
}

async function ask(url: string, statement: string): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ name: string }>(statement)).rows
  } finally {
    await client.end()
  }
}
