import { expect, test } from 'vitest'
import { isStack } from './mainly-skills.ts'

test.each([
  ['Elixir / Phoenix', true],
  ['Linux, Docker, CI', true],
  ['full-stack, platform', false],
  ['We use Go when nothing else will do', false],
  ['', false],
])('“%s” is a stack: %s', (text, is) => {
  expect(isStack(text)).toBe(is)
})
