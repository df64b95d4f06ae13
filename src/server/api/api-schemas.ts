/** The shapes of the HTTP API's answers, for its documentation and for the tests that check the answers. */
import { z } from '@hono/zod-openapi'
import { FRICTIONS, VERDICTS } from '#core/eligibility/eligibility.ts'
import { ELIGIBILITY_CHOICES } from '#core/eligibility/eligibility-choice.ts'
import { CATEGORIES, EXPERIENCE_LEVELS, VOCABULARIES } from '#core/job/job.ts'
import { CHANGE_KINDS } from '#core/job/job-changes.ts'
import { MATCH_PARTS } from '#core/match/match.ts'
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import { MOST_AMOUNTS } from '#core/salaries/pay-figures.ts'
import { PAY_FLOOR } from '#core/salaries/pay-floor.ts'
import { POSTED_KEYS, SORTS, SUPPORT, YEARS_GROUPS } from '#core/search/query.ts'
import { COMPARED_FAMILIES } from '#core/title/role-family-labels.ts'
import { TREND_KINDS } from '#core/trends/trend-kind.ts'
import { MONTH_FLOOR } from '#core/trends/trend-line.ts'
import { MAX_LOCATIONS, MAX_TAGS } from '#search/facets/facets.ts'

const jobId = z.int().positive().openapi({ example: 4711 })
const instant = z.iso.datetime()
const count = z.int().nonnegative()

export const SalarySchema = z
  .strictObject({
    min: z.number().nullable(),
    max: z.number().nullable(),
    currency: z.string().nullable().openapi({ description: 'ISO 4217', example: 'EUR' }),
    period: z.enum(['hour', 'day', 'week', 'month', 'year']).nullable(),
  })
  .openapi('Salary')

const PayDetailsSchema = z
  .strictObject({
    targetEarnings: SalarySchema.nullable().openapi({
      description: 'Base pay and commission at target (OTE)',
    }),
    regions: z
      .array(z.strictObject({ region: z.string(), salary: SalarySchema }))
      .openapi({ description: 'Salaries by region, as the listing names it' }),
    basis: z.enum(['gross', 'net']).nullable(),
  })
  .openapi('PayDetails')

const card = {
  id: jobId,
  title: z.string(),
  company: z.string(),
  companySlug: z.string(),
  companyLogo: z
    .string()
    .nullable()
    .openapi({ description: 'The path of its logo, a WebP of 112 px' }),
  locationText: z.string().nullable(),
  locationRaw: z
    .string()
    .nullable()
    .openapi({ description: 'What a program wrote, where locationText is the place in it' }),
  workSetting: z.enum(VOCABULARIES.workSettings).nullable(),
  jobType: z.enum(VOCABULARIES.jobTypes).nullable(),
  level: z.enum(VOCABULARIES.levels).nullable(),
  tags: z.array(z.string()),
  salary: SalarySchema.nullable(),
  salaryText: z.string().nullable().openapi({ description: 'As written by the source' }),
  payDetails: PayDetailsSchema.nullable().openapi({
    description: 'What the listing states about pay beside its salary',
  }),
  postedAt: instant.nullable(),
  firstSeenAt: instant,
  isDemo: z.boolean().openapi({ description: 'Sample data that ships with the product' }),
}

export const JobCardSchema = z.strictObject(card).openapi('Job')

const detail = {
  ...card,
  descriptionHtml: z.string().nullable().openapi({ description: 'Sanitized HTML' }),
  descriptionText: z.string().nullable(),
  requirementsHtml: z.string().nullable(),
  years: z.strictObject({ min: z.number(), max: z.number().nullable() }).nullable(),
  location: z.strictObject({
    places: z.array(
      z.strictObject({
        city: z.string().nullable(),
        region: z.string().nullable(),
        country: z.string().nullable().openapi({ description: 'ISO 3166-1 alpha-2' }),
      }),
    ),
    countries: z.array(z.string()),
    remote: z.enum(['none', 'anywhere', 'restricted']),
  }),
  workType: z.enum(VOCABULARIES.workTypes).nullable(),
  sector: z.enum(VOCABULARIES.sectors).nullable(),
  companyWebsite: z.string().nullable(),
  url: z.string().nullable(),
  hasApplyUrl: z.boolean(),
  source: z.string(),
  credits: z
    .array(z.strictObject({ name: z.string(), url: z.string(), isFollowed: z.boolean() }))
    .openapi({
      description:
        'Sites whose terms require a link wherever the job is shown; if `isFollowed`, without rel=nofollow',
    }),
  lastSeenAt: instant,
  closedAt: instant.nullable(),
  repostedCount: count,
  views: count,
  applications: count,
}

