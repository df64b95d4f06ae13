/**
 * `npm run api-fuzz -- URL`: random requests to every documented operation of a running instance, to be thrown away
 * afterwards. `--token rc_…` acts for a person, `--rounds N` sends N requests to each operation, `--seed N` repeats
 * a run.
 */
import { parseArgs } from 'node:util'
import type { ApiDocument } from './api-fuzz/api-document.ts'
import { fuzzApi } from './api-fuzz/fuzz-api.ts'
import { seededNumbers } from './seeded-numbers.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    token: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
})

const [url = 'http://localhost:3000'] = positionals
const described = await fetch(`${url}/openapi.json`)
const { requests, findings } = await fuzzApi({
  document: (await described.json()) as ApiDocument,
  random: seededNumbers(Number(values.seed)),
  rounds: Number(values.rounds),
  known: { id: 1, partId: 1, version: 1 },
  skip: new Set(['GET /api/me/live']),
  ask: (path, init) =>
    fetch(url + path, {
      ...init,
      headers: {
        ...(values.token && { authorization: `Bearer ${values.token}` }),
        ...(init.headers as Record<string, string>),
      },
    }),
})
for (const { operation, problem, request } of findings) {
  console.log(`${operation}\n  ${problem}\n  ${request}`)
}
console.log(`${requests} requests, ${findings.length} findings.`)
process.exitCode = findings.length === 0 ? 0 : 1
