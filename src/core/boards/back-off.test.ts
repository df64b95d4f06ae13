import { expect, test } from 'vitest'
import { backOffMinutes } from './back-off.ts'

test.each([
  [0, 0, 0],
  [1, 0, 5],
  [2, 0, 10],
  [3, 0, 20],
  [4, 0, 40],
  [5, 0, 80],
  [6, 0, 160],
  [7, 0, 320],
  [8, 0, 360],
  [9, 0, 360],
  [5_000, 0, 360],
])('after %i failures, asked for %i minutes: %i minutes', (failures, asked, minutes) => {
  expect(backOffMinutes(failures, asked)).toBe(minutes)
})

test.each([
  ['a source that asks for a longer pause gets it', 1, 90, 90],
  ['a source that asks for a shorter pause does not get it', 5, 2, 80],
  ['more than six hours is granted', 20, 600, 600],
  ['more than a day is not granted', 1, 100_000, 1_440],
  ['a time in the past is ignored', 1, -10, 5],
  ['a source that asks for a pause without failing gets it', 0, 30, 30],
])('%s', (_, failures, asked, minutes) => {
  expect(backOffMinutes(failures, asked)).toBe(minutes)
})