export const JobDetailSchema = z.strictObject(detail).openapi('JobDetail')

export const WholeJobSchema = z
  .strictObject({
    ...detail,
    story: z.string().openapi({
      description: 'The job’s history in one sentence',
      example: 'Seen every day since February 27.',
    }),
    events: z
      .array(
        z.strictObject({
          kind: z.enum(['first_seen', 'reposted', 'closed', 'reopened']),
          at: instant,
        }),
      )
      .openapi({
        description: 'The events of its history, oldest first',
        example: [{ kind: 'first_seen', at: '2026-02-27T09:00:00.000Z' }],
      }),
    openings: z
      .array(
        z
          .strictObject({
            locationText: z.string().nullable(),
            applyUrl: z.string().nullable(),
            sources: z.array(
              z
                .strictObject({
                  source: z.string(),
                  name: z.string().openapi({ example: 'Greenhouse' }),
                  url: z.string().nullable(),
                  firstSeenAt: instant,
                  lastSeenAt: instant,
                  goneAt: instant.nullable(),
                })
                .openapi('JobSource'),
            ),
          })
          .openapi('Opening'),
      )
      .openapi({
        description: 'The locations where the job is offered, each with the sources that list it',
      }),
  })
  .openapi('WholeJob')

const change = {
  id: jobId,
  kind: z.enum(CHANGE_KINDS).openapi({ description: 'What happened to the job' }),
  job: JobDetailSchema.nullable().openapi({
    description: 'The job as it is now; null unless it is open',
  }),
}
const next = z.string().openapi({
  description: 'Send it as `since` to continue from here',
  example: '7654-0-7654-00c0ffee',
})

export const ChangesSchema = z
  .strictObject({
    changes: z.array(z.strictObject(change).openapi('JobChange')),
    next,
    hasMore: z.boolean(),
  })
  .openapi('JobChanges')

/** A line of the same data as a stream; the last line has neither job nor kind. */
export const ChangeLineSchema = z
  .union([z.strictObject({ ...change, next }), z.strictObject({ next, hasMore: z.boolean() })])
  .openapi('JobChangeLine')

const AppliedFiltersSchema = z
  .strictObject({
    query: z.string().nullable(),
    location: z.string().nullable(),
    withinKm: count.nullable(),
    excludeRemote: z.boolean(),
    eligibleFrom: z.string().nullable(),
    mayWorkIn: z.array(z.string()),
    eligibility: z.array(z.enum(ELIGIBILITY_CHOICES)),
    overlapHours: count.nullable(),
    timeZone: z.string().nullable(),
    support: z.array(z.enum(SUPPORT)),
    languages: z.array(z.string()),
    years: z.array(z.enum(YEARS_GROUPS)),
    remote: z.boolean(),
    workSettings: z.array(z.enum(VOCABULARIES.workSettings)),
    jobTypes: z.array(z.enum(VOCABULARIES.jobTypes)),
    experienceLevels: z.array(z.enum(VOCABULARIES.levels)),
    tags: z.array(z.string()),
    workTypes: z.array(z.enum(VOCABULARIES.workTypes)),
    sectors: z.array(z.enum(VOCABULARIES.sectors)),
    category: z.enum(CATEGORIES).nullable(),
    posted: z.enum(POSTED_KEYS).nullable(),
    firstSeen: z.enum(POSTED_KEYS).nullable(),
    newSince: instant.nullable(),
    confirmedDays: count.nullable(),
    neverReposted: z.boolean(),
    fromEmployer: z.boolean(),
    salaryMin: z.number().nullable(),
    salaryMax: z.number().nullable(),
    salaryCurrency: z.enum(CURRENCY_CODES),
    salaryStated: z.boolean(),
    company: z.string().nullable(),
    hideNoData: z.boolean(),
    sort: z.enum(SORTS),
    page: z.int().positive(),
    perPage: z.int().positive(),
  })
  .openapi('AppliedFilters')

export const ExplainParameter = z
  .literal('1')
  .optional()
  .describe('1: explain why each job matches')

