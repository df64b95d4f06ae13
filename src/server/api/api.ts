/**
 * The public HTTP API: programs can do everything that pages can. Each route is documented where it is defined;
 * /openapi.json is generated from the same schemas. The answer shapes are in api-schemas.ts.
 */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type Problem, Refusal } from '#core/api/refusal.ts'
import { COMPANIES_PER_PAGE } from '#core/company/company.ts'
import type { JobCard, JobId } from '#core/job/job.ts'
import {
  CHANGES_PARAMETERS,
  DEFAULT_CHANGES,
  formatCursor,
  parseChangesParams,
} from '#core/job/job-changes.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import { PAY_PARAMETERS, parsePayParams } from '#core/search/pay-params.ts'
import { API_PAGE_SIZE, type JobQuery } from '#core/search/query.ts'
import { MAX_QUERY_TEXT, parseQueryParams, QUERY_PARAMETERS } from '#core/search/query-params.ts'
import { limitBody } from '#server/http/body-limit.ts'
import { isPersonal, openToAll } from '#server/http/cross-origin.ts'
import { readPolicyReport } from '#server/http/policy-report.ts'
import { problemResponse } from '#server/http/problem.ts'
import { createReportFilter } from '#server/http/report-filter.ts'
import { CSP_REPORT_PATH } from '#server/http/security.ts'
import { sendJson } from '#server/http/send-json.ts'
import { tagAnswers } from '#server/http/tag-answers.ts'
import { takesUploads } from '#server/http/upload-routes.ts'
import type { LiveHub } from '#server/live/live-hub.ts'
import * as jobChanges from '#store/job-changes.ts'
import * as jobs from '#store/jobs.ts'
import type { VisitKind } from '#store/visits.ts'
import { companyBySlug, companyDirectory } from '#work/job/companies-at-hand.ts'
import { countVisit, type Visitor } from '#work/job/count-visit.ts'
import { filterOptions } from '#work/job/filter-options.ts'
import { foundJobs } from '#work/job/found-jobs.ts'
import { homeData } from '#work/job/home-data.ts'
import { placeSuggestions } from '#work/job/place-suggestions.ts'
import { salaryCounts } from '#work/job/salary-counts.ts'
import { suggestions } from '#work/job/suggestions.ts'
import { wholeJob } from '#work/job/whole-job.ts'
import { residentOf, withEligibility } from '#work/job/with-eligibility.ts'
import { createAdminApi } from './admin-api.ts'
import * as shapes from './api-schemas.ts'
import { changeLines, LINES_TYPE } from './change-lines.ts'
import { documenter } from './document-route.ts'
import { jobAnswer } from './job-answer.ts'
import { createMeApi, registerSecuritySchemes } from './me-api.ts'
import { takesCv } from './me-cvs-api.ts'
import type { MeServices } from './me-route.ts'
import { parseTrendParams, TREND_PARAMETERS, trendsAnswer } from './trends-answer.ts'

/** The most suggestions returned; the home page shows six of them. */
const SUGGESTIONS = 10
const RELATED = 3
/** Nothing else that the API accepts is larger, apart from files. */
const MAX_BODY_BYTES = 64 * 1024

const CHANGES_PATH = '/api/jobs/changes'
const READING = new Set(['GET', 'HEAD'])
const PUBLIC_CACHE = 'public, max-age=60, stale-while-revalidate=600'

type Options = {
  services: MeServices
  live: LiveHub
  visitorOf: (c: Context) => Visitor
}

