import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { isItem } from '#core/documents/list-item.ts'
import { ASK, employment, JOB } from '../../../test/sample-cover-letters.ts'
import { basisOf, changeSentence, unsupportedReasons } from './edit-letter.ts'
import { itemDraft } from './letter-list.ts'
import { letterText } from './letter-text.ts'
import { unsupportedClaims } from './proof-gate.ts'
import { toLetterSheet } from './to-letter-sheet.ts'
import { writeLetter } from './write-letter.ts'

const LINES = [
  'Onboarding: time to first working check from 19 minutes to 6',
  'API keys and permissions, 22 customers asked',
]
const OLDER = ['Dispute handling flow. Merchants answered 40% more disputes in time']
const work = [
  employment('w1', 'Northwind', 'Product Designer', ['2020', 'present'], LINES),
  employment('w2', 'Fabrikam', 'Designer', ['2016', '2020'], OLDER),
]
const job = { ...JOB, title: 'Product Designer', description: 'You design tools for developers.' }
const order = {
  ...ASK,
  cv: { ...EMPTY_CV, work },
  job,
  findings: [],
  picks: ['w1r1h1', 'w1r1h2', 'w2r1h1'].map((line) => ({ line })),
}
const letter = writeLetter(order)
const items = letter.sentences.filter(({ text }) => isItem(text))

test('chosen lines that are no sentences are a list of the CV’s own lines with their employers', () => {
  expect(items.map(({ text }) => text).toSorted()).toEqual([
    '– API keys and permissions, 22 customers asked (Northwind)',
    '– Dispute handling flow. Merchants answered 40% more disputes in time (Fabrikam)',
    '– Onboarding: time to first working check from 19 minutes to 6 (Northwind)',
  ])
})

test('every item has its source, and says no more than that', () => {
  for (const item of items) {
    expect(item).toMatchObject({ about: 'person', lost: null })
    expect(unsupportedReasons(letter, item, item.text)).toEqual([])
  }
})

test('the items of one employer follow a sentence that names it', () => {
  const one = writeLetter({ ...order, cv: { ...EMPTY_CV, work: work.slice(0, 1) } })
  const lead = one.sentences[one.sentences.findIndex(({ text }) => isItem(text)) - 1]
  expect(lead).toMatchObject({ about: 'person', sources: ['w1'] })
  expect(lead?.text).toMatch(/my work at Northwind.*:$/)
  expect(lead && unsupportedClaims(lead.text, basisOf(one, lead))).toEqual([])
  expect(one.sentences.some(({ text }) => /^– .*Northwind/.test(text))).toBe(false)
})

test('each item has a line of its own, in the text and on paper', () => {
  const lines = letterText(letter).split('\n')
  const at = lines.findIndex((line) => isItem(line))
  expect(lines[at - 1]).toMatch(/:$/)
  expect(lines.slice(at, at + 3).every(isItem)).toBe(true)
  expect(lines[at + 3]).toBe('')
  expect(toLetterSheet(letter, null).paragraphs.join('\n').split('\n').filter(isItem)).toHaveLength(
    3,
  )
})

test('items can be moved and edited', () => {
  const [first, second] = items
  const moved = changeSentence(letter, { kind: 'move', id: first?.id ?? '', by: 1 })
  expect(moved?.sentences.filter(({ text }) => isItem(text)).map(({ id }) => id)).toEqual([
    second?.id,
    first?.id,
    items[2]?.id,
  ])
  const text = (first?.text ?? '').replace(/\d+/g, '99')
  const edited = changeSentence(letter, { kind: 'edit', id: second?.id ?? '', text: `${text} 99` })
  expect(edited?.sentences.find(({ id }) => id === second?.id)?.about).toBe('own')
})

test('after brackets, an item names its employer in words', () => {
  const item = 'Pager rotation (14 people)'
  const fact = {
    item,
    said: { how: 'noun' as const, text: item },
    place: {
      ...{ kind: 'job' as const, company: 'Northwind', title: 'Engineer' },
      ...{ isPresent: true, start: '2022', end: null },
    },
    sources: ['h1'],
    answers: null,
  }
  expect(itemDraft({ language: 'en' }, fact, true).text).toMatch(/\(14 people\)\W+at Northwind$/)
})
