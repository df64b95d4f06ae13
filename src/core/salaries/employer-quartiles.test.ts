/** Each employer has one voice, however many adverts it has. */
import { expect, test } from 'vitest'
import { employerQuartiles, toAdverts } from './employer-quartiles.ts'

type Stated = [employer: number, ...amounts: number[]]
const quartilesOf = (...stated: Stated[]) => {
  const adverts = stated.flatMap(([employer, ...amounts]) =>
    amounts.map((amount) => ({ amount, employer })),
  )
  const { low, middle, high } = employerQuartiles(toAdverts(adverts))
  return [low, middle, high]
}

test.each<[string, Stated[], number[]]>([
  ['one advert', [[7, 50]], [50, 50, 50]],
  ['one employer', [[7, 40, 50, 60]], [40, 50, 60]],
  [
    'two employers',
    [
      [1, 40],
      [2, 60],
    ],
    [40, 50, 60],
  ],
  [
    'four employers',
    [
      [1, 10],
      [2, 20],
      [3, 30],
      [4, 40],
    ],
    [15, 25, 35],
  ],
  [
    'five employers',
    [
      [1, 10],
      [2, 20],
      [3, 30],
      [4, 40],
      [5, 50],
    ],
    [20, 30, 40],
  ],
  [
    'one employer with many adverts beside two with one',
    [
      [1, ...Array.from({ length: 200 }, () => 90)],
      [2, 30],
      [3, 40],
    ],
    [30, 40, 90],
  ],
  [
    'adverts of one employer that differ',
    [
      [1, 10, 20, 30, 40],
      [2, 100],
    ],
    [25, 70, 100],
  ],
])('%s', (_, stated, expected) => {
  expect(quartilesOf(...stated)).toEqual(expected)
})

test('the order of the adverts does not matter', () => {
  const stated: Stated[] = [
    [1, 30, 10],
    [2, 20],
    [3, 50, 40],
  ]
  expect(quartilesOf(...stated)).toEqual(quartilesOf(...stated.toReversed()))
})
