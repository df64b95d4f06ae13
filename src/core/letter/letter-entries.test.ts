import { expect, test } from 'vitest'
import { CV } from '../../../test/sample-cover-letters.ts'
import { mixesEntries, ownEntry, placesOf } from './letter-entries.ts'

const places = placesOf(CV)
const partsOf = (ids: readonly string[]) => ids.map((id) => places.get(id) ?? ownEntry(id))

test.each([
  ['At Northwind, I led it.', ['w1r1h1', 'w1r1', 'w1'], false],
  ['At northwind I led it.', ['w1r1h1', 'w2'], true],
  ['At Northwind, I used Docker.', ['w1', 'k1'], true],
  ['As a backend developer I led it.', ['w1r1h1', 'w2r1'], true],
  ['I did both.', ['w1r1h1', 'w2r1h1'], false],
])('“%s” based on %j mixes entries: %s', (text, sources, joins) => {
  const everything = [...places.values()]
  expect(mixesEntries(partsOf(sources), text, everything)).toBe(joins)
})

test('a sentence that names a skill does not name the project that begins with it', () => {
  const project = { entries: ['p1'], names: ['Kubernetes for harbours'], titles: [] }
  const parts = [...partsOf(['w1r1h1']), project]
  expect(mixesEntries(parts, 'I also use Kubernetes and Go.')).toBe(false)
  expect(mixesEntries(parts, 'I also use Go in Kubernetes for Harbours.')).toBe(true)
})
