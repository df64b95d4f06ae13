import { expect, test } from 'vitest'
import { speaksOfSelf } from './letter-self.ts'

test.each([
  ['You ask for Kubernetes.', '', false],
  ['I know Kubernetes.', '', true],
  ['I am applying for the Tester position at Contoso.', '', false],
  ['I am applying for the Tester position at Contoso, which I led.', '', true],
  ['On Go, which you ask for, I can be specific.', '', false],
  ['You ask for Go, I say.', 'You ask for Rust, I say.', false],
])('%s after %s: %s', (text, before, speaks) => expect(speaksOfSelf(text, before)).toBe(speaks))
