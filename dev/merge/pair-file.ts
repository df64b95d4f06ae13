/** Pairs of listings in a file of JSON Lines: { "a": listing, "b": listing, "same": true }; plain, gzip, or "-". */
import * as path from 'node:path'
import { z } from 'zod'
import { Listing } from '#core/job/listing.ts'
import { sameJob } from '#core/merge/same-job.ts'
import { type FileEnd, readLines } from '#server/commands/read-lines.ts'

/** Only the compared fields are required. A side without a source gets its own. */
const side = (name: string) =>
  z.preprocess((given) => {
    if (typeof given !== 'object' || given === null) return given
    const { source, id, ...rest } = given as Partial<Listing>
    return { source: source ?? `file ${name}`, id: id ?? name, ...rest }
  }, Listing)

const ListingPair = z.object({ a: side('a'), b: side('b'), same: z.boolean().optional() })
type ListingPair = z.infer<typeof ListingPair>

/** Reports a line that is not a pair on standard error and skips it. */
export async function* readPairFile(file: string): AsyncGenerator<ListingPair> {
  const end: FileEnd = { problem: null }
  const from = file === '-' ? file : path.resolve(process.env.CALLED_FROM ?? '.', file)
  for await (const source of readLines(from, end)) {
    if ('problem' in source) process.stderr.write(`line ${source.line}: ${source.problem}\n`)
    else yield* pairOf(source.text, source.line)
  }
  if (end.problem) throw new Error(`${file}: ${end.problem}`)
}

/** The verdict on one line, with its reasons. */
export function samenessOf(text: string): object {
  const read = ListingPair.safeParse(toObject(text))
  if (!read.success) return { problem: z.prettifyError(read.error) }
  return {
    ...sameJob(read.data.a, read.data.b),
    ...(read.data.same !== undefined && { same: read.data.same }),
  }
}

function* pairOf(text: string, line: number): Generator<ListingPair> {
  const read = ListingPair.safeParse(toObject(text))
  if (read.success) yield read.data
  else process.stderr.write(`line ${line}: ${z.prettifyError(read.error)}\n`)
}

function toObject(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // reported as not a pair
  }
}
