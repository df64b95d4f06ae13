import { expect, test } from 'vitest'
import { withSetting } from './say.ts'

test.each([
  ['rolecall', 'put A=b into /etc/rolecall/env and run this command again'],
  ['/srv/rolecall/bin/rolecall', 'start this command with A=b'],
  [undefined, 'start this command with A=b'],
])('a setting for a command that was called as %s', (rolecall, advice) => {
  expect(withSetting('A=b', rolecall)).toBe(advice)
})
