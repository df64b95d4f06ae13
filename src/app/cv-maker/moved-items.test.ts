import { expect, test } from 'vitest'
import { movedItems } from './moved-items.ts'

test('items that come earlier than before are moved', () => {
  expect(movedItems('Python, Django, Redis, SQL', 'Python, SQL, Django, Redis')).toEqual([
    { text: 'Python', isMoved: false },
    { text: 'SQL', isMoved: true },
    { text: 'Django', isMoved: false },
    { text: 'Redis', isMoved: false },
  ])
})

test.each([
  ['other items', 'Python, SQL', 'Python, Go'],
  ['one item', 'Python', 'Python'],
  ['nothing before', null, 'Python, SQL'],
  ['nothing after', 'Python, SQL', null],
])('%s are no list in another order', (_, before, after) => {
  expect(movedItems(before, after)).toBeNull()
})