export function createApi({ services, live, visitorOf }: Options) {
  const api = new OpenAPIHono()
  const document = documenter(api.openAPIRegistry)
  registerSecuritySchemes(api.openAPIRegistry, services.settings.publicUrl)

  api.onError((error, c) => problemResponse(c, error, services))
  const limit = limitBody(MAX_BODY_BYTES)
  api.use('/api/*', (c, next) => {
    const isLarge = takesCv(c) || takesUploads(c.req.method, c.req.path)
    return isLarge ? next() : limit(c, next)
  })
  api.use('/api/*', async (c, next) => {
    await next()
    if (!READING.has(c.req.method) || isPersonal(c.req.path)) return
    openToAll(c.res.headers)
    if (c.res.status >= 400) return
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', PUBLIC_CACHE)
  })
  // An ETag is computed from the whole answer, which would break streaming.
  const tag = tagAnswers()
  const hasNoTag = (path: string) => path === CHANGES_PATH || isPersonal(path)
  api.use('/api/*', (c, next) => (hasNoTag(c.req.path) ? next() : tag(c, next)))

  api.route('/', createMeApi({ services, document }, live))
  api.route('/', createAdminApi(services))

  document('get', '/api/jobs', 'Search open jobs', {
    query: z.object({
      ...QUERY_PARAMETERS,
      perPage: QUERY_PARAMETERS.perPage.optional(),
      explain: shapes.ExplainParameter,
    }),
    answer: shapes.JobPageSchema,
    refusals: [400],
  })
  api.get('/api/jobs', async (c) => {
    const { query, explain } = readExplainedSearch(c)
    const page = await services.search.search(query, services.clock.now(), c.req.raw.signal)
    const found = await withEligibility(
      services,
      residentOf(query),
      await foundJobs(services, page, query.text),
    )
    return sendJson(c, {
      jobs: explain ? await explained(found, query, c) : found,
      totalCount: page.total,
      totalIsAtLeast: page.isAtLeast,
      hasMore: page.hasMore,
      reading: page.reading,
      appliedFilters: appliedFilters(query),
    })
  })

  document('get', '/api/jobs/filter-options', 'Filter options for a search, with counts', {
    query: z.object({ query: QUERY_PARAMETERS.query }),
    answer: shapes.FilterOptionsSchema,
    refusals: [400],
  })
  api.get('/api/jobs/filter-options', async (c) => {
    const text = readText(c)
    return c.json(await filterOptions(services, text))
  })

  const { page: _, perPage: __, sort: ___, ...filters } = QUERY_PARAMETERS
  document('get', '/api/jobs/salaries', 'How many jobs of a search are in which range of salary', {
    query: z.object(filters),
    answer: shapes.SalaryCountsSchema,
    refusals: [400],
  })
  api.get('/api/jobs/salaries', async (c) => {
    const query = readSearch(c, Object.keys(filters))
    return c.json(await salaryCounts(services, query, c.req.raw.signal))
  })

  document(
    'get',
    '/api/jobs/suggestions',
    'Titles, skills, companies and locations that start with the query; without a query, the skills most in demand',
    {
      query: z.object({ query: QUERY_PARAMETERS.query }),
      answer: shapes.SuggestionsSchema,
      refusals: [400],
    },
  )
  api.get('/api/jobs/suggestions', async (c) => {
    return c.json({ suggestions: await suggestions(services, readText(c), SUGGESTIONS) })
  })

  document(
    'get',
    '/api/jobs/places',
    'Cities, countries and regions that start with the query, with the number of jobs that `location` finds',
    {
      query: z.object({ query: QUERY_PARAMETERS.query }),
      answer: shapes.PlaceSuggestionsSchema,
      refusals: [400],
    },
  )
  api.get('/api/jobs/places', async (c) => {
    const text = readText(c)
    return c.json({ places: text === null ? [] : await placeSuggestions(services, text) })
  })

  document(
    'get',
    CHANGES_PATH,
    'Change feed for keeping a copy in sync: all open jobs first, then each change',
    {
      query: z.object(CHANGES_PARAMETERS),
      answer: shapes.ChangesSchema,
      lines: shapes.ChangeLineSchema,
      refusals: [400, 410],
      reasons: { 410: '`since` is too old; start again without it' },
    },
  )
  api.get(CHANGES_PATH, async (c) => {
    const { asked, problems } = parseChangesParams(new URL(c.req.url).searchParams)
    if (!asked) throw new Refusal('invalid_parameter', problems)
    c.header('Cache-Control', 'no-store')
    c.header('Vary', 'Accept')
    if (c.req.header('accept')?.includes(LINES_TYPE)) {
      c.header('Content-Type', LINES_TYPE)
      return c.body(await changeLines(services.db, asked))
    }
    const page = await jobChanges.since(services.db, asked.since, asked.limit ?? DEFAULT_CHANGES)
    return c.json({
      changes: page.changes,
      next: formatCursor(page.next),
      hasMore: page.hasMore,
    })
  })

  document(
    'get',
    '/api/jobs/{id}',
    'One job, open or closed, with its history: openings, sources and events',
    {
      params: true,
      answer: shapes.WholeJobSchema,
      refusals: [400, 404],
    },
  )
  api.get('/api/jobs/:id', async (c) => {
    const whole = await wholeJob(services, jobIdOf(c))
    if (!whole) throw new Refusal('job_not_found')
    return sendJson(c, jobAnswer(whole))
  })

  document('get', '/api/jobs/{id}/related', `Up to ${RELATED} similar jobs`, {
    params: true,
    answer: shapes.RelatedSchema,
    refusals: [400, 404],
  })
  api.get('/api/jobs/:id/related', async (c) => {
    const id = jobIdOf(c)
    if (!(await wholeJob(services, id))) throw new Refusal('job_not_found')
    const ids = await services.search.related(id, RELATED)
    return c.json({ jobs: await services.cards(ids) })
  })

  document('post', '/api/jobs/{id}/view', 'Count a view of this job', {
    params: true,
    answer: shapes.CountedSchema,
    refusals: [400, 404],
  })
  api.post('/api/jobs/:id/view', async (c) => c.json({ counted: await count(c, 'view') }))

  document('post', '/api/jobs/{id}/apply', 'Count a click on Apply and get the application URL', {
    params: true,
    answer: shapes.ApplySchema,
    refusals: [400, 404],
  })
  api.post('/api/jobs/:id/apply', async (c) => {
    const applyUrl = await jobs.applyUrl(services.db, jobIdOf(c))
    if (applyUrl === undefined) throw new Refusal('job_not_found')
    return c.json({ applyUrl, counted: applyUrl !== null && (await count(c, 'apply')) })
  })

  document('get', '/api/home', 'The content of the home page', {
    answer: shapes.HomeSchema,
    refusals: [],
  })
  api.get('/api/home', async (c) => c.json(await homeData(services)))

  document(
    'get',
    '/api/salaries',
    'What open jobs of a role, level and place state about pay in one currency',
    {
      query: z.object(PAY_PARAMETERS),
      answer: shapes.PaySchema,
      refusals: [400],
    },
  )
  api.get('/api/salaries', async (c) => {
    const { question, problems } = parsePayParams(new URL(c.req.url).searchParams, {
      unknown: 'refuse',
    })
    if (!question) throw new Refusal('invalid_parameter', problems)
    const now = services.clock.now()
    const { total, stated, ...answer } = await services.search.pay(question, now, c.req.raw.signal)
    return c.json({ question, totalCount: total, statedCount: stated, ...answer })
  })

  document('get', '/api/trends', 'Shares of new jobs by month', {
    query: z.object(TREND_PARAMETERS),
    answer: shapes.TrendsSchema,
    refusals: [400],
  })
  api.get('/api/trends', async (c) => {
    const { question, problems } = parseTrendParams(new URL(c.req.url).searchParams)
    if (!question) throw new Refusal('invalid_parameter', problems)
    return c.json(await trendsAnswer(services, question))
  })

  document(
    'get',
    '/api/companies',
    'Companies that are hiring, searched by name, location or industry',
    {
      query: z.object({
        query: QUERY_PARAMETERS.query,
        page: QUERY_PARAMETERS.page,
        perPage: QUERY_PARAMETERS.perPage.optional(),
      }),
      answer: shapes.CompanyPageSchema,
      refusals: [400],
    },
  )
  api.get('/api/companies', async (c) => {
    const { text, page, perPage } = readSearch(c, ['query', 'page', 'perPage'], COMPANIES_PER_PAGE)
    const found = await companyDirectory(services, { text, page, perPage })
    return c.json({ companies: found.companies, totalCount: found.total, hasMore: found.hasMore })
  })

  document('get', '/api/companies/{slug}', 'One company', {
    params: true,
    answer: shapes.CompanySchema,
    refusals: [404],
  })
  api.get('/api/companies/:slug', async (c) => {
    const company = await companyBySlug(services, c.req.param('slug'))
    if (!company) throw new Refusal('company_not_found')
    return c.json(company)
  })

  const isNews = createReportFilter()
  api.post(CSP_REPORT_PATH, async (c) => {
    const broken = readPolicyReport(await c.req.text())
    if (broken && isNews(broken, services.clock.now().getTime())) {
      services.log.warn(broken, 'a page violated its content security policy')
    }
    return c.body(null, 204)
  })

  const describe = () =>
    api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Rolecall',
        version: '1',
        description:
          'Search and read jobs without a key; access your own data under /api/me with an access token.',
      },
      servers: [{ url: services.settings.publicUrl }],
    })

  api.get('/openapi.json', (c) => {
    openToAll(c.res.headers)
    return c.json(describe())
  })

  return { api, describe }

  async function explained<Job extends JobCard>(found: Job[], query: JobQuery, c: Context) {
    const ids = found.map(({ id }) => id)
    const now = services.clock.now()
    const explanations = await services.search.explain(query, ids, now, c.req.raw.signal)
    return found.map((job, at) => ({ ...job, explanation: explanations[at] ?? null }))
  }

  async function count(c: Context, kind: VisitKind) {
    const jobId = jobIdOf(c)
    if ((await jobs.applyUrl(services.db, jobId)) === undefined) throw new Refusal('job_not_found')
    return countVisit(services, { jobId, kind, visitor: visitorOf(c) })
  }
}

