import { expect, test } from 'vitest'
import { mentionsAuthor } from './mentions-author.ts'

test.each([
  ['You ask for Kubernetes.', '', false],
  ['I know Kubernetes.', '', true],
  ['I am applying for the Tester position at Contoso.', '', false],
  ['I am applying for the Tester position at Contoso, which I led.', '', true],
  ['On Go, which you ask for, I can be specific.', '', false],
  ['You ask for Go, I say.', 'You ask for Rust, I say.', false],
])('“%s” after “%s” is about the person: %s', (text, before, speaks) =>
  expect(mentionsAuthor(text, before)).toBe(speaks),
)
