import { expect, test } from 'vitest'
import { unknownPlaces } from './unknown-places.ts'

test.each([
  ['Berlin', []],
  ['Germany; Europe; New York', []],
  ['Remote', []],
  ['Worldwide', []],
  ['', []],
  ['Atlantiss', ['Atlantiss']],
  ['Berlin; Xyzzy ;Plugh', ['Xyzzy', 'Plugh']],
])('of %j, %j are unknown', (locations, expected) => {
  expect(unknownPlaces(locations)).toEqual(expected)
})
