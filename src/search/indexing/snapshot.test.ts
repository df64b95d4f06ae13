import { beforeAll, expect, test } from 'vitest'
import { EMPTY_QUERY } from '#core/search/query.ts'
import { createEngine, type Engine } from '#test/search/engine.ts'
import {
  createRandom,
  PHRASES,
  type Random,
  randomDocument,
  randomQuery,
  TITLE_WORDS,
} from '#test/search/random-jobs.ts'
import { aliases, NOW, reopened, snapshotOf } from '#test/search/sample-engine.ts'
import { readSnapshot } from './snapshot.ts'
import { openWriter } from './writer.ts'

const OPTIONS = { aliases, phrases: PHRASES }
const POSITION = 'position of the reader 📍'
/** Magic, version, length, checksum, length of the description, unused. */
const HEAD_BYTES = 32

const jobs = (random: Random, count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => {
    const job = randomDocument(random, from + at)
    const tags = Array.from({ length: random.below(14) }, () => `Tag ${random.below(300)}`)
    return {
      ...job,
      tags: [...new Set([...job.tags, ...tags])],
      title: `${job.title} ${random.below(900)}`,
    }
  })

/** Has a large segment, small ones, removed jobs, a dictionary and suggestions. */
function made(): Engine {
  const random = createRandom(20)
  const engine = createEngine(OPTIONS)
  engine.put(jobs(random, 2_500))
  while (engine.merge()) {}
  engine.put(jobs(random, 60, 2_400))
  engine.put(jobs(random, 5, 9_000))
  engine.remove(jobs(random, 40, 100).map(({ id }) => id))
  return engine
}

/** What an engine answers to many questions. */
function answers(engine: Engine) {
  const random = createRandom(21)
  const queries = [EMPTY_QUERY, ...Array.from({ length: 60 }, () => randomQuery(random))]
  return {
    size: engine.size,
    pages: queries.map((query) => engine.search(query, NOW)),
    suggestions: TITLE_WORDS.map((word) => engine.suggest(word.slice(0, 3), 8)),
    related: jobs(random, 20).map(({ id }) => engine.related(id, 3)),
    statistics: engine.statistics(),
  }
}

let engine: Engine
let bytes: Uint8Array<SharedArrayBuffer>

beforeAll(() => {
  engine = made()
  bytes = snapshotOf(engine, POSITION)
})

const shared = (from: Uint8Array) => {
  const copy = new Uint8Array(new SharedArrayBuffer(from.length))
  copy.set(from)
  return copy
}

test('a saved and opened engine gives the same answers and knows the position of its reader', () => {
  const writer = openWriter(shared(bytes), OPTIONS)
  expect(writer?.position).toBe(POSITION)
  expect(answers(createEngine(OPTIONS, writer ?? undefined))).toEqual(answers(engine))
})

test('an engine without jobs can be saved and opened', () => {
  const empty = reopened(createEngine(OPTIONS), OPTIONS)
  expect(empty.size).toBe(0)
  empty.put(jobs(createRandom(1), 3))
  expect(empty.search(EMPTY_QUERY, NOW).total).toBe(3)
})

test('an opened engine can be written to, merged and saved again', () => {
  const both = [made(), createEngine(OPTIONS, openWriter(shared(bytes), OPTIONS) ?? undefined)]
  const random = createRandom(22)
  const added = jobs(random, 1_500, 2_000)
  const gone = jobs(random, 500, 1_000).map(({ id }) => id)
  for (const each of both) {
    each.put(added)
    each.remove(gone)
    while (each.merge()) {}
    each.put(added.slice(0, 50))
  }
  const [expected, opened] = both.map(answers)
  expect(opened).toEqual(expected)
  expect(answers(reopened(both[1] as Engine, OPTIONS))).toEqual(expected)
})

test('a file truncated anywhere is refused', () => {
  const refused = (length: number) => readSnapshot(shared(bytes.subarray(0, length))) === null
  const cuts = Array.from({ length: Math.ceil(bytes.length / 4_096) }, (_, at) => at * 4_096)
  const lengths = [...cuts, 1, 8, HEAD_BYTES - 1, HEAD_BYTES, bytes.length - 8, bytes.length - 1]
  expect(cuts.length).toBeGreaterThan(50)
  expect(lengths.filter((length) => !refused(length))).toEqual([])
})

test('a file with bytes appended is refused', () => {
  const longer = new Uint8Array(new SharedArrayBuffer(bytes.length + 8))
  longer.set(bytes)
  expect(readSnapshot(longer)).toBeNull()
})

test('a file with one flipped bit is refused: in the head, the description, each array and segment', () => {
  const random = createRandom(23)
  const described = new Uint32Array(bytes.buffer, 0, HEAD_BYTES / 4)[6] as number
  const places = [
    ...Array.from({ length: HEAD_BYTES * 8 }, (_, bit) => bit),
    ...Array.from(
      { length: 40 },
      () => (HEAD_BYTES + random.below(described)) * 8 + random.below(8),
    ),
    ...arraysIn(bytes, described).flatMap(({ at, length }) =>
      [at, at + length - 1, at + random.below(length)].map((byte) => byte * 8 + random.below(8)),
    ),
    ...Array.from({ length: 60 }, () => random.below(bytes.length) * 8 + random.below(8)),
  ]
  expect(places.length).toBeGreaterThan(400)
  const flipped = shared(bytes)
  const flip = (bit: number) => {
    flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7))
  }
  const accepted = places.filter((bit) => {
    flip(bit)
    const kept = readSnapshot(flipped)
    flip(bit)
    return kept !== null
  })
  expect(accepted).toEqual([])
  expect(readSnapshot(flipped)).not.toBeNull()
})

test('a file with two swapped pieces is refused', () => {
  const moved = shared(bytes)
  const [a, b] = [bytes.length - 4_096, bytes.length - 8_192]
  moved.set(bytes.subarray(a, a + 4_096), b)
  moved.set(bytes.subarray(b, b + 4_096), a)
  expect(readSnapshot(moved)).toBeNull()
})

test.each([
  ['of an earlier version', -1],
  ['of a later version', 1],
])('a file %s is refused', (_, difference) => {
  const other = shared(bytes)
  const head = new Uint32Array(other.buffer, 0, HEAD_BYTES / 4)
  head[1] = (head[1] as number) + difference
  expect(readSnapshot(other)).toBeNull()
})

test.each([
  ['an empty file', ''],
  ['another file', 'PK'.repeat(5_000)],
  ['text', '{"position": "here"} '.repeat(99)],
])('%s is refused', (_, text) => {
  const units = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  expect(readSnapshot(shared(units))).toBeNull()
})

/** Where each array and segment is, according to the description. */
function arraysIn(file: Uint8Array<SharedArrayBuffer>, described: number) {
  const units = new Uint16Array(file.buffer, HEAD_BYTES, described / 2)
  const text = Array.from(units, (unit) => String.fromCharCode(unit)).join('')
  const start = HEAD_BYTES + described
  const arrays = [...text.matchAll(/"array":"\D+(\d+)Array","at":(\d+),"length":(\d+)/g)].map(
    ([, bits, at, length]) => ({
      at: start + Number(at),
      length: (Number(length) * Number(bits)) / 8,
    }),
  )
  const segments = (JSON.parse(text) as { segments: number[] }).segments
  expect(segments.length).toBeGreaterThan(2)
  const pieces = segments.map((at) => ({ at: start + at, length: 2_000 }))
  return [...arrays, ...pieces].filter(({ length }) => length > 0)
}
