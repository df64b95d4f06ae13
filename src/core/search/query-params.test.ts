import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ELIGIBILITY_CHOICES } from '#core/eligibility/eligibility-choice.ts'
import { CATEGORIES, VOCABULARIES } from '#core/job/job.ts'
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import { createRandom } from '#test/search/random-jobs.ts'
import { madeText } from '#test/search/random-texts.ts'
import {
  BEST_MATCH,
  defaultSort,
  EMPTY_QUERY,
  type JobQuery,
  MAX_DISTANCE_KM,
  MAX_PAGE_SIZE,
  NONE_STATED,
  POSTED_KEYS,
  SORTS,
  type Sort,
  SUPPORT,
  YEARS_GROUPS,
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
  ['location=Berlin&location=DACH', { location: 'Berlin; DACH' }],
  ['location=;Berlin;;berlin,+Germany;', { location: 'Berlin; berlin, Germany' }],
  ['location=Berlin&withinKm=50', { location: 'Berlin', withinKm: 50 }],
  ['withinKm=50&excludeRemote=true', {}],
  ['eligibleFrom=spain', { eligibleFrom: 'ES' }],
  ['eligibleFrom=ES&mayWorkIn=us,Canada', { eligibleFrom: 'ES', mayWorkIn: ['CA', 'US'] }],
  ['eligibleFrom=ES&eligibility=not_said', { eligibleFrom: 'ES', eligibility: ['not_said'] }],
  ['mayWorkIn=US&eligibility=yes', {}],
  ['overlapHours=4&timeZone=CET', { overlapHours: 4, timeZone: 'CET' }],
  ['timeZone=CET', {}],
  [
    'support=visa&languages=de,en&years=10%2B',
    { support: ['visa'], languages: ['de', 'en'], years: ['10+'] },
  ],
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
  ['salaryMin=80000&salaryCurrency=EUR', { salaryMin: 80_000, salaryCurrency: 'EUR' }],
  ['salaryStated=true', { salaryStated: true }],
  ['company=acme', { company: 'acme' }],
  ['hideNoData=true', { hideNoData: true }],
  ['sort=salary_high_to_low', { sort: 'salary_high_to_low' }],
  ['page=3&perPage=100', { page: 3, perPage: 100 }],
  ['perPage=0', { perPage: 1 }],
  ['perPage=-5', { perPage: 1 }],
  ['perPage=101', { perPage: 100 }],
  ['perPage=999999999', { perPage: 100 }],
])('"%s" is parsed completely', (address, query) => expect(read(address)).toEqual(given(query)))

test.each<[string, string, string]>([
  ['remote=yes', 'remote', 'must be true or false'],
  ['hideNoData=1', 'hideNoData', 'must be true or false'],
  [`query=${'a'.repeat(301)}`, 'query', `must have at most ${MAX_QUERY_TEXT} characters`],
  ['query=a%00b', 'query', 'must not contain control characters'],
  ['location=%1B', 'location', 'must not contain control characters'],
  [
    'workSettings=remote,office',
    'workSettings',
    'has the unknown value "office"; allowed are remote, hybrid, onsite',
  ],
  [
    'jobTypes=Full_time',
    'jobTypes',
    `has the unknown value "Full_time"; allowed are ${VOCABULARIES.jobTypes.join(', ')}`,
  ],
  [
    'experienceLevels=guru',
    'experienceLevels',
    'has the unknown value "guru"; allowed are entry, mid, senior, lead',
  ],
  [
    'workTypes=Other,Sales',
    'workTypes',
    `has the unknown value "Sales"; allowed are ${VOCABULARIES.workTypes.join(', ')}`,
  ],
  [
    'workTypes=General+Business',
    'workTypes',
    `has the unknown value "General Business"; allowed are ${VOCABULARIES.workTypes.join(', ')}`,
  ],
  [
    'sectors=Farming',
    'sectors',
    `has the unknown value "Farming"; allowed are ${VOCABULARIES.sectors.join(', ')}`,
  ],
  [
    `sectors=${'x'.repeat(500)}`,
    'sectors',
    `has the unknown value "${'x'.repeat(60)}"; allowed are ${VOCABULARIES.sectors.join(', ')}`,
  ],
  ['category=Gardening', 'category', `must be one of ${CATEGORIES.join(', ')}`],
  ['posted=tomorrow', 'posted', `must be one of ${POSTED_KEYS.join(', ')}`],
  ['sort=best', 'sort', `must be one of ${SORTS.join(', ')}`],
  ['salaryMin=-1', 'salaryMin', 'must be a whole number from 0 to 9999999999'],
  ['salaryMin=1e5', 'salaryMin', 'must be a whole number from 0 to 9999999999'],
  ['salaryMax=50000.5', 'salaryMax', 'must be a whole number from 0 to 9999999999'],
  ['salaryMax=10000000000', 'salaryMax', 'must be a whole number from 0 to 9999999999'],
  ['salaryCurrency=eur', 'salaryCurrency', `must be one of ${CURRENCY_CODES.join(', ')}`],
  ['page=0', 'page', 'must be a whole number from 1 to 1000000'],
  ['page=1000001', 'page', 'must be a whole number from 1 to 1000000'],
  ['page=99999999999', 'page', 'must be a whole number from 1 to 1000000'],
  ['perPage=many', 'perPage', 'must be a whole number'],
  ['perPage=2.5', 'perPage', 'must be a whole number'],
  [`company=${'a'.repeat(121)}`, 'company', 'must have at most 120 characters'],
  [`tags=${'a'.repeat(61)}`, 'tags', 'must have values of at most 60 characters'],
  [
    `tags=${Array.from({ length: 51 }, (_, n) => n).join(',')}`,
    'tags',
    'must have at most 50 values',
  ],
  ['colour=blue', 'colour', 'is not a parameter of this search'],
  ['__proto__=x', '__proto__', 'is not a parameter of this search'],
  ['toString=x', 'toString', 'is not a parameter of this search'],
  ['Query=go', 'Query', 'is not a parameter of this search'],
  ['query=go&query=rust', 'query', 'may be given only once'],
  ['page=1&page=1', 'page', 'may be given only once'],
])('%s is refused with the allowed values', (address, parameter, message) =>
  expect(read(address)).toEqual({ query: null, problems: [{ parameter, message }] }),
)

