import { expect, test } from 'vitest'
import { mentionsAuthor } from './mentions-author.ts'

test.each([
  ['You ask for Kubernetes.', '', false],
  ['I know Kubernetes.', '', true],
  ['I’m applying for the Tester role at Contoso.', '', false],
  ['I’m applying for the Tester role at Contoso, which I led.', '', true],
  ['You’re looking for someone to draw maps.', '', false],
  ['Ich kenne Kubernetes.', '', true],
  ['You ask for Go, I say.', 'You ask for Rust, I say.', false],
])('“%s” after “%s” is about the person: %s', (text, before, speaks) =>
  expect(mentionsAuthor(text, before)).toBe(speaks),
)
