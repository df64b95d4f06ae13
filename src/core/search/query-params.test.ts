import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CATEGORIES,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  SECTORS,
  WORK_SETTINGS,
  WORK_TYPES,
} from '#core/job/job.ts'
import { madeText } from '#test/search/made-texts.ts'
import { createRandom } from '#test/search/random-jobs.ts'
import {
  BEST_MATCH,
  defaultSort,
  EMPTY_QUERY,
  type JobQuery,
  MAX_PAGE_SIZE,
  POSTED_KEYS,
  SORTS,
  type Sort,
} from './query.ts'
import { formatQueryParams, isNarrowed, MAX_QUERY_TEXT, parseQueryParams } from './query-params.ts'

const CONSULTING = 'General Business, Strategy/Planning, and Consulting'

const read = (address: string, unknown: 'refuse' | 'ignore' = 'refuse') =>
  parseQueryParams(new URLSearchParams(address), { unknown })

const problemsOf = (address: string) => read(address).problems
const given = (query: Partial<JobQuery>) => ({
  query: { ...EMPTY_QUERY, sort: defaultSort(query.text ?? null), ...query },
  problems: null,
})

test.each<[string, Partial<JobQuery>]>([
  ['', {}],
  ['query=go+engineer', { text: 'go engineer' }],
  ['query=%20%20go%0A%09engineer%20', { text: 'go engineer' }],
  ['query=C%2B%2B', { text: 'C++' }],
  ['query=разработчик', { text: 'разработчик' }],
  ['location=S%C3%A3o+Paulo', { location: 'São Paulo' }],
  ['remote=true', { remote: true }],
  ['remote=false', {}],
  ['workSettings=remote,hybrid', { workSettings: ['remote', 'hybrid'] }],
  ['jobTypes=full_time', { jobTypes: ['full_time'] }],
  ['experienceLevels=senior,lead', { levels: ['senior', 'lead'] }],
  ['tags=Go,Rust', { tags: ['Go', 'Rust'] }],
  ['tags=,Go,,Go,', { tags: ['Go'] }],
  ['workTypes=Software+Development', { workTypes: ['Software Development'] }],
  ['sectors=Information+and+Internet', { sectors: ['Information and Internet'] }],
  ['category=Data+Science', { category: 'Data Science' }],
  ['posted=last7', { posted: 'last7' }],
  ['salaryMin=0', { salaryMin: 0 }],
  ['salaryMin=50000&salaryMax=90000', { salaryMin: 50_000, salaryMax: 90_000 }],
  ['company=acme', { company: 'acme' }],
  ['hideNoData=true', { hideNoData: true }],
  ['sort=salary_high_to_low', { sort: 'salary_high_to_low' }],
  ['page=3&perPage=100', { page: 3, perPage: 100 }],
  ['perPage=0', { perPage: 1 }],
  ['perPage=-5', { perPage: 1 }],
  ['perPage=101', { perPage: 100 }],
  ['perPage=999999999', { perPage: 100 }],
])('"%s" is read whole', (address, query) => expect(read(address)).toEqual(given(query)))

