/** A CV as values with keys, the same keys that marks use. */
import { expect, test } from 'vitest'
import { madeCv } from '#test/sample-cv.ts'
import { Cv } from './cv.ts'
import { CV_LISTS, ENTRY_FIELDS, LINE_LISTS, ROLE_FIELDS } from './cv-fields.ts'
import { emptyEntry, emptyRole, findPart } from './cv-part.ts'
import { blocksOf, nameOfValue, valuesOf } from './cv-values.ts'

test('every value has a unique key and its displayed text', () => {
  const values = valuesOf(madeCv)
  const keys = values.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  const shown = Object.fromEntries(values.map(({ key, text }) => [key, text]))
  expect(shown).toMatchObject({
    name: 'Ada Example',
    place: 'London, UK',
    url: null,
    u1: 'https://github.com/ada',
    s1: 'Builds data platforms that people trust.',
    'w1.company': 'Acme Ltd',
    'w1r1.start': 'Jan 2022',
    'w1r1.end': 'Present',
    w1r1h2: 'Led a team of five engineers.',
    'e1.end': '2019',
    e1c1: 'Statistics',
    'k1.keywords': 'Python, SQL',
    l1: 'English',
    'l1.fluency': 'native',
  })
})

test('a role is a block within its employment', () => {
  const [work] = blocksOf(madeCv, 'work')
  expect(work?.title).toBe('Acme Ltd')
  expect(work?.roles.map(({ title, parent }) => [title, parent])).toEqual([
    ['Lead Engineer at Acme Ltd', 'w1'],
    ['Engineer at Acme Ltd', 'w1'],
  ])
})

test('a value is named together with its section', () => {
  const values = valuesOf(madeCv)
  expect(values.slice(0, 1).map(nameOfValue)).toEqual(['Name'])
  expect(values.filter(({ key }) => key === 'e1.degree').map(nameOfValue)).toEqual([
    'Degree, Education',
  ])
})

test.each(CV_LISTS)('the field table covers all of an entry of %s', (list) => {
  const part = emptyEntry(list, 'x1')
  expect(Cv.shape[list].safeParse([part]).success).toBe(true)
  const fields = [...ENTRY_FIELDS[list], ...(list === 'work' ? [] : (LINE_LISTS[list] ?? []))]
  const known = fields.map(({ name }) => name).concat('id', list === 'work' ? 'roles' : [])
  expect(Object.keys(part).sort()).toEqual(known.sort())
})

test('the field table covers all of a role', () => {
  const known = ROLE_FIELDS.map(({ name }) => name).concat('id', 'highlights')
  expect(Object.keys(emptyRole('r1')).sort()).toEqual(known.sort())
})

test('a part is found by its id, with its parent', () => {
  expect(findPart(madeCv, 'w1r1h2')).toMatchObject({ at: 1, root: 'work', parent: { id: 'w1r1' } })
  expect(findPart(madeCv, 'e1')).toMatchObject({ at: 0, root: 'education', parent: null })
  expect(findPart(madeCv, 'zz')).toBeNull()
})
