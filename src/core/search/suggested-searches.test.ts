import { expect, test } from 'vitest'
import { suggestedName } from './saved-search.ts'
import { suggestedSearches } from './suggested-searches.ts'

const names = (known: Parameters<typeof suggestedSearches>[0]) =>
  suggestedSearches(known).map((query) => suggestedName(query, null))

test('the main skills are searched for in the first preferred place and remotely', () => {
  expect(
    names({ skills: ['Python', 'Go', 'SQL'], locations: ['Germany', 'Europe'], isOnsite: false }),
  ).toEqual([
    'Python jobs in Germany',
    'Remote Python jobs',
    'Go jobs in Germany',
    'Remote Go jobs',
  ])
})

test.each<[Parameters<typeof suggestedSearches>[0], string[]]>([
  [{ skills: ['Go'], locations: [], isOnsite: false }, ['Remote Go jobs']],
  [{ skills: ['Go'], locations: ['Oslo'], isOnsite: true }, ['Go jobs in Oslo']],
  [{ skills: ['Go'], locations: [], isOnsite: true }, ['Go jobs']],
  [{ skills: [], locations: ['Oslo'], isOnsite: false }, ['Tech jobs in Oslo', 'Remote tech jobs']],
  [{ skills: [], locations: [], isOnsite: true }, []],
])('of %j', (known, expected) => {
  expect(names(known)).toEqual(expected)
})
