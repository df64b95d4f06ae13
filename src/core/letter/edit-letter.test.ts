import { describe, expect, test } from 'vitest'
import { ASK, CV, FINDINGS, JOB } from '../../../test/sample-cover-letters.ts'
import { changeSentence, lostSourceReasons, unsupportedReasons } from './edit-letter.ts'
import { LETTER_LANGUAGES } from './letter-language.ts'
import { paragraphs, TONES } from './letter-text.ts'
import { mentionsAuthor } from './mentions-author.ts'
import { proofsOf, writeLetter } from './write-letter.ts'

const written = writeLetter(ASK)
const known = written.sentences.find(({ sources }) => sources[0] === 'w1r1h1')
/** With a sentence about the employer, which few letters have. */
const letter = {
  ...written,
  sentences: written.sentences.toSpliced(1, 0, {
    id: 's20',
    paragraph: 0,
    text: 'You build the platform that carries every parcel scan of Europe.',
    about: 'employer' as const,
    sources: [],
    quote: 'You will build and operate the platform that carries every parcel scan of Europe.',
    isEdited: false,
    lost: null,
  }),
}
/** The sentence about the migration to Kubernetes. */
const PROOF = known?.id ?? ''
const find = (it: typeof letter | null, id: string) => it?.sentences.find((one) => one.id === id)

describe('a sentence about the person', () => {
  test('keeps its source while it matches it', () => {
    const text =
      'At Northwind, I moved 40 services to Kubernetes; hosting costs fell by 30 percent.'
    expect(find(changeSentence(letter, { kind: 'edit', id: PROOF, text }), PROOF)).toMatchObject({
      text,
      about: 'person',
      sources: ['w1r1h1', 'w1r1', 'w1'],
      isEdited: true,
      lost: null,
    })
  })
  test('loses it, with reasons, if it says more, and gets it back when the edit is reverted', () => {
    const text = 'At Northwind, I led the migration of 400 services to Kubernetes with Terraform.'
    const edited = changeSentence(letter, { kind: 'edit', id: PROOF, text })
    const lost = find(edited, PROOF)
    expect(lost).toMatchObject({ about: 'own', sources: [], quote: null, isEdited: true })
    expect(edited && lost && lostSourceReasons(edited, lost)).toEqual([
      'The number “400” isn’t in the source.',
      'The source doesn’t mention Terraform.',
    ])
    const before = find(letter, PROOF)
    const back =
      edited && changeSentence(edited, { kind: 'edit', id: PROOF, text: before?.text ?? '' })
    expect(find(back, PROOF)).toEqual({ ...before, isEdited: true })
  })
  test('loses it if it is about something else', () => {
    const text = 'I like cats, long walks and old cinemas.'
    const edited = changeSentence(letter, { kind: 'edit', id: PROOF, text })
    const lost = find(edited, PROOF)
    expect(edited && lost && lostSourceReasons(edited, lost)).toEqual([
      'The sentence doesn’t match its source anymore.',
    ])
  })
})

describe('a sentence based on several jobs', () => {
  const sources = ['w1r1h1', 'w2r1', 'w2', 'w2r1h1']
  const also = { ...letter.sentences[0], text: 'I also use Kubernetes and Python.', sources }
  const joined = {
    ...letter,
    sentences: [{ ...also, id: 's1', about: 'person' as const, quote: null }],
  } as typeof letter
  const known = { ...joined, proofs: proofsOf(CV, joined.sentences) }
  const edit = (text: string) => {
    const edited = changeSentence(known, { kind: 'edit', id: 's1', text })
    const sentence = find(edited, 's1')
    return [sentence?.about, edited && sentence && lostSourceReasons(edited, sentence)]
  }

  test.each([
    'At Fabrikam, I led the migration of 40 services to Kubernetes on AWS.',
    'As a Backend Developer, I led the migration of 40 services to Kubernetes.',
  ])('loses its source if it attributes them to one: %s', (text) => {
    expect(edit(text)).toEqual(['own', ['The sentence mixes up different jobs or projects.']])
  })
  test('keeps it if it names no employer or title', () => {
    const text = 'I led the migration of 40 services to Kubernetes and rewrote a service in Python.'
    expect(edit(text)).toEqual(['person', []])
  })
})