export const ExplanationSchema = z
  .strictObject({
    parts: z.array(
      z.strictObject({
        asked: z.string().openapi({ description: 'As typed' }),
        met: z.array(
          z.strictObject({
            words: z.string(),
            how: z.enum(['itself', 'phrase', 'alias', 'joined', 'beginning', 'slip']),
            fields: z.array(
              z.enum(['title', 'company', 'skills', 'place', 'category', 'description']),
            ),
            score: z.number().openapi({ description: 'Its score, if it is the best of its part' }),
          }),
        ),
      }),
    ),
    text: z.number().openapi({ description: 'The sum of the best score of each part' }),
    likeness: z.number().openapi({ description: 'A factor for the similarity of the title' }),
    freshness: z.number().openapi({ description: 'A factor for the age' }),
    score: z.number(),
  })
  .openapi('Explanation')

const marks = z.array(z.tuple([count, count])).openapi({
  description: 'Ranges to highlight: [start, end) in UTF-16 units',
  example: [[7, 11]],
})

const EligibilitySchema = z
  .strictObject({
    verdict: z
      .enum(VERDICTS)
      .openapi({ description: 'Whether people in `eligibleFrom` may do it' }),
    friction: z.array(z.enum(FRICTIONS)).openapi({ description: 'What it takes, if they may' }),
    reason: z.string().nullable().openapi({ description: 'The sentence of the listing' }),
    words: z.string().openapi({ description: 'The verdict for people', example: 'Open to Spain' }),
  })
  .openapi('Eligibility')

const share = z.number().min(0).max(1)

export const MatchPartSchema = z
  .strictObject({
    part: z.enum(MATCH_PARTS),
    weight: share.openapi({
      description: 'Share of the score, known or not; 0 for a part that can only cut the score',
    }),
    left: share.openapi({
      description: 'What this part leaves of the score; less than 1 if it speaks against the job',
    }),
    kept: share.openapi({
      description:
        'What it leaves of the points above 50; less than 1 for skills if the job is built on a stack that the person has not mainly worked with',
    }),
    value: share.nullable(),
    says: z.string(),
  })
  .openapi('MatchPart')

const FoundJobSchema = z
  .strictObject({
    ...card,
    eligibility: EligibilitySchema.nullable().openapi({
      description: 'Null unless `eligibleFrom` is given',
    }),
    titleMarks: marks,
    snippet: z
      .strictObject({ text: z.string(), marks })
      .nullable()
      .openapi({
        description:
          'An excerpt of the description, if a search word is missing from the title, company, location and first skills',
        example: { text: '… our Rust services run in Berlin …', marks: [[6, 10]] },
      }),
    match: z
      .strictObject({
        score: z
          .int()
          .min(0)
          .max(100)
          .nullable()
          .openapi({ description: 'null if there is not enough to say' }),
        tier: z.enum(['perfect', 'good', 'fair', 'poor']).nullable(),
        why: z.string().nullable().openapi({
          description:
            'Why it fits in one line, or why there is no score; null if nothing in particular speaks for it',
          example: 'Go, PostgreSQL, 8 of 11 must-haves · remote from Poland',
        }),
        gap: z
          .string()
          .nullable()
          .openapi({ description: 'What is missing or speaks against it, in one line' }),
        parts: z.array(MatchPartSchema),
        reasons: z
          .array(z.string())
          .openapi({ description: 'The first few reasons, as sentences' }),
        shown: z.array(z.string()).openapi({ description: 'Skills asked for that you have' }),
        missing: z
          .array(z.string())
          .openapi({ description: 'Some that your CV or profile does not show' }),
      })
      .nullable()
      .optional()
      .openapi({ description: 'Only under /api/me; null if too little is known about you' }),
    explanation: ExplanationSchema.nullable()
      .optional()
      .openapi({ description: 'Only with explain=1; null without search words' }),
  })
  .openapi('FoundJob')

const ReadingSchema = z
  .strictObject({
    corrected: z
      .string()
      .nullable()
      .openapi({ description: 'The corrected text, if typos were corrected', example: null }),
    dropped: z
      .array(z.string())
      .openapi({ description: 'Words left out because no job has all of them', example: [] }),
    marks: z.array(z.string()).openapi({
      description: 'What matched: words, phrases, and beginnings of words (ending in "*")',
      example: ['rust'],
    }),
  })
  .openapi('Reading')

/** A person's matches on a search cluster. */
export const TotalIsAtLeastSchema = z.literal(true).optional().openapi({
  description:
    'There may be more. Only with a minimum match score, on instances whose search runs on a cluster',
})

