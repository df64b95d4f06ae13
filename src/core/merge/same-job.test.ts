import { describe, expect, it } from 'vitest'
import { type Comparable, dedupeFeatures } from './dedupe-features.ts'
import { commonRuns, type Known } from './job-comparison.ts'
import { compareFeatures, type Sameness, sameJob } from './same-job.ts'

const JOB: Comparable = {
  source: 'feed',
  id: '1',
  title: 'Backend Engineer, Payments',
  company: 'Acme',
  location: 'Berlin, Germany',
}

type Case = readonly [string, Sameness, Partial<Comparable>, Partial<Comparable>, Known?]

function verdict(one: Partial<Comparable>, other: Partial<Comparable>, known?: Known) {
  const [a, b] = [
    { ...JOB, ...one },
    { ...JOB, source: 'other feed', id: '2', ...other },
  ]
  const there = sameJob(a, b, known).verdict
  expect(sameJob(b, a, known).verdict).toBe(there)
  return there
}

/** A text unique to each seed, with this many words. */
const text = (seed: number, count = 300) =>
  Array.from({ length: count }, (_, at) => `w${(seed * 7919 + at * 104_729) % 99_991}`).join(' ')

const at = (id: string, more: Partial<Comparable> = {}): Partial<Comparable> => ({
  source: 'greenhouse',
  board: 'acme',
  id,
  url: `https://boards.greenhouse.io/acme/jobs/${id}`,
  ...more,
})

const ADDRESSES: readonly Case[] = [
  [
    'one id on two hosts',
    'same',
    { url: 'https://boards.greenhouse.io/acme/jobs/4195351009' },
    {
      url: 'https://job-boards.eu.greenhouse.io/acme/jobs/4195351009',
      title: 'Something Else',
      company: 'Acme Group',
    },
  ],
  [
    'the id in a parameter of the employer’s own page',
    'same',
    { url: 'https://acme.com/careers?gh_jid=4195351009' },
    { applyUrl: 'https://boards.greenhouse.io/acme/jobs/4195351009?gh_src=x', title: 'Engineer' },
  ],
  [
    'the id in the path of the employer’s own page',
    'same',
    { url: 'https://acme.com/jobs/4195351009', title: 'Engineer' },
    { url: 'https://boards.greenhouse.io/acme/jobs/4195351009' },
  ],
  [
    'an id of another company’s page',
    'other',
    { url: 'https://acme.com/jobs/4195351009', company: 'Boats', title: 'Engineer' },
    { url: 'https://boards.greenhouse.io/acme/jobs/4195351009' },
  ],
  [
    'a number in all addresses of a host',
    'other',
    { url: 'https://ats.example/91234567/a-b-c', title: 'Engineer' },
    { url: 'https://ats.example/91234567/d-e-f', title: 'Cook' },
  ],
  [
    'one page of all jobs',
    'other',
    { url: 'https://acme.com/careers', title: 'Engineer' },
    { url: 'https://acme.com/careers', title: 'Cook' },
  ],
]

const COMPANIES: readonly Case[] = [
  ['a display name and its address', 'same', { company: 'Acme Labs' }, { company: 'acmelabs' }],
  ['a legal form', 'same', { company: 'Acme GmbH' }, { company: 'ACME' }],
  ['“Labs” is part of a name', 'other', {}, { company: 'Acme Labs' }],
  ['“Systems” is part of a name', 'other', {}, { company: 'Acme Systems' }],
  ['accents are part of a name', 'other', { company: 'Škoda' }, { company: 'Koda' }],
  ['an address made from the name, with a specific title', 'same', {}, { company: 'getacme' }],
  [
    'an address made from the name, with a common title',
    'other',
    { title: 'Engineer' },
    { company: 'getacme', title: 'Engineer' },
  ],
  [
    'sister boards with the same text',
    'same',
    { description: text(1) },
    { company: 'Boats', description: text(1) },
  ],
  [
    'sister boards with different texts',
    'other',
    { description: text(1) },
    { company: 'Boats', description: text(2) },
  ],
  ['anonymous employers', 'other', { company: 'Stealth' }, { company: 'Stealth' }],
]

