import { expect, test } from 'vitest'
import { barsNote } from './bars-note.ts'

test.each([
  [[7, 6], true, 'A job with more than one place counts in each.'],
  [[7, 4], true, '1 job doesn’t specify the place.'],
  [[7, 3], true, '2 jobs don’t specify the place.'],
  [[7, 5], true, null],
  [[7, 4], false, null],
])('bars of %j, of 12 jobs', (counts, isWhole, note) => {
  expect(barsNote({ counts, isWhole, total: 12, noun: 'place' })).toBe(note)
})
