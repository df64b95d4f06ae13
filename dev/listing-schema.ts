/**
 * `npm run schema` writes docs/listing.schema.json, the format of a listing, for programs in other languages that
 * gather jobs. It is generated from the schema that the import itself checks with, in its input form.
 */
import * as fs from 'node:fs'
import { z } from 'zod'
import { Listing } from '#core/job/listing.ts'

export const SCHEMA_FILE = 'docs/listing.schema.json'

/** The complete expected content of the file. */
export function formatListingSchema(): string {
  const { $schema, ...rest } = z.toJSONSchema(Listing, {
    io: 'input',
    target: 'draft-2020-12',
    override({ jsonSchema }) {
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern // repeats the format as an unreadable pattern
    },
  })
  const schema = {
    $schema,
    title: 'Listing',
    description: 'One line of a JSON Lines file for npm run import. null means "not specified".',
    ...rest,
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}

if (import.meta.main) fs.writeFileSync(SCHEMA_FILE, formatListingSchema())