export const JobPageSchema = z
  .strictObject({
    jobs: z.array(FoundJobSchema),
    totalCount: count,
    totalIsAtLeast: TotalIsAtLeastSchema,
    hasMore: z.boolean(),
    reading: ReadingSchema,
    appliedFilters: AppliedFiltersSchema,
  })
  .openapi('JobPage')

const OptionSchema = z
  .strictObject({ value: z.string(), label: z.string(), count })
  .openapi('FilterOption')

const options = (value: string, label: string) =>
  z.array(OptionSchema).openapi({ example: [{ value, label, count: 12 }] })

export const FilterOptionsSchema = z
  .strictObject({
    workSettings: options('remote', 'Remote'),
    jobTypes: options('full_time', 'Full-time'),
    experienceLevels: options('senior', 'Senior'),
    workTypes: options(VOCABULARIES.workTypes[0], VOCABULARIES.workTypes[0]),
    sectors: options(VOCABULARIES.sectors[0], VOCABULARIES.sectors[0]),
    locations: options('Berlin', 'Berlin').openapi({ description: `At most ${MAX_LOCATIONS}` }),
    tags: options('rust', 'Rust').openapi({ description: `At most ${MAX_TAGS}` }),
    salaryRange: z.strictObject({ min: z.number(), max: z.number() }),
  })
  .openapi('FilterOptions')

export const SalaryCountsSchema = z
  .strictObject({
    currency: z.enum(CURRENCY_CODES),
    ratesOn: z.iso.date().openapi({ description: 'The day of the exchange rate' }),
    ranges: z
      .array(
        z.strictObject({
          from: z.number().openapi({ example: 80_000 }),
          to: z
            .number()
            .nullable()
            .openapi({ description: 'Not included; null for the last', example: 100_000 }),
          count,
        }),
      )
      .openapi({ description: 'Jobs by the upper end of their salary, a year' }),
    totalCount: count.openapi({ description: 'Jobs found, without the filter salaryStated' }),
    statedCount: count.openapi({ description: 'Those of them that state a salary' }),
  })
  .openapi('SalaryCounts')

const payBasis = {
  jobs: count.openapi({ description: 'Jobs that state pay in this currency', example: 214 }),
  employers: count.openapi({ description: 'The number of their employers', example: 61 }),
}
const yearlyPay = z.number().openapi({ example: 83_000 })
const payQuartiles = {
  low: yearlyPay.openapi({ description: 'The lower quartile; each employer has the same weight' }),
  middle: yearlyPay.openapi({ description: 'The median' }),
  high: yearlyPay.openapi({ description: 'The upper quartile' }),
}
const payInterval = z.strictObject({ from: yearlyPay, to: yearlyPay })

export const TrendsSchema = z
  .strictObject({
    kind: z.enum(TREND_KINDS),
    countedAt: z.iso.datetime().nullable().openapi({ description: 'Null until jobs are counted' }),
    watchedSince: z.iso.datetime().nullable().openapi({
      description: 'Of jobs published earlier, only those that were still open then are known',
    }),
    trends: z.array(
      z.strictObject({
        name: z.string().openapi({
          description: "A role, a skill or an ISO 3166-1 country; '' for remote and pay",
          example: 'Rust',
        }),
        label: z.string(),
        months: z
          .array(
            z.strictObject({
              month: z.string().openapi({ example: '2026-11' }),
              jobs: count,
              of: count.openapi({
                description: 'All jobs of the month; for skills, those with a text',
              }),
            }),
          )
          .openapi({ description: `Without months with fewer than ${MONTH_FLOOR} jobs` }),
        change: z
          .strictObject({
            now: z.number().openapi({ description: 'Percent of the last three months' }),
            before: z.number().nullable().openapi({ description: 'Of the three before' }),
            difference: z.number().nullable().openapi({ description: 'Percentage points' }),
            isClear: z.boolean().openapi({ description: 'Too large to be chance' }),
          })
          .nullable(),
      }),
    ),
  })
  .openapi('Trends')

