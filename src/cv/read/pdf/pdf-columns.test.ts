import { expect, test } from 'vitest'
import { sampleChunk } from '#test/sample-chunk.ts'
import { type Segment, segmentsOf } from './pdf-columns.ts'

/** One line every 14 points. */
const texts = (x: number, from: number, lines: string[], more = {}) =>
  lines.map((text, i) =>
    sampleChunk(text, { x, y: from + 14 * i, isBold: HEADINGS.includes(text), ...more }),
  )

const shape = (segments: Segment[]): unknown =>
  segments.map((segment) =>
    segment.kind === 'text'
      ? segment.chunks.map((chunk) => chunk.text)
      : { left: shape(segment.left), right: shape(segment.right) },
  )

const HEADINGS = ['Experience', 'Education', 'Contact', 'Skills', 'Interests']
const MAIN = ['Experience', 'Engineer', 'Acme Ltd', 'Built the billing', 'Education', 'BSc Physics']

test('a sidebar with its own headings is a column', () => {
  const side = ['Contact', 'ada@example.com', 'Skills', 'Lean', 'SAP']
  const head = sampleChunk('Ada Lovelace, engineer in London', { x: 50, y: 60 })
  const chunks = [head, ...texts(50, 100, side), ...texts(200, 103, MAIN)]
  expect(shape(segmentsOf(chunks))).toEqual([
    ['Ada Lovelace, engineer in London'],
    { left: [side], right: [MAIN] },
  ])
})

test.each([
  [
    'dates on the right',
    420,
    ['2019 – 2023', '2015 – 2019', '2011 – 2015', '2008', '2007', '2006'],
  ],
  ['places on the right', 420, ['Berlin', 'Paris', 'London', 'Rome', 'Oslo', 'Graz']],
  ['labels on the left', 10, ['Name', 'Born', 'Phone', 'City', 'Sites', 'Other']],
])('%s are cells of their lines', (_, x, beside) => {
  const body = texts(100, 100, ['Engineer', 'Assistant', 'Trainee', 'Cook', 'Waiter', 'Guide'])
  expect(segmentsOf([...body, ...texts(x, 100, beside)])).toHaveLength(1)
})

test('two texts without headings whose lines do not align are columns', () => {
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
  const chunks = [...texts(50, 100, words), ...texts(300, 106, words)]
  expect(segmentsOf(chunks).map((segment) => segment.kind)).toEqual(['split'])
})

test('a left section that begins below the right column is read after it', () => {
  const left = texts(50, 100, [...MAIN, 'Interests', 'Chess and long walks by the sea'])
  const right = texts(300, 103, ['Skills', 'Lean', 'SAP'])
  expect(shape(segmentsOf([...left, ...right]))).toEqual([
    { left: [MAIN.slice(0, 4)], right: [['Skills', 'Lean', 'SAP']] },
    ['Education', 'BSc Physics', 'Interests', 'Chess and long walks by the sea'],
  ])
})

test('items with words of headings but the formatting of text make no column', () => {
  const left = texts(50, 100, MAIN)
  const right = texts(300, 103, ['Web', 'Languages', 'Project'])
  expect(segmentsOf([...left, ...right])).toHaveLength(1)
})

test('texts beside single entries are not a column', () => {
  const words = ['Built the billing of it', 'and ran it for years', 'with a team']
  const right = [...texts(300, 107, words), ...texts(300, 247, words)]
  const left = [...texts(50, 100, MAIN), ...texts(50, 240, ['Trainee', 'Acme Ltd', '2019'])]
  expect(segmentsOf([...left, ...right])).toHaveLength(1)
})

test('the white space before centered items makes them a column', () => {
  const items = ['Skills', 'Go', 'Kotlin and Java', 'SQL', 'Kafka', 'Terraform and more']
  const right = items.map((text, i) =>
    sampleChunk(text, { x: 420 - text.length * 2.5, y: 103 + 14 * i, isBold: i === 0 }),
  )
  expect(segmentsOf([...texts(50, 100, MAIN), ...right]).map((it) => it.kind)).toEqual(['split'])
})
