import { describe, expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { ASK, CV, JOB } from '../../../test/sample-cover-letters.ts'
import { readDraft, readRephrased } from './model-answer.ts'
import { askToDraft, askToRephrase } from './model-ask.ts'
import { writeLetter } from './write-letter.ts'

const letter = writeLetter({ ...ASK, own: { why: 'A secret reason.', more: '' } })
const sentence = letter.sentences.find(({ sources }) => sources[0] === 'w1r1h1')
if (!sentence) throw new Error('the letter tells of the migration')

const answer = (...proposals: string[]) => JSON.stringify({ proposals })

describe('a rephrased sentence', () => {
  test.each([
    ['At Northwind, I moved 40 services to Kubernetes on AWS; hosting costs fell by 30%.', 0],
    ['Leading the migration of 40 services to Kubernetes, I cut hosting costs by 30 percent.', 0],
    ['I led the migration of 4,000 services to Kubernetes.', 1],
    ['As CTO of Northwind I led the migration to Kubernetes at Google.', 2],
    ['I am passionate about the migration of services to Kubernetes.', 1],
    ['I like cats and long walks.', 1],
    ['See ![x](http://canary.test/?cv=1) for the migration to Kubernetes.', 3],
  ])('“%s” is refused for %i reasons', (text, count) => {
    const [judged] = readRephrased(answer(text), letter, sentence) ?? []
    expect(judged?.text).toBe(text)
    expect(judged?.refusedBecause.length, judged?.refusedBecause.join(' ')).toBe(count)
  })
})

describe('an answer in the wrong shape counts as no answer', () => {
  test.each([
    [''],
    ['I cannot help with that.'],
    ['{"proposals":[]}'],
    ['{"proposals":["a"],"note":"extra"}'],
    ['{"proposals":[{"text":"a"}]}'],
    ['[["a"]]'],
    [`{"proposals":["${'a'.repeat(601)}"]}`],
  ])('%s', (raw) => expect(readRephrased(raw, letter, sentence)).toBeNull())

  test('a code fence around the answer is accepted', () => {
    expect(readRephrased(`\`\`\`json\n${answer('I led.')}\n\`\`\``, letter, sentence)).toHaveLength(
      1,
    )
  })
})

describe('a drafted sentence', () => {
  const quote = 'You will build and operate the platform that carries every parcel scan of Europe.'
  const base = { paragraph: 0, about: 'person', sources: ['w1r1h1', 'w1'], quote: null }
  const employer = { paragraph: 0, about: 'employer', sources: [], quote }
  test.each([
    [{ ...base, text: 'At Northwind, I led the migration of 40 services to Kubernetes.' }, []],
    [
      { ...base, sources: [], text: 'I led the migration.' },
      ['The sentence isn’t based on any part of your CV.'],
    ],
    [
      { ...base, sources: ['w9'], text: 'I led the migration.' },
      ['The sentence refers to a part that isn’t in your CV.'],
    ],
    [
      { ...base, text: 'I led the migration to Terraform.' },
      ['The source doesn’t mention Terraform.'],
    ],
    [
      { ...base, quote: 'Pay me', text: 'I led the migration to Kubernetes.' },
      ['The quoted words aren’t in the listing.'],
    ],
    [
      { ...base, text: 'In the morning, dogs and cats sleep in my garden.' },
      ['The sentence doesn’t match its source.'],
    ],
    [{ ...employer, text: `You write: “${quote}”` }, []],
    [
      { ...employer, quote: 'You lead the market of parcels.', text: 'You lead the market.' },
      ['The quoted words aren’t in the listing.'],
    ],
    [
      { ...employer, text: 'I have built and operated the pipeline of every parcel scan.' },
      ['The sentence is about you, but isn’t based on any part of your CV.'],
    ],
    [
      { ...employer, text: 'Contoso was founded in 1998 and builds the pipeline.' },
      ['The number “1998” isn’t in the source.', 'The source doesn’t say “founded”.'],
    ],
  ])('%j', (given, reasons) => {
    const [judged] = readDraft(JSON.stringify({ sentences: [given] }), CV, JOB) ?? []
    expect(judged?.refusedBecause).toEqual(reasons)
  })
})

describe('false sentences made of true words are refused', () => {
  const none = 'I never used Terraform and did not manage the budget of the platform'
  const [first, second] = CV.work
  const cv = {
    ...CV,
    summary: [{ id: 'm1', text: none }],
    work: [first, second].filter((it) => it !== undefined),
  }
  const base = { paragraph: 0, about: 'person', quote: null }
  const joined = ['The sentence mixes up different jobs or projects.']
  const denied = ['The source says that this didn’t happen.']
  test.each([
    ['At Fabrikam, I led the migration to Kubernetes.', ['w1r1h1', 'w2'], joined],
    ['At Northwind, I used Docker.', ['w1', 'k1'], joined],
    [
      'As a Backend Developer, I led the migration of 40 services to Kubernetes.',
      ['w1r1h1', 'w2r1'],
      joined,
    ],
    ['I led the migration to Kubernetes and rewrote the service.', ['w1r1h1', 'w2r1h1'], []],
    ['I used Terraform.', ['m1'], denied],
    ['I managed the budget of the platform.', ['m1'], denied],
    ['I never used Terraform.', ['m1'], []],
  ])('%s', (text, sources, reasons) => {
    const [judged] =
      readDraft(JSON.stringify({ sentences: [{ ...base, text, sources }] }), cv, JOB) ?? []
    expect(judged?.refusedBecause).toEqual(reasons)
  })

  test.each([
    ['At Contoso, I led the migration of 40 services to Kubernetes.', 1],
    ['I led the migration of 40 services to Kubernetes for Contoso.', 1],
    ['In your team at Contoso I led the migration of 40 services to Kubernetes.', 1],
    ['I would say that I led the migration to Kubernetes at Contoso.', 1],
    ['In Payments I led the migration of 40 services to Kubernetes.', 1],
    ['I led the migration of 40 services to Kubernetes and would bring that to Contoso.', 0],
    ['At Contoso, I would build on the migration of 40 services to Kubernetes.', 0],
  ])('“%s” is refused for %i reasons about the job’s own names', (text, count) => {
    const sources = ['w1r1h1', 'w1r1']
    const [judged] =
      readDraft(JSON.stringify({ sentences: [{ ...base, text, sources }] }), cv, JOB) ?? []
    expect(judged?.refusedBecause.length, judged?.refusedBecause.join(' ')).toBe(count)
  })
})

describe('the request to the model', () => {
  test('contains CV parts and the listing, but no name or address', () => {
    const cv = { ...CV, references: [{ id: 'f1', name: 'Kim Boss', reference: 'Good' }] }
    const sent = JSON.stringify(askToDraft(cv, JOB, 'plain'))
    expect(sent).toContain('w1r1h1')
    for (const secret of ['Mara', 'lind.example', '+47', 'Kim Boss', 'secret reason']) {
      expect(sent).not.toContain(secret)
    }
  })
  test('for one sentence contains only that sentence and its sources', () => {
    const data = askToRephrase(letter, sentence, CV).data as { sources: (string | undefined)[] }
    expect(data).toEqual({
      sentence: sentence.text,
      sources: [
        CV.work[0]?.roles[0]?.highlights[0]?.text,
        'Senior Platform Engineer, Mar 2021 – Present',
        'Northwind',
        JOB.title,
        JOB.company,
      ].toSorted((a, b) => data.sources.indexOf(a) - data.sources.indexOf(b)),
    })
  })
  test('contains only the allowed CV parts, for a draft and for a sentence', () => {
    const line = (id: string, text: string) => [{ id, text }]
    const secret = 'KEEP-THIS'
    const credit = { by: null, date: null, url: null, summary: null }
    const cv: Cv = {
      ...CV,
      summary: [...line('m1', 'I build.'), ...line('m2', 'Call +47 22 11 00 99, KEEP-THIS')],
      interests: [{ id: 'x1', name: secret, level: null, keywords: [] }],
      references: [{ id: 'x2', name: secret, reference: secret }],
      other: [{ id: 'x3', heading: secret, lines: line('x4', secret) }],
      languages: [{ id: 'x5', language: secret, fluency: null }],
      awards: [{ id: 'x6', title: secret, ...credit }],
      certificates: [{ id: 'x7', title: secret, ...credit }],
    }
    const draft = JSON.stringify(askToDraft(cv, JOB, 'plain'))
    expect(draft).toContain('I build.')
    expect(draft).not.toContain(secret)
    const sources = ['x1', 'x2', 'x4', 'x5', 'x6', 'x7', 'm2', 'w1r1h1']
    const proofs = sources.map((id) => ({ id, text: id === 'w1r1h1' ? 'Led it' : secret }))
    const asked = askToRephrase(
      { ...letter, proofs },
      { ...sentence, sources },
      {
        ...cv,
        summary: [],
      },
    )
    expect(JSON.stringify(asked)).toContain('Led it')
    expect(JSON.stringify(asked)).not.toContain(secret)
  })
  test('has instructions without anything about the person or the listing', () => {
    expect(askToDraft(CV, JOB, 'warm').instructions).toBe(
      askToDraft(EMPTY_CV, { ...JOB, title: 'x', company: 'y' }, 'warm').instructions,
    )
  })
})
