import { expect, test } from 'vitest'
import { asTyped } from './typed-words.ts'

test.each([
  ['reakt', 'react', '"reakt"'],
  ['senior reakt developer', 'senior react developer', 'senior "reakt" developer'],
  ['Züruch engineer', 'Zürich engineer', '"Züruch" engineer'],
  ['frontnd engineer', 'front end engineer', '"frontnd" engineer'],
  ['reakt -managr', 'react -managr', '"reakt" -managr'],
  ['reakt OR vue', 'react OR vue', '"reakt" OR vue'],
  ['reakt "machine lerning"', 'react "machine lerning"', '"reakt" "machine lerning"'],
  ['reakt "never closed', 'react "never closed', '"reakt" "never closed'],
  ['full-stak', 'full-stack', '"full-stak"'],
  ['c++ developr', 'c++ developer', 'c++ "developr"'],
])('%s, corrected to %s, is searched as typed with %s', (typed, corrected, asked) =>
  expect(asTyped(typed, corrected)).toBe(asked),
)

test('all words are quoted if the correction has the same ones', () => {
  expect(asTyped('java script', 'javascript java script')).toBe('"java" "script"')
})

test.each(['"quoted"', '-without', '!?', ''])('%j has nothing to quote', (typed) =>
  expect(asTyped(typed, 'anything')).toBe(null),
)
