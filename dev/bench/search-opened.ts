/**
 * `node --expose-gc search-opened.ts SNAPSHOT`: opens a kept engine as a server that starts does, and answers every
 * question twice. The process that built it still holds the empty pages of everything it read; this one does not.
 */
import * as fs from 'node:fs'
import { EMPTY_QUERY } from '#core/search/query.ts'
import { openOurEngine } from './our-engine.ts'
import { residentMb } from './resident.ts'
import { BENCH_NOW } from './search-listings.ts'
import { QUERY_CLASSES, SUGGESTIONS } from './search-queries.ts'
import type { Measured } from './search-times.ts'

const [snapshotFile = ''] = process.argv.slice(2)
const began = performance.now()
const engine = openOurEngine(readFile(snapshotFile))
if (!engine) throw new Error('The snapshot cannot be opened')
engine.search(EMPTY_QUERY, BENCH_NOW)
const openSeconds = (performance.now() - began) / 1000
const openedMb = residentMb()
for (const ask of [...QUERY_CLASSES, ...QUERY_CLASSES].flatMap(({ asks }) => asks)) {
  if ('query' in ask) engine.search(ask.query, BENCH_NOW)
  else engine.suggest(ask.suggest, SUGGESTIONS)
}
const figures: Measured['figures'] = { openSeconds, openedMb, residentMb: residentMb() }
process.stdout.write(JSON.stringify(figures))

function readFile(name: string): Uint8Array<SharedArrayBuffer> {
  const file = fs.openSync(name, 'r')
  const bytes = new Uint8Array(new SharedArrayBuffer(fs.fstatSync(file).size))
  for (let at = 0; at < bytes.length; ) at += fs.readSync(file, bytes, at, bytes.length - at, at)
  fs.closeSync(file)
  return bytes
}
