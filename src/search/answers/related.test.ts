import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { engineOf, hoursAgo, ids } from '#test/search/sample-engine.ts'

test('related jobs share the first title word or the place, ordered by two shared words, tags and age', () => {
  const engine = engineOf(
    { title: 'Data Engineer', locationText: 'Oslo', tags: ['SQL', 'Go'] },
    { title: 'Data Scientist', tags: ['SQL'], postedAt: hoursAgo(1) },
    { title: 'Senior Data Person', tags: ['SQL', 'Go'], postedAt: hoursAgo(99) },
    { title: 'Data Engineer, Payments', tags: [] },
    { title: 'Cook', locationText: 'oslo' },
    { title: 'Cook', locationText: 'Oslo, Norway', descriptionText: 'data data data data' },
    { title: 'Database Administrator' },
  )
  expect(engine.related(1 as JobId, 10)).toEqual(ids(4, 3, 2, 5))
  expect(engine.related(1 as JobId, 3)).toEqual(ids(4, 3, 2))
})

test('jobs without a place are not in the same place', () => {
  expect(engineOf({ title: 'Cook' }, { title: 'Baker' }).related(1 as JobId, 3)).toEqual([])
})

test('a job without a word in its title is related by place only', () => {
  const engine = engineOf(
    { title: '!!!', locationText: 'Oslo' },
    { title: '???', locationText: 'Oslo' },
    { title: '...' },
    { locationText: 'Oslo' },
  )
  expect(engine.related(1 as JobId, 3)).toEqual(ids(2, 4))
})
