import { expect, test } from 'vitest'
import { ownTime } from './own-time.ts'

test.each([
  ['Europe/Berlin', { on: '2026-12-02', time: '14:00', agreed: null }],
  ['Europe/Paris', { on: '2026-12-02', time: '14:00', agreed: null }],
  ['UTC', { on: '2026-12-02', time: '13:00', agreed: '14:00 GMT+1' }],
  ['Pacific/Auckland', { on: '2026-12-03', time: '02:00', agreed: '14:00 GMT+1' }],
])('what was agreed as 14:00 in Berlin, for a person in %s', (own, expected) => {
  expect(ownTime(new Date('2026-12-02T13:00:00Z'), 'Europe/Berlin', own)).toEqual(expected)
})
