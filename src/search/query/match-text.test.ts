import { expect, test } from 'vitest'
import { engineOf, found, ids, search } from '#test/search/sample-engine.ts'

test('every word must be somewhere in title, company, tags, place or description', () => {
  const engine = engineOf(
    { title: 'Data Engineer', company: 'Globex', tags: ['Python'] },
    { title: 'Data Engineer', descriptionText: 'You know Python.', locationText: 'Berlin' },
    { title: 'Data Engineer', placeNames: ['Germany'] },
    { title: 'Designer', company: 'Python Data' },
  )
  expect(found(engine, { text: 'data engineer ' })).toEqual(ids(1, 2, 3))
  expect(found(engine, { text: 'python data ' })).toEqual(ids(1, 2, 4))
  expect(found(engine, { text: 'Globex python ' })).toEqual(ids(1))
  expect(found(engine, { text: 'berlin engineer ' })).toEqual(ids(2))
  expect(found(engine, { text: 'germany ' })).toEqual(ids(3))
  expect(search(engine, { text: 'data engineer cobol ' }).reading.dropped).toEqual(['cobol'])
})

test.each([
  ['C ', [1]],
  ['C', [1]],
  ['c++', [2]],
  ['c# ', [3]],
  ['f#', [4]],
  ['.net', [3, 5]],
  ['asp.net', [5]],
  ['R', [6]],
  ['go ', [7]],
  ['node.js', [8]],
  ['nodejs', [8]],
  ['node js ', [8]],
  ['NODE', [8]],
  ['java ', [9]],
])('%j is a separate word', (text, expected) => {
  const engine = engineOf(
    { title: 'Embedded C Developer' },
    { title: 'C++ Developer', descriptionText: 'C++17, C++20' },
    { title: 'C#/.NET Developer' },
    { title: 'F# Developer' },
    { title: 'ASP.NET Developer' },
    { title: 'Statistician', tags: ['R'], descriptionText: 'Not R&D, and Objective-C neither' },
    { title: 'Go Developer' },
    { title: 'Node.js Developer', descriptionText: 'JavaScript at Google, we are good' },
    { title: 'Java Developer' },
  )
  expect(found(engine, { text })).toEqual(ids(...expected))
})

test.each(['full-stack', 'full stack', 'fullstack', 'FullStack', 'Full‑Stack '])(
  '%j finds every spelling',
  (text) => {
    const engine = engineOf(
      { title: 'Full-Stack Developer' },
      { title: 'Full Stack Developer' },
      { title: 'Fullstack Developer' },
      { title: 'Backend Developer' },
    )
    expect(found(engine, { text })).toEqual(ids(1, 2, 3))
  },
)

test('case and accents do not matter', () => {
  const engine = engineOf({ title: 'INGÉNIEUR', locationText: 'Zürich' })
  expect(found(engine, { text: 'ingenieur zurich' })).toEqual(ids(1))
})

test('the last word may be unfinished, the others not', () => {
  const engine = engineOf({ title: 'Software Engineer' }, { title: 'Software Designer' })
  expect(found(engine, { text: 'software engi' })).toEqual(ids(1))
  expect(search(engine, { text: 'software engi ' }).reading.dropped).toEqual(['engi'])
  expect(search(engine, { text: 'soft engineer' }).reading.dropped).toEqual(['soft'])
  expect(search(engine, { text: 'software e' }).reading.dropped).toEqual(['e'])
})

test('the name of a skill is complete: Java is not JavaScript', () => {
  const engine = engineOf({ tags: ['Java'] }, { tags: ['JavaScript'] })
  expect(found(engine, { text: 'java' })).toEqual(ids(1))
  expect(found(engine, { text: 'javas' })).toEqual(ids(2))
})

test('aliases of a skill find it too', () => {
  const engine = engineOf(
    { tags: ['JavaScript'] },
    { tags: ['Kubernetes'] },
    { title: 'Machine Learning Engineer' },
    { title: 'ML Engineer' },
    { title: 'Learning Designer', descriptionText: 'No machine here' },
  )
  expect(found(engine, { text: 'js ' })).toEqual(ids(1))
  expect(found(engine, { text: 'k8s' })).toEqual(ids(2))
  expect(found(engine, { text: 'ml engineer' })).toEqual(ids(3, 4))
  expect(found(engine, { text: 'machine learning engineer' })).toEqual(ids(3, 4))
})

test('one typo is corrected, and only when the typed word finds nothing', () => {
  const engine = engineOf({ title: 'Angular Developer' }, { title: 'Annular Ring Maker' })
  expect(found(engine, { text: 'anglar ' })).toEqual(ids(1))
  expect(found(engine, { text: 'nagular developer' })).toEqual(ids(1))
  expect(found(engine, { text: 'angular ' })).toEqual(ids(1))
  expect(found(engine, { text: 'anglra ' })).toEqual([])
  expect(found(engine, { text: 'rnig ' })).toEqual(ids(2))
  expect(found(engine, { text: 'rng ' })).toEqual([])
})

