import { expect, test } from 'vitest'
import type { Stage } from './application.ts'
import { funnelOf } from './funnel.ts'

const counts = (ever: Stage[][]) => funnelOf(ever).map(({ count }) => count)

test.each<[Stage[][], number[]]>([
  [[], [0, 0, 0, 0, 0]],
  [[['Interested']], [1, 0, 0, 0, 0]],
  [[['Interested', 'Applied']], [1, 1, 0, 0, 0]],
  [[['Rejected']], [1, 1, 0, 0, 0]],
  [[['Ghosted', 'Pre-Screen']], [1, 1, 1, 0, 0]],
  [[['Tech Interview']], [1, 1, 1, 1, 0]],
  [
    [['Offer Received'], ['Applied']],
    [2, 2, 1, 1, 1],
  ],
  [[['Declined', 'Final Interview']], [1, 1, 1, 1, 0]],
  [[['Accepted']], [1, 1, 1, 1, 1]],
])('%j is counted as %j', (ever, expected) => {
  expect(counts(ever)).toEqual(expected)
})

test('a share is stated from five applications on, of those at the step before', () => {
  const five: Stage[][] = [['Applied'], ['Applied'], ['Pre-Screen'], ['Interested'], ['Interested']]
  expect(funnelOf(five).map(({ share }) => share)).toEqual([null, 0.6, null, null, null])
})