test('all wrong parameters are reported together', () => {
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

test('a page ignores unknown parameters', () => {
  expect(read('utm_source=mail&constructor=1&query=go', 'ignore')).toEqual(given({ text: 'go' }))
})

test.each([
  'query=',
  'query=%20%09',
  'remote=&hideNoData=+',
  'jobTypes=&tags=&sort=&page=&perPage=&salaryMin=&category=&posted=&company=',
  'jobTypes=,,',
])('blank parameters count as not given: %s', (address) => expect(read(address)).toEqual(given({})))

test('a blank value next to another is not a repeat', () => {
  expect(read('query=&query=go&query=')).toEqual(given({ text: 'go' }))
})

test.each<[string, Partial<JobQuery>]>([
  ['jobTypes=contract&jobTypes=full_time', { jobTypes: ['full_time', 'contract'] }],
  ['jobTypes=contract,full_time&jobTypes=contract', { jobTypes: ['full_time', 'contract'] }],
  ['tags=Rust&tags=Go', { tags: ['Go', 'Rust'] }],
])('a list may repeat its name, in any order: %s', (address, query) =>
  expect(read(address)).toEqual(given(query)),
)

test.each([
  `workTypes=${CONSULTING}`,
  `workTypes=${encodeURIComponent(CONSULTING)}`,
  `workTypes=${CONSULTING}&workTypes=${CONSULTING}`,
])('a known value with commas is kept whole: %s', (address) =>
  expect(read(address)).toEqual(given({ workTypes: [CONSULTING] })),
)

test.each([
  `workTypes=Other,${CONSULTING},Human Resources`,
  `workTypes=${CONSULTING}&workTypes=Other&workTypes=Human Resources`,
  `workTypes=Human Resources, Other, ${CONSULTING}`,
])('a value with commas may be one of several: %s', (address) =>
  expect(read(address)).toEqual(given({ workTypes: ['Human Resources', CONSULTING, 'Other'] })),
)

test('the caller sets the default page size', () => {
  const options = { unknown: 'refuse', perPage: 20 } as const
  expect(parseQueryParams([], options).query?.perPage).toBe(20)
  expect(parseQueryParams([['perPage', '50']], options).query?.perPage).toBe(50)
})

test('an address lists parameters in a fixed order, without defaults', () => {
  expect(formatQueryParams(EMPTY_QUERY)).toBe('')
  expect(
    formatQueryParams({
      perPage: 50,
      page: 2,
      sort: 'oldest',
      matchMin: 70,
      hideNoData: true,
      company: 'acme',
      salaryStated: true,
      salaryCurrency: 'EUR',
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
      location: 'Zürich; DACH',
      withinKm: 50,
      excludeRemote: true,
      eligibleFrom: 'ES',
      mayWorkIn: ['US', 'CA'],
      eligibility: ['not_said', 'yes'],
      overlapHours: 4,
      timeZone: 'Europe/Madrid',
      support: ['relocation', 'visa'],
      languages: ['none_stated', 'en'],
      years: ['10+', '0-1'],
      text: 'C# & SQL, 100%',
    }),
  ).toBe(
    'query=C%23+%26+SQL,+100%25&location=Z%C3%BCrich%3B+DACH&withinKm=50' +
      '&excludeRemote=true&eligibleFrom=ES&mayWorkIn=CA,US&eligibility=yes,not_said&overlapHours=4' +
      '&timeZone=Europe%2FMadrid&support=visa,relocation&languages=en,none_stated&years=0-1,10%2B&remote=true&workSettings=remote,onsite' +
      '&jobTypes=full_time,contract&experienceLevels=entry,lead&tags=C%2B%2B,Rust' +
      '&workTypes=Software+Development,General+Business,+Strategy%2FPlanning,+and+Consulting' +
      '&sectors=Software+Development,Information+and+Internet&category=Design&posted=today' +
      '&firstSeen=ua_3d&newSince=2026-03-01T09%3A00%3A00.000Z&confirmedDays=7&neverReposted=true&fromEmployer=true' +
      '&salaryMin=0&salaryMax=90000&salaryCurrency=EUR&salaryStated=true&company=acme&hideNoData=true&matchMin=70&sort=oldest&page=2&perPage=50',
  )
})

test.each([
  ['jobTypes=contract,full_time&remote=true', 'remote=true&jobTypes=full_time&jobTypes=contract'],
  ['tags=Rust,Go&query=a++b', 'query=a%20b&tags=Go&tags=Rust&page=1'],
])('equivalent addresses become the same: %s', (one, other) => {
  const [first, second] = [read(one), read(other)]
  expect(first.query && formatQueryParams(first.query)).toBe(
    second.query && formatQueryParams(second.query),
  )
})

test('a lone surrogate does not break an address', () => {
  expect(formatQueryParams({ ...EMPTY_QUERY, text: 'a\ud800' })).toBe(
    'query=a%EF%BF%BD&sort=newest',
  )
})

test('personal parameters are accepted only for a known person', () => {
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

const anyQueries: fc.Arbitrary<JobQuery> = fc.record({
  text: words,
  location: words.map((text) => text?.replaceAll(';', ' ').replace(/\s+/g, ' ').trim() || null),
  withinKm: fc.option(fc.integer({ min: 1, max: MAX_DISTANCE_KM })),
  excludeRemote: fc.boolean(),
  eligibleFrom: fc.option(fc.constantFrom('ES', 'DE', 'US')),
  mayWorkIn: someOf(['CA', 'GB', 'US']),
  eligibility: someOf(ELIGIBILITY_CHOICES),
  overlapHours: fc.option(fc.integer({ min: 1, max: 8 })),
  timeZone: fc.option(fc.constantFrom('CET', 'Europe/Madrid')),
  support: someOf(SUPPORT),
  languages: someOf(['de', 'en', NONE_STATED]),
  years: someOf(YEARS_GROUPS),
  remote: fc.boolean(),
  workSettings: someOf(VOCABULARIES.workSettings),
  jobTypes: someOf(VOCABULARIES.jobTypes),
  levels: someOf(VOCABULARIES.levels),
  tags,
  workTypes: someOf(VOCABULARIES.workTypes),
  sectors: someOf(VOCABULARIES.sectors),
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
  salaryCurrency: fc.constantFrom(...CURRENCY_CODES),
  salaryStated: fc.boolean(),
  salaryMax: fc.option(fc.nat(10_000_000)),
  matchMin: fc.option(fc.nat(100)),
  company: fc.option(fc.stringMatching(/^[a-z0-9-]{1,40}$/)),
  hideNoData: fc.boolean(),
  sort: fc.constantFrom(...SORTS, BEST_MATCH),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  perPage: fc.integer({ min: 1, max: MAX_PAGE_SIZE }),
})

/** Addresses leave out what says nothing without another parameter. */
const queries = anyQueries.filter(
  (query) =>
    (query.location !== null || (query.withinKm === null && !query.excludeRemote)) &&
    (query.eligibleFrom !== null || query.mayWorkIn.length + query.eligibility.length === 0) &&
    query.eligibility.join() !== 'yes' &&
    (query.overlapHours === null) === (query.timeZone === null),
)

test('every search survives formatting and parsing', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const entries = new URLSearchParams(formatQueryParams(query))
      const back = parseQueryParams(entries, { unknown: 'refuse', isPersonal: true })
      expect(back).toEqual({ query, problems: null })
    }),
  )
})

test('parsing never throws', () => {
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

test('50,000 hostile inputs give a valid query or problems with messages', () => {
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
    // an expect per text would take longer than parsing all 50,000
    if (!isRight) expect.fail(JSON.stringify(entries))
  }
})

test.each<[Partial<JobQuery>, boolean]>([
  [{}, false],
  [{ sort: 'oldest', page: 4, perPage: 100 }, false],
  [{ text: 'go' }, true],
  [{ salaryMin: 0 }, true],
  [{ salaryStated: true }, true],
  [{ salaryCurrency: 'EUR' }, false],
  [{ hideNoData: true }, true],
  [{ company: 'acme' }, true],
])('whether %o narrows the search: %s', (query, narrowed) =>
  expect(isNarrowed({ ...EMPTY_QUERY, ...query })).toBe(narrowed),
)
