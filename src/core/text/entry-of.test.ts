import { expect, test } from 'vitest'
import { entryOf } from './entry-of.ts'

test.each([
  ['own', 1],
  ['absent', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('%s', (key, value) => expect(entryOf({ own: 1 }, key)).toBe(value))
