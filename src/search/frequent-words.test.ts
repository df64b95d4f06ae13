import { expect, test } from 'vitest'
import { EXPERIENCE_LEVELS } from '#core/job/job.ts'
import { createEngine } from '#test/search/engine.ts'
import { madeDocument } from '#test/search/made-document.ts'
import { aliases, search } from '#test/search/made-engine.ts'

const SIZE = 3_000

/** What job n says: these words are in so many descriptions that each has a bit for every row. */
const SAYS = {
  team: (n: number) => n % 2 === 0,
  build: (n: number) => n % 3 === 0,
  learning: (n: number) => n % 5 < 2,
  // in titles too
  data: (n: number) => n % 7 === 0,
  // in most titles, and in the descriptions of a few others: a list, not bits
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
    const said = [
      SAYS.team(n) ? 'team' : '',
      SAYS.build(n) ? 'build' : '',
      SAYS.learning(n) ? 'machine learning' : 'machine. or learning',
      SAYS.data(n) ? 'data' : '',
      SAYS.web(n) ? 'web' : '',
    ]
    const title = `${SAYS.rust(n) ? 'Rust' : 'Plain'} ${isDataTitle(n) ? 'Data' : 'Web'} Maker`
    return madeDocument({ id: n, title, descriptionText: said.join(' '), ...factsOf(n) })
  })
  // small segments first, which become one large enough for bits
  for (let from = 0; from < SIZE; from += SIZE / 4) engine.put(jobs.slice(from, from + SIZE / 4))
  return engine
}

const hasData = (n: number) => SAYS.data(n) || isDataTitle(n)

test.each<[string, (n: number) => boolean]>([
  ['team ', SAYS.team],
  ['data ', hasData],
  ['web ', (n) => !isDataTitle(n) || SAYS.web(n)],
  ['team build ', (n) => SAYS.team(n) && SAYS.build(n)],
  ['team build data ', (n) => SAYS.team(n) && SAYS.build(n) && hasData(n)],
  ['rust team ', (n) => SAYS.rust(n) && SAYS.team(n)],
  ['rust data ', (n) => SAYS.rust(n) && hasData(n)],
  ['rust team build ', (n) => SAYS.rust(n) && SAYS.team(n) && SAYS.build(n)],
  ['rust -team ', (n) => SAYS.rust(n) && !SAYS.team(n)],
  ['team -build -data ', (n) => SAYS.team(n) && !SAYS.build(n) && !hasData(n)],
  ['-team ', (n) => !SAYS.team(n)],
  ['team OR build ', (n) => SAYS.team(n) || SAYS.build(n)],
  ['rust team OR data ', (n) => SAYS.rust(n) && (SAYS.team(n) || hasData(n))],
  ['rust OR data team ', (n) => (SAYS.rust(n) || hasData(n)) && SAYS.team(n)],
  ['"machine learning"', SAYS.learning],
  ['"machine learning" team ', (n) => SAYS.learning(n) && SAYS.team(n)],
  ['"machine learning" rust ', (n) => SAYS.learning(n) && SAYS.rust(n)],
  ['"data maker"', isDataTitle],
  ['rust -"machine learning"', (n) => SAYS.rust(n) && !SAYS.learning(n)],
])(
  '%j finds what it should among words of many descriptions, in small segments, in a large one, and beside removed jobs',
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
    const removed = new Set(newestFirst.filter(SAYS.build).slice(0, 100))
    check((n) => !removed.has(n))
  },
)