test('a sentence about the employer matches the listing or becomes the person’s own words', () => {
  const near = 'You will build the platform that carries every parcel scan of Europe.'
  expect(find(changeSentence(letter, { kind: 'edit', id: 's20', text: near }), 's20')?.about).toBe(
    'employer',
  )
  const far = 'Contoso was founded in 1998 and leads the market.'
  const edited = find(changeSentence(letter, { kind: 'edit', id: 's20', text: far }), 's20')
  expect(edited).toMatchObject({ about: 'own', quote: null })
})

test.each([
  'I have experience with Kubernetes.',
  'You ask for Kubernetes, and I know it.',
  'Kubernetes is my trade.',
])('the listing alone is no evidence for: %s', (text) => {
  const asked = {
    ...letter.sentences[1],
    id: 's3',
    paragraph: 0,
    text: 'You ask for Kubernetes.',
    about: 'employer' as const,
    sources: [],
    quote: 'We ask for Kubernetes and Go.',
    isEdited: false,
    lost: null,
  }
  const of = { ...letter, sentences: letter.sentences.with(1, asked) }
  const edited = changeSentence(of, { kind: 'edit', id: 's3', text })
  const lost = find(edited, 's3')
  expect(lost).toMatchObject({ about: 'own', quote: null, lost: { quote: asked.quote } })
  expect(lost && lostSourceReasons(of, lost)).toContain(
    'The sentence is about you, but isn’t based on any part of your CV.',
  )
  const back = edited && changeSentence(edited, { kind: 'edit', id: 's3', text: asked.text })
  expect(find(back, 's3')).toEqual({ ...asked, isEdited: true })
})

test('no generated sentence claims more than its source or the listing supports', () => {
  for (const [tone, language] of TONES.flatMap((it) =>
    LETTER_LANGUAGES.map((by) => [it, by] as const),
  )) {
    for (const company of ['Contoso', 'Initech', 'Globex', 'Umbra', 'Tyrell', 'Acme', 'Hooli']) {
      const ask = { cv: CV, job: { ...JOB, company }, findings: FINDINGS, addressee: '' }
      const own = { why: '', more: '' }
      const whole = writeLetter({ ...ask, tone, language, length: 'long', own })
      for (const one of whole.sentences) {
        if (one.sources.length > 0) expect(unsupportedReasons(whole, one, one.text)).toEqual([])
        else if (one.about === 'employer')
          expect(mentionsAuthor(one.text, ''), one.text).toBe(false)
      }
    }
  }
})

test('sentences can be removed, moved and added, and paragraphs are renumbered', () => {
  const opening = letter.sentences.filter(({ paragraph }) => paragraph === 0)
  const without = opening.reduce(
    (left, { id }) => changeSentence(left, { kind: 'remove', id }) ?? left,
    letter,
  )
  expect(paragraphs(without).length).toBe(paragraphs(letter).length - 1)
  expect(without.sentences[0]?.paragraph).toBe(0)
  const moved = changeSentence(letter, { kind: 'move', id: 's20', by: -1 })
  expect(moved?.sentences.slice(0, 2).map(({ id }) => id)).toEqual(['s20', 's1'])
  const first = letter.sentences.find(({ paragraph }) => paragraph === 1)?.id ?? ''
  const joined = changeSentence(letter, { kind: 'move', id: first, by: -1 })
  expect(find(joined, first)?.paragraph).toBe(0)
  const added = changeSentence(letter, { kind: 'add', after: 's1', text: ' I can  begin in May. ' })
  expect(added?.sentences[1]).toMatchObject({
    text: 'I can begin in May.',
    about: 'own',
    paragraph: 0,
  })
  const last = changeSentence(letter, { kind: 'add', after: null, text: 'PS: hello' })
  expect(
    last &&
      paragraphs(last)
        .at(-1)
        ?.map(({ text }) => text),
  ).toEqual(['PS: hello'])
})

test('a replacement brings its own source', () => {
  const by = {
    text: 'At Fabrikam, I wrote.',
    about: 'person' as const,
    sources: ['w2r1h1'],
    quote: null,
  }
  expect(find(changeSentence(letter, { kind: 'replace', id: PROOF, by }), PROOF)).toMatchObject(by)
})

test('changing an unknown sentence does nothing', () => {
  expect(changeSentence(letter, { kind: 'remove', id: 's99' })).toBeNull()
  expect(changeSentence(letter, { kind: 'add', after: 's99', text: 'x' })).toBeNull()
})
