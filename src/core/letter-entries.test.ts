import { expect, test } from 'vitest'
import { CV } from '../../test/made-letters.ts'
import { joinsPlaces } from './letter-entries.ts'

test.each([
  ['At Northwind, I led it.', ['w1r1h1', 'w1r1', 'w1'], false],
  ['At northwind I led it.', ['w1r1h1', 'w2'], true],
  ['At Northwind, I used Docker.', ['w1', 'k1'], true],
  ['As a backend developer I led it.', ['w1r1h1', 'w2r1'], true],
  ['I did both.', ['w1r1h1', 'w2r1h1'], false],
])('%s of %j: %s', (text, sources, joins) => expect(joinsPlaces(CV, sources, text)).toBe(joins))