export const PaySchema = z
  .strictObject({
    question: z.strictObject({
      role: z.enum(COMPARED_FAMILIES).nullable(),
      level: z.enum(EXPERIENCE_LEVELS).nullable(),
      location: z.string().nullable(),
      currency: z.enum(CURRENCY_CODES),
    }),
    totalCount: count.openapi({ description: 'Open jobs of this role, level and place' }),
    statedCount: count.openapi({ description: 'Those of them that state pay in any currency' }),
    ...payBasis,
    currencies: z
      .array(z.strictObject({ currency: z.enum(CURRENCY_CODES), jobs: count }))
      .openapi({ description: 'The currencies in which such jobs state pay' }),
    figures: z
      .strictObject({
        ...payQuartiles,
        intervals: z
          .strictObject({ low: payInterval, middle: payInterval, high: payInterval })
          .openapi({ description: '90% intervals of the quartiles, by resampling employers' }),
        amounts: z.array(yearlyPay).openapi({
          description: `Ascending: one for each job, or ${MOST_AMOUNTS} evenly spaced ones`,
        }),
        months: z
          .array(
            z.strictObject({
              month: z.string().openapi({ example: '2026-11' }),
              ...payBasis,
              middle: yearlyPay,
            }),
          )
          .openapi({ description: 'By month of publication, without those with too few jobs' }),
        roles: z
          .array(z.strictObject({ role: z.enum(COMPARED_FAMILIES), ...payBasis, ...payQuartiles }))
          .openapi({ description: 'If no role is asked for, without those with too few jobs' }),
      })
      .nullable()
      .openapi({
        description: `A year, every employer with the same weight; null for fewer than ${PAY_FLOOR.jobs} jobs or ${PAY_FLOOR.employers} employers`,
      }),
  })
  .openapi('Pay')

export const SuggestionsSchema = z
  .strictObject({
    suggestions: z.array(
      z.strictObject({
        kind: z.enum(['title', 'skill', 'company', 'place']).openapi({ example: 'skill' }),
        text: z.string(),
        count,
        slug: z.string().nullable().openapi({
          description: 'The value for the `company` filter; null for other kinds',
          example: null,
        }),
      }),
    ),
  })
  .openapi('Suggestions')

export const PlaceSuggestionsSchema = z
  .strictObject({
    places: z.array(
      z.strictObject({
        text: z.string().openapi({ description: 'The value for `location`', example: 'Europe' }),
        count,
        near: z
          .strictObject({ km: count, count })
          .nullable()
          .openapi({ description: 'For a city: the jobs within this distance, if there are more' }),
      }),
    ),
  })
  .openapi('PlaceSuggestions')

export const RelatedSchema = z.strictObject({ jobs: z.array(JobCardSchema) }).openapi('RelatedJobs')
export const CountedSchema = z
  .strictObject({
    counted: z.boolean().openapi({ description: 'false for a crawler or a repeat' }),
  })
  .openapi('Counted')
export const ApplySchema = z
  .strictObject({
    applyUrl: z
      .string()
      .nullable()
      .openapi({ description: 'null if the listing gives no way to apply' }),
    counted: z.boolean(),
  })
  .openapi('Apply')

export const CompanySchema = z
  .strictObject({
    slug: z.string(),
    name: z.string(),
    website: z.string().nullable(),
    logo: z.string().nullable().openapi({ description: 'A path: a WebP of 112 px' }),
    employees: z.string().nullable(),
    location: z.string().nullable(),
    sector: z.string().nullable(),
    rating: z.number().nullable(),
    isTop: z.boolean(),
    openJobs: count,
    isDemo: z.boolean(),
  })
  .openapi('Company')

export const CompanyPageSchema = z
  .strictObject({ companies: z.array(CompanySchema), totalCount: count, hasMore: z.boolean() })
  .openapi('CompanyPage')

const NamedCountSchema = z.strictObject({ name: z.string(), count }).openapi('NamedCount')

const namedCounts = (name: string) =>
  z.array(NamedCountSchema).openapi({ example: [{ name, count: 12 }] })

export const HomeSchema = z
  .strictObject({
    topLocations: namedCounts('Berlin'),
    topCategories: namedCounts(CATEGORIES[0]),
    popularTags: namedCounts('Rust'),
    totalJobs: count,
    totalCompanies: count,
    featuredJobs: z.array(JobCardSchema),
    latestJobs: z.array(JobCardSchema),
  })
  .openapi('Home')

export const ProblemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.string(),
    requestId: z.string().optional().openapi({
      description: 'Finds this request in the log of the server; also in `X-Request-Id`',
    }),
    errors: z.array(z.strictObject({ parameter: z.string(), detail: z.string() })).optional(),
    current: z
      .looseObject({})
      .optional()
      .openapi({ description: 'The current state, if it was changed in the meantime' }),
    yours: z.looseObject({}).optional().openapi({ description: 'The change you sent' }),
    warnings: z
      .looseObject({})
      .optional()
      .openapi({ description: 'Possible duplicates; send `anyway` to add it regardless' }),
  })
  .openapi('Problem')