const TITLES: readonly Case[] = [
  ['word order', 'same', {}, { title: 'Payments Backend Engineer' }],
  ['abbreviations and brackets', 'same', {}, { title: 'Back-End Eng (Payments) (m/f/d)' }],
  ['another grade', 'other', {}, { title: 'Senior Backend Engineer, Payments' }],
  [
    'another grade with the same text',
    'other',
    { description: text(1) },
    { description: text(1), title: 'Staff Backend Engineer, Payments' },
  ],
  ['another number', 'other', { title: 'Engineer II' }, { title: 'Engineer III' }],
  [
    'another team with nearly the same text',
    'other',
    { description: text(1, 900) },
    { description: `${text(1, 860)} ${text(2, 40)}`, title: 'Backend Engineer, Risk' },
  ],
  [
    'a country after the role',
    'same',
    { title: 'Sales Engineer Brazil' },
    { title: 'Sales Engineer (Brazil)' },
  ],
  [
    'an address instead of a title',
    'same',
    { title: 'https://acme.com', description: text(1) },
    { title: 'Acme Corp jobs', description: text(1) },
  ],
  ['another team', 'other', {}, { title: 'Backend Engineer, Risk' }],
  [
    'another technology',
    'other',
    { title: 'Backend Engineer (Go)' },
    { title: 'Backend Engineer (Java)' },
  ],
  [
    'an edited title over the same text',
    'same',
    { description: text(1) },
    { description: text(1), title: 'Backend Engineer, Payment Rails' },
  ],
  [
    'only boilerplate in common',
    'other',
    { description: `${text(9, 120)} ${text(1)}` },
    { description: `${text(9, 120)} ${text(2)}`, title: 'Backend Engineer, Risk' },
  ],
  ['two texts under one title', 'other', { description: text(1) }, { description: text(2) }],
  ['a truncated text', 'same', { description: text(1, 900) }, { description: text(1, 90) }],
]

const PLACES: readonly Case[] = [
  ['a city’s other name', 'same', { location: 'Bangalore' }, { location: 'Bengaluru, India' }],
  ['another order', 'same', { location: 'London; Paris' }, { location: 'Paris | London' }],
  ['one list within the other', 'same', { location: 'London; Paris' }, { location: 'London' }],
  ['a less precise place at another source', 'same', {}, { location: 'Germany' }],
  [
    'a less precise place on the same board',
    'opening',
    at('4195351001', { url: null }),
    at('x', { location: 'Germany', url: null }),
  ],
  ['no place', 'same', {}, { location: null }],
  ['another place', 'opening', {}, { location: 'Paris' }],
  [
    'another territory in the title',
    'opening',
    { title: 'Engineer - Japan', location: 'Remote' },
    { title: 'Engineer - France', location: 'Remote' },
  ],
  ['another area', 'opening', { location: 'EMEA' }, { location: 'APAC' }],
]

const AGAIN: readonly Case[] = [
  [
    'republished under a new id',
    'same',
    at('4195351001', { postedAt: '2026-05-04T08:00:01Z' }),
    at('4195351002', { postedAt: '2026-07-04T08:00:01Z' }),
  ],
  [
    'republished under a new id, the old one removed',
    'same',
    at('4195351001'),
    at('4195351002'),
    { together: false },
  ],
  [
    'both on one board at the same time',
    'opening',
    at('4195351001'),
    at('4195351002'),
    { together: true },
  ],
  [
    'published an hour apart',
    'opening',
    at('4195351001', { postedAt: '2026-05-04T08:00:01Z' }),
    at('4195351002', { postedAt: '2026-05-04T09:00:01Z' }),
  ],
  [
    'a common title, republished',
    'opening',
    at('4195351001', { title: 'Software Engineer', postedAt: '2026-05-04T08:00:01Z' }),
    at('4195351002', { title: 'Software Engineer', postedAt: '2026-07-04T08:00:01Z' }),
  ],
  [
    'a common title, the old one removed',
    'same',
    at('4195351001', { title: 'Software Engineer', postedAt: '2026-05-04T08:00:01Z' }),
    at('4195351002', { title: 'Software Engineer', postedAt: '2026-07-04T08:00:01Z' }),
    { together: false },
  ],
  [
    'a common title with the same text, two months later',
    'same',
    at('4195351001', {
      title: 'Software Engineer',
      description: text(1),
      postedAt: '2026-05-04T08:00:01Z',
    }),
    at('4195351002', {
      title: 'Software Engineer',
      description: text(1),
      postedAt: '2026-07-04T08:00:01Z',
    }),
  ],
  [
    'the lower id published later',
    'opening',
    at('4195351001', { postedAt: '2026-07-04T08:00:01Z' }),
    at('4195351002', { postedAt: '2026-05-04T08:00:01Z' }),
  ],
  [
    'more than a year apart',
    'opening',
    at('4195351001', { postedAt: '2024-05-04T08:00:01Z' }),
    at('4195351002', { postedAt: '2026-05-04T08:00:01Z' }),
  ],
  [
    'two times on a board without ids',
    'opening',
    at('1', { url: null, title: 'Software Engineer', postedAt: '2026-05-04T08:00:01Z' }),
    at('2', { url: null, title: 'Software Engineer', postedAt: '2026-06-04T08:00:01Z' }),
  ],
  [
    'two days at two sources',
    'same',
    { title: 'Software Engineer', postedAt: '2026-05-04' },
    { title: 'Software Engineer', postedAt: '2026-06-04T08:00:01Z' },
  ],
  [
    'with different pay',
    'opening',
    at('4195351001', { salary: { min: 1e5, max: 2e5, currency: 'USD', period: 'year' } }),
    at('4195351002', { salary: { min: 2e5, max: 3e5, currency: 'USD', period: 'year' } }),
  ],
  [
    'at another place under a new id',
    'opening',
    at('4195351001'),
    at('4195351002', { location: 'Germany' }),
  ],
  [
    'published at the same second with an edited title',
    'same',
    { postedAt: '2026-05-04T08:13:41Z' },
    { postedAt: '2026-05-04T10:13:41+02:00', title: 'Senior Backend Engineer' },
  ],
  [
    'published at the same second under two ids',
    'other',
    at('4195351001', { postedAt: '2026-05-04T08:13:41Z' }),
    at('4195351002', { postedAt: '2026-05-04T08:13:41Z', title: 'Senior Backend Engineer' }),
  ],
]

