/**
 * `npm run first-matches -- --out DIR [--listings FILE] [--save FILE] [--with FILE…] FOLDER…` writes what each person of a
 * folder of CVs sees first of the listings beside the project: one sheet a person, for a reader who judges which of them
 * are jobs to show. The first 20 in the order of the search, shuffled and without scores. `--save` keeps which they
 * were, and `--with` mixes in those that other rules put first, so that one reading compares both. `DIR/key.tsv`, which
 * readers must not see, has the rank of every entry under each of them. Without `--out`, prints the order with scores.
 *
 * A CV is a text, or JSON as in `match/graded`. A text may have a line of wishes, which its person has in their profile:
 * `Wishes: home Porto, Portugal; remote_only; Lisbon; Madrid` is where they live if the CV doesn't say so, an answer
 * about remote work (`any`, `remote_only`, `remote`, `hybrid`, `onsite`), and where else they would work. Other words
 * of it ("level senior") are for the reader.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import {
  firstOf,
  type ListedJob,
  type Placed,
  type Reader,
  readListed,
  readReaders,
} from './match/first-lists.ts'
import { LISTINGS } from './match/shared-pairs.ts'
import { seededNumbers } from './seeded-numbers.ts'

const SHOWN = 20
/** In characters. */
const MAX_TEXT = 600

/** By person, the keys of the first jobs in their order. */
const Saved = z.record(z.string(), z.array(z.string()))
type Saved = z.infer<typeof Saved>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    listings: { type: 'string' },
    save: { type: 'string' },
    with: { type: 'string', multiple: true, default: [] },
    count: { type: 'string', default: `${SHOWN}` },
  },
})

function main() {
  const jobs = readListed(values.listings ?? LISTINGS)
  const readers = positionals.flatMap(readReaders)
  const firsts = new Map(
    readers.map(({ name, person }) => [name, firstOf(person, jobs, Number(values.count))]),
  )
  const keysOf = (name: string) => (firsts.get(name) ?? []).map(({ key }) => key)
  const now: Saved = Object.fromEntries(readers.map(({ name }) => [name, keysOf(name)]))
  if (values.save) fs.writeFileSync(values.save, JSON.stringify(now))
  if (values.out === undefined) {
    for (const { name } of readers) process.stdout.write(scoresOf(name, firsts.get(name) ?? []))
    return
  }
  const others = values.with.map((file) => Saved.parse(JSON.parse(fs.readFileSync(file, 'utf8'))))
  writeSheets(values.out, readers, jobs, [now, ...others])
}

const scoresOf = (name: string, first: readonly Placed[]) =>
  [`# ${name}`, ...first.map(toLine), ''].join('\n')

const toLine = ({ listing, job, demands, score, step, known }: Placed, at: number) =>
  [
    at + 1,
    score,
    `step ${step}`,
    `known ${known}`,
    demands.kinds.join('+'),
    listing.title,
    listing.company,
    listing.location ?? '',
    job.descriptionText === null ? '' : 'text',
  ].join('\t')

function writeSheets(out: string, readers: readonly Reader[], jobs: ListedJob[], lists: Saved[]) {
  fs.mkdirSync(out, { recursive: true })
  const byKey = new Map(jobs.map((one) => [one.key, one]))
  const rows = ['person\tnumber\tjob\tranks, now and in each --with']
  for (const [seed, { name, text }] of readers.entries()) {
    const all = [...new Set(lists.flatMap((list) => list[name] ?? []))]
    const random = seededNumbers(seed + 1)
    const mixed = all.map((key) => [random(), key] as const).sort(([a], [b]) => a - b)
    const entries = mixed.flatMap(([, key], at) => {
      const one = byKey.get(key)
      rows.push(
        [name, at + 1, key, ...lists.map((list) => rankIn(list[name] ?? [], key))].join('\t'),
      )
      return one ? [entryOf(at + 1, one)] : []
    })
    const sheet = [text.trim(), '='.repeat(80), ...entries].join('\n\n')
    fs.writeFileSync(path.join(out, `${name}.txt`), `${sheet}\n`)
  }
  fs.writeFileSync(path.join(out, 'key.tsv'), `${rows.join('\n')}\n`)
}

const rankIn = (keys: readonly string[], key: string) => {
  const at = keys.indexOf(key)
  return at === -1 ? '–' : at + 1
}

const entryOf = (number: number, { listing, job }: ListedJob) =>
  [
    `${number}. ${listing.title}`,
    `Company: ${listing.company}`,
    `Place: ${listing.location ?? 'not specified'}`,
    `Work setting: ${job.workSetting ?? 'not specified'}`,
    job.descriptionText === null
      ? '(no text)'
      : job.descriptionText.slice(0, MAX_TEXT).replaceAll(/\s+/g, ' '),
  ].join('\n')

if (values.listings !== undefined || fs.existsSync(LISTINGS)) main()
else process.stdout.write('Skipped: the listings are missing (../shared/data/jobs).\n')
