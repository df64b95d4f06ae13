import { expect, test } from 'vitest'
import { engineOf, hoursAgo, ids } from '#test/search/sample-engine.ts'

test('statistics describe all open jobs', () => {
  const engine = engineOf(
    { companySlug: 'a', places: ['Oslo'], category: 'Design', tags: ['Go'], views: 5 },
    { companySlug: 'a', places: ['Oslo', 'Rome'], views: 5, firstSeenAt: hoursAgo(1) },
    { companySlug: 'b', tags: ['Go', 'R'], views: 9, postedAt: hoursAgo(3) },
  )
  expect(engine.statistics()).toEqual({
    jobs: 3,
    companies: 2,
    locations: [
      { value: 'Oslo', count: 2 },
      { value: 'Rome', count: 1 },
    ],
    categories: [
      { value: 'Software Development', count: 0 },
      { value: 'Data Science', count: 0 },
      { value: 'Design', count: 1 },
      { value: 'Product Management', count: 0 },
      { value: 'Marketing', count: 0 },
      { value: 'Customer Support', count: 0 },
    ],
    tags: [
      { value: 'Go', count: 2 },
      { value: 'R', count: 1 },
    ],
    featured: ids(3, 2, 1),
    latest: ids(2, 3, 1),
  })
})
