import { expect, test } from 'vitest'
import { generateTables } from '#dev/generate-tables.ts'
import { TEMPLATE } from './database-server.ts'
import { databaseServerUrl } from './database-url.ts'

test('the types of the tables are those of the database that the migrations make', () => {
  const url = databaseServerUrl().replace('/rolecall?', `/${TEMPLATE}?`)
  expect(generateTables(url, 'verify')).toMatchObject({ ok: true })
})

test('a database with other tables is recognized', () => {
  expect(generateTables(databaseServerUrl(), 'verify')).toMatchObject({ ok: false })
})
