import { expect, test } from 'vitest'
import { EXPERIENCE_LEVELS } from '#core/job/job.ts'
import { createEngine } from '#test/search/engine.ts'
import { madeDocument } from '#test/search/sample-document.ts'
import { aliases, search } from '#test/search/sample-engine.ts'

const SIZE = 3_000

/** Whether job n has each word in its description. These words are so frequent that each has a bitmap of rows. */
const HAS_WORD = {
  team: (n: number) => n % 2 === 0,
  build: (n: number) => n % 3 === 0,
  learning: (n: number) => n % 5 < 2,
  // also in titles
  data: (n: number) => n % 7 === 0,
  // in most titles and in few other descriptions, so it has a list instead of a bitmap
  web: (n: number) => n % 40 === 0,
  // rare
  rust: (n: number) => n % 400 === 3 || n % 400 === 6,
}
const isDataTitle = (n: number) => n % 4 === 0

const factsOf = (n: number) => ({
  tags: [`Tag ${n % 3}`, `Tag ${n % 11}`],
  places: [`Place ${n % 5}`],
  level: EXPERIENCE_LEVELS[n % 7] ?? null,
})
const countOf = <Value>(values: Value[], value: Value) =>
  values.reduce((count, each) => count + (each === value ? 1 : 0), 0)

function made() {
  const engine = createEngine({ aliases, phrases: ['machine learning'] })
  const jobs = Array.from({ length: SIZE }, (_, at) => {
    const n = at + 1
    const description = [
      HAS_WORD.team(n) ? 'team' : '',
      HAS_WORD.build(n) ? 'build' : '',
      HAS_WORD.learning(n) ? 'machine learning' : 'machine. or learning',
      HAS_WORD.data(n) ? 'data' : '',
      HAS_WORD.web(n) ? 'web' : '',
    ]
    const title = `${HAS_WORD.rust(n) ? 'Rust' : 'Plain'} ${isDataTitle(n) ? 'Data' : 'Web'} Maker`
    return madeDocument({ id: n, title, descriptionText: description.join(' '), ...factsOf(n) })
  })
  // small segments first; they become one that is large enough for bitmaps
  for (let from = 0; from < SIZE; from += SIZE / 4) engine.put(jobs.slice(from, from + SIZE / 4))
  return engine
}

const hasData = (n: number) => HAS_WORD.data(n) || isDataTitle(n)

test.each<[string, (n: number) => boolean]>([
  ['team ', HAS_WORD.team],
  ['data ', hasData],
  ['web ', (n) => !isDataTitle(n) || HAS_WORD.web(n)],
  ['team build ', (n) => HAS_WORD.team(n) && HAS_WORD.build(n)],
  ['team build data ', (n) => HAS_WORD.team(n) && HAS_WORD.build(n) && hasData(n)],
  ['rust team ', (n) => HAS_WORD.rust(n) && HAS_WORD.team(n)],
  ['rust data ', (n) => HAS_WORD.rust(n) && hasData(n)],
  ['rust team build ', (n) => HAS_WORD.rust(n) && HAS_WORD.team(n) && HAS_WORD.build(n)],
  ['rust -team ', (n) => HAS_WORD.rust(n) && !HAS_WORD.team(n)],
  ['team -build -data ', (n) => HAS_WORD.team(n) && !HAS_WORD.build(n) && !hasData(n)],
  ['-team ', (n) => !HAS_WORD.team(n)],
  ['team OR build ', (n) => HAS_WORD.team(n) || HAS_WORD.build(n)],
  ['rust team OR data ', (n) => HAS_WORD.rust(n) && (HAS_WORD.team(n) || hasData(n))],
  ['rust OR data team ', (n) => (HAS_WORD.rust(n) || hasData(n)) && HAS_WORD.team(n)],
  ['"machine learning"', HAS_WORD.learning],
  ['"machine learning" team ', (n) => HAS_WORD.learning(n) && HAS_WORD.team(n)],
  ['"machine learning" rust ', (n) => HAS_WORD.learning(n) && HAS_WORD.rust(n)],
  ['"data maker"', isDataTitle],
  ['rust -"machine learning"', (n) => HAS_WORD.rust(n) && !HAS_WORD.learning(n)],
])(
  '%j finds the right jobs by frequent words: in small segments, in a large one, and after removals',
  (text, isRight) => {
    const engine = made()
    const check = (isOpen: (n: number) => boolean) => {
      const expected = Array.from({ length: SIZE }, (_, at) => at + 1)
        .filter((n) => isOpen(n) && isRight(n))
        .reverse()
      const found = Array.from({ length: Math.ceil(expected.length / 100) }, (_, at) => {
        return search(engine, { text, page: at + 1, perPage: 100 })
      })
      expect(found.flatMap(({ ids }) => ids)).toEqual(expected)
      const facts = expected.map(factsOf)
      const tags = facts.flatMap((fact) => [...new Set(fact.tags)])
      const places = facts.flatMap((fact) => fact.places)
      const levels = facts.map((fact) => fact.level)
      const facets = search(engine, { text }).facets
      expect(facets.levels).toEqual(
        EXPERIENCE_LEVELS.map((value) => ({ value, count: countOf(levels, value) })),
      )
      for (const [counts, names] of [
        [facets.tags, tags],
        [facets.locations, places],
      ] as const) {
        expect(counts).toHaveLength(new Set(names).size)
        expect(counts).toEqual(counts.map(({ value }) => ({ value, count: countOf(names, value) })))
      }
      expect(found.map(({ total }) => total).filter((total) => total !== expected.length)).toEqual(
        [],
      )
    }
    check(() => true)
    while (engine.merge()) {}
    expect(engine.segments).toBe(1)
    check(() => true)
    engine.remove(search(engine, { text: 'build ', perPage: 100 }).ids)
    const newestFirst = Array.from({ length: SIZE }, (_, at) => SIZE - at)
    const removed = new Set(newestFirst.filter(HAS_WORD.build).slice(0, 100))
    check((n) => !removed.has(n))
  },
)
