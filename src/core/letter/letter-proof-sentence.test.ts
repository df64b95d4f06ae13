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

test('why a fact matters is a clause of its sentence, and quotes the listing', () => {
  const link = { noun: 'scaling', quote: 'You will own scaling.', kind: 'duty' } as const
  for (let at = 0; at < 20; at++) {
    const drafts = written('Wrote the rate limiter', { link, picker: createPicker([`${at}`]) })
    expect(drafts).toHaveLength(1)
    expect(drafts[0]?.[1]).toMatch(
      /^As the role involves scaling, it may help that .*I wrote the rate/,
    )
    expect(drafts[0]?.[1]).not.toMatch(/listing|mention/)
    expect(drafts[0]?.[2]).toBe('You will own scaling.')
  }
})

test('a role that the opening named is not named again', () => {
  const [[, text] = []] = written('Wrote the rate limiter', { isNamed: true, isPlaceNamed: true })
  expect(text).toMatch(/^(?:There|In that job), I wrote the rate limiter\.$/)
})

test.each([
  ['Independent Living Specialist', 'Mercy Hospital', 'Mercy Hospital'],
  ['Care Worker', 'Independent Living Ltd', 'Independent Living'],
  ['Freelance Java Developer', 'Self-employed', 'a freelance Java developer'],
  ['Freelance Developer', '', 'a freelance developer'],
])('“%s” at “%s” is said with “%s”', (title, company, said) => {
  for (let at = 0; at < 10; at++) {
    const [draft] = proofDrafts(proof('Wrote the care plans', { title, company }), {
      ...style(),
      picker: createPicker([`${at}`]),
    })
    expect(draft?.text).toContain(said)
    if (company.length > 13) expect(draft?.text).not.toMatch(/myself|own business/)
  }
})

test('“before that” is not said over a job between', () => {
  const old = { title: 'Clerk', company: 'Bank', isPresent: false, start: '2010', end: '2012' }
  for (let at = 0; at < 20; at++) {
    const [draft] = proofDrafts(
      { ...proof('Wrote the ledgers', old), age: 2 },
      { ...style(), picker: createPicker([`${at}`]), before: proof('Led a team') },
    )
    expect(draft?.text).not.toMatch(/before that/i)
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
