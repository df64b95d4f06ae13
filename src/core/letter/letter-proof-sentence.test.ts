import { expect, test } from 'vitest'
import { toFirstPerson } from './first-person.ts'
import { createPicker } from './letter-picker.ts'
import type { LetterProof } from './letter-plan.ts'
import { pairDraft, proofDrafts } from './letter-proof-sentence.ts'

const proof = (line: string, place: Partial<LetterProof['place']> = {}): LetterProof => ({
  sources: ['h1', 'r1', 'w1'],
  said: toFirstPerson(line, true),
  place: {
    kind: 'job',
    company: 'Acme',
    title: 'Engineer',
    isPresent: true,
    start: '2022',
    end: 'present',
    ...place,
  } as LetterProof['place'],
  answers: null,
  skills: [],
  topics: [],
  age: 0,
  points: 1,
})
const style = () => ({ tone: 'plain', language: 'en', picker: createPicker(['x']) }) as const
const written = (line: string, around: Partial<Parameters<typeof proofDrafts>[1]> = {}) =>
  proofDrafts(proof(line), { ...style(), ...around }).map(({ about, text, quote }) => [
    about,
    text,
    quote,
  ])

test('a second fact of a role does not name the role again', () => {
  const [[, text] = []] = written('Wrote the rate limiter', { before: proof('Led a team'), at: 1 })
  expect(text).toMatch(/I (?:also )?wrote the rate limiter\.$/)
  expect(text).not.toContain('Acme')
})

test('an earlier role at the same employer is not introduced as another one', () => {
  const earlier = proof('Wrote the rate limiter', {
    title: 'Junior Engineer',
    isPresent: false,
    start: '2019',
    end: '2021',
  })
  const [draft] = proofDrafts(earlier, { ...style(), before: proof('Led a team') })
  expect(draft?.text).toContain('as a Junior Engineer')
  expect(draft?.text).not.toContain('Acme')
})

test('a subject of the listing leads to the fact and is quoted', () => {
  const link = { nouns: ['scaling'], quote: 'We scale.', isFirst: true }
  for (let at = 0; at < 20; at++) {
    const drafts = written('Wrote the rate limiter', { link, picker: createPicker([`${at}`]) })
    const text = drafts.map(([, it]) => it).join(' ')
    expect(text).toMatch(/scaling.*(?:[Aa]t|[Aa]s|[Ii]n|[Ww]here).*I wrote the rate limiter\.$/)
    expect(drafts[0]?.[2]).toBe('We scale.')
  }
})

test('a skill of the listing is named in a sentence of its own', () => {
  const link = { nouns: ['statistics'], quote: 'Solid statistics.', isFirst: true }
  for (let at = 0; at < 20; at++) {
    const drafts = written('Wrote the rate limiter', { link, picker: createPicker([`${at}`]) })
    expect(drafts.map(([about]) => about)).toEqual(['employer', 'person'])
  }
})

test('a formal letter has no contractions', () => {
  for (let at = 0; at < 20; at++) {
    const drafts = written('Wrote the rate limiter', {
      tone: 'formal',
      picker: createPicker([`${at}`]),
    })
    expect(drafts[0]?.[1]).not.toContain('’')
  }
})

test.each([
  [
    'Share 70% of the code',
    'Own the rider app',
    'I share 70% of the code, and I own the rider app.',
  ],
  ['Share 70% of the code; it pays', 'Own the rider app', null],
])('“%s” and “%s” are one sentence: %s', (first, second, text) => {
  const pair = pairDraft(proof(first), proof(second), {
    ...style(),
    before: proof('Led a team'),
    at: 2,
  })
  const plain = pair?.text.replace(/^In .*?, I/, 'I') ?? null
  expect(plain).toBe(text)
})
