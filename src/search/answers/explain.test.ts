import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { engineOf, hoursAgo, ids, NOW } from '#test/search/sample-engine.ts'
import { SearchTimeout } from './searcher.ts'

const engine = engineOf(
  {
    title: 'Senior Data Engineer',
    company: 'Data House',
    tags: ['JavaScript'],
    locationText: 'Oslo',
    places: ['Oslo'],
    placeNames: ['Norway'],
    category: 'Data Science',
    descriptionText: 'Some Rust and data',
    postedAt: hoursAgo(100),
  },
  { title: 'Full-Stack Developer', postedAt: hoursAgo(0) },
  { title: 'Machine Learning Engineer', descriptionText: 'k8s' },
  { title: 'Kubernetes Engineer' },
)

const explained = (text: string | null, id: number, more: Partial<JobQuery> = {}) =>
  engine.explain({ ...EMPTY_QUERY, ...more, text }, [id as JobId], NOW)[0] ?? null

/** Each part with what met it, best first: "asked < how words in fields". */
const partsOf = (text: string, id: number) =>
  explained(text, id)?.parts.map(
    ({ asked, met }) =>
      `${asked} < ${met.map(({ how, words, fields }) => `${how} ${words} in ${fields}`).join('; ')}`,
  )

test.each([
  ['data ', 1, ['data < itself data in title,company,category']],
  ['rust ', 1, ['rust < itself rust in description']],
  ['oslo norway ', 1, ['oslo < itself oslo in place', 'norway < itself norway in place']],
  ['js ', 1, ['js < alias javascript in skills']],
  ['"data engineer"', 1, ['data engineer < phrase data engineer in title']],
  ['engneer ', 1, ['engneer < slip engineer in title']],
  ['seni', 1, ['seni < beginning senior in title']],
  ['fullstack ', 2, ['fullstack < itself fullstack in title; joined full stack in title']],
  [
    'full stack ',
    2,
    [
      'full < itself full in title; joined fullstack in title',
      'stack < itself stack in title; joined fullstack in title',
    ],
  ],
  ['ml ', 3, ['ml < alias machine learning in title']],
  ['cobol OR rust ', 1, ['cobol OR rust < itself rust in description']],
  ['jobs in oslo ', 1, ['jobs < ', 'in < ', 'oslo < itself oslo in place']],
])('%j finds job %d because of %j', (text, id, parts) => expect(partsOf(text, id)).toEqual(parts))

test('the score is the sum of the best of each part, times likeness and freshness', () => {
  const explanation = explained('data engineer rust ', 1)
  const best = explanation?.parts.map(({ met }) => Math.max(...met.map(({ score }) => score)))
  expect(explanation?.text).toBe(best?.reduce((sum, score) => sum + score, 0))
  expect(explanation?.likeness).toBeGreaterThan(1)
  expect(explanation?.freshness).toBeLessThan(1)
  const { text = 0, freshness = 0, likeness = 0 } = explanation ?? {}
  expect(explanation?.score).toBe(text * freshness * likeness)
  expect(explained('developer ', 2)?.freshness).toBe(1)
})

test('scores explain the order of the page', () => {
  const text = 'engineer '
  const { ids: found } = engine.search({ ...EMPTY_QUERY, text, sort: 'most_relevant' }, NOW)
  const scores = found.map((id) => explained(text, id)?.score ?? 0)
  expect(found).toHaveLength(3)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
})

test('a dropped part is listed and excludes nothing', () => {
  expect(partsOf('data cobol ', 1)).toEqual([
    'data < itself data in title,company,category',
    'cobol < ',
  ])
})

test.each([
  ['there is no text', null, 1],
  ['the text asks for nothing', '!?', 1],
  ['the job does not match', 'rust ', 2],
  ['the job has an excluded word', 'engineer -rust ', 1],
  ['the job has an excluded phrase', 'engineer -"machine learning" ', 3],
  ['there is no such job', 'engineer ', 99],
])('nothing is explained when %s', (_, text, id) => expect(explained(text, id)).toBeNull())

test('a removed job is not explained, an open one is', () => {
  const changing = engineOf({ title: 'Cook' }, { title: 'Cook' })
  changing.remove(ids(1))
  const query = { ...EMPTY_QUERY, text: 'cook ' }
  const [removed, added] = changing.explain(query, ids(1, 2), NOW)
  expect(removed).toBeNull()
  expect(added?.parts).toHaveLength(1)
})

test('a phrase scores as much as its weakest pair of words', () => {
  const board = engineOf(
    { title: 'Data Platform', tags: ['Platform Engineer'] },
    { title: 'Cook', tags: ['Data Platform Engineer'] },
    { title: 'Data Platform Engineer' },
  )
  const query = { ...EMPTY_QUERY, text: '"data platform engineer"' }
  const [mixed, tagged, titled] = board
    .explain(query, ids(1, 2, 3), NOW)
    .map((one) => one?.text ?? 0)
  expect(mixed).toBe(tagged)
  expect(titled).toBeGreaterThan(mixed as number)
})

test('explaining a page checks the time limit again for every job', () => {
  const query = { ...EMPTY_QUERY, text: 'engineer ' }
  let asked = 0
  const isLate = () => ++asked > 3
  expect(() => engine.explain(query, ids(1, 2, 3), NOW, isLate)).toThrow(SearchTimeout)
})
