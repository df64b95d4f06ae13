import { expect, test } from 'vitest'
import { type EligibilityFacts, NO_FACTS } from '#core/eligibility/eligibility.ts'
import type { JobDetail, JobId } from './job.ts'
import { type ComparedJob, compareJobs, type RowId } from './job-comparison.ts'

const plain: JobDetail = {
  id: 1 as JobId,
  title: 'Backend Engineer',
  company: 'Acme',
  companySlug: 'acme',
  companyLogo: null,
  locationText: 'Berlin, Germany',
  locationRaw: null,
  location: { places: [], countries: ['DE'], remote: 'none' },
  workSetting: 'onsite',
  jobType: 'full_time',
  level: 'senior',
  tags: ['Go', 'PostgreSQL'],
  salary: { min: 70_000, max: 90_000, currency: 'EUR', period: 'year' },
  salaryText: null,
  payDetails: null,
  postedAt: '2026-02-20T08:00:00.000Z',
  firstSeenAt: '2026-03-01T08:00:00.000Z',
  isDemo: false,
  descriptionHtml: null,
  descriptionText: null,
  requirementsHtml: null,
  years: { min: 5, max: null },
  workType: null,
  sector: null,
  companyWebsite: null,
  url: null,
  hasApplyUrl: false,
  source: 'greenhouse',
  credits: [],
  lastSeenAt: '2026-03-02T08:00:00.000Z',
  closedAt: null,
  repostedCount: 0,
  views: 0,
  applications: 0,
}

const EMPTY: Partial<JobDetail> = {
  locationText: null,
  workSetting: null,
  jobType: null,
  level: null,
  years: null,
  salary: null,
  tags: [],
}

type Given = Partial<Omit<ComparedJob, 'job' | 'eligibility'>> & {
  job?: Partial<JobDetail>
  eligibility?: Partial<EligibilityFacts>
}

const compared = ({ job, eligibility, ...others }: Given): ComparedJob => ({
  verdict: null,
  pay: null,
  match: null,
  confirmedAt: new Date('2026-03-02T08:00:00Z'),
  ...others,
  job: { ...plain, ...job },
  eligibility: { ...NO_FACTS, ...eligibility },
})

const cellsOf = (id: RowId, ...given: Given[]) =>
  compareJobs(given.map(compared)).rows.find((row) => row.id === id)?.cells ?? null

test.each<[RowId, Given, string[]]>([
  ['salary', {}, ['€70,000 - €90,000']],
  ['salary', { job: { salary: null, salaryText: ' Negotiable ' } }, ['Negotiable']],
  ['location', {}, ['Berlin, Germany']],
  ['setting', {}, ['On-site']],
  ['type', {}, ['Full-time']],
  ['experience', {}, ['Senior, 5+ years']],
  ['skills', {}, ['Go', 'PostgreSQL']],
  ['visa', { eligibility: { visa: true } }, ['Offered']],
  ['visa', { eligibility: { visa: false } }, ['Not offered']],
  ['relocation', { eligibility: { relocation: true } }, ['Offered']],
  [
    'residents',
    { eligibility: { residents: ['DE', 'eu-eea-ch', 'US'] } },
    ['Germany', 'EEA and Switzerland', 'United States'],
  ],
  ['residents', { eligibility: { remote: { in: [], anywhere: true } } }, ['Anywhere']],
  ['residents', { eligibility: { remote: { in: ['ES'], anywhere: false } } }, ['Spain']],
  ['permit', { eligibility: { permit: ['US'] } }, ['United States']],
  ['citizens', { eligibility: { citizens: ['GB'] } }, ['United Kingdom']],
  ['posted', {}, ['2026-02-20']],
  ['posted', { job: { postedAt: null } }, ['2026-03-01']],
  ['confirmed', {}, ['2026-03-02']],
  ['source', {}, ['Greenhouse']],
  ['verdict', { verdict: 'Open to Spain' }, ['Open to Spain']],
  ['match', { match: { score: 81, words: 'Good match 81', missingMusts: [] } }, ['Good match 81']],
  ['missing', { match: { score: 81, words: '', missingMusts: ['Rust'] } }, ['Rust']],
  ['missing', { match: { score: 81, words: '', missingMusts: [] } }, ['None']],
])('the row %s of %j', (id, given, cell) => {
  expect(cellsOf(id, given)).toEqual([cell])
})

test('what one job states and another does not is an empty cell', () => {
  expect(cellsOf('salary', {}, { job: { salary: null } })).toEqual([['€70,000 - €90,000'], []])
  expect(cellsOf('missing', { match: { score: null, words: 'x', missingMusts: [] } })).toBeNull()
})

test('rows that no listing states are only named', () => {
  const { rows, unknown } = compareJobs([compared({ job: EMPTY }), compared({ job: EMPTY })])
  expect(rows.map(({ id }) => id)).toEqual(['posted', 'confirmed', 'source'])
  expect(unknown).toBe(
    'salary, location, work setting, job type, experience, skills, open to people in, visa sponsorship and relocation help',
  )
})

test('rows are the same if every job says the same, in whatever order', () => {
  const { rows } = compareJobs([
    compared({}),
    compared({ job: { tags: ['PostgreSQL', 'Go'], level: 'lead', postedAt: null } }),
  ])
  expect(rows.filter(({ isSame }) => !isSame).map(({ id }) => id)).toEqual(['experience', 'posted'])
})

test('skills are shared if more than one job asks for them', () => {
  const jobs = [{}, { job: { tags: ['Go', 'Rust'] } }, { job: { tags: ['Rust', 'C++'] } }]
  expect(compareJobs(jobs.map(compared)).sharedSkills).toEqual(['Go', 'Rust'])
})

const bestOf = (id: RowId, ...given: Given[]) =>
  compareJobs(given.map(compared)).rows.find((row) => row.id === id)?.isBest

test('the best match, the fewest missing must-haves and the highest salary are known', () => {
  const match = (score: number | null, missingMusts: string[]) => ({
    match: { score, words: 'x', missingMusts },
  })
  const salary = (min: number | null, max: number, currency = 'EUR') => ({
    job: { salary: { min, max, currency, period: 'year' as const } },
  })
  expect(bestOf('match', match(70, []), match(90, ['Go']))).toEqual([false, true])
  expect(bestOf('missing', match(70, []), match(90, ['Go']))).toEqual([true, false])
  expect(bestOf('missing', match(70, ['Go']), match(null, []))).toEqual([false, false])
  expect(bestOf('salary', salary(60_000, 80_000), salary(50_000, 85_000))).toEqual([true, false])
  expect(bestOf('salary', salary(60_000, 80_000), salary(null, 99_000))).toEqual([false, false])
  expect(bestOf('salary', salary(60_000, 80_000), salary(70_000, 90_000, 'USD'))).toEqual([
    false,
    false,
  ])
  expect(bestOf('location', {}, { job: { locationText: 'Paris' } })).toEqual([false, false])
})
