import { expect, test } from 'vitest'
import { z } from 'zod'
import { readParams } from './read-params.ts'

const SHAPE = { kind: z.enum(['a', 'b'], 'must be a or b'), name: z.string().optional() }

test.each([
  ['kind=a', { question: { kind: 'a' }, problems: null }],
  ['kind=a&name=%20', { question: { kind: 'a' }, problems: null }],
  ['kind=c', [{ parameter: 'kind', message: 'must be a or b' }]],
  ['kind=a&kind=b', [{ parameter: 'kind', message: 'may be given only once' }]],
  ['kind=a&page=2', [{ parameter: 'page', message: 'is not a parameter here' }]],
  ['kind=a&toString=2', [{ parameter: 'toString', message: 'is not a parameter here' }]],
])('%s', (query, expected) => {
  const read = readParams(SHAPE, new URLSearchParams(query), { unknown: 'refuse' })
  expect(read).toEqual(Array.isArray(expected) ? { question: null, problems: expected } : expected)
})

test('pages let unknown parameters pass, and have usual values', () => {
  const params = new URLSearchParams('utm_source=x')
  const read = readParams(SHAPE, params, { unknown: 'ignore', usual: { kind: 'b' } })
  expect(read.question).toEqual({ kind: 'b' })
})
