import { expect, test } from 'vitest'
import { hasName } from './has-name.ts'

test.each([
  ['Django and Go', 'Go', true],
  ['Django', 'Go', false],
  ['Go', 'Go', true],
  ['go', 'Go', false],
  ['C++ or C#', 'C', false],
  ['C/C++', 'C', true],
  ['ASP.NET', '.NET', false],
  ['C#/.NET', '.NET', true],
  ['JavaScript', 'Java', false],
  ['anything', '', false],
])('%s: names %s: %s', (text, name, is) => expect(hasName(text, name)).toBe(is))