test.each<[string, string, string]>([
  ['remote=yes', 'remote', 'must be true or false'],
  ['hideNoData=1', 'hideNoData', 'must be true or false'],
  [`query=${'a'.repeat(301)}`, 'query', `may have at most ${MAX_QUERY_TEXT} characters`],
  ['query=a%00b', 'query', 'may not hold control characters'],
  ['location=%1B', 'location', 'may not hold control characters'],
  [
    'workSettings=remote,office',
    'workSettings',
    'does not know "office"; it takes remote, hybrid, onsite',
  ],
  ['jobTypes=Full_time', 'jobTypes', `does not know "Full_time"; it takes ${JOB_TYPES.join(', ')}`],
  [
    'experienceLevels=guru',
    'experienceLevels',
    'does not know "guru"; it takes entry, mid, senior, lead',
  ],
  [
    'workTypes=Other,Sales',
    'workTypes',
    `does not know "Sales"; it takes ${WORK_TYPES.join(', ')}`,
  ],
  [
    'workTypes=General+Business',
    'workTypes',
    `does not know "General Business"; it takes ${WORK_TYPES.join(', ')}`,
  ],
  ['sectors=Farming', 'sectors', `does not know "Farming"; it takes ${SECTORS.join(', ')}`],
  [
    `sectors=${'x'.repeat(500)}`,
    'sectors',
    `does not know "${'x'.repeat(60)}"; it takes ${SECTORS.join(', ')}`,
  ],
  ['category=Gardening', 'category', `must be one of ${CATEGORIES.join(', ')}`],
  ['posted=tomorrow', 'posted', `must be one of ${POSTED_KEYS.join(', ')}`],
  ['sort=best', 'sort', `must be one of ${SORTS.join(', ')}`],
  ['salaryMin=-1', 'salaryMin', 'must be a whole number from 0 to 10000000'],
  ['salaryMin=1e5', 'salaryMin', 'must be a whole number from 0 to 10000000'],
  ['salaryMax=50000.5', 'salaryMax', 'must be a whole number from 0 to 10000000'],
  ['salaryMax=10000001', 'salaryMax', 'must be a whole number from 0 to 10000000'],
  ['page=0', 'page', 'must be a whole number from 1 to 1000000'],
  ['page=1000001', 'page', 'must be a whole number from 1 to 1000000'],
  ['page=99999999999', 'page', 'must be a whole number from 1 to 1000000'],
  ['perPage=many', 'perPage', 'must be a whole number'],
  ['perPage=2.5', 'perPage', 'must be a whole number'],
  [`company=${'a'.repeat(121)}`, 'company', 'may have at most 120 characters'],
  [`tags=${'a'.repeat(61)}`, 'tags', 'may hold values of at most 60 characters'],
  [
    `tags=${Array.from({ length: 51 }, (_, n) => n).join(',')}`,
    'tags',
    'may name at most 50 values',
  ],
  ['colour=blue', 'colour', 'is not a parameter of this search'],
  ['__proto__=x', '__proto__', 'is not a parameter of this search'],
  ['toString=x', 'toString', 'is not a parameter of this search'],
  ['Query=go', 'Query', 'is not a parameter of this search'],
  ['query=go&query=rust', 'query', 'may be given only once'],
  ['page=1&page=1', 'page', 'may be given only once'],
])('%s is refused with what would be right', (address, parameter, message) =>
  expect(read(address)).toEqual({ query: null, problems: [{ parameter, message }] }),
)

test('every wrong parameter is named at once', () => {
  expect(problemsOf('colour=blue&remote=yes&page=0&query=a&query=b')).toEqual([
    { parameter: 'colour', message: 'is not a parameter of this search' },
    { parameter: 'query', message: 'may be given only once' },
    { parameter: 'remote', message: 'must be true or false' },
    { parameter: 'page', message: 'must be a whole number from 1 to 1000000' },
  ])
})

test.each<[string, Sort | undefined, Sort]>([
  ['', undefined, 'newest'],
  ['query=go', undefined, 'most_relevant'],
  ['query=go&sort=', undefined, 'most_relevant'],
  ['query=go&sort=newest', undefined, 'newest'],
  ['query=go', 'newest', 'newest'],
  ['query=go&sort=oldest', 'newest', 'oldest'],
])('"%s" with the default %s is ordered by %s', (address, defaultSort, sort) => {
  const entries = new URLSearchParams(address)
  expect(
    parseQueryParams(entries, { unknown: 'refuse', ...(defaultSort && { defaultSort }) }).query
      ?.sort,
  ).toBe(sort)
})

test('a page lets parameters pass that it does not know', () => {
  expect(read('utm_source=mail&constructor=1&query=go', 'ignore')).toEqual(given({ text: 'go' }))
})

test.each([
  'query=',
  'query=%20%09',
  'remote=&hideNoData=+',
  'jobTypes=&tags=&sort=&page=&perPage=&salaryMin=&category=&posted=&company=',
  'jobTypes=,,',
])('blank is not given: %s', (address) => expect(read(address)).toEqual(given({})))

test('a blank beside a value is not a repeat', () => {
  expect(read('query=&query=go&query=')).toEqual(given({ text: 'go' }))
})

