import { expect, test } from 'vitest'
import { compactNames, countName, createNames, findName, nameNumber } from './names.ts'

test('spellings that differ in case, accents and spaces are one name, shown as it was when it first had a job', () => {
  const names = createNames()
  const number = nameNumber(names, 'Zürich')
  expect(nameNumber(names, ' ZURICH ')).toBe(number)
  countName(names, number, 1)
  expect(nameNumber(names, 'zurich')).toBe(number)
  expect(names.texts[findName(names, 'zürich') as number]).toBe(' ZURICH ')
})

test('a name without an open job is not found', () => {
  const names = createNames()
  const number = nameNumber(names, 'Acme')
  expect(findName(names, 'Acme')).toBeNull()
  countName(names, number, 1)
  expect(findName(names, 'Acme')).toBe(number)
  countName(names, number, -1)
  expect(findName(names, 'Acme')).toBeNull()
  expect(findName(names, 'Globex')).toBeNull()
})

test('names without a job are forgotten and the others renumbered', () => {
  const names = createNames()
  for (const text of ['Oslo', 'Rome', 'Bern']) countName(names, nameNumber(names, text), 1)
  countName(names, 0, -1)
  expect(Array.from(compactNames(names))).toEqual([-1, 0, 1])
  expect(names).toEqual({
    numbers: new Map([
      ['rome', 0],
      ['bern', 1],
    ]),
    texts: ['Rome', 'Bern'],
    folded: ['rome', 'bern'],
    jobs: [1, 1],
  })
})
