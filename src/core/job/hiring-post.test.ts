/** First lines of hiring-thread posts: companies, roles and places are recognized in any order. */
import { describe, expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import { type HiringPost, parseHiringPost } from './hiring-post.ts'

const NOTHING: Omit<HiringPost, 'company' | 'roles'> = {
  location: null,
  employmentType: null,
  salaryText: null,
}

test.each<[string, HiringPost]>([
  [
    'Acme (YC W24) | Senior Engineer | Berlin | REMOTE (EU) | Full-time | €80–100k | https://acme.example\nWe make.',
    {
      company: 'Acme',
      roles: ['Senior Engineer'],
      location: 'Berlin | REMOTE (EU)',
      employmentType: 'Full-time',
      salaryText: '€80–100k',
    },
  ],
  [
    'Acme | Staff SWE, AI | Staff SWE, Product | Head of Marketing | SF Onsite | $160K-$240K + Equity',
    {
      ...NOTHING,
      company: 'Acme',
      roles: ['Staff SWE, AI', 'Staff SWE, Product', 'Head of Marketing'],
      location: 'SF Onsite',
      salaryText: '$160K-$240K + Equity',
    },
  ],
  [
    'Acme | Full Stack Engineer | ONSITE',
    { ...NOTHING, company: 'Acme', roles: ['Full Stack Engineer'], location: 'ONSITE' },
  ],
  [
    'Engineering Director, Platform | Company: Acme | Hybrid',
    { ...NOTHING, company: 'Acme', roles: ['Engineering Director, Platform'], location: 'Hybrid' },
  ],
  [
    'Beautiful.example | Data Engineer | 401K and snacks',
    { ...NOTHING, company: 'Beautiful.example', roles: ['Data Engineer'] },
  ],
  [
    'Acme – Product Designer – Remote (Canada) – Contract',
    {
      ...NOTHING,
      company: 'Acme',
      roles: ['Product Designer'],
      location: 'Remote (Canada)',
      employmentType: 'Contract',
    },
  ],
])('%s', (text, post) => expect(parseHiringPost(text)).toEqual(post))

describe('roles', () => {
  test.each([
    ['Backend Engineer, Data Engineer and ML Scientist', 3],
    ['Full-Stack Engineer (Angular, NestJS) + Senior Cloud Engineer (AWS)', 2],
    ['Product Manager; Technical Project Manager (TPM)', 2],
    ['Research Scientists & Research Engineers', 2],
    ['Software Engineers (Backend, Frontend)', 1],
    ['Senior or Staff Engineer, Developer Experience', 1],
    ['Product Designer / UI Engineer', 1],
    ['Head of AI & Engineering', 1],
    ['Engineers & Developers', 1],
  ])('"%s" is read as %i roles', (part, count) => {
    const roles = parseHiringPost(`Acme | ${part} | Berlin`)?.roles ?? []
    expect(roles).toHaveLength(count)
    if (count === 1) expect(roles).toEqual([part])
  })

  test.each([
    ['Acme | Berlin\n\n1. Senior Go Engineer: high loads\n2. Biologist', 'Senior Go Engineer'],
    [
      'Acme | Berlin\n\n- Data Engineer, Berlin\n- QA Lead\nOur engineering blog',
      'Data Engineer, Berlin / QA Lead',
    ],
    ['Acme | Berlin\n\nWe are looking for a senior Rust engineer to join.', 'Senior Rust engineer'],
    ['Acme | Berlin\n\nWe build with 70 engineers.', 'Open roles'],
    ['Acme | Multiple roles | Berlin\n\nSee our page.', 'Multiple roles'],
  ])('%j has the title %s', (text, title) => expect(parseHiringPost(text)?.roles).toEqual([title]))

  test('are limited to the first eight', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((name) => `${name} Engineer`)
    expect(parseHiringPost(`Acme | ${names.join(' | ')}`)?.roles).toEqual(names.slice(0, 8))
  })
})

test.each([
  'I miss the threads of old.',
  'SEEKING | AI/ML Engineer | Auburn',
  'Senior Python Engineer | REMOTE (EMEA)',
  '',
])('%j names no employer', (text) => expect(parseHiringPost(text)).toBeNull())

test('a hostile first line is read quickly', () => {
  expect(
    slowPieces(['|', ' | engineer', '(', 'a.', 'looking for a a a a ', '- Engineer '], (text) => [
      parseHiringPost(text),
      parseHiringPost(`Acme | Berlin\n${text}`),
    ]),
  ).toEqual([])
})
