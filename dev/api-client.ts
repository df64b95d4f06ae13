/**
 * `npm run api-client` writes the types of the typed client, clients/typescript/src/api.gen.ts, from the description
 * of the API.
 */
import * as fs from 'node:fs'
import { createApi } from '#server/api/api.ts'
import { formatTypes } from './api-client/format-types.ts'
import type { ApiDocument } from './api-fuzz/api-document.ts'

export const TYPES_FILE = 'clients/typescript/src/api.gen.ts'

/** The complete expected content of the file. */
export function formatClientTypes(): string {
  // The routes are only described, never asked.
  const services = { settings: { publicUrl: 'http://localhost:3000' } }
  const unasked = { services, live: {}, visitorOf: () => null }
  const { describe } = createApi(unasked as unknown as Parameters<typeof createApi>[0])
  return formatTypes(JSON.parse(JSON.stringify(describe())) as ApiDocument)
}

if (import.meta.main) fs.writeFileSync(TYPES_FILE, formatClientTypes())
