import { describe, expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { ASK, employment, FINDINGS, JOB, skill } from '../../../test/sample-cover-letters.ts'
import { Letter } from './cover-letter.ts'
import { basisOf } from './edit-letter.ts'
import { fillerPhrases } from './filler-phrases.ts'
import { LENGTHS, letterText, TONES } from './letter-text.ts'
import { unsupportedClaims } from './proof-gate.ts'
import { alternativeProofs, type LetterOrder, writeLetter } from './write-letter.ts'

const FORMS = TONES.flatMap((tone) => LENGTHS.map((length) => ({ tone, length })))
/** Several jobs, so that every phrase is used. */
const COMPANIES = [
  'Contoso',
  'Initech',
  'Globex',
  'Umbra',
  'Tyrell',
  'Acme',
  'Hooli',
  'Vandelay',
  'Wonka',
  'Stark',
]
const all = COMPANIES.flatMap((company) =>
  FORMS.map((form) => writeLetter({ ...ASK, ...form, job: { ...JOB, company } })),
)

test('the same CV, job and words give the same letter', () => {
  expect(writeLetter(ASK)).toEqual(writeLetter(structuredClone(ASK)))
})

test('every letter is valid for storage', () => {
  for (const letter of all) expect(Letter.parse(letter)).toEqual(letter)
})

test.each<[string, Partial<LetterOrder>]>([
  ['a title', { job: { ...JOB, title: 'Platform Engineer '.repeat(40) } }],
  ['a company', { job: { ...JOB, company: 'Contoso '.repeat(100) } }],
  ['a subject', { job: { ...JOB, title: 'a'.repeat(299), company: 'b'.repeat(299) } }],
  ['a listing', { job: { ...JOB, description: 'You will build. '.repeat(10_000) } }],
  ['the person’s words', { own: { why: 'Hi. Ho. '.repeat(240), more: 'No. Go. '.repeat(240) } }],
  ['one long word', { own: { why: 'a'.repeat(2_000), more: `${'b'.repeat(1_998)} c` } }],
  [
    'a line of the CV',
    {
      cv: {
        ...EMPTY_CV,
        work: [
          employment('w1', 'Northwind', 'Tester', ['2020', 'present'], ['Kept x '.repeat(700)]),
        ],
      },
    },
  ],
  ['quotes', { findings: [skill('q1', 'Rust', 'gap', []), long('q2'), long('q3')] }],
])('a letter keeps within its limits whatever the input: %s', (_, given) => {
  for (const form of FORMS) {
    const letter = writeLetter({ ...ASK, ...form, ...given })
    expect(Letter.safeParse(letter).error?.issues ?? []).toEqual([])
  }
})

function long(id: string) {
  const finding = skill(id, 'Kubernetes', id === 'q2' ? 'met' : 'gap', [
    { id: 'w1r1h1', text: 'Kubernetes' },
  ])
  return { ...finding, requirement: { ...finding.requirement, quote: 'Kubernetes '.repeat(900) } }
}

test('a letter answers the listing from the CV, each sentence with its source', () => {
  const { sentences } = writeLetter(ASK)
  const evidence = sentences.map(({ about, sources, quote }) => [about, sources.join(' '), quote])
  expect(evidence).toEqual([
    [
      'employer',
      '',
      'You will build and operate the platform that carries every parcel scan of Europe.',
    ],
    ['person', 'w1r1 w1', 'Platform Engineer, Payments (Remote)'],
    ['person', 'w1r1h1 w1r1 w1', 'We ask for Kubernetes'],
    ['person', 'w1r1h2 w1r1 w1', 'We ask for Go'],
    ['person', 'w2r1h1 w2r1 w2', null],
    ['person', 'e1', 'A degree in computer science'],
    ['courtesy', '', null],
  ])
})

test('nothing is said about the person without a source', () => {
  for (const letter of all) {
    for (const sentence of letter.sentences.filter(({ about }) => about === 'person')) {
      expect(sentence.sources.length, sentence.text).toBeGreaterThan(0)
      const found = unsupportedClaims(sentence.text, basisOf(letter, sentence))
      expect(found, sentence.text).toEqual([])
    }
  }
})

test('nothing is said about the employer that the listing does not say', () => {
  for (const letter of all) {
    for (const { text, quote, about } of letter.sentences.filter((it) => it.about === 'employer')) {
      expect(about).toBe('employer')
      expect([JOB.description, ...FINDINGS.map((it) => it.requirement.quote)].join('\n')).toContain(
        quote,
      )
      expect(
        unsupportedClaims(text, [quote ?? '', letter.job.title, letter.job.company]),
        text,
      ).toEqual([])
    }
  }
})

test('what the CV does not show is listed, not claimed', () => {
  for (const letter of all) {
    expect(letterText(letter)).not.toContain('Rust')
    expect(letter.notClaimed).toEqual([
      { what: 'Terraform', quote: 'We ask for Terraform' },
      { what: 'Rust', quote: 'We ask for Rust' },
    ])
  }
})

test('no letter has filler phrases, unfilled names, repeated words or double periods', () => {
  for (const letter of all) {
    const text = letterText(letter)
    expect(fillerPhrases(text)).toEqual([])
    expect(text).not.toMatch(/[{}]|undefined|null|\.\.|\b([A-Za-z]+) \1\b| {2}| [.,;:]/)
    for (const sentence of letter.sentences)
      expect(sentence.text).toMatch(/^["“\p{Lu}\p{N}].*[.?”:]$|^– \S.*[^.:,;]$/u)
  }
})

test('a longer letter says more, until nothing is left', () => {
  const facts = LENGTHS.map((length) => {
    const { sentences } = writeLetter({ ...ASK, length })
    return new Set(sentences.flatMap(({ sources }) => sources.slice(0, 1))).size
  })
  expect(facts).toEqual([3, 5, 5])
})

test('letters to ten employers all differ', () => {
  const letters = COMPANIES.map((company) => writeLetter({ ...ASK, job: { ...JOB, company } }))
  const texts = letters.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))
  expect(new Set(texts).size).toBe(COMPANIES.length)
})

describe('the person’s own words', () => {
  const own = {
    why: 'My father drove a parcel van. I know the depots',
    more: 'I can begin in May!',
  }
  const letter = writeLetter({ ...ASK, own })
  test('appear verbatim in their position, marked as the person’s', () => {
    const theirs = letter.sentences.filter(({ about }) => about === 'own').map(({ text }) => text)
    expect(theirs).toEqual([
      'My father drove a parcel van.',
      'I know the depots.',
      'I can begin in May!',
    ])
    expect(letter.sentences[1]?.text).toBe('My father drove a parcel van.')
  })
})

test('a CV without lines gets a letter from its newest job', () => {
  const work = [employment('w1', 'Northwind', 'Tester', ['2020', 'present'], [])]
  const letter = writeLetter({ ...ASK, cv: { ...EMPTY_CV, work }, findings: [] })
  const person = letter.sentences.filter(({ about }) => about === 'person')
  expect(
    person.map(({ text, sources }) => [/Tester/.test(text) && /Northwind/.test(text), sources]),
  ).toEqual([[true, ['w1r1', 'w1']]])
  expect(person[0]?.text).toMatch(/since 2020|2020, /i)
})

test('an empty CV and a job without a text give a letter that claims nothing', () => {
  const job = { title: 'Tester', company: '', description: '' }
  const letter = writeLetter({ ...ASK, cv: EMPTY_CV, job, findings: [] })
  expect(letter.sentences.map(({ about }) => about)).toEqual(['courtesy', 'courtesy'])
})

test('unused proofs are offered as replacements, each with its source', () => {
  const letter = writeLetter({ ...ASK, length: 'short' })
  const others = alternativeProofs(ASK, letter)
  expect(others.map(({ sources }) => sources[0])).toEqual(['w2r1h1'])
})

test.each([
  ['present', false],
  ['2017', true],
])('a degree that ends in %s is held: %s', (end, isHeld) => {
  const [school] = ASK.cv.education
  const cv = { ...ASK.cv, education: school ? [{ ...school, end }] : [] }
  expect(letterText(writeLetter({ ...ASK, cv })).includes('MSc')).toBe(isHeld)
})

test('a doctorate is said for research, and a place with its source', () => {
  const [school] = ASK.cv.education
  const place = {
    text: 'Hauptstr. 5, 10115 Berlin, Germany',
    address: null,
    postalCode: null,
    city: null,
    region: null,
    countryCode: null,
  }
  const cv = { ...ASK.cv, place, education: school ? [{ ...school, degree: 'PhD' }] : [] }
  const job = { ...JOB, title: 'Research Engineer (Remote)' }
  const letter = writeLetter({ ...ASK, cv, job, findings: [] })
  expect(letterText(letter)).toContain('I hold a PhD in Computer Science')
  const home = letter.sentences.find(({ text }) => text.includes('Berlin'))
  expect([home?.about, home?.sources, home?.quote]).toEqual(['person', ['home'], job.title])
  expect(home?.text).not.toContain('Haupt')
  expect(home && unsupportedClaims(home.text, basisOf(letter, home))).toEqual([])
})

test('a further skill is named once, only if it is required, nothing else shows it and facts are few', () => {
  const findings = [...FINDINGS, skill('q9', 'Docker', 'met', [{ id: 'k1', text: 'Docker' }])]
  const required = letterText(writeLetter({ ...ASK, length: 'short', findings }))
  expect(letterText(writeLetter({ ...ASK, findings }))).not.toContain('Docker')
  expect(required.match(/Docker/g)).toHaveLength(1)
  expect(required).not.toMatch(/your listing|mention/)
  const titled = { ...JOB, title: 'Docker Engineer' }
  const own = letterText(writeLetter({ ...ASK, findings, job: titled }))
  expect(own).not.toMatch(/know Docker/)
  expect(letterText(writeLetter(ASK))).not.toContain('Docker')
  const skills = ASK.cv.skills.map((group) => ({ ...group, level: 'basic' }))
  const basic = letterText(writeLetter({ ...ASK, findings, cv: { ...ASK.cv, skills } }))
  expect(basic).not.toContain('Docker')
})

test('no phrase announces a keyword, promises to help, or quotes a slogan', () => {
  for (const letter of all) {
    expect(letterText(letter)).not.toMatch(
      /familiar ground|I can help|[Yy]our listing|[Yy]ou (?:also )?(?:mention|write|list)|[“”]|sounds close|comes first|first\?|what’s next/,
    )
  }
})

test('a letter says what the employer makes as the reason, and which work a fact is like', () => {
  const description =
    'Contoso builds parcel scanners that sort mail.\nYou make our systems reliable at scale.'
  const order = { ...ASK, job: { ...JOB, description }, findings: [] }
  const { sentences } = writeLetter(order)
  expect([sentences[0]?.about, sentences[0]?.quote]).toEqual([
    'employer',
    'Contoso builds parcel scanners that sort mail.',
  ])
  expect(sentences[0]?.text).toMatch(
    /Platform Engineer.* work on parcel scanners that sort mail\.$/,
  )
  const own = { why: 'My father drove a parcel van.', more: '' }
  expect(letterText(writeLetter({ ...order, own }))).not.toContain('parcel scanners')
})

test('a skill that answers a subject of the listing is said if no fact answers it', () => {
  const skills = [...ASK.cv.skills, { id: 'k2', name: 'OAuth', level: null, keywords: [] }]
  const cv = { ...ASK.cv, skills }
  const job = { ...JOB, description: `${JOB.description}\nYou own identity for all services.` }
  const said = writeLetter({ ...ASK, cv, job }).sentences.find(({ text }) => /OAuth/.test(text))
  expect([said?.text, said?.sources, said?.quote]).toEqual([
    'I also know OAuth.',
    ['k2'],
    'You own identity for all services.',
  ])
  expect(letterText(writeLetter({ ...ASK, cv }))).not.toContain('OAuth')
})

test.each([
  ['US citizenship required.', true],
  ['We are remote.', false],
])('a citizenship is said if the listing asks for one: %s', (asked, isSaid) => {
  const summary = [{ id: 's1', text: 'Engineer. US citizen, held a Secret clearance until 2022.' }]
  const job = { ...JOB, description: `${JOB.description}\n${asked}` }
  const text = letterText(writeLetter({ ...ASK, cv: { ...ASK.cv, summary }, job }))
  expect(text.includes('I’m a US citizen, and held a Secret clearance until 2022.')).toBe(isSaid)
})

const STUDENT = [
  employment(
    'w1',
    'Northwind',
    'Software Engineering Placement',
    ['2023', '2024'],
    ['Wrote 140 Playwright tests of the driver portal'],
  ),
  employment(
    'w2',
    'Two Herons',
    'Barista',
    ['2021', '2023'],
    ['Closed the shop four nights a week'],
  ),
]

test('a placement is something done, and a job of another trade is left out', () => {
  const job = { title: 'Software Engineer', company: 'Contoso', description: 'You write tests.' }
  const order = { ...ASK, cv: { ...EMPTY_CV, work: STUDENT }, job, findings: [] }
  const text = letterText(writeLetter(order))
  expect(text).toContain('I did a software engineering placement at Northwind.')
  expect(text).not.toMatch(/Two Herons|four nights/)
})

test.each([
  ['Engineering Manager', /lead(?:ing)? engineers who work on your loyalty platform/],
  ['Support Engineer', /help(?:ing)? customers use your loyalty platform/],
  ['Security Engineer', /help(?:ing)? secure your loyalty platform/],
  ['Backend Engineer', /work on your loyalty platform/],
])('a letter for %s says what they do with a product', (title, said) => {
  const description = 'We are building a loyalty platform.'
  const work = [employment('w1', 'Northwind', title, ['2021', 'present'], [])]
  const job = { title, company: 'Contoso', description }
  const text = letterText(writeLetter({ ...ASK, cv: { ...EMPTY_CV, work }, job, findings: [] }))
  expect(text).toMatch(said)
  expect(text).toContain('Contoso')
})
