import { expect, test } from 'vitest'
import { createTableSum } from './row-digest.ts'

function sumOf(...pieces: string[]) {
  const sum = createTableSum()
  for (const piece of pieces) sum.add(Buffer.from(piece))
  return sum.end()
}

test('the order of rows and how they are cut do not matter', () => {
  const whole = sumOf('1\tAda\n2\tEve\n3\t\\N\n')
  expect(whole).toMatchObject({ rows: 3, bytes: 17 })
  expect(sumOf('3\t\\N\n', '1\tA', 'd', 'a\n2\tEve\n')).toEqual(whole)
})

test.each([
  ['a changed value', '1\tAda\n2\tEva\n'],
  ['a missing row', '1\tAda\n'],
  ['a row that is there twice', '1\tAda\n2\tEve\n2\tEve\n'],
  ['values in other rows', '1\tEve\n2\tAda\n'],
])('%s changes the sum', (_, text) => {
  expect(sumOf(text).digest).not.toBe(sumOf('1\tAda\n2\tEve\n').digest)
})

test('an empty table has a sum, an incomplete row has none', () => {
  expect(sumOf()).toEqual({ rows: 0, bytes: 0, digest: '0'.repeat(64) })
  expect(() => sumOf('1\tAda')).toThrow('incomplete')
})
