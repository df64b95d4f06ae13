/** Table names must become the same words that the search reads. */
import { expect, test } from 'vitest'
import { SKILL_TABLE } from '#core/skill/skill-table.ts'
import { readWords } from '#search/postings/terms.ts'
import { toSearchWords } from './search-words.ts'

test.each([
  ['Node.js', 'nodejs'],
  ['C++', 'c++'],
  ['modern C++', 'modern c++'],
  ['C#', 'c#'],
  ['F#', 'f#'],
  ['.NET core', '.net core'],
  ['ASP.NET', 'asp.net'],
  ['R&D', 'r&d'],
  ['T-SQL', 'tsql'],
  ['Objective-C', 'objectivec'],
  ['micro-frontends', 'micro frontends'],
  ['CI/CD', 'ci cd'],
  ['Zürich', 'zurich'],
  ['', ''],
])('%s is searched as "%s"', (name, words) => expect(toSearchWords(name)).toBe(words))

test('every skill name gives the same words as the search reads', () => {
  const lines = Object.values(SKILL_TABLE).flatMap((table) => table.trim().split('\n'))
  const names = lines.flatMap((line) => line.split(/[=,]/).map((name) => name.trim()))
  const odd = names.filter((name) => toSearchWords(name) !== readWords(name).words.join(' '))
  expect(odd).toEqual([])
})
