import { expect, test } from 'vitest'
import { listingLines } from './listing-part.ts'

const kinds = (text: string) => listingLines(text).map(({ kind, text: line }) => `${kind}: ${line}`)

test('headings classify the lines below them', () => {
  const text = `Acme builds robots.

What you'll do
- Build APIs
- Run them

Requirements:
- Python
- Go or Rust

Nice to have
- Kafka

BENEFITS
- Free lunch

How to apply
Send us a mail`
  expect(kinds(text)).toEqual([
    'open: Acme builds robots.',
    'work: Build APIs',
    'work: Run them',
    'must: Python',
    'must: Go or Rust',
    'nice: Kafka',
    'benefits: Free lunch',
    'apply: Send us a mail',
  ])
})

test('a label classifies its own line', () => {
  expect(kinds('Stack: Python, Go\nWe like tea.\nNice to have: Kafka')).toEqual([
    'stack: Stack: Python, Go',
    'open: We like tea.',
    'nice: Nice to have: Kafka',
  ])
})

test.each([
  ['Minimum qualifications', 'must'],
  ['Preferred qualifications:', 'nice'],
  ["What you'll bring", 'must'],
  ['YOU MIGHT THRIVE IN THIS ROLE IF YOU:', 'must'],
  ['Who you are', 'must'],
  ['Bonus points if you have', 'nice'],
  ['About Acme', 'about'],
  ['What we offer', 'benefits'],
  ['Dein Profil', 'must'],
  ['Our tech stack', 'stack'],
])('the heading “%s” starts a part of kind %s', (heading, kind) => {
  expect(listingLines(`${heading}\n\n- One thing\n`)).toEqual([
    { kind, text: 'One thing', isItem: true },
  ])
})

test.each([
  ['Stack:React / Go', ['stack: Stack:React / Go', 'open: We grow.']],
  [
    'Headcount: 38 Stack: Go\n\nhttps://acme.example',
    ['open: Headcount: 38', 'stack: Stack: Go', 'open: https://acme.example'],
  ],
  ['Our stack: Go', ['stack: Our stack: Go', 'open: We grow.']],
  ['- What you bring -\nGo\n- Nice to have -\nRust', ['must: Go', 'nice: Rust', 'nice: We grow.']],
])('labels without a space and headings between dashes: %s', (text, expected) => {
  expect(kinds(text.includes('https') ? text : `${text}\n\nWe grow.`)).toEqual(expected)
})

test('sentences and the last line are not headings', () => {
  expect(kinds('You have to like dogs, cats and the rain of the north.\nRequirements')).toEqual([
    'open: You have to like dogs, cats and the rain of the north.',
    'open: Requirements',
  ])
})

test.each([
  ['We seek generalists. Strong fit if you’re comfortable with:', 'must'],
  ['We’re growing, and we are now hiring experienced engineers across the stack who:', 'must'],
  ['We sell to banks, and all of them say that they are glad about what we do:', 'open'],
])('the last sentence before a list is its heading: %s', (lead, kind) => {
  const expected = [`open: ${lead}`, `${kind}: Python`, 'open: We like Go.']
  expect(kinds(`${lead}\n- Python\n\nWe like Go.`)).toEqual(expected)
})
