import { expect, test } from 'vitest'
import { placeCandidates } from './place-candidates.ts'

test.each([
  ['eur', 'Europe'],
  ['germ', 'Germany'],
  ['deutschl', 'Germany'],
  ['latin am', 'LATAM'],
  ['calif', 'California'],
])('"%s" offers %s first', (typed, first) => expect(placeCandidates(typed, 5)[0]).toBe(first))

test.each(['', '  ', 'zzqq'])('"%s" offers nothing', (typed) =>
  expect(placeCandidates(typed, 5)).toEqual([]),
)
