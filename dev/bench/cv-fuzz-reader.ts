/**
 * `node cv-fuzz-reader.ts BASES SEED FROM TO`: reads files FROM to TO (changed by the seed) one after the other with
 * the readers of the product, and prints a line of JSON for each: before it begins, and what came of it.
 */
import * as fs from 'node:fs'
import { CvReading } from '#core/cv/cv-reading.ts'
import { readCvFile } from '#cv/read/read-cv-file.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import type { Base, Kind } from './cv-bases.ts'
import { mutated } from './mutate-file.ts'

export type FuzzLine =
  | { begins: number; kind: Kind }
  | { ended: number; ms: number; rssMb: number; outcome: 'read' | 'unreadable' | 'odd' | string }

const [file = '', ...numbers] = process.argv.slice(2)
const [seed = 1, from = 0, to = 0] = numbers.map(Number)
const bases = (JSON.parse(fs.readFileSync(file, 'utf8')) as { kind: Kind; bytes: string }[]).map(
  ({ kind, bytes }): Base => ({ kind, bytes: Buffer.from(bytes, 'base64') }),
)
globalThis.console = new Proxy(console, { get: () => () => undefined })
const say = (line: FuzzLine) => fs.writeSync(1, `${JSON.stringify(line)}\n`)

for (let n = from; n < to; n++) {
  const random = seededNumbers(seed * 1_000_003 + n)
  const base = bases[n % bases.length] as Base
  const other = bases[Math.floor(random() * bases.length)] as Base
  const bytes = mutated(base, other, random)
  say({ begins: n, kind: base.kind })
  const began = performance.now()
  const outcome = await read(base.kind, bytes)
  const ms = Math.round(performance.now() - began)
  globalThis.gc?.() // the product reads one file in a process
  say({ ended: n, ms, rssMb: Math.round(process.memoryUsage.rss() / 2 ** 20), outcome })
}

/** What a process of the product would answer: a reading, or where it failed. */
async function read(kind: Kind, bytes: Buffer): Promise<string> {
  try {
    const reading = await readCvFile(kind, new Uint8Array(bytes))
    if (!CvReading.safeParse(reading).success) return 'odd'
    return reading.lines.length > 0 ? 'read' : 'unreadable'
  } catch (error) {
    const place =
      error instanceof Error ? /\n\s+at ([^\n]{1,160})/.exec(error.stack ?? '')?.[1] : ''
    return `threw ${(error as Error).name} at ${place}`
  }
}
