import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { ASK } from '#test/sample-cover-letters.ts'
import { bringDraft, canBring } from './bring-sentence.ts'
import { createPicker } from './letter-picker.ts'
import type { LetterProof } from './letter-plan.ts'

const ask: Parameters<typeof bringDraft>[0] = {
  ...ASK,
  cv: EMPTY_CV,
  plan: { proofs: [], lines: [], shown: [], notClaimed: [] },
  picked: null,
  opening: { role: null, company: 'Contoso', title: 'Engineer', own: '', shared: '' },
  role: null,
  company: 'Contoso',
  reason: null,
  purpose: null,
  picker: createPicker(['x']),
}

const fact = (id: string, noun: string): LetterProof => ({
  key: id,
  text: `Worked on ${noun}`,
  isSpoken: true,
  isCraft: false,
  sources: [id, 'w1r1', 'w1'],
  said: { how: 'clause', text: `I worked on ${noun} for three years` },
  place: { kind: 'project', name: 'Northwind' },
  age: 0,
  item: null,
  isSentence: true,
  answers: null,
  skills: [],
  topics: [{ id: noun.length, noun, quote: `We need ${noun}.`, weight: 1 }],
  shared: 0,
  strength: 0,
  points: 1,
})
const facts = [fact('h1', 'storage'), fact('h2', 'payments')]

test('the sentence names what the listing asks for, with the lines and the words that show it', () => {
  const draft = bringDraft(ask, facts, '')
  expect(draft?.text).toMatch(/my experience with storage and payments/i)
  expect([draft?.sources, draft?.quote]).toEqual([
    ['h1', 'w1r1', 'w1', 'h2'],
    'We need storage. … We need payments.',
  ])
})

test.each([
  ['one fact', facts.slice(0, 1), false],
  ['one subject', [fact('h1', 'storage'), fact('h2', 'storage')], false],
  ['two', facts, true],
])('%s can be brought: %s', (_, given, isEnough) => expect(canBring(ask, given)).toBe(isEnough))

test('what the letter has said is not brought again', () => {
  expect(bringDraft(ask, facts, 'On the storage side, I wrote a cache.')).toBeNull()
})
