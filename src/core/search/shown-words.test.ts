import { expect, test } from 'vitest'
import type { Reading } from './query.ts'
import { marksNotShown, typedMarks } from './shown-words.ts'

const reading = (given: Partial<Reading>): Reading => ({
  corrected: null,
  dropped: [],
  marks: [],
  ...given,
})

test.each<[string, Partial<Reading>, string[]]>([
  ['react berlin', { marks: ['react', 'berlin'] }, ['react', 'berlin']],
  ['js', { marks: ['js', 'javascript'] }, ['js']],
  ['sre', { marks: ['sre', 'site reliability'] }, ['sre']],
  ['site reliability', { marks: ['sre', 'site reliability'] }, ['site reliability']],
  ['data engin', { marks: ['data', 'engin*'] }, ['data', 'engin*']],
  ['Full-Stack', { marks: ['fullstack'] }, ['fullstack']],
  ['reakt', { corrected: 'react', marks: ['react'] }, ['react']],
  ['reakt', { marks: ['react'] }, ['react']],
  ['!?', { marks: [] }, []],
])('for %j, read as %j, the typed marks are %j', (text, given, own) =>
  expect(typedMarks(text, reading(given))).toEqual(own),
)

test('marks that no text contains are unseen', () => {
  const texts = ['Senior React Developer', 'Acme', null, 'Node.js']
  expect(
    marksNotShown(['react', 'nodejs', 'rust', 'dev*', 'senior react', 'react acme'])(texts),
  ).toEqual(['rust', 'react acme'])
  expect(marksNotShown(['rust'])([])).toEqual(['rust'])
})
