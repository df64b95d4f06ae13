import { expect, test } from 'vitest'
import { preparedName } from './prepared.ts'

test.each([
  ['/* prepare job */ select 1', 'job'],
  ['\n    /* prepare events-of-job */\n    select 1', 'events-of-job'],
  ['select 1', null],
  ["select '/* prepare job */'", null],
])('%s is prepared as %s', (text, name) => {
  expect(preparedName(text)).toBe(name)
})
