import { expect, test } from 'vitest'
import { sampleChunk } from '#test/sample-chunk.ts'
import { withSideDates } from './pdf-side-dates.ts'

const at = (text: string, x: number, y: number) => sampleChunk(text, { x, y })
const read = (...chunks: ReturnType<typeof sampleChunk>[]) => {
  const [segment] = withSideDates([{ kind: 'text', chunks }])
  if (segment?.kind !== 'text') return []
  return segment.chunks
    .filter((chunk) => chunk.x > 300)
    .sort((a, b) => a.y - b.y)
    .map(({ text, y }) => [text, y])
}
const MAIN = [at('Engineer, Acme Ltd', 50, 103), at('Built the billing', 50, 124)]
const NEXT = [at('Trainee, Acme Ltd', 50, 203), at('Read the manual', 50, 224)]

test("a period over several lines becomes one text on the entry's first line", () => {
  const dates = [at('March 2021', 400, 100), at('—', 400, 115), at('Present', 400, 130)]
  const later = [at('May 2018', 400, 200), at('Feb 2021', 400, 215), at('3 years', 400, 230)]
  expect(read(...MAIN, ...NEXT, ...dates, ...later)).toEqual([
    ['March 2021 – Present', 103],
    ['May 2018 – Feb 2021 3 years', 203],
  ])
})

test('complete periods and places below them stay on their lines', () => {
  const dates = [at('2021 – 2023', 400, 103), at('Berlin', 400, 118)]
  const later = [at('2018 – 2021', 400, 203), at('Oslo', 400, 218)]
  expect(read(...MAIN, ...NEXT, ...dates, ...later)).toHaveLength(4)
})

test('dates without a text beside them are left alone', () => {
  const dates = [at('2019', 400, 100), at('2020', 400, 114), at('2021', 400, 300)]
  expect(read(...dates)).toHaveLength(3)
})
