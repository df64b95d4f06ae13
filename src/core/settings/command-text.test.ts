import { expect, test } from 'vitest'
import { commandText } from './command-text.ts'

test.each([
  [
    'Usage: npm run doctor -- [--send ADDRESS] [--json]',
    'Usage: bin/rolecall doctor [--send ADDRESS] [--json]',
  ],
  ['npm run upgrade-database again.', 'bin/rolecall upgrade-database again.'],
  ['Import more:  npm run import -- FILE…', 'Import more:  bin/rolecall import FILE…'],
  [
    'Run npm start in a clone after npm run build.',
    'Run bin/rolecall start in a clone after npm run build.',
  ],
])('%s', (text, typed) => {
  expect(commandText(text, 'bin/rolecall')).toBe(typed)
  expect(commandText(text, null)).toBe(text)
})