test.each<[string, Partial<JobQuery>]>([
  ['jobTypes=contract&jobTypes=full_time', { jobTypes: ['full_time', 'contract'] }],
  ['jobTypes=contract,full_time&jobTypes=contract', { jobTypes: ['full_time', 'contract'] }],
  ['tags=Rust&tags=Go', { tags: ['Go', 'Rust'] }],
])('a list may be a name repeated, in any order: %s', (address, query) =>
  expect(read(address)).toEqual(given(query)),
)

test.each([
  `workTypes=${CONSULTING}`,
  `workTypes=${encodeURIComponent(CONSULTING)}`,
  `workTypes=${CONSULTING}&workTypes=${CONSULTING}`,
])('a known value with commas stays one: %s', (address) =>
  expect(read(address)).toEqual(given({ workTypes: [CONSULTING] })),
)

test.each([
  `workTypes=Other,${CONSULTING},Human Resources`,
  `workTypes=${CONSULTING}&workTypes=Other&workTypes=Human Resources`,
  `workTypes=Human Resources, Other, ${CONSULTING}`,
])('it may stand among others: %s', (address) =>
  expect(read(address)).toEqual(given({ workTypes: ['Human Resources', CONSULTING, 'Other'] })),
)

test('the caller says how many a page holds when nobody asks', () => {
  const options = { unknown: 'refuse', perPage: 20 } as const
  expect(parseQueryParams([], options).query?.perPage).toBe(20)
  expect(parseQueryParams([['perPage', '50']], options).query?.perPage).toBe(50)
})

test('an address names everything in one order and leaves defaults out', () => {
  expect(formatQueryParams(EMPTY_QUERY)).toBe('')
  expect(
    formatQueryParams({
      perPage: 50,
      page: 2,
      sort: 'oldest',
      matchMin: 70,
      hideNoData: true,
      company: 'acme',
      salaryMax: 90_000,
      salaryMin: 0,
      posted: 'today',
      firstSeen: 'ua_3d',
      newSince: '2026-03-01T09:00:00.000Z',
      confirmedDays: 7,
      neverReposted: true,
      fromEmployer: true,
      category: 'Design',
      sectors: ['Information and Internet', 'Software Development'],
      workTypes: [CONSULTING, 'Software Development'],
      tags: ['Rust', 'C++'],
      levels: ['lead', 'entry'],
      jobTypes: ['contract', 'full_time'],
      workSettings: ['onsite', 'remote'],
      remote: true,
      location: 'Zürich',
      text: 'C# & SQL, 100%',
    }),
  ).toBe(
    'query=C%23+%26+SQL,+100%25&location=Z%C3%BCrich&remote=true&workSettings=remote,onsite' +
      '&jobTypes=full_time,contract&experienceLevels=entry,lead&tags=C%2B%2B,Rust' +
      '&workTypes=Software+Development,General+Business,+Strategy%2FPlanning,+and+Consulting' +
      '&sectors=Software+Development,Information+and+Internet&category=Design&posted=today' +
      '&firstSeen=ua_3d&newSince=2026-03-01T09%3A00%3A00.000Z&confirmedDays=7&neverReposted=true&fromEmployer=true' +
      '&salaryMin=0&salaryMax=90000&company=acme&hideNoData=true&matchMin=70&sort=oldest&page=2&perPage=50',
  )
})

test.each([
  ['jobTypes=contract,full_time&remote=true', 'remote=true&jobTypes=full_time&jobTypes=contract'],
  ['tags=Rust,Go&query=a++b', 'query=a%20b&tags=Go&tags=Rust&page=1'],
])('two addresses that mean the same become one: %s', (one, other) => {
  const [first, second] = [read(one), read(other)]
  expect(first.query && formatQueryParams(first.query)).toBe(
    second.query && formatQueryParams(second.query),
  )
})

test('half of a surrogate pair does not break an address', () => {
  expect(formatQueryParams({ ...EMPTY_QUERY, text: 'a\ud800' })).toBe(
    'query=a%EF%BF%BD&sort=newest',
  )
})

test('what is about a person is asked only where one is known', () => {
  const entries: [string, string][] = [
    ['sort', 'best_match'],
    ['matchMin', '70'],
  ]
  expect(parseQueryParams(entries, { unknown: 'refuse', isPersonal: true }).query).toMatchObject({
    sort: 'best_match',
    matchMin: 70,
  })
  const { problems } = parseQueryParams(entries, { unknown: 'refuse' })
  expect(problems?.map(({ parameter }) => parameter)).toEqual(['matchMin', 'sort'])
  const ignored = parseQueryParams(entries.slice(1), { unknown: 'ignore' })
  expect(ignored.query?.matchMin).toBeNull()
})

