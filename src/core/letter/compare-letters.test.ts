import { expect, test } from 'vitest'
import { CV, FINDINGS, JOB } from '../../../test/sample-cover-letters.ts'
import { compareLetters } from './compare-letters.ts'
import { changeSentence } from './edit-letter.ts'
import { writeLetter } from './write-letter.ts'

const letter = writeLetter({
  cv: CV,
  job: JOB,
  findings: FINDINGS,
  tone: 'plain',
  length: 'short',
  language: 'en',
  addressee: '',
  own: { why: '', more: '' },
})
const [first, second] = letter.sentences.map(({ text }) => text)

test('a letter does not differ from itself', () => {
  expect(compareLetters(letter, letter)).toEqual([])
})

test('changed, new and removed sentences are listed', () => {
  const edited = changeSentence(letter, { kind: 'edit', id: 's1', text: 'Hello.' }) ?? letter
  const added =
    changeSentence(edited, { kind: 'add', after: 's1', text: 'I can begin in May.' }) ?? letter
  const after = changeSentence(added, { kind: 'remove', id: 's2' }) ?? letter
  expect(compareLetters(letter, { ...after, addressee: 'Jo Park' })).toEqual([
    { before: 'Dear Contoso team,', after: 'Dear Jo Park,' },
    { before: first, after: 'Hello.' },
    { before: null, after: 'I can begin in May.' },
    { before: second, after: null },
  ])
})

test('a sentence that only moved is no difference', () => {
  const moved = changeSentence(letter, { kind: 'move', id: 's1', by: 1 }) ?? letter
  expect(compareLetters(letter, moved)).toEqual([])
})
