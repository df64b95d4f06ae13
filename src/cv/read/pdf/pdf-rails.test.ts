import { expect, test } from 'vitest'
import { sampleChunk } from '#test/sample-chunk.ts'
import type { Chunk } from './pdf-chunks.ts'
import { liftRails } from './pdf-rails.ts'

const HEADING = { font: 'Heading' }
const at = (text: string, x: number, y: number, more: Partial<Chunk> = {}) =>
  sampleChunk(text, { x, y, ...more })

/** Lines from the top; a lifted heading is a line of its own. */
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

test('headings left of their first line are lifted above it', () => {
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

test('so are headings on the right', () => {
  const rail = [at('Experience', 400, 100, HEADING), at('Education', 400, 170, HEADING)]
  expect(lines(...rail, ...body(50)).filter((text) => text.startsWith('#'))).toEqual([
    '# Experience',
    '# Education',
  ])
})

test('a heading centered on its text is lifted above the first line', () => {
  const rail = [at('Experience', 50, 114, HEADING), at('Education', 50, 177, HEADING)]
  const read = lines(...rail, ...body(150))
  expect([read[0], read[4]]).toEqual(['# Experience', '# Education'])
})

test('a heading on two lines is one heading', () => {
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

test('headings above their text or centered are not part of a rail', () => {
  const above = [at('Experience', 50, 86, HEADING), at('Education', 50, 156, HEADING)]
  expect(lines(...above, ...body(50)).some((text) => text.startsWith('#'))).toBe(false)
  const centred = [at('Experience', 250, 90, HEADING), at('Education', 253, 160, HEADING)]
  const wide = body(50).map((chunk) => ({ ...chunk, right: 500 }))
  expect(lines(...centred, ...wide).some((text) => text.startsWith('#'))).toBe(false)
})
