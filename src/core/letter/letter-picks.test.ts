import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { isItem } from '#core/documents/list-item.ts'
import { ASK, employment, JOB } from '../../../test/sample-cover-letters.ts'
import type { Letter } from './cover-letter.ts'
import { basisOf, changeSentence } from './edit-letter.ts'
import { withEdits } from './keep-edits.ts'
import { letterAdvice } from './letter-facts.ts'
import { letterFindings } from './letter-findings.ts'
import type { LetterPick } from './letter-picks.ts'
import { unsupportedClaims } from './proof-gate.ts'
import { writeLetter } from './write-letter.ts'

const work = [
  employment(
    'w1',
    'Northwind',
    'Platform Engineer',
    ['2021', 'present'],
    [
      'Led the migration of 40 services to Kubernetes',
      'Pager rotation, 14 people',
      'Cut the hosting bill by 30%',
    ],
  ),
  employment(
    'w2',
    'Fabrikam',
    'Developer',
    ['2017', '2021'],
    ['Rewrote the pricing service in Python'],
  ),
]
const cv = { ...EMPTY_CV, work }
const order = { ...ASK, cv, job: JOB, findings: letterFindings(cv, JOB) }
const own = { text: 'I ran the night shift of a depot for a year.' }
const line = (id: string) => ({ line: id })

/** What each sentence about the person's work rests on: the line's id, or "own". */
const shown = ({ sentences }: Letter) =>
  sentences
    // Tools may rest on a line that is not among the facts.
    .filter(({ text }) => !/\b(?:used|worked with|know) (?:Kubernetes|Python)/.test(text))
    .flatMap(({ about, sources: [id = ''] }) =>
      about === 'own' ? ['own'] : /h\d/.test(id) ? [id] : [],
    )

test.each<[string, LetterPick[], string[]]>([
  ['an older job first', [line('w2r1h1'), line('w1r1h3')], ['w2r1h1', 'w1r1h3']],
  [
    'a job again after another',
    [line('w1r1h3'), line('w2r1h1'), line('w1r1h1')],
    ['w1r1h3', 'w2r1h1', 'w1r1h1'],
  ],
  ['a fact of one’s own first', [own, line('w1r1h1')], ['own', 'w1r1h1']],
  [
    'a fact of one’s own between',
    [line('w2r1h1'), own, line('w1r1h1')],
    ['w2r1h1', 'own', 'w1r1h1'],
  ],
  ['a note after the sentences', [line('w1r1h2'), line('w1r1h3')], ['w1r1h3', 'w1r1h2']],
  ['a note alone', [line('w1r1h2')], ['w1r1h2']],
  ['nothing but one’s own', [own], ['own']],
  ['a line that the CV no longer has', [line('w9r1h1'), line('w1r1h3')], ['w1r1h3']],
])('a letter has the chosen facts in their order: %s', (_, picks, expected) => {
  const letter = writeLetter({ ...order, picks })
  expect(shown(letter)).toEqual(expected)
  expect(letter.picks).toEqual(picks)
  for (const sentence of letter.sentences.filter(({ about }) => about === 'person'))
    expect(unsupportedClaims(sentence.text, basisOf(letter, sentence))).toEqual([])
})

test('rules list no notes', () => {
  expect(writeLetter(order).sentences.some(({ text }) => isItem(text))).toBe(false)
})

test('facts to choose from begin with those of the letter, and name what they answer', () => {
  const { facts, weakness } = letterAdvice(order, writeLetter(order))
  expect(weakness).toBeNull()
  expect(facts.filter(({ isChosen }) => isChosen).map((it) => it.line)).toEqual(
    shown(writeLetter(order)),
  )
  expect(facts.find((it) => it.line === 'w1r1h1')).toEqual({
    line: 'w1r1h1',
    text: 'Led the migration of 40 services to Kubernetes',
    where: 'Platform Engineer, Northwind',
    answers: 'We ask for Kubernetes and Go.',
    isSentence: true,
    isChosen: true,
  })
  expect(facts.find((it) => it.line === 'w1r1h2')?.isSentence).toBe(false)
})

test('edited and added sentences stay when other facts are chosen', () => {
  const before = writeLetter({ ...order, own: { why: 'I like parcels. I live nearby.', more: '' } })
  const fact = before.sentences.find(({ sources }) => sources[0] === 'w1r1h1')
  const why = before.sentences.find(({ text }) => text === 'I like parcels.')
  const steps = [
    { kind: 'edit', id: fact?.id ?? '', text: 'I moved 40 services to Kubernetes.' },
    { kind: 'edit', id: why?.id ?? '', text: 'I love parcels.' },
    { kind: 'add', after: null, text: 'I can begin in May.' },
  ] as const
  const edited = steps.reduce<Letter>((it, step) => changeSentence(it, step) ?? it, before)
  expect(edited.own.why).toBe('I love parcels. I live nearby.')
  const picks = [line('w2r1h1'), line('w1r1h1')]
  const after = withEdits(writeLetter({ ...order, own: edited.own, picks }), edited)
  const said = after.sentences.map(({ text }) => text)
  expect(said).toContain('I moved 40 services to Kubernetes.')
  expect(said.filter((text) => /parcels\.$/.test(text))).toEqual(['I love parcels.'])
  expect(said.at(-2)).toBe('I can begin in May.')
  expect(new Set(after.sentences.map(({ id }) => id)).size).toBe(after.sentences.length)
})

test('a removed sentence of one’s own does not come back', () => {
  const letter = writeLetter({ ...order, picks: [own, line('w1r1h1')] })
  const id = letter.sentences.find(({ text }) => text === own.text)?.id ?? ''
  expect(changeSentence(letter, { kind: 'remove', id })?.picks).toEqual([line('w1r1h1')])
})
