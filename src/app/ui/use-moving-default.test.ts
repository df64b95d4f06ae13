import { expect, test } from 'vitest'
import { movedDefault } from './use-moving-default.ts'

test.each([
  ['the default before', '2026-03-20', '2026-03-21'],
  ['another day that the person entered', '2026-03-12', '2026-03-12'],
  ['the new default', '2026-03-21', '2026-03-21'],
  ['nothing, because the person emptied it', '', ''],
])('a field that holds %s', (_, held, holds) => {
  expect(movedDefault(held, '2026-03-20', '2026-03-21')).toBe(holds)
})