const words = fc.string({ unit: 'binary', maxLength: 60 }).map(
  (text) =>
    text
      .replace(/\p{Cc}/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || null,
)
const someOf = <T>(values: readonly T[]) => fc.subarray([...values])
const tags = fc
  .uniqueArray(
    fc
      .string({ unit: 'binary', maxLength: 20 })
      .map((text) => text.replaceAll(',', '').trim())
      .filter(Boolean),
    { maxLength: 20 },
  )
  .map((names) => names.sort())

const queries: fc.Arbitrary<JobQuery> = fc.record({
  text: words,
  location: words,
  remote: fc.boolean(),
  workSettings: someOf(WORK_SETTINGS),
  jobTypes: someOf(JOB_TYPES),
  levels: someOf(EXPERIENCE_LEVELS),
  tags,
  workTypes: someOf(WORK_TYPES),
  sectors: someOf(SECTORS),
  category: fc.option(fc.constantFrom(...CATEGORIES)),
  posted: fc.option(fc.constantFrom(...POSTED_KEYS)),
  firstSeen: fc.option(fc.constantFrom(...POSTED_KEYS)),
  newSince: fc.option(
    fc.oneof(
      fc.constant('last_visit'),
      fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
        .map((at) => at.toISOString()),
    ),
  ),
  confirmedDays: fc.option(fc.integer({ min: 1, max: 365 })),
  neverReposted: fc.boolean(),
  fromEmployer: fc.boolean(),
  salaryMin: fc.option(fc.nat(10_000_000)),
  salaryMax: fc.option(fc.nat(10_000_000)),
  matchMin: fc.option(fc.nat(100)),
  company: fc.option(fc.stringMatching(/^[a-z0-9-]{1,40}$/)),
  hideNoData: fc.boolean(),
  sort: fc.constantFrom(...SORTS, BEST_MATCH),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  perPage: fc.integer({ min: 1, max: MAX_PAGE_SIZE }),
})

test('every search comes back from its own address', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const entries = new URLSearchParams(formatQueryParams(query))
      const back = parseQueryParams(entries, { unknown: 'refuse', isPersonal: true })
      expect(back).toEqual({ query, problems: null })
    }),
  )
})

test('no address at all makes the reading throw', () => {
  const names = fc.oneof(
    fc.constantFrom(...'query tags jobTypes page remote'.split(' ')),
    fc.string(),
  )
  const entries = fc.array(fc.tuple(names, fc.string({ unit: 'binary' })))
  fc.assert(
    fc.property(entries, (given) => {
      const { query, problems } = parseQueryParams(given, { unknown: 'refuse' })
      expect((query === null) !== (problems === null)).toBe(true)
    }),
  )
})

test('50,000 hostile texts in every parameter are a query within bounds or problems with sentences', () => {
  const random = createRandom(36)
  const names = 'query location tags company page perPage salaryMin sort posted'.split(' ')
  for (let count = 0; count < 50_000; count++) {
    const entries = names
      .filter((name) => name === 'query' || random.chance(0.1))
      .map((name): [string, string] => [name, madeText(random)])
    const { query, problems } = parseQueryParams(entries, { unknown: 'ignore' })
    const isRight =
      problems === null
        ? query !== null && [...(query.text ?? '')].length <= MAX_QUERY_TEXT
        : query === null && problems.length > 0 && problems.every(({ message }) => message !== '')
    // not expect each time: fifty thousand of them take longer than the reading
    if (!isRight) expect.fail(JSON.stringify(entries))
  }
})

test.each<[Partial<JobQuery>, boolean]>([
  [{}, false],
  [{ sort: 'oldest', page: 4, perPage: 100 }, false],
  [{ text: 'go' }, true],
  [{ salaryMin: 0 }, true],
  [{ hideNoData: true }, true],
  [{ company: 'acme' }, true],
])('whether %o narrows the search: %s', (query, narrowed) =>
  expect(isNarrowed({ ...EMPTY_QUERY, ...query })).toBe(narrowed),
)
