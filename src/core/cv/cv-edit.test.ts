import { expect, test } from 'vitest'
import { madeCv } from '#test/sample-cv.ts'
import { type Cv, EMPTY_CV } from './cv.ts'
import { type CvEdit, editCv } from './cv-edit.ts'
import { targetsOf } from './cv-target.ts'
import { valuesOf } from './cv-values.ts'

/** Values that the edit changed, by key; null for removed values. */
function changes(edit: CvEdit, cv: Cv = madeCv): unknown {
  const done = editCv(cv, edit)
  if (done === null || 'problem' in done) return done
  const before = new Map(valuesOf(cv).map(({ key, text }) => [key, text]))
  const after = new Map(valuesOf(done.cv).map(({ key, text }) => [key, text]))
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  const changed = keys.filter(
    (key) =>
      before.get(key) !== after.get(key) && (before.get(key) ?? after.get(key) ?? null) !== null,
  )
  return Object.fromEntries(changed.map((key) => [key, after.get(key) ?? null]))
}

const set = (key: string, text: string): CvEdit => ({ kind: 'set', key, text })

test.each<[CvEdit, unknown]>([
  [set('name', ' Ada King '), { name: 'Ada King' }],
  [set('name', ''), { name: null }],
  [set('place', 'Leeds'), { place: 'Leeds' }],
  [set('place', ''), { place: null }],
  [set('w1r1.start', 'March 2021'), { 'w1r1.start': 'Mar 2021' }],
  [set('w1r1.end', 'now'), {}],
  [set('w1r2.end', ''), { 'w1r2.end': null }],
  [set('w1.company', ''), { 'w1.company': null }],
  [set('k1.keywords', 'Go, SQL; go'), { 'k1.keywords': 'Go, SQL' }],
  [set('w1r1h1', 'Cut costs.'), { w1r1h1: 'Cut costs.' }],
  [set('w1r1h1', ' '), { w1r1h1: null }],
  [set('s1', 'Builds.'), { s1: 'Builds.' }],
  [set('l1', 'Welsh'), { l1: 'Welsh' }],
  [set('u1', 'https://ada.example'), { u1: 'https://ada.example' }],
  [set('w9.company', 'x'), null],
  [set('w1.salary', 'x'), null],
  [set('__proto__', 'x'), null],
])('%j changes %j', (edit, changed) => {
  expect(changes(edit)).toEqual(changed)
})

test.each([set('w1r1.start', 'some day'), set('w1r1.start', 'now'), set('e1.end', '31/31/2020')])(
  '%j is not a date',
  (edit) => {
    expect(changes(edit)).toEqual({
      problem: 'Enter a date like 2021, 2021-03 or Mar 2021.',
    })
  },
)

test('a text that is too long for a CV is a problem', () => {
  expect(changes(set('name', 'x'.repeat(501)))).toHaveProperty('problem')
})

test.each<[string, [string, string], Record<string, string>]>([
  ['w1r1', ['title', 'company'], { 'w1r1.title': 'Acme Ltd', 'w1.company': 'Lead Engineer' }],
  ['e1', ['institution', 'degree'], { 'e1.institution': 'BSc', 'e1.degree': 'Example University' }],
  ['e1', ['degree', 'area'], { 'e1.degree': 'Physics', 'e1.area': 'BSc' }],
])('in %s, %j are swapped', (entry, fields, changed) => {
  expect(changes({ kind: 'swap', entry, fields })).toEqual(changed)
})

test('swapping twice restores the CV', () => {
  const swap: CvEdit = { kind: 'swap', entry: 'e1', fields: ['degree', 'area'] }
  const once = editCv(madeCv, swap)
  if (!once || 'problem' in once) throw new Error('not swapped')
  expect(editCv(once.cv, swap)).toMatchObject({ cv: madeCv })
})

test('a new entry keeps its values, and an empty one is refused', () => {
  const values = { company: 'Other', title: 'Chief', start: '2025', place: 'Rome' }
  expect(changes({ kind: 'add', list: 'work', parent: null, values })).toEqual({
    'w2.company': 'Other',
    'w2.place': 'Rome',
    'w2r1.title': 'Chief',
    'w2r1.start': '2025',
  })
  expect(
    changes({ kind: 'add', list: 'work', parent: 'w1', values: { title: 'CTO' } }),
  ).toMatchObject({ 'w1r3.title': 'CTO' })
  expect(changes({ kind: 'add', list: 'work', parent: 'e1', values })).toBeNull()
  expect(changes({ kind: 'add', list: 'awards', parent: null, values: { title: ' ' } })).toEqual({
    problem: 'Fill in at least one field.',
  })
})

test('an id that was used before is not reused', () => {
  const add: CvEdit = { kind: 'add', list: 'awards', parent: null, values: { title: 'Prize' } }
  expect(editCv(madeCv, add, ['a1', 'a2'])).toMatchObject({ at: 'a3' })
})

test('removing a part removes everything in it', () => {
  expect(changes({ kind: 'remove', id: 'w1r1h2' })).toEqual({ w1r1h2: null })
  const both = editCv(madeCv, { kind: 'remove', id: 'w1r1' })
  if (!both || 'problem' in both) throw new Error('not removed')
  expect(both.cv.work[0]?.roles.map(({ id }) => id)).toEqual(['w1r2'])
  expect(editCv(both.cv, { kind: 'remove', id: 'w1r2' })).toMatchObject({ cv: { work: [] } })
  expect(changes({ kind: 'remove', id: 'zz' })).toBeNull()
})

test('a line can be put into any kind of target', () => {
  const text = 'Driving licence B'
  const put = (to: string, from: string | null = null): CvEdit => ({ kind: 'put', text, from, to })
  expect(changes(put('w1r2.highlights'))).toEqual({ w1r2h1: text })
  expect(changes(put('k1.keywords'))).toEqual({ 'k1.keywords': `Python, SQL, ${text}` })
  expect(changes(put('phone'))).toEqual({ phone: text })
  expect(changes(put('new:certificates'))).toEqual({ 'c1.title': text })
  expect(changes(put('new:skills'))).toEqual({ 'k2.keywords': text })
  expect(changes(put('new:other'))).toEqual({ 'o1.heading': 'Other', ol1: text })
  expect(changes(put('e1.highlights', 'w1r1h2'))).toEqual({ w1r1h2: null, e1h1: text })
  expect(changes(put('new:nothing'))).toBeNull()
  expect(changes(put('zz.highlights'))).toBeNull()
  expect(changes({ kind: 'put', text: ' ', from: null, to: 'phone' })).toHaveProperty('problem')
})

test('entries can be reordered, but not beyond the ends', () => {
  const down = editCv(madeCv, { kind: 'shift', id: 'w1r1', by: 1 })
  if (!down || 'problem' in down) throw new Error('not moved')
  expect(down.cv.work[0]?.roles.map(({ id }) => id)).toEqual(['w1r2', 'w1r1'])
  expect(editCv(madeCv, { kind: 'shift', id: 'w1r1', by: -1 })).toBeNull()
})

test('every offered target accepts a line, even in an empty CV', () => {
  for (const cv of [madeCv, EMPTY_CV]) {
    for (const { to } of targetsOf(cv)) {
      const done = editCv(cv, { kind: 'put', text: '2021', from: null, to })
      expect(done, to).toHaveProperty('cv')
    }
  }
})

test('editing does not change the original CV', () => {
  const before = structuredClone(madeCv)
  editCv(madeCv, { kind: 'remove', id: 'w1' })
  expect(madeCv).toEqual(before)
})
