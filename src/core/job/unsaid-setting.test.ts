import { expect, test } from 'vitest'
import { unsaidSetting } from './unsaid-setting.ts'

test.each([
  ['Berlin', 'remote', 'Remote'],
  ['Berlin', 'onsite', 'On-site'],
  [null, 'hybrid', 'Hybrid'],
  ['Remote (Europe)', 'remote', null],
  ['Leeds, hybrid', 'hybrid', null],
  ['Remote (Europe)', 'hybrid', 'Hybrid'],
  ['Berlin', null, null],
  [null, null, null],
] as const)('%s, %s: %s', (locationText, workSetting, expected) =>
  expect(unsaidSetting({ locationText, workSetting })).toBe(expected),
)
