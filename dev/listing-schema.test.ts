import * as fs from 'node:fs'
import { expect, test } from 'vitest'
import { Listing } from '#core/job/listing.ts'
import { formatListingSchema, SCHEMA_FILE } from './listing-schema.ts'

test('the documented format of a listing is the one that the import checks', () => {
  expect(fs.readFileSync(SCHEMA_FILE, 'utf8')).toBe(formatListingSchema())
})

test('every field is described, and four are required', () => {
  const schema = JSON.parse(formatListingSchema())
  const fields = Object.entries<{ description?: string }>(schema.properties)
  expect(fields.map(([name]) => name)).toEqual(Object.keys(Listing.shape))
  expect(fields.filter(([, field]) => !field.description)).toEqual([])
  expect(schema.required).toEqual(['source', 'id', 'title', 'company'])
})