const many = (count: number, title: string) => Array.from({ length: count }, () => ({ title }))

test.each([
  ['the name of a company', 'datta', { company: 'Datta' }],
  ['a word in the name of a company', 'datta', { company: 'Datta and Sons' }],
  ['a skill', 'datta', { tags: ['Datta'] }],
  ['a place', 'datta', { locationText: 'Datta', places: ['Datta'] }],
])('a correct word is not changed, however rare: %s', (_, text, job) => {
  const engine = engineOf({ title: 'Coach', ...job }, ...many(250, 'Data Engineer'))
  const { reading, total } = search(engine, { text })
  expect([reading.corrected, total]).toEqual([null, 1])
})

test('a skill that no job asks for is not corrected', () => {
  const engine = engineOf({ title: 'Scale Engineer' }, { title: 'Flash Engineer' })
  expect(search(engine, { text: 'scala ' }).reading.corrected).toBeNull()
  expect(search(engine, { text: 'flask engineer ' }).reading).toMatchObject({
    corrected: null,
    dropped: ['flask'],
  })
})

test('a wrong letter is a typo only if its key is next to the right one', () => {
  const correctedOf = (rare: string) =>
    search(engineOf({ title: rare }, ...many(250, 'Data Tester')), { text: rare }).reading.corrected
  expect([correctedOf('Taster'), correctedOf('Trster')]).toEqual([null, 'tester'])
})

test('a typo in a title is found, and so is the intended word', () => {
  const engine = engineOf({ title: 'Data Enginer' }, ...many(250, 'Data Engineer'))
  const { reading, total } = search(engine, { text: 'enginer' })
  expect([reading.corrected, total]).toEqual(['engineer', 251])
})

test.each([
  ['carter coach ', 'career coach'],
  ['sales carter ', 'sales barter'],
  ['carter ', 'barter'],
  ['advocate nedn ', 'advocate neon'],
  ['nedn ', null],
])('the neighboring words decide what was meant by %j', (text, corrected) => {
  const engine = engineOf(
    { title: 'Career Coach' },
    ...many(3, 'Sales Barter'),
    { title: 'Advocate Neon' },
    ...many(3, 'Need'),
  )
  expect(search(engine, { text }).reading.corrected).toBe(corrected)
})

test('a corrected word has its aliases', () => {
  const engine = engineOf({ title: 'Machine Learning' }, { title: 'ML Engineer' })
  expect(found(engine, { text: 'machne learning ' })).toEqual(ids(1, 2))
})

test('one word finds its spelling as two words', () => {
  const engine = engineOf({ title: 'Data Center Technician' }, { title: 'Center for Data' })
  expect(found(engine, { text: 'datacenter ' })).toEqual(ids(1))
})

test('a usually complete word is completed if its neighbor suggests it', () => {
  const engine = engineOf(...many(3, 'Bug Hunter'), { title: 'Engineer, Bugbot' })
  expect(found(engine, { text: 'bug' })).toEqual(ids(1, 2, 3))
  expect(found(engine, { text: 'engineer bug' })).toEqual(ids(4))
})

test('a completion that titles have beside the word before is used, however rare', () => {
  const engine = engineOf(
    ...Array.from({ length: 60 }, (_, at) => ({ title: `Maker of co${at}a` })),
    ...Array.from({ length: 60 }, (_, at) => ({ title: `co${at}a` })),
    { title: 'Engineer Cozy' },
  )
  expect(found(engine, { text: 'engineer co' })).toEqual(ids(121))
})

test('if no job has all words, the least specific one is dropped', () => {
  const engine = engineOf(
    { title: 'Backup Restore' },
    ...many(3, 'Engineer'),
    ...many(2, 'Restore'),
  )
  const { reading, ids: best } = search(engine, { text: 'engineer backup restore ' })
  expect([reading.dropped, best]).toEqual([['engineer'], ids(1)])
})

test('a word that no job has is dropped first', () => {
  const engine = engineOf({ title: 'Backup Engineer' }, { title: 'Engineer' })
  expect(search(engine, { text: 'engineer cobol backup ' }).reading.dropped).toEqual(['cobol'])
})

test('a word that only closed jobs have counts as finding nothing', () => {
  const engine = engineOf({ title: 'Anglar Developer' }, { title: 'Angular Developer' })
  engine.remove(ids(1))
  expect(found(engine, { text: 'anglar ' })).toEqual(ids(2))
})

test.each(['', '   ', '!?', '🔥', '\u0000'])('%j asks for nothing and finds all jobs', (text) => {
  expect(search(engineOf({}, {}), { text }).total).toBe(2)
})
