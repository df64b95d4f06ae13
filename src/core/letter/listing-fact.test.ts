import { describe, expect, test } from 'vitest'
import { quotableSentence, sentencesOf, shortQuote } from './listing-fact.ts'

const LISTING = `About us
Acme was named one of the best places to work and raised a Series B of $40M last year.
You will build and operate the pipeline that carries every parcel scan of Europe.
You will write Terraform modules that ten product teams build their services with.
We offer a competitive salary, equity and 30 days of holiday for everyone in the team.
• 5+ years of experience with Go or a similar language, and a degree in computer science
Are you ready to build the future of parcels with us and our customers in Europe?`

describe('the telling sentence of a listing', () => {
  test('is about the work', () => {
    expect(quotableSentence(LISTING, [])).toBe(
      'You will build and operate the pipeline that carries every parcel scan of Europe.',
    )
  })
  test('is one that matches the person’s skills, if there are several', () => {
    expect(quotableSentence(LISTING, ['Terraform'])).toBe(
      'You will write Terraform modules that ten product teams build their services with.',
    )
  })
  test.each([
    ['', 'nothing'],
    [
      'We offer a competitive salary, equity and 30 days of holiday for everyone in the team.',
      'pay',
    ],
    ['BUILD THE FUTURE OF PARCELS WITH US AND WITH OUR CUSTOMERS TODAY', 'shouting'],
    [
      'You will be a rockstar who builds seamless experiences for our customers everywhere.',
      'praise',
    ],
    [
      'You will build this: see https://example.org for our platform and the team behind it',
      'an address',
    ],
  ])('“%s” is not quoted (%s)', (text) => expect(quotableSentence(text, [])).toBeNull())
})

test('a listing is read sentence by sentence and item by item', () => {
  expect(sentencesOf('One thing. Another one!\n• 3.5 years\n\n- Go')).toEqual([
    'One thing.',
    'Another one!',
    '3.5 years',
    'Go',
  ])
})

test.each([
  ['• 5+ years of Go;', '5+ years of Go'],
  ['“Great” people', null],
  ['Excellent communication and a passion for code', null],
  [
    'Experience with relational databases, such as PostgreSQL, MySQL or Oracle, and with everything that is around them',
    'Experience with relational databases',
  ],
  [`${'word '.repeat(40)}`, null],
])('“%s” is quoted as %s', (quote, short) => expect(shortQuote(quote)).toBe(short))
