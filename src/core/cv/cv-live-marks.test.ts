/** Where values stand in the file, and how sure we are, while their owner mends them. */
import { expect, test } from 'vitest'
import { madeCv, madeReading } from '#test/made-cvs.ts'
import type { Cv } from './cv.ts'
import { type CvEdit, editCv } from './cv-edit.ts'
import { liveMarks } from './cv-live-marks.ts'
import { keepReading } from './kept-reading.ts'

const reading = keepReading(madeReading, 1)

function after(...edits: CvEdit[]) {
  let cv: Cv = madeCv
  for (const edit of edits) {
    const done = editCv(cv, edit)
    if (!done || 'problem' in done) throw new Error(`not done: ${edit.kind}`)
    cv = done.cv
  }
  return liveMarks(cv, madeCv, reading)
}

test('what is as it was read is marked as it was read', () => {
  const { marks, unread } = after()
  expect(marks).toMatchObject({
    email: { sure: 'sure', lines: [2] },
    'w1r1.title': { sure: 'unsure', lines: [5] },
    'e1.degree': { sure: 'likely', lines: [9] },
    'k1.keywords': { sure: 'likely', lines: [11] },
  })
  expect(marks).not.toHaveProperty('url')
  expect(unread).toEqual([13])
})

test('a value that was changed is its owner’s, and stands where the file says so', () => {
  const { marks } = after(
    { kind: 'set', key: 'w1r1.title', text: 'Lead Engineer, Data' },
    { kind: 'set', key: 'label', text: 'Example University' },
  )
  expect(marks['w1r1.title']).toEqual({ sure: 'yours', lines: [5] })
  expect(marks.label).toEqual({ sure: 'yours', lines: [9] })
})

test('a line that was put somewhere is no longer unread, and is again when that is undone', () => {
  const put = after({ kind: 'put', text: 'Driving licence B', from: null, to: 'new:certificates' })
  expect(put.unread).toEqual([])
  expect(put.marks['c1.title']).toEqual({ sure: 'yours', lines: [13] })
  expect(after().unread).toEqual([13])
})

test('the line of what was removed belongs to nothing', () => {
  expect(after({ kind: 'remove', id: 'w1r1h2' }).unread).toEqual([7, 13])
})

test('a value that its owner confirmed is theirs, as long as it is the same', () => {
  const confirmed = { ...reading, confirmed: { 'w1r1.title': 'Lead Engineer', label: 'Other' } }
  const { marks } = liveMarks(madeCv, madeCv, confirmed)
  expect(marks['w1r1.title']).toEqual({ sure: 'yours', lines: [5] })
  expect(marks.label).toEqual({ sure: 'likely', lines: [1] })
})

test('a mark of a line that the file does not have is left out', () => {
  const odd = {
    ...reading,
    marks: { name: { sure: 'sure' as const, lines: [0, 99] } },
    unread: [99],
  }
  expect(liveMarks(madeCv, madeCv, odd)).toMatchObject({
    marks: { name: { lines: [0] } },
    unread: [],
  })
})