/** Reads a search, and whether each answer should explain itself. */
function readExplainedSearch(c: Context): { query: JobQuery; explain: boolean } {
  const given = [...new URL(c.req.url).searchParams]
  const values = given.filter(([name]) => name === 'explain').map(([, value]) => value)
  const isValid = values.length <= 1 && values.every((value) => value === '1')
  const problems = isValid ? [] : [{ parameter: 'explain', message: 'must be 1, once' }]
  const others = given.filter(([name]) => name !== 'explain')
  return { query: requireSearch(others, API_PAGE_SIZE, problems), explain: values.length > 0 }
}

/** `only`: the parameters that this route takes. */
function readSearch(c: Context, only: string[], perPage = API_PAGE_SIZE): JobQuery {
  const given = [...new URL(c.req.url).searchParams]
  const foreign = given
    .filter(([name]) => !only.includes(name))
    .map(([name]) => ({ parameter: name.slice(0, 60), message: 'is not a parameter here' }))
  const ours = given.filter(([name]) => only.includes(name))
  return requireSearch(ours, perPage, foreign)
}

export function requireSearch(
  given: [string, string][],
  perPage: number,
  others: Problem[],
): JobQuery {
  const { query, problems } = parseQueryParams(given, {
    unknown: 'refuse',
    perPage,
    defaultSort: 'newest',
  })
  if (problems || others.length > 0) {
    throw new Refusal('invalid_parameter', [...others, ...(problems ?? [])])
  }
  return query
}

const readText = (c: Context) => readSearch(c, ['query']).text?.slice(0, MAX_QUERY_TEXT) ?? null

const jobIdOf = (c: Context): JobId => requireJobId(c.req.param('id'))

export function appliedFilters({ text, levels, matchMin: _, ...rest }: JobQuery) {
  return { query: text, experienceLevels: levels, ...rest }
}
