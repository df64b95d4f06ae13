import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import {
  chosenJob,
  isOtherViewOnly,
  isSelecting,
  withChosenJob,
  withSelecting,
} from './chosen-job.ts'

test.each([
  ['', null],
  ['?query=rust', null],
  ['?job=12', 12],
  ['?query=rust&job=12&page=2', 12],
  ['?job=0', null],
  ['?job=1e3', null],
  ['?job=', null],
  ['?jobTypes=contract', null],
])('the chosen job of "%s" is %s', (search, id) => {
  expect(chosenJob(search)).toBe(id)
})

test.each([
  ['', '?job=7'],
  ['?job=12', '?job=7'],
  ['?tags=C%2B%2B,Go&job=12&page=2', '?tags=C%2B%2B,Go&page=2&job=7'],
  ['?jobTypes=contract', '?jobTypes=contract&job=7'],
  ['?select=on&job=12', '?select=on&job=7'],
])('in "%s" another job is chosen as "%s"', (search, expected) => {
  expect(withChosenJob(search, 7 as JobId)).toBe(expected)
})

test.each([
  ['', '?job=1', true],
  ['?job=1', '?job=2', true],
  ['?query=go&job=1', '?query=go', true],
  ['?job=1&query=go', '?query=go&job=2', true],
  ['?job=1', '?job=1', false],
  ['', '', false],
  ['?query=go&job=1', '?query=rust&job=1', false],
  ['?query=go', '?query=go&select=on', true],
  ['?query=go&select=on&job=1', '?query=go&job=2', true],
  ['?query=go', '?query=rust&select=on', false],
])('"%s" and "%s" differ in how results are looked at alone: %s', (search, other, expected) => {
  expect(isOtherViewOnly(search, other)).toBe(expected)
})

test.each([
  ['', '?select=on', ''],
  ['?query=go&job=1', '?query=go&job=1&select=on', '?query=go&job=1'],
  ['?select=on', '?select=on', ''],
  ['?select&tags=C%2B%2B', '?tags=C%2B%2B&select=on', '?tags=C%2B%2B'],
])('"%s" becomes "%s" while jobs are selected, and "%s" after it', (search, on, off) => {
  expect(withSelecting(search, true)).toBe(on)
  expect(withSelecting(search, false)).toBe(off)
  expect([isSelecting(on), isSelecting(off)]).toEqual([true, false])
})
