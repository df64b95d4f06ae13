import { expect, test } from 'vitest'
import type { Line } from '#cv/document/document.ts'
import { madeDocument, madeLine } from '#test/sample-line.ts'
import { splitSections } from './sections.ts'

const read = (...lines: Line[]) =>
  splitSections(madeDocument(lines)).map((section) => [
    section.kind,
    section.heading,
    section.lines.map((line) => line.text).join(' | '),
  ])

const bold = (text: string, more: Partial<Line> & { x?: number } = {}) =>
  madeLine(text, { isBold: true, size: 13, gap: 0.8, ...more })
const HEAD = [madeLine('Ada Lovelace', { size: 20 }), madeLine('ada@example.com')]
const BODY = madeLine('Built the billing platform of a company that nobody had heard of')

test('everything before the first heading is the head', () => {
  expect(
    read(...HEAD, bold('Experience'), madeLine('Acme Ltd'), bold('Skills'), madeLine('Go')),
  ).toEqual([
    ['head', null, 'Ada Lovelace | ada@example.com'],
    ['work', 'Experience', 'Acme Ltd'],
    ['skills', 'Skills', 'Go'],
  ])
})

test('a document without headings is split by its content', () => {
  expect(read(...HEAD, madeLine('Engineer, Acme Ltd, 2019'))).toEqual([
    ['head', null, 'Ada Lovelace | ada@example.com'],
    ['work', null, 'Engineer, Acme Ltd, 2019'],
  ])
})

test('an unknown heading is recognized by the formatting of the others', () => {
  const kinds = read(
    ...HEAD,
    bold('Experience Entries'),
    BODY,
    bold('Skills'),
    madeLine('Go'),
    bold('Education'),
    madeLine('BSc'),
    bold('A Day of My Own'),
    madeLine('Sailing'),
  ).map(([kind, heading]) => [kind, heading])
  expect(kinds.slice(1)).toEqual([
    ['work', 'Experience Entries'],
    ['skills', 'Skills'],
    ['education', 'Education'],
    ['other', 'A Day of My Own'],
  ])
})

test('headings that are all unknown are recognized by formatting and words together', () => {
  const kinds = read(
    ...HEAD,
    bold('My work so far in short'),
    BODY,
    bold('Education and more'),
    madeLine('BSc'),
  ).map(([kind]) => kind)
  expect(kinds).toEqual(['head', 'work', 'education'])
})

test('companies in capitals and bold titles are not headings', () => {
  const small = { isBold: true, size: 10 }
  const sections = read(
    ...HEAD,
    bold('Experience'),
    madeLine('ACME LTD', small),
    madeLine('Engineer', small),
    bold('Education'),
    madeLine('UNIVERSITY OF NORTHMOOR', small),
    bold('Skills'),
    madeLine('Languages', small),
    madeLine('Go'),
  )
  expect(sections.map(([, heading]) => heading)).toEqual([
    null,
    'Experience',
    'Education',
    'Skills',
  ])
})

test('a bold title like a centered heading is not a heading', () => {
  const centred = (text: string) =>
    bold(text, {
      x: 300 - text.length * 3.25,
      box: { x: 300 - text.length * 3.25, y: 0, width: text.length * 6.5, height: 13 },
    })
  const sections = read(
    ...HEAD,
    centred('Profile'),
    madeLine('An engineer'),
    centred('Experience'),
    bold('Senior Engineer', { gap: 0.2 }),
    madeLine('Acme Ltd'),
    centred('Education'),
    madeLine('BSc'),
  )
  expect(sections.map(([, heading]) => heading)).toEqual([
    null,
    'Profile',
    'Experience',
    'Education',
  ])
})

test("indented labels in a section are not headings, even with a heading's words", () => {
  const sections = read(
    ...HEAD,
    bold('Skills'),
    bold('Web', { x: 80, indent: 1 }),
    madeLine('HTML'),
    bold('Education'),
    madeLine('BSc'),
    bold('Interests'),
    madeLine('Chess'),
  )
  expect(sections.map(([, heading]) => heading)).toEqual([null, 'Skills', 'Education', 'Interests'])
})

test('a heading on two lines is one heading', () => {
  const next = { gap: 0 }
  expect(
    read(
      ...HEAD,
      bold('Work'),
      bold('Experience', next),
      madeLine('Acme'),
      bold('Skills'),
      madeLine('Go'),
    )[1],
  ).toEqual(['work', 'Work Experience', 'Acme'])
})

test('name and address over the headings of a second column belong to the head', () => {
  const side = { column: 1 }
  expect(
    read(
      bold('Skills'),
      madeLine('Go'),
      bold('Languages'),
      madeLine('English'),
      madeLine('Ada Lovelace', { size: 20, ...side }),
      madeLine('Engineer', side),
      bold('Experience', side),
      madeLine('Acme Ltd', side),
    ),
  ).toEqual([
    ['head', null, 'Ada Lovelace | Engineer'],
    ['skills', 'Skills', 'Go'],
    ['languages', 'Languages', 'English'],
    ['work', 'Experience', 'Acme Ltd'],
  ])
})

test('lines of a column without a heading stay in the section before', () => {
  const side = { column: 1 }
  expect(
    read(...HEAD, bold('Experience'), madeLine('Acme Ltd'), madeLine('Built it', side))[1],
  ).toEqual(['work', 'Experience', 'Acme Ltd | Built it'])
})

test('in plain text, an empty line above identifies a heading', () => {
  const line = (text: string, gap = 0) => madeLine(text, { spans: [], box: null, size: 0, gap })
  expect(
    read(line('Ada'), line('Experience', 1), line('Acme Ltd'), line('Skills', 1), line('Go')).map(
      ([kind]) => kind,
    ),
  ).toEqual(['head', 'work', 'skills'])
})

test('a heading style of a word processor makes a heading', () => {
  const styled = (text: string) =>
    madeLine(text, { spans: [], box: null, size: 0, role: 'heading' })
  expect(read(...HEAD, styled('Experience'), madeLine('Acme'), styled('Education'))[1]?.[0]).toBe(
    'work',
  )
})

test('a name after the first section is still the head', () => {
  expect(
    read(
      bold('Contact'),
      madeLine('ada@example.com'),
      bold('Skills'),
      madeLine('Go'),
      madeLine('Ada Lovelace', { size: 24 }),
      madeLine('Engineer'),
      bold('Experience'),
      madeLine('Acme Ltd'),
    ),
  ).toEqual([
    ['head', null, 'Ada Lovelace | Engineer'],
    ['contact', 'Contact', 'ada@example.com'],
    ['skills', 'Skills', 'Go'],
    ['work', 'Experience', 'Acme Ltd'],
  ])
})
