import { expect, test } from 'vitest'
import { asTyped, withSetting } from './say.ts'

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
  expect(asTyped(text, 'bin/rolecall')).toBe(typed)
  expect(asTyped(text, '')).toBe(text)
})

test.each([
  ['rolecall', 'put A=b into /etc/rolecall/env and run this command again'],
  ['/srv/rolecall/bin/rolecall', 'start this command with A=b'],
  [undefined, 'start this command with A=b'],
])('a setting for a command that was called as %s', (rolecall, advice) => {
  expect(withSetting('A=b', rolecall)).toBe(advice)
})
