/**
 * The fixed questions of the search measurement, by class. A page has 25 hits. Texts end in a space, as fully typed
 * ones do, except where a class says otherwise. Each class is measured separately and has a bar.
 */
import { type AskedQuery, EMPTY_QUERY, type Sort } from '#core/search/query.ts'

export type Ask = { query: AskedQuery } | { suggest: string }
/** Milliseconds allowed for a million listings. */
type Bar = { p50?: number; p95: number }

export const SUGGESTIONS = 10
/** 10,000 hits deep. */
const page = 401

const asks = (...all: Partial<AskedQuery>[]): Ask[] =>
  all.map((given) => ({ query: { ...EMPTY_QUERY, sort: 'most_relevant', ...given } }))
const typed = (texts: string, end = ' ') =>
  asks(...texts.split(', ').map((text) => ({ text: text + end })))
const sorted = (sort: Sort) =>
  asks({ text: 'engineer ', sort }, { text: 'senior engineer ', sort }, { sort })

const IN_EUROS = { salaryMin: 80_000, salaryCurrency: 'EUR' }

const CLASSES: Record<string, Ask[]> = {
  broad: typed('engineer, data, software, senior, python'),
  'two or three words': typed(
    'software engineer, senior backend engineer, react developer, data scientist, product manager payments, ' +
      'machine learning engineer, python berlin, kubernetes aws terraform',
  ),
  rare: typed(
    'transvectia, orthogradist, geoteman, poplar glass, compiler engineer silicon, flutter valdosta, photoscalum',
  ),
  phrase: typed(
    '"software engineer", "senior data engineer", "site reliability", "machine learning" python, ' +
      '"staff software engineer", "customer success" manager',
  ),
  'OR and exclusion': typed(
    'react OR vue, engineer -senior, java -javascript -"spring boot", rust OR go backend, ' +
      'designer OR researcher -lead',
  ),
  typo: typed('enginer, kuberntes, pyhton, senior develper, machne learning, javascrpt react'),
  'unfinished word': typed('se, eng, softw, kubern, senior back, product man, data scien', ''),
  'filters only': asks(
    {},
    { remote: true },
    { jobTypes: ['full_time'], levels: ['senior'] },
    { tags: ['Python', 'Go', 'Rust'] },
    { location: 'berlin' },
    { posted: 'last7' },
    { firstSeen: 'ua_24h' },
    { salaryMin: 150_000 },
  ),
  'text with filters': asks(
    { text: 'engineer ', remote: true },
    { text: 'engineer ', workSettings: ['remote', 'hybrid'], levels: ['senior', 'lead'] },
    { text: 'engineer ', tags: ['Python', 'Go'], posted: 'last7' },
    { text: 'developer ', location: 'london' },
    { text: 'software engineer ', salaryMin: 120_000, salaryMax: 200_000 },
    { text: 'data ', jobTypes: ['contract'], category: 'Data Science' },
    { text: 'senior python ', hideNoData: true },
  ),
  'places, eligibility, hours': asks(
    { location: 'Europe' },
    { location: 'Berlin; Lisbon', withinKm: 50 },
    { location: 'LATAM', excludeRemote: true },
    { eligibleFrom: 'ES' },
    { eligibleFrom: 'US', mayWorkIn: ['CA'], eligibility: ['yes', 'not_said'] },
    { overlapHours: 4, timeZone: 'Europe/Madrid' },
    { languages: ['de', 'none_stated'], years: ['2-3', '4-5'], support: ['visa'] },
    {
      text: 'engineer ',
      remote: true,
      eligibleFrom: 'ES',
      overlapHours: 4,
      timeZone: 'Europe/Madrid',
    },
  ),
  'the same, with all counts': asks(
    { location: 'Europe' },
    { eligibleFrom: 'ES' },
    { languages: ['de'], years: ['2-3'], eligibleFrom: 'ES' },
    {
      text: 'engineer ',
      remote: true,
      eligibleFrom: 'ES',
      overlapHours: 4,
      timeZone: 'Europe/Madrid',
    },
  ).map((ask) => ('query' in ask ? { query: { ...ask.query, wantsMoreFacets: true } } : ask)),
  'salary in euros': asks(
    { ...IN_EUROS },
    { ...IN_EUROS, salaryStated: true },
    { salaryStated: true },
    { text: 'engineer ', ...IN_EUROS, salaryStated: true },
    { text: 'senior python ', ...IN_EUROS },
  ),
  'counts by salary': asks(
    { countsSalaries: true },
    { countsSalaries: true, ...IN_EUROS, salaryStated: true },
    { text: 'engineer ', countsSalaries: true },
    { text: 'engineer ', countsSalaries: true, ...IN_EUROS },
    { text: 'senior python ', countsSalaries: true, remote: true },
  ),
  'deep page': asks(
    { text: 'engineer ', page },
    { text: 'senior engineer ', page },
    { text: 'data ', remote: true, page },
    { sort: 'newest', page },
  ),
  'sort: newest': sorted('newest'),
  'sort: oldest': sorted('oldest'),
  'sort: recently found': sorted('recently_found'),
  'sort: most viewed': sorted('most_viewed'),
  'sort: most applied': sorted('most_applied'),
  'sort: salary, high first': sorted('salary_high_to_low'),
  'sort: salary, low first': sorted('salary_low_to_high'),
  suggest: 's, se, sen, soft, react, engin, data en, berl, kubernet, northwin'
    .split(', ')
    .map((suggest) => ({ suggest })),
}
const BARS: Record<string, Bar> = {
  broad: { p50: 4.5, p95: 6 },
  'two or three words': { p95: 5 },
  phrase: { p95: 5 },
  'deep page': { p95: 5 },
  suggest: { p95: 0.5 },
  'places, eligibility, hours': { p95: 25 },
  'the same, with all counts': { p95: 25 },
  'salary in euros': { p95: 25 },
  'counts by salary': { p95: 25 },
}

export const QUERY_CLASSES = Object.entries(CLASSES).map(([name, asks]) => {
  const bar: Bar = BARS[name] ?? { p95: name.startsWith('sort:') ? 5 : 6 }
  return { name, asks, bar }
})
