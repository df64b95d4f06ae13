/**
 * `node cv-fuzz-reader.ts BASES SEED FROM TO` reads files FROM to TO, mutated by the seed, one after another with the
 * product's readers. Prints a line of JSON after each.
 */
import * as fs from 'node:fs'
import { deserialize } from 'node:v8'
import { CvReading } from '#core/cv/cv-reading.ts'
import { readCvFile } from '#cv/read/read-cv-file.ts'
import type { Base, Kind } from './cv-bases.ts'
import { mutatedFile } from './mutate-file.ts'

/** One file: what became of it, and the memory of the process after it; 0 if it ended the process. */
export type FuzzedRead = { n: number; kind: Kind; ms: number; rssMb: number; outcome: string }

const [file = '', ...numbers] = process.argv.slice(2)
const [seed = 1, from = 0, to = 0] = numbers.map(Number)
const bases: Base[] = deserialize(fs.readFileSync(file))
globalThis.console = new Proxy(console, { get: () => () => undefined })

for (let n = from; n < to; n++) {
  const { kind, bytes } = mutatedFile(bases, seed, n)
  const began = performance.now()
  const outcome = await read(kind, bytes)
  const ms = Math.round(performance.now() - began)
  globalThis.gc?.() // the product reads one file per process
  const rssMb = Math.round(process.memoryUsage.rss() / 2 ** 20)
  const done: FuzzedRead = { n, kind, ms, rssMb, outcome }
  fs.writeSync(1, `${JSON.stringify(done)}\n`)
}

/** What a reader process of the product would return: a reading, or where it failed. */
async function read(kind: Kind, bytes: Buffer): Promise<string> {
  try {
    const reading = await readCvFile(kind, new Uint8Array(bytes))
    if (!CvReading.safeParse(reading).success) return 'odd'
    return reading.lines.length > 0 ? 'read' : 'unreadable'
  } catch (error) {
    const { name, stack = '' } = error as Error
    return `threw ${name} at ${/\n\s+at ([^\n]{1,160})/.exec(stack)?.[1] ?? ''}`
  }
}
