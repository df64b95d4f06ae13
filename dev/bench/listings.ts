/** Many listings for measuring: the sample adverts again and again, each as a real listing of its own. */
import * as fs from 'node:fs'
import { demoListings } from '#demo/listings.ts'

export function writeManyListings(file: string, count: number): void {
  const samples = demoListings(new Date())
  const lines = Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length]
    return JSON.stringify({ ...sample, source: 'bench', id: `bench-${index}`, closedAt: null })
  })
  fs.writeFileSync(file, `${lines.join('\n')}\n`)
}
