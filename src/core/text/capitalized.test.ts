import { expect, test } from 'vitest'
import { capitalized } from './capitalized.ts'

test.each([
  ['senior iOS jobs', 'Senior iOS jobs'],
  ['QA', 'QA'],
  ['', ''],
])('%s', (text, expected) => {
  expect(capitalized(text)).toBe(expected)
})
