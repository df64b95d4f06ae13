import { expect, test } from 'vitest'
import type { Engine } from '#test/search/engine.ts'
import { engineOf, hoursAgo, ids, search } from '#test/search/sample-engine.ts'

const byRelevance = (engine: Engine, text: string) =>
  search(engine, { text, sort: 'most_relevant' }).ids

test('a word in the title counts more than in company, tags, place and description, in this order', () => {
  const engine = engineOf(
    { title: 'Maker', descriptionText: 'Python' },
    { title: 'Maker', locationText: 'Python' },
    { title: 'Maker', tags: ['Python'] },
    { title: 'Maker', company: 'Python' },
    { title: 'Python Maker' },
  )
  expect(byRelevance(engine, 'python')).toEqual(ids(5, 4, 3, 2, 1))
})

test('the exact title comes first, then adjacent words, then separate words', () => {
  const engine = engineOf(
    { title: 'Engineer for Data' },
    { title: 'Senior Data Engineer' },
    { title: 'Data Engineer' },
  )
  expect(byRelevance(engine, 'data engineer')).toEqual(ids(3, 2, 1))
})

test.each([
  ['js developer ', [2, 1]],
  ['javascript developer ', [1, 2]],
])('the typed words come before their aliases: %j', (text, expected) => {
  const engine = engineOf(
    { title: 'JavaScript Developer', tags: ['JavaScript', 'Web'] },
    { title: 'JS Developer', tags: ['JavaScript', 'Web'] },
  )
  expect(byRelevance(engine, text)).toEqual(ids(...expected))
})

test('the same words in another order come before a longer title with matching skills', () => {
  const engine = engineOf(
    { title: 'Senior Software Engineer, Cloud Infrastructure', tags: ['Cloud', 'Software'] },
    { title: 'Senior Cloud Software Engineer' },
  )
  expect(byRelevance(engine, 'cloud engineer software senior')).toEqual(ids(2, 1))
})

test('the typed spelling comes first, then the one as two words, then longer titles', () => {
  const engine = engineOf(
    { title: 'Fullstack Developer for Payments' },
    { title: 'Full-Stack Developer' },
    { title: 'Fullstack Developer' },
  )
  expect(byRelevance(engine, 'fullstack developer')).toEqual(ids(3, 2, 1))
})

test('company and place may meet what the title does not', () => {
  const engine = engineOf(
    { title: 'Support Engineer, Globex San Francisco Division' },
    { title: 'Support Engineer', company: 'Globex', locationText: 'San Francisco' },
  )
  expect(byRelevance(engine, 'support engineer globex')).toEqual(ids(2, 1))
  expect(byRelevance(engine, 'support engineer san francisco')).toEqual(ids(2, 1))
})

test('a company named like a title does not come before the title', () => {
  const engine = engineOf(
    { title: 'Data Engineer' },
    { title: 'Data Specialist', company: 'Data Engineer Jobs', tags: ['Data'] },
  )
  expect(byRelevance(engine, 'data engineer')).toEqual(ids(1, 2))
})

test('a title with an extra common word comes before one with an extra rare word', () => {
  const engine = engineOf(
    { title: 'Billing Payments Engineer' },
    { title: 'Billing Payments Actuary' },
    ...Array.from({ length: 20 }, () => ({ title: 'Engineer' })),
  )
  expect(byRelevance(engine, 'billing payments ')).toEqual(ids(1, 2))
})

test('the word itself comes before words that begin with it', () => {
  const engine = engineOf({ title: 'Engineering Maker' }, { title: 'Maker of Engine' })
  expect(byRelevance(engine, 'engine')).toEqual(ids(2, 1))
})

test('among equal answers the newer job comes first', () => {
  const engine = engineOf({ postedAt: hoursAgo(1) }, { postedAt: hoursAgo(500) })
  expect(byRelevance(engine, 'engineer')).toEqual(ids(1, 2))
})

test('a title match beats a description match of any age', () => {
  const engine = engineOf(
    { title: 'Python Maker', postedAt: hoursAgo(9_000) },
    { title: 'Maker', descriptionText: 'Some Python', postedAt: hoursAgo(0) },
  )
  expect(byRelevance(engine, 'python ')).toEqual(ids(1, 2))
})

test('repeating a word in the title gains nothing', () => {
  const engine = engineOf({ title: 'Python Python Python Maker' }, { title: 'Python Maker' })
  expect(byRelevance(engine, 'python ')).toEqual(ids(2, 1))
})

test('without a text, the most relevant are the newest', () => {
  const engine = engineOf({ postedAt: hoursAgo(1) }, { postedAt: hoursAgo(5) }, {})
  expect(search(engine, { sort: 'most_relevant' }).ids).toEqual(
    search(engine, { sort: 'newest' }).ids,
  )
})

test.each([7, 99, 100])(
  'pages of %d have each job once, also beyond the reranked ones',
  (perPage) => {
    const engine = engineOf(
      ...Array.from({ length: 520 }, (_, at) => ({
        title: at % 3 === 0 ? 'Engineer' : 'Senior Software Engineer',
        postedAt: hoursAgo(at % 7),
      })),
    )
    const pages = Array.from({ length: Math.ceil(520 / perPage) }, (_, at) => {
      return search(engine, { text: 'engineer ', sort: 'most_relevant', page: at + 1, perPage }).ids
    })
    expect(pages.slice(0, -1).filter((page) => page.length !== perPage)).toEqual([])
    expect(new Set(pages.flat()).size).toBe(520)
  },
)

test('one job with an odd word does not displace those with longer words', () => {
  const engine = engineOf(
    { title: 'Engi' },
    ...Array.from({ length: 30 }, () => ({ title: 'Platform Engineer' })),
  )
  expect(byRelevance(engine, 'platform engi').slice(0, 2)).not.toContain(1)
  expect(search(engine, { text: 'engi', sort: 'most_relevant' }).total).toBe(31)
})

test('the word itself in a short field comes before longer words, and these before descriptions', () => {
  const engine = engineOf(
    { title: 'Office Coordinator', descriptionText: 'You look after every intern.' },
    { title: 'Internal Audit' },
    { title: 'International Sales' },
    { title: 'Assistant', locationText: 'Intern House' },
    { title: 'Growth Marketing Intern, Europe and the Middle East' },
  )
  expect(byRelevance(engine, 'intern')).toEqual(ids(5, 4, 3, 2, 1))
})
