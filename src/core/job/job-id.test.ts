import { expect, test } from 'vitest'
import { readJobId } from './job-id.ts'

test.each([
  ['1', 1],
  ['42', 42],
  ['999999999999999', 999_999_999_999_999],
])('%s is an id', (text, id) => expect(readJobId(text)).toBe(id))

test.each([
  '',
  '0',
  '007',
  '-1',
  '+1',
  '1.0',
  '1e3',
  '0x1f',
  ' 1',
  '1\n',
  '1,2',
  'abc',
  '١٢',
  '１２',
  '1000000000000000', // more digits than a number holds exactly
  '9'.repeat(50_000),
])('%j is no id', (text) => expect(readJobId(text)).toBeNull())
