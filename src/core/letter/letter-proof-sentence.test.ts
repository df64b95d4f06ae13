import { expect, test } from 'vitest'
import { toFirstPerson } from './first-person.ts'
import { createPicker } from './letter-picker.ts'
import type { LetterProof } from './letter-plan.ts'
import { pairDraft, proofDraft } from './letter-proof-sentence.ts'

const proof = (line: string, place: Partial<LetterProof['place']> = {}): LetterProof => ({
  key: 'h1',
  text: line,
  isSpoken: true,
  isCraft: false,
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
  item: null,
  isSentence: true,
  answers: null,
  skills: [],
  topics: [],
  age: 0,
  shared: 0,
  strength: 0,
  points: 1,
})
const style = () => ({ tone: 'plain', language: 'en', picker: createPicker(['x']) }) as const
const written = (line: string, around: Partial<Parameters<typeof proofDraft>[1]> = {}) =>
  proofDraft(proof(line), { ...style(), ...around }).text

test('a second fact of a role does not name the role again', () => {
  const text = written('Wrote the rate limiter', { before: proof('Led a team'), at: 1 })
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
  const draft = proofDraft(earlier, { ...style(), before: proof('Led a team') })
  expect(draft.text).toContain('as a Junior Engineer')
  expect(draft.text).not.toContain('Acme')
})

test('a past job may begin with what the listing mentions, and quotes it', () => {
  const subject = { name: 'payments', isSkill: false, quote: 'Know payments.', weight: 1 }
  const old = { company: 'Bank', isPresent: false, start: '2015', end: '2019' }
  const draft = proofDraft(proof('Wrote the ledgers', old), {
    ...style(),
    before: proof('Led a team'),
    subject,
  })
  expect(draft.text).toMatch(
    /^I know payments from (?:my time at )?Bank, where I wrote the ledgers\.$/,
  )
  expect(draft.quote).toBe('Know payments.')
})

test('a role that the opening named is not named again', () => {
  const text = written('Wrote the rate limiter', { isNamed: true, named: 'opening' })
  expect(text).toMatch(
    /^(?:There, |In (?:that (?:job|role)|my current job), )?I wrote the rate limiter\.$/,
  )
})

test.each([
  ['Independent Living Specialist', 'Mercy Hospital', 'Mercy Hospital'],
  ['Care Worker', 'Independent Living Ltd', 'Independent Living'],
  ['Freelance Java Developer', 'Self-employed', 'a freelance Java developer'],
  ['Freelance Developer', '', 'a freelance developer'],
])('“%s” at “%s” is said with “%s”', (title, company, said) => {
  for (let at = 0; at < 10; at++) {
    const draft = proofDraft(proof('Wrote the care plans', { title, company }), {
      ...style(),
      picker: createPicker([`${at}`]),
    })
    expect(draft.text).toContain(said)
    if (company.length > 13) expect(draft.text).not.toMatch(/myself|own business/)
  }
})

test('“before that” is not said over a job between', () => {
  const old = { title: 'Clerk', company: 'Bank', isPresent: false, start: '2010', end: '2012' }
  for (let at = 0; at < 20; at++) {
    const draft = proofDraft(
      { ...proof('Wrote the ledgers', old), age: 2 },
      { ...style(), picker: createPicker([`${at}`]), before: proof('Led a team') },
    )
    expect(draft.text).not.toMatch(/before that/i)
  }
})

test('a formal letter has no contractions', () => {
  for (let at = 0; at < 20; at++) {
    const text = written('Wrote the rate limiter', {
      tone: 'formal',
      picker: createPicker([`${at}`]),
    })
    expect(text).not.toContain('’')
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

test.each([
  ['die Leitung von acht Projekten und die Führung von Teams', /gehören|sind/],
  ['die Leitung von acht Projekten', /gehört|ist/],
])('a German verb agrees with “%s”', (text, verb) => {
  for (let at = 0; at < 8; at++) {
    const noun = { ...proof('x'), said: { how: 'noun' as const, text } }
    const picker = createPicker([`${at}`])
    expect(proofDraft(noun, { ...style(), picker, language: 'de' }).text).toMatch(verb)
  }
})
