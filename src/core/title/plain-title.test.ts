import { expect, test } from 'vitest'
import { markedParts, plainParts } from './plain-title.ts'
import { namesSeveralRoles } from './several-roles.ts'
import { readLevel } from './title-level.ts'

test.each([
  ['Softwareentwickler:in Backend (m/w/d) - Berlin', ['software developer backend', 'berlin']],
  ['Sr. Engineer, R&D (Req 48213)', ['senior engineer', 'rnd']],
  ['Ingénieur DevOps H/F', ['engineer devops']],
])('"%s" in plain words', (title, parts) => expect(plainParts(title)).toEqual(parts))

test('slashes that join the levels of a range are kept on request', () =>
  expect(markedParts('Senior/Staff Engineer')).toEqual(['senior / staff engineer']))

test('a range of levels is the lower one', () => {
  const title = 'Senior/Staff Engineer'
  expect(readLevel({ title, parts: markedParts(title) }, null)).toMatchObject({ level: 'senior' })
})

test.each([
  ['Engineers, Designers, PM', true],
  ['Multiple roles', true],
  ['Backend Engineer', false],
])('"%s" names several roles: %s', (title, several) =>
  expect(namesSeveralRoles(title)).toBe(several),
)
