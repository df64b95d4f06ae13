/** The shapes of the HTTP API as it answers them, for its documentation and for the tests that hold it to them. */
import { z } from '@hono/zod-openapi'
import {
  CATEGORIES,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  SECTORS,
  WORK_SETTINGS,
  WORK_TYPES,
} from '#core/job/job.ts'
import { CHANGE_KINDS } from '#core/job/job-changes.ts'
import { POSTED_KEYS, SORTS } from '#core/search/query.ts'
import { MAX_LOCATIONS, MAX_TAGS } from '#search/facets.ts'

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

const card = {
  id: jobId,
  title: z.string(),
  company: z.string(),
  companySlug: z.string(),
  locationText: z.string().nullable(),
  workSetting: z.enum(WORK_SETTINGS).nullable(),
  jobType: z.enum(JOB_TYPES).nullable(),
  level: z.enum(EXPERIENCE_LEVELS).nullable(),
  tags: z.array(z.string()),
  salary: SalarySchema.nullable(),
  salaryText: z.string().nullable().openapi({ description: 'As the source wrote it' }),
  postedAt: instant.nullable(),
  firstSeenAt: instant,
  isDemo: z.boolean().openapi({ description: 'Sample data that ships with the product' }),
}

export const JobCardSchema = z.strictObject(card).openapi('Job')

const detail = {
  ...card,
  descriptionHtml: z.string().nullable().openapi({ description: 'Sanitised HTML' }),
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
  workType: z.enum(WORK_TYPES).nullable(),
  sector: z.enum(SECTORS).nullable(),
  companyWebsite: z.string().nullable(),
  url: z.string().nullable(),
  hasApplyUrl: z.boolean(),
  source: z.string(),
  credits: z
    .array(z.strictObject({ name: z.string(), url: z.string(), isFollowed: z.boolean() }))
    .openapi({
      description:
        'Sites whose terms ask to be named wherever the job is shown, with a link; one that is followed has no rel=nofollow',
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
      description: 'Its life in a sentence',
      example: 'Seen every day since 2 March; posted again once.',
    }),
    events: z
      .array(
        z.strictObject({
          kind: z.enum(['first_seen', 'reposted', 'closed', 'reopened']),
          at: instant,
        }),
      )
      .openapi({ description: 'Each turn of its life, the oldest first' }),
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
        description: 'The places that the role is offered at, each with all that list it',
      }),
  })
  .openapi('WholeJob')

const change = {
  id: jobId,
  kind: z.enum(CHANGE_KINDS).openapi({ description: 'What became of the job' }),
  job: JobDetailSchema.nullable().openapi({ description: 'As it is now; null unless it is open' }),
}
const next = z.string().openapi({
  description: 'Where to go on: give it as `since`',
  example: '7654-4711-7001',
})

export const ChangesSchema = z
  .strictObject({
    changes: z.array(z.strictObject(change).openapi('JobChange')),
    next,
    hasMore: z.boolean(),
  })
  .openapi('JobChanges')

/** A line of the same as a stream; the last one has neither job nor kind. */
export const ChangeLineSchema = z
  .union([z.strictObject({ ...change, next }), z.strictObject({ next, hasMore: z.boolean() })])
  .openapi('JobChangeLine')

const AppliedFiltersSchema = z
  .strictObject({
    query: z.string().nullable(),
    location: z.string().nullable(),
    remote: z.boolean(),
    workSettings: z.array(z.enum(WORK_SETTINGS)),
    jobTypes: z.array(z.enum(JOB_TYPES)),
    experienceLevels: z.array(z.enum(EXPERIENCE_LEVELS)),
    tags: z.array(z.string()),
    workTypes: z.array(z.enum(WORK_TYPES)),
    sectors: z.array(z.enum(SECTORS)),
    category: z.enum(CATEGORIES).nullable(),
    posted: z.enum(POSTED_KEYS).nullable(),
    firstSeen: z.enum(POSTED_KEYS).nullable(),
    newSince: instant.nullable(),
    confirmedDays: count.nullable(),
    neverReposted: z.boolean(),
    fromEmployer: z.boolean(),
    salaryMin: z.number().nullable(),
    salaryMax: z.number().nullable(),
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
  .describe('1: say of each job why it is an answer')

const ExplanationSchema = z
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
            score: z.number().openapi({ description: 'If it is the best of its part' }),
          }),
        ),
      }),
    ),
    text: z.number().openapi({ description: 'The best of each part, summed' }),
    likeness: z.number().openapi({ description: 'A factor for the likeness of the title' }),
    freshness: z.number().openapi({ description: 'A factor for the age' }),
    score: z.number(),
  })
  .openapi('Explanation')

