import { describe, expect, it } from 'vitest'
import { commonRuns, type Known } from './job-comparison.ts'
import { type Comparable, tracesOf } from './job-traces.ts'
import { compareTraces, type Sameness, sameJob } from './same-job.ts'

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

/** A text of its own for each seed, of so many words. */
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
    'a number that all pages of a host carry',
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
  ['“Labs” belongs to a name', 'other', {}, { company: 'Acme Labs' }],
  ['“Systems” belongs to a name', 'other', {}, { company: 'Acme Systems' }],
  ['accents belong to a name', 'other', { company: 'Škoda' }, { company: 'Koda' }],
  ['an address made of the name, with a telling title', 'same', {}, { company: 'getacme' }],
  [
    'an address made of the name, with a title that everybody has',
    'other',
    { title: 'Engineer' },
    { company: 'getacme', title: 'Engineer' },
  ],
  [
    'sister boards with one text',
    'same',
    { description: text(1) },
    { company: 'Boats', description: text(1) },
  ],
  [
    'sister boards with two texts',
    'other',
    { description: text(1) },
    { company: 'Boats', description: text(2) },
  ],
  ['nobody says who it is', 'other', { company: 'Stealth' }, { company: 'Stealth' }],
]

const TITLES: readonly Case[] = [
  ['word order', 'same', {}, { title: 'Payments Backend Engineer' }],
  ['short forms and brackets', 'same', {}, { title: 'Back-End Eng (Payments) (m/f/d)' }],
  ['another grade', 'other', {}, { title: 'Senior Backend Engineer, Payments' }],
  [
    'another grade with one text',
    'other',
    { description: text(1) },
    { description: text(1), title: 'Staff Backend Engineer, Payments' },
  ],
  ['another number', 'other', { title: 'Engineer II' }, { title: 'Engineer III' }],
  [
    'another team with nearly one text',
    'other',
    { description: text(1, 900) },
    { description: `${text(1, 860)} ${text(2, 40)}`, title: 'Backend Engineer, Risk' },
  ],
  [
    'a country behind the work',
    'same',
    { title: 'Sales Engineer Brazil' },
    { title: 'Sales Engineer (Brazil)' },
  ],
  [
    'an address for a title',
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
    'an edited title over one text',
    'same',
    { description: text(1) },
    { description: text(1), title: 'Backend Engineer, Payment Rails' },
  ],
  [
    'boilerplate alone is shared',
    'other',
    { description: `${text(9, 120)} ${text(1)}` },
    { description: `${text(9, 120)} ${text(2)}`, title: 'Backend Engineer, Risk' },
  ],
  ['two texts under one title', 'other', { description: text(1) }, { description: text(2) }],
  ['a text cut short', 'same', { description: text(1, 900) }, { description: text(1, 90) }],
]

