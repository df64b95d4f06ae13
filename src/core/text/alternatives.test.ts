import { expect, test } from 'vitest'
import * as sentenceWords from '#core/eligibility/sentence-facts-words.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import { alternatives, matchesOf, possibleOf } from './alternatives.ts'
import { textRuns } from './text-runs.ts'

const found = (text: string, patterns: string[]) =>
  matchesOf(text, alternatives(patterns, 'gi')).map(({ 0: match, index }) => [match, index])

test('the leftmost match comes first, and at the same offset the first alternative', () => {
  expect(found('remote in Spain', ['in', 'remote', 'remote in'])).toEqual([
    ['remote', 0],
    ['in', 7],
    ['in', 13],
  ])
  expect(found('remote in Spain', ['remote in', 'in'])).toEqual([
    ['remote in', 0],
    ['in', 13],
  ])
  expect(found('nothing', ['x'])).toEqual([])
})

test('made-up texts have the matches of one pattern of all alternatives', () => {
  const random = seededNumbers(11)
  let matches = 0
  for (const all of [sentenceWords.LIVE_IN, sentenceWords.BEFORE_LIMIT]) {
    const sources = all.map(({ pattern }) => pattern.source)
    const joined = new RegExp(sources.join('|'), 'giu')
    const pieces = sources.flatMap((source) => source.match(/[\p{L}' -]{2,}/gu) ?? [])
    const pick = () => pieces[Math.floor(random() * pieces.length)] as string
    for (let made = 0; made < 1_500; made++) {
      const text = Array.from({ length: 2 + Math.floor(random() * 10) }, pick).join(' ')
      const expected = [...text.matchAll(joined)].map(({ 0: match, index }) => [match, index])
      const possible = possibleOf(all, textRuns(text))
      expect(matchesOf(text, possible).map(({ 0: match, index }) => [match, index])).toEqual(
        expected,
      )
      matches += expected.length
    }
  }
  expect(matches).toBeGreaterThan(300)
})
