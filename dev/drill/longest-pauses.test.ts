import { expect, test } from 'vitest'
import { longestPauses } from './longest-pauses.ts'

test('the longest pause after each kill, by what was killed', () => {
  const kills = [
    { name: 'server', at: 100 },
    { name: 'primary', at: 200 },
    { name: 'server', at: 300 },
  ]
  expect(longestPauses(kills, [90, 110, 190, 195, 240, 290, 310, 315])).toEqual([
    { name: 'server', kills: 2, medianMs: 80, maxMs: 80 },
    { name: 'primary', kills: 1, medianMs: 50, maxMs: 50 },
  ])
})

test('writes that were never acknowledged again make no pause', () => {
  expect(longestPauses([{ name: 'primary', at: 100 }], [90])).toEqual([
    { name: 'primary', kills: 1, medianMs: 0, maxMs: 0 },
  ])
})