const PLACES: readonly Case[] = [
  ['a city’s other name', 'same', { location: 'Bangalore' }, { location: 'Bengaluru, India' }],
  ['another order', 'same', { location: 'London; Paris' }, { location: 'Paris | London' }],
  ['one list within the other', 'same', { location: 'London; Paris' }, { location: 'London' }],
  ['a place told less exactly elsewhere', 'same', {}, { location: 'Germany' }],
  [
    'a place told less exactly on the same board',
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
    'again under a new id',
    'same',
    at('4195351001', { postedAt: '2026-05-04T08:00:01Z' }),
    at('4195351002', { postedAt: '2026-07-04T08:00:01Z' }),
  ],
  [
    'again under a new id, the old one gone',
    'same',
    at('4195351001'),
    at('4195351002'),
    { together: false },
  ],
  ['both on one board at once', 'opening', at('4195351001'), at('4195351002'), { together: true }],
  [
    'side by side',
    'opening',
    at('4195351001', { postedAt: '2026-05-04T08:00:01Z' }),
    at('4195351002', { postedAt: '2026-05-04T09:00:01Z' }),
  ],
  [
    'a title that many share, published again',
    'opening',
    at('4195351001', { title: 'Software Engineer', postedAt: '2026-05-04T08:00:01Z' }),
    at('4195351002', { title: 'Software Engineer', postedAt: '2026-07-04T08:00:01Z' }),
  ],
  [
    'a title that many share, the old one gone',
    'same',
    at('4195351001', { title: 'Software Engineer', postedAt: '2026-05-04T08:00:01Z' }),
    at('4195351002', { title: 'Software Engineer', postedAt: '2026-07-04T08:00:01Z' }),
    { together: false },
  ],
  [
    'a title that many share, with one text, two months later',
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
    'the older id published later',
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
    'two instants of one board that tells no ids',
    'opening',
    at('1', { url: null, title: 'Software Engineer', postedAt: '2026-05-04T08:00:01Z' }),
    at('2', { url: null, title: 'Software Engineer', postedAt: '2026-06-04T08:00:01Z' }),
  ],
  [
    'two days of two sources',
    'same',
    { title: 'Software Engineer', postedAt: '2026-05-04' },
    { title: 'Software Engineer', postedAt: '2026-06-04T08:00:01Z' },
  ],
  [
    'for other pay',
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
    'published at the same second, the title edited',
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
    'one text each month',
    'same',
    post('46467610', 'Backend Engineer', text(1)),
    post('46862621', 'Backend Engineer', `${text(1)} new`),
  ],
  [
    'a title that is none',
    'same',
    post('46467610', 'https://acme.com', text(1)),
    post('46862621', 'https://acme.com', text(1)),
  ],
  [
    'a role whose text is written anew',
    'same',
    post('46467610', 'Backend Engineer', text(1)),
    post('46862621', 'Backend Engineer', text(2)),
  ],
  [
    'another role in one frame',
    'other',
    post('46467610', 'Program Manager', `${text(1, 60)}`),
    post('46862621', 'Product Manager', `${text(1, 60)} ${text(2, 20)}`),
  ],
  [
    'a list of roles, one more',
    'same',
    post('46467610', 'Engineers & PMs', text(1)),
    post('46862621', 'Engineers, PM, Data Analysts', text(1)),
  ],
  [
    'half of the linked openings are others',
    'other',
    post('46467610', 'Full-time', `${text(1)} ${[1, 2, 3].map(linked).join(' ')}`),
    post('46862621', 'Full-time', `${text(1, 120)} ${[1, 4].map(linked).join(' ')}`),
  ],
  [
    'other openings are linked',
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
    'a post as another site shows it',
    'same',
    post('46467610', 'Bootstrapping Startup', text(1)),
    { title: 'Bootstrapping Startup (Ref. 48211)', location: null, description: text(1) },
  ],
  [
    'a post that links one listing',
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
  ['a listing published again', AGAIN],
  ['posts of a forum', POSTS],
]

for (const [about, cases] of TABLES) {
  describe(about, () => {
    for (const [name, expected, one, other, known] of cases) {
      it(`${name}: ${expected}`, () => expect(verdict(one, other, known)).toBe(expected))
    }
  })
}

it('what all adverts of a company share says nothing', () => {
  const about = text(9, 600)
  const jobs = [1, 2, 3, 4].map((seed) =>
    tracesOf({
      ...JOB,
      title: `Engineer ${'ABCD'[seed - 1]}x`,
      description: `${about} ${text(seed, 200)}`,
    }),
  )
  const common = commonRuns(jobs)
  expect(common.size).toBeGreaterThan(20)
  const [one, other] = [
    tracesOf({ ...JOB, description: `${about} ${text(1, 200)}` }),
    tracesOf({ ...JOB, source: 'x', description: `${about} ${text(2, 200)}` }),
  ]
  expect(compareTraces(one, other).verdict).toBe('same')
  expect(compareTraces(one, other, { common }).verdict).toBe('other')
})

it('every verdict says why', () => {
  expect(sameJob(JOB, { ...JOB, source: 'x', id: '2', location: 'Paris' })).toEqual({
    verdict: 'opening',
    reasons: [
      'the same role at another place',
      'company same',
      'title equal',
      'places apart',
      'no two texts',
    ],
  })
})
