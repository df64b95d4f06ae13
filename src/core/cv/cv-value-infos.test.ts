/** Where values are in the file, and how certain they are, while the owner edits them. */
import { expect, test } from 'vitest'
import { madeCv, sampleReading } from '#test/sample-cv.ts'
import type { Cv } from './cv.ts'
import { type CvEdit, editCv } from './cv-edit.ts'
import { currentValueInfos } from './cv-value-infos.ts'
import { toStoredReading } from './stored-reading.ts'

const reading = toStoredReading(sampleReading, 1)

function after(...edits: CvEdit[]) {
  let cv: Cv = madeCv
  for (const edit of edits) {
    const done = editCv(cv, edit)
    if (!done || 'problem' in done) throw new Error(`not done: ${edit.kind}`)
    cv = done.cv
  }
  return currentValueInfos(cv, madeCv, reading)
}

test('an unchanged value keeps its mark', () => {
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

test('a changed value is marked as the owner’s, at the line of the file that has its text', () => {
  const { marks } = after(
    { kind: 'set', key: 'w1r1.title', text: 'Lead Engineer, Data' },
    { kind: 'set', key: 'label', text: 'Example University' },
  )
  expect(marks['w1r1.title']).toEqual({ sure: 'yours', lines: [5] })
  expect(marks.label).toEqual({ sure: 'yours', lines: [9] })
})

test('a line put into the CV is no longer unread, until that is undone', () => {
  const put = after({ kind: 'put', text: 'Driving licence B', from: null, to: 'new:certificates' })
  expect(put.unread).toEqual([])
  expect(put.marks['c1.title']).toEqual({ sure: 'yours', lines: [13] })
  expect(after().unread).toEqual([13])
})

test('the line of a removed value becomes unread', () => {
  expect(after({ kind: 'remove', id: 'w1r1h2' }).unread).toEqual([7, 13])
})

test('a confirmed value is the owner’s as long as it does not change', () => {
  const confirmed = { ...reading, confirmed: { 'w1r1.title': 'Lead Engineer', label: 'Other' } }
  const { marks } = currentValueInfos(madeCv, madeCv, confirmed)
  expect(marks['w1r1.title']).toEqual({ sure: 'yours', lines: [5] })
  expect(marks.label).toEqual({ sure: 'likely', lines: [1] })
})

test('line numbers beyond the file are ignored', () => {
  const odd = {
    ...reading,
    marks: { name: { sure: 'sure' as const, lines: [0, 99] } },
    unread: [99],
  }
  expect(currentValueInfos(madeCv, madeCv, odd)).toMatchObject({
    marks: { name: { lines: [0] } },
    unread: [],
  })
})
