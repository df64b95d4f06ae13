import { expect, test } from 'vitest'
import { madeChunk } from '#test/made-chunk.ts'
import type { Chunk } from './pdf-chunks.ts'
import { liftRails } from './pdf-rails.ts'

const HEADING = { font: 'Heading' }
const at = (text: string, x: number, y: number, more: Partial<Chunk> = {}) =>
  madeChunk(text, { x, y, ...more })

/** Lines from the top; a lifted heading stands for itself. */
const lines = (...chunks: Chunk[]) => {
  const [lifted = []] = liftRails([chunks])
  return [...lifted]
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map((chunk) => (chunk.isAlone ? `# ${chunk.text}` : chunk.text))
}

const body = (x: number) => [
  at('Engineer at Acme Ltd', x, 100),
  at('Built the billing platform', x, 114),
  at('Ran it for nine years and a day', x, 128),
  at('BSc Physics', x, 170),
  at('University of Northmoor', x, 184),
]

test('headings at the left of their first line are lifted over it', () => {
  const rail = [at('Experience', 50, 100, HEADING), at('Education', 50, 170, HEADING)]
  expect(lines(...rail, ...body(150))).toEqual([
    '# Experience',
    'Engineer at Acme Ltd',
    'Built the billing platform',
    'Ran it for nine years and a day',
    '# Education',
    'BSc Physics',
    'University of Northmoor',
  ])
})

test('headings at the right are too', () => {
  const rail = [at('Experience', 400, 100, HEADING), at('Education', 400, 170, HEADING)]
  expect(lines(...rail, ...body(50)).filter((text) => text.startsWith('#'))).toEqual([
    '# Experience',
    '# Education',
  ])
})

test('a heading at the middle of its text goes over the first line of it', () => {
  const rail = [at('Experience', 50, 114, HEADING), at('Education', 50, 177, HEADING)]
  const read = lines(...rail, ...body(150))
  expect([read[0], read[4]]).toEqual(['# Experience', '# Education'])
})

test('a heading on two lines is one', () => {
  const rail = [
    at('Work', 50, 100, HEADING),
    at('Experience', 50, 112, HEADING),
    at('Education', 50, 170, HEADING),
  ]
  expect(lines(...rail, ...body(150))[0]).toBe('# Work Experience')
})

test('dates in the rail stay with their lines', () => {
  const rail = [
    at('Experience', 50, 100, HEADING),
    at('2019 – 2023', 50, 114),
    at('Education', 50, 170, HEADING),
  ]
  expect(lines(...rail, ...body(150))).toContain('2019 – 2023')
})

test('headings over their text are none of a rail, and neither are centred ones', () => {
  const above = [at('Experience', 50, 86, HEADING), at('Education', 50, 156, HEADING)]
  expect(lines(...above, ...body(50)).some((text) => text.startsWith('#'))).toBe(false)
  const centred = [at('Experience', 250, 90, HEADING), at('Education', 253, 160, HEADING)]
  const wide = body(50).map((chunk) => ({ ...chunk, right: 500 }))
  expect(lines(...centred, ...wide).some((text) => text.startsWith('#'))).toBe(false)
})
