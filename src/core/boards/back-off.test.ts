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
  ['a source that asks for more gets more', 1, 90, 90],
  ['one that asks for less does not', 5, 2, 80],
  ['more than six hours is believed', 20, 600, 600],
  ['more than a day is not', 1, 100_000, 1_440],
  ['nor is a time that has passed', 1, -10, 5],
  ['who asked for a pause without failing gets it', 0, 30, 30],
])('%s', (_, failures, asked, minutes) => {
  expect(backOffMinutes(failures, asked)).toBe(minutes)
})
