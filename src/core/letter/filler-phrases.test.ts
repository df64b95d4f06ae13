import { expect, test } from 'vitest'
import { fillerPhrases } from './filler-phrases.ts'

test.each([
  ['I am passionate about data and a team player.', ['passionate', 'team player']],
  ['I thrive  in fast-paced teams', ['I thrive', 'fast-paced']],
  ['I’m excited to apply', ["I'm excited"]],
  ['To whom it\nmay concern', ['To whom it\nmay concern']],
  ['I led the migration of 40 services to Kubernetes.', []],
  ['A dynamically typed language', []],
  ['The team playered on', []],
])('the filler phrases of “%s”', (text, found) => expect(fillerPhrases(text)).toEqual(found))
