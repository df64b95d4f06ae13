import { expect, test } from 'vitest'
import { generateTables } from '#dev/generate-tables.ts'
import { TEMPLATE } from './database-server.ts'
import { databaseServerUrl } from './database-url.ts'

test('the table types match the database that the migrations create', () => {
  const url = databaseServerUrl().replace('/rolecall?', `/${TEMPLATE}?`)
  expect(generateTables(url, 'verify')).toMatchObject({ ok: true })
})

test('a database with other tables is detected', () => {
  expect(generateTables(databaseServerUrl(), 'verify')).toMatchObject({ ok: false })
})