const marks = z.array(z.tuple([count, count])).openapi({
  description: 'What to mark: [start, end) in UTF-16 units',
  example: [[7, 11]],
})

const FoundJobSchema = z
  .strictObject({
    ...card,
    titleMarks: marks,
    snippet: z
      .strictObject({ text: z.string(), marks })
      .nullable()
      .openapi({
        description:
          'The telling part of the text, where title, company, place and first skills lack a word',
        example: { text: '… our Rust services run in Berlin …', marks: [[6, 10]] },
      }),
    match: z
      .strictObject({
        score: z.int().min(0).max(100),
        tier: z.enum(['perfect', 'good', 'fair', 'poor']),
        reasons: z.array(z.string()).openapi({ description: 'The first few, as sentences' }),
        shown: z.array(z.string()).openapi({ description: 'Skills asked for that you show' }),
        missing: z.array(z.string()).openapi({ description: 'Some that nothing of yours shows' }),
      })
      .nullable()
      .optional()
      .openapi({ description: 'Only under /api/me; null where too little is known to tell' }),
    explanation: ExplanationSchema.nullable()
      .optional()
      .openapi({ description: 'Only with explain=1; null without words to look for' }),
  })
  .openapi('FoundJob')

const ReadingSchema = z
  .strictObject({
    corrected: z
      .string()
      .nullable()
      .openapi({ description: 'What was searched, where typos were corrected', example: null }),
    dropped: z
      .array(z.string())
      .openapi({ description: 'Words left out, because no job has all of them', example: [] }),
    marks: z.array(z.string()).openapi({
      description: 'What matched: words, phrases, and beginnings of words, which end in "*"',
      example: ['rust'],
    }),
  })
  .openapi('Reading')

export const JobPageSchema = z
  .strictObject({
    jobs: z.array(FoundJobSchema),
    totalCount: count,
    hasMore: z.boolean(),
    reading: ReadingSchema,
    appliedFilters: AppliedFiltersSchema,
  })
  .openapi('JobPage')

const OptionSchema = z
  .strictObject({ value: z.string(), label: z.string(), count })
  .openapi('FilterOption')

export const FilterOptionsSchema = z
  .strictObject({
    workSettings: z.array(OptionSchema),
    jobTypes: z.array(OptionSchema),
    experienceLevels: z.array(OptionSchema),
    workTypes: z.array(OptionSchema),
    sectors: z.array(OptionSchema),
    locations: z.array(OptionSchema).openapi({ description: `At most ${MAX_LOCATIONS}` }),
    tags: z.array(OptionSchema).openapi({ description: `At most ${MAX_TAGS}` }),
    salaryRange: z.strictObject({ min: z.number(), max: z.number() }),
  })
  .openapi('FilterOptions')

export const SuggestionsSchema = z
  .strictObject({
    suggestions: z.array(
      z.strictObject({
        kind: z.enum(['title', 'skill', 'company', 'place']),
        text: z.string(),
        count,
        slug: z
          .string()
          .nullable()
          .openapi({ description: 'What `company` takes; null for all else', example: null }),
      }),
    ),
  })
  .openapi('Suggestions')

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
      .openapi({ description: 'null when the listing names no way to apply' }),
    counted: z.boolean(),
  })
  .openapi('Apply')

export const CompanySchema = z
  .strictObject({
    slug: z.string(),
    name: z.string(),
    website: z.string().nullable(),
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

export const HomeSchema = z
  .strictObject({
    topLocations: z.array(NamedCountSchema),
    topCategories: z.array(NamedCountSchema),
    popularTags: z.array(NamedCountSchema),
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
    errors: z.array(z.strictObject({ parameter: z.string(), detail: z.string() })).optional(),
    current: z
      .looseObject({})
      .optional()
      .openapi({ description: 'How the thing is now, where it was changed meanwhile' }),
    yours: z.looseObject({}).optional().openapi({ description: 'What you wanted to change' }),
    warnings: z
      .looseObject({})
      .optional()
      .openapi({ description: 'What it looks like; send `anyway` to add it all the same' }),
  })
  .openapi('Problem')
