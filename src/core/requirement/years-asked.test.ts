import { expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import { parseYears } from './years-asked.ts'

test.each([
  ['5+ years of experience', 5, null],
  ['5+ years experience', 5, null],
  ['3-5 years of experience', 3, 5],
  ['3–5 years’ experience in sales', 3, 5],
  ['3 to 5 years of relevant work experience', 3, 5],
  ['at least two years of professional experience', 2, null],
  ['minimum of 4 yrs experience', 4, null],
  ['Minimum 7 years in software engineering', 7, null],
  ['5 or more years of experience', 5, null],
  ['5 years or more of experience', 5, null],
  ['You have 6+ years building distributed systems', 6, null],
  ['8+ years as a backend engineer', 8, null],
  ['10+ years of hands-on engineering', 10, null],
  ['3-5+ years of experience', 3, null],
  ['Three (3) years of experience', 3, null],
  ['2 years of experience with Python', 2, null],
  ['4-8 YOE', 4, 8],
  ['an experienced Support Engineer (5+ years) who', 5, null],
  ['3–6 years on real product systems', 3, 6],
  ['Seniority: 5+ years', 5, null],
  ['5+ yoe', 5, null],
  ['Experience: 3+ years', 3, null],
  ['experience of 3 years', 3, null],
  ['0-1 years of experience', 0, 1],
  ['Over 5 years of experience in design', 5, null],
  ['more than ten years of experience', 10, null],
  ['5 Jahre Berufserfahrung', 5, null],
  ['mindestens 3 Jahre Erfahrung', 3, null],
  ["3 ans d'expérience", 3, null],
  ['5 años de experiencia', 5, null],
  ['• 4+ years\n• a degree', 4, null],
  ['Founded 8 years ago, we ask for 4+ years of experience', 4, null],
  ['A 4-year degree and 2+ years of experience', 2, null],
  ['7+ years of overall experience, 2+ years of Go', 7, null],
] as const)('"%s" asks for %s to %s', (text, min, max) =>
  expect(parseYears(text)).toEqual({ min, max }),
)

test.each([
  '10 years of funding',
  'founded 8 years ago',
  'must be 18 years or older',
  'at least 18 years old',
  'a 4-year degree',
  'a four year college degree',
  'in the last 3 years we grew tenfold',
  'over the past 5 years our team has doubled',
  'options vest over 4 years',
  '4-year vesting with a one year cliff',
  'we have been in business for over 20 years',
  'celebrating 10 years of impact',
  'our 15 years of history',
  'a 5 year warranty',
  'in 2 years we will be profitable',
  '2024 was our best year',
  'since 1999 years of growth',
  '50 years of combined experience',
  '24 months of runway',
  '401k after 1 year',
  'no experience needed',
  '',
])('"%s" asks for no years', (text) => expect(parseYears(text)).toBeNull())

test('without a text there is no requirement', () => expect(parseYears(null)).toBeNull())

test('a hostile text is read quickly', () => {
  expect(
    slowPieces(
      ['5+ years ', '1 to ', '5 years of a', '1', 'experience ', ' ', '-5', 'five '],
      (text) => parseYears(text),
    ),
  ).toEqual([])
})
