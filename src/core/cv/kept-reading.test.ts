/** What of a reading is kept beside the CV that it gave. */
import { expect, test } from 'vitest'
import { EMPTY_CV } from './cv.ts'
import { KeptReading, keepReading } from './kept-reading.ts'

test('all but the CV is kept, with the version that is as it was read', () => {
  const kept = keepReading(
    {
      rules: 1,
      format: 'txt',
      pages: [],
      lines: [{ text: 'Ada', page: 0, box: null }],
      cv: EMPTY_CV,
      marks: { name: { sure: 'likely', lines: [0] } },
      troubles: [],
      unread: [],
    },
    3,
  )
  expect(KeptReading.parse(kept)).toEqual(kept)
  expect(kept).toMatchObject({ version: 3, confirmed: {}, marks: { name: { lines: [0] } } })
  expect(kept).not.toHaveProperty('cv')
})
