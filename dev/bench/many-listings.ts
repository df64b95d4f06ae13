/** The sample listings repeated, each with its own id: as many jobs as a measurement needs, with full descriptions. */
import * as fs from 'node:fs'
import { demoListings } from '#demo/listings.ts'

/** Writes a file for `npm run import`. */
export function writeManyListings(file: string, count: number): void {
  const samples = demoListings(new Date())
  const lines = Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length]
    return JSON.stringify({ ...sample, source: 'bench', id: `bench-${index}`, closedAt: null })
  })
  fs.writeFileSync(file, `${lines.join('\n')}\n`)
}
