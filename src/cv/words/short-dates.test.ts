import { expect, test } from 'vitest'
import { isDateLike } from './short-dates.ts'

test.each([
  '2019',
  '2019 – 2023',
  'Mar 2019 – Present',
  '03/2019 - heute',
  'sept. 2013 – jun. 2017',
  "Summer '19",
  'січ 2018 – дотепер',
  '09/13 – 05/15',
])('%s is a date', (text) => {
  expect(isDateLike(text)).toBe(true)
})

test.each([
  'Berlin',
  'ISO 9001',
  'Cut costs of 2019 by a third in all four regional offices',
  'Windows 11',
])('%s is not a date', (text) => {
  expect(isDateLike(text)).toBe(false)
})
