import { expect, test } from 'vitest'
import { readLetterId } from './letter-id.ts'

test.each([
  ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', true],
  ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', false],
  ['1', false],
  ['', false],
])('%s is an id: %s', (text, isId) => expect(readLetterId(text)).toBe(isId ? text : null))
