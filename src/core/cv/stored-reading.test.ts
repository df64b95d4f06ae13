import { expect, test } from 'vitest'
import { EMPTY_CV } from './cv.ts'
import { StoredReading, toStoredReading } from './stored-reading.ts'

test('everything but the CV is kept, with the CV version that matches it', () => {
  const kept = toStoredReading(
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
  expect(StoredReading.parse(kept)).toEqual(kept)
  expect(kept).toMatchObject({ version: 3, confirmed: {}, marks: { name: { lines: [0] } } })
  expect(kept).not.toHaveProperty('cv')
})
