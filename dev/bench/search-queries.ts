/**
 * The fixed questions of the search measurement, by class. A page is 25 hits; text is typed to its end (a trailing
 * space) except where a class says otherwise. Every class is measured by itself and has a bar.
 */
import { EMPTY_QUERY, type JobQuery, type Sort } from '#core/search/query.ts'

export type Ask = { query: JobQuery } | { suggest: string }
export type QueryClass = {
  name: string
  asks: Ask[]
  /** Milliseconds that a million listings may take; null where the issue of speed names none. */
  bar: { p50?: number; p95: number }
}

export const SUGGESTIONS = 10
/** 10,000 hits deep. */
const DEEP_PAGE = 401

const ask = (given: Partial<JobQuery>): Ask => ({
  query: { ...EMPTY_QUERY, sort: 'most_relevant', ...given },
})
const texts = (...all: string[]): Ask[] => all.map((text) => ask({ text: `${text} ` }))
const sorted = (sort: Sort): Ask[] => [
  ask({ text: 'engineer ', sort }),
  ask({ text: 'senior engineer ', sort }),
  ask({ sort }),
]

const EVERY_CLASS = { p95: 6 }

export const QUERY_CLASSES: QueryClass[] = [
  {
    name: 'broad',
    asks: texts('engineer', 'data', 'software', 'senior', 'python'),
    bar: { p50: 4.5, p95: 8 },
  },
  {
    name: 'two or three words',
    asks: texts(
      'software engineer',
      'senior backend engineer',
      'react developer',
      'data scientist',
      'product manager payments',
      'machine learning engineer',
      'python berlin',
      'kubernetes aws terraform',
    ),
    bar: EVERY_CLASS,
  },
  {
    name: 'rare',
    asks: texts(
      'transvectia',
      'orthogradist',
      'geoteman',
      'poplar glass',
      'compiler engineer silicon',
      'flutter valdosta',
      'photoscalum',
    ),
    bar: EVERY_CLASS,
  },
  {
    name: 'phrase',
    asks: texts(
      '"software engineer"',
      '"senior data engineer"',
      '"site reliability"',
      '"machine learning" python',
      '"staff software engineer"',
      '"customer success" manager',
    ),
    bar: EVERY_CLASS,
  },
  {
    name: 'OR and exclusion',
    asks: texts(
      'react OR vue',
      'engineer -senior',
      'java -javascript -"spring boot"',
      'rust OR go backend',
      'designer OR researcher -lead',
    ),
    bar: EVERY_CLASS,
  },
  {
    name: 'typo',
    asks: texts(
      'enginer',
      'kuberntes',
      'pyhton',
      'senior develper',
      'machne learning',
      'javascrpt react',
    ),
    bar: EVERY_CLASS,
  },
  {
    name: 'unfinished word',
    asks: ['se', 'eng', 'softw', 'kubern', 'senior back', 'product man', 'data scien'].map((text) =>
      ask({ text }),
    ),
    bar: EVERY_CLASS,
  },
  {
    name: 'filters only',
    asks: [
      ask({}),
      ask({ remote: true }),
      ask({ jobTypes: ['full_time'], levels: ['senior'] }),
      ask({ tags: ['Python', 'Go', 'Rust'] }),
      ask({ location: 'berlin' }),
      ask({ posted: 'last7' }),
      ask({ firstSeen: 'ua_24h' }),
      ask({ salaryMin: 150_000 }),
    ],
    bar: EVERY_CLASS,
  },
  {
    name: 'text with filters',
    asks: [
      ask({ text: 'engineer ', remote: true }),
      ask({ text: 'engineer ', workSettings: ['remote', 'hybrid'], levels: ['senior', 'lead'] }),
      ask({ text: 'engineer ', tags: ['Python', 'Go'], posted: 'last7' }),
      ask({ text: 'developer ', location: 'london' }),
      ask({ text: 'software engineer ', salaryMin: 120_000, salaryMax: 200_000 }),
      ask({ text: 'data ', jobTypes: ['contract'], category: 'Data Science' }),
      ask({ text: 'senior python ', hideNoData: true }),
    ],
    bar: EVERY_CLASS,
  },
  {
    name: 'deep page',
    asks: [
      ask({ text: 'engineer ', page: DEEP_PAGE }),
      ask({ text: 'senior engineer ', page: DEEP_PAGE }),
      ask({ text: 'data ', remote: true, page: DEEP_PAGE }),
      ask({ sort: 'newest', page: DEEP_PAGE }),
    ],
    bar: EVERY_CLASS,
  },
  { name: 'sort: newest', asks: sorted('newest'), bar: EVERY_CLASS },
  { name: 'sort: oldest', asks: sorted('oldest'), bar: EVERY_CLASS },
  { name: 'sort: recently found', asks: sorted('recently_found'), bar: EVERY_CLASS },
  { name: 'sort: most viewed', asks: sorted('most_viewed'), bar: EVERY_CLASS },
  { name: 'sort: most applied', asks: sorted('most_applied'), bar: EVERY_CLASS },
  { name: 'sort: salary, high first', asks: sorted('salary_high_to_low'), bar: EVERY_CLASS },
  { name: 'sort: salary, low first', asks: sorted('salary_low_to_high'), bar: EVERY_CLASS },
  {
    name: 'suggest',
    asks: [
      's',
      'se',
      'sen',
      'soft',
      'react',
      'engin',
      'data en',
      'berl',
      'kubernet',
      'northwin',
    ].map((suggest) => ({ suggest })),
    bar: { p95: 0.5 },
  },
]