const post = (id: string, title: string, description: string): Partial<Comparable> => ({
  source: 'hackernews',
  board: 'whoishiring',
  id,
  url: `https://news.ycombinator.com/item?id=${id}`,
  title,
  description: `Acme | ${title}<p>${description}`,
})

const linked = (job: number) =>
  `https://jobs.lever.co/acme/${job}ac21346-8e0c-4494-8e7a-3eb92ff77902`

const POSTS: readonly Case[] = [
  [
    'the same text each month',
    'same',
    post('46467610', 'Backend Engineer', text(1)),
    post('46862621', 'Backend Engineer', `${text(1)} new`),
  ],
  [
    'an address instead of a title',
    'same',
    post('46467610', 'https://acme.com', text(1)),
    post('46862621', 'https://acme.com', text(1)),
  ],
  [
    'a role with a rewritten text',
    'same',
    post('46467610', 'Backend Engineer', text(1)),
    post('46862621', 'Backend Engineer', text(2)),
  ],
  [
    'another role in the same frame',
    'other',
    post('46467610', 'Program Manager', `${text(1, 60)}`),
    post('46862621', 'Product Manager', `${text(1, 60)} ${text(2, 20)}`),
  ],
  [
    'a list with one more role',
    'same',
    post('46467610', 'Engineers & PMs', text(1)),
    post('46862621', 'Engineers, PM, Data Analysts', text(1)),
  ],
  [
    'half of the linked openings differ',
    'other',
    post('46467610', 'Full-time', `${text(1)} ${[1, 2, 3].map(linked).join(' ')}`),
    post('46862621', 'Full-time', `${text(1, 120)} ${[1, 4].map(linked).join(' ')}`),
  ],
  [
    'different openings are linked',
    'other',
    post(
      '46467610',
      'Multiple Roles',
      `${text(1)} https://jobs.lever.co/acme/5ac21346-8e0c-4494-8e7a-3eb92ff77902`,
    ),
    post(
      '46862621',
      'Multiple Roles',
      `${text(1)} https://jobs.lever.co/acme/6ac21346-8e0c-4494-8e7a-3eb92ff77902`,
    ),
  ],
  [
    'a copy of a post on another site',
    'same',
    post('46467610', 'Bootstrapping Startup', text(1)),
    { title: 'Bootstrapping Startup (Ref. 48211)', location: null, description: text(1) },
  ],
  [
    'a post that links to one listing',
    'same',
    post('46467610', 'Engineer for Ledgers', 'https://boards.greenhouse.io/acme/jobs/4195351009'),
    at('4195351009'),
  ],
]

const TABLES: readonly (readonly [string, readonly Case[]])[] = [
  ['addresses', ADDRESSES],
  ['companies', COMPANIES],
  ['titles', TITLES],
  ['places', PLACES],
  ['a republished listing', AGAIN],
  ['forum posts', POSTS],
]

for (const [about, cases] of TABLES) {
  describe(about, () => {
    for (const [name, expected, one, other, known] of cases) {
      it(`${name}: ${expected}`, () => expect(verdict(one, other, known)).toBe(expected))
    }
  })
}

it('text common to all listings of a company is ignored', () => {
  const about = text(9, 600)
  const jobs = [1, 2, 3, 4].map((seed) =>
    dedupeFeatures({
      ...JOB,
      title: `Engineer ${'ABCD'[seed - 1]}x`,
      description: `${about} ${text(seed, 200)}`,
    }),
  )
  const common = commonRuns(jobs)
  expect(common.size).toBeGreaterThan(20)
  const [one, other] = [
    dedupeFeatures({ ...JOB, description: `${about} ${text(1, 200)}` }),
    dedupeFeatures({ ...JOB, source: 'x', description: `${about} ${text(2, 200)}` }),
  ]
  expect(compareFeatures(one, other).verdict).toBe('same')
  expect(compareFeatures(one, other, { common }).verdict).toBe('other')
})

it('every verdict gives its reasons', () => {
  expect(sameJob(JOB, { ...JOB, source: 'x', id: '2', location: 'Paris' })).toEqual({
    verdict: 'opening',
    reasons: [
      'the same role at another place',
      'company same',
      'title equal',
      'places apart',
      'text missing',
    ],
  })
})
