/** A person's job alerts, under /api/me/alerts. */
import { z } from '@hono/zod-openapi'
import {
  ALERT_FREQUENCIES,
  type Alert,
  alertAddress,
  alertFilters,
  alertQuery,
  isAlertSearch,
  MAX_KEYWORDS,
  MAX_KEYWORDS_LENGTH,
  requireAlertId,
} from '#core/alert/alert.ts'
import { Refusal } from '#core/api/refusal.ts'
import { JOB_TYPES } from '#core/job/job.ts'
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import { EMPTY_QUERY } from '#core/search/query.ts'
import { MAX_SALARY, parseQueryParams, withoutIdleCurrency } from '#core/search/query-params.ts'
import * as alerts from '#store/alerts.ts'
import { addAlert, changeAlert, removeAlert, restoreAlert } from '#work/alert/save-alert.ts'
import { type MeRoutes, readBody } from './me-route.ts'

/** The search does not accept control characters. */
const plain = () =>
  z
    .string()
    .regex(/^\P{Cc}*$/u, 'must not contain control characters')
    .openapi({ pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$' }) // the same, without a flag

const fields = {
  keywords: z
    .array(plain().trim().min(1).max(MAX_KEYWORDS_LENGTH))
    .max(MAX_KEYWORDS)
    .openapi({ description: 'Searched together, as one text', example: ['react', 'typescript'] }),
  location: plain().trim().max(200).nullable(),
  frequency: z.enum(ALERT_FREQUENCIES),
  jobTypes: z.array(z.enum(JOB_TYPES)),
  isRemote: z.boolean(),
  salaryMin: z.int().nonnegative().max(MAX_SALARY).nullable().openapi({
    description: 'A year, in salaryCurrency. Jobs without a known salary are included',
  }),
  salaryCurrency: z.enum(CURRENCY_CODES),
}

export const AlertSchema = z
  .strictObject({
    id: z.int().positive(),
    ...fields,
    search: z
      .string()
      .nullable()
      .openapi({
        description:
          'The address of the jobs that match now, with every filter of the alert. Null if the filters ' +
          'are no longer valid: the alert finds nothing until `search` is changed',
        example: '/jobs?query=react+typescript&remote=true',
      }),
    isActive: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .openapi('JobAlert')

export const AlertsSchema = z.strictObject({ alerts: z.array(AlertSchema) }).openapi('JobAlerts')

const search = z.string().max(2_000).openapi({
  description:
    'Parameters of a search, as in the address of /jobs, for filters without a field here',
  example: 'experienceLevels=senior&tags=Go',
})

export const NewAlertSchema = z
  .strictObject({
    keywords: fields.keywords.default([]),
    frequency: fields.frequency.default('daily'),
    location: fields.location.optional(),
    jobTypes: fields.jobTypes.optional(),
    isRemote: fields.isRemote.optional(),
    salaryMin: fields.salaryMin.optional(),
    salaryCurrency: fields.salaryCurrency.optional(),
    search: search.optional(),
  })
  .openapi('NewJobAlert')

const AlertChangeSchema = z
  .strictObject({ ...fields, search, isActive: z.boolean() })
  .partial()
  .openapi('JobAlertChange')

export function alertRoutes({ me, services, document }: MeRoutes) {
  document('get', '/api/me/alerts', 'Your job alerts, newest first', {
    answer: AlertsSchema,
    refusals: [401],
  })
  me.get('/api/me/alerts', async (c) => {
    const own = await alerts.list(services.db, c.get('viewer').id)
    return c.json({ alerts: own.map(alertAnswer) })
  })

  document(
    'post',
    '/api/me/alerts',
    'Create a job alert, or activate the one for the same search',
    {
      body: NewAlertSchema,
      answer: AlertSchema,
      refusals: [401, 403, 409, 415, 422],
    },
  )
  me.post('/api/me/alerts', async (c) => {
    const content = alertContent(await readBody(c, NewAlertSchema))
    const { alert } = await addAlert(services, c.get('viewer'), content)
    return c.json(alertAnswer(alert))
  })

  document('patch', '/api/me/alerts/{id}', 'Change, pause or activate a job alert', {
    params: true,
    body: AlertChangeSchema,
    answer: AlertSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.patch('/api/me/alerts/:id', async (c) => {
    const viewer = c.get('viewer')
    const id = requireAlertId(c.req.param('id'))
    const { keywords, frequency, isActive, ...rest } = await readBody(c, AlertChangeSchema)
    const before = await alerts.find(services.db, viewer.id, id)
    if (!before) throw new Refusal('alert_not_found')
    const filters = Object.keys(rest).length === 0 ? undefined : withFields(before.filters, rest)
    requireSearch(keywords ?? before.keywords, filters ?? before.filters)
    const change = { keywords, frequency, isActive, filters }
    return c.json(alertAnswer(await changeAlert(services, viewer, id, change)))
  })

  document('delete', '/api/me/alerts/{id}', 'Delete a job alert; it can be restored for a day', {
    params: true,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.delete('/api/me/alerts/:id', async (c) => {
    await removeAlert(services, c.get('viewer'), requireAlertId(c.req.param('id')))
    return c.body(null, 204)
  })

  document('post', '/api/me/alerts/{id}/restore', 'Restore a deleted job alert', {
    params: true,
    answer: null,
    refusals: [401, 403, 404, 409],
  })
  me.post('/api/me/alerts/:id/restore', async (c) => {
    await restoreAlert(services, c.get('viewer'), requireAlertId(c.req.param('id')))
    return c.body(null, 204)
  })
}

/** Throws `invalid_body` for filters that aren't valid, and for an alert without any. */
export function alertContent({ keywords, frequency, ...rest }: z.infer<typeof NewAlertSchema>) {
  const filters = withFields('', rest)
  requireSearch(keywords, filters)
  return { keywords, filters, frequency }
}

type Fields = {
  [Name in 'location' | 'jobTypes' | 'isRemote' | 'salaryMin' | 'salaryCurrency' | 'search']?:
    | z.infer<typeof AlertChangeSchema>[Name]
    | undefined
}

/** The filters with what is given; `search` replaces those without a field. */
function withFields(filters: string, given: Fields): string {
  const base = readSearch(given.search ?? filters)
  const { location, jobTypes, remote, salaryMin, salaryCurrency } = base
  const wished = withoutIdleCurrency({
    ...base,
    location: given.location === undefined ? location : given.location || null,
    jobTypes: given.jobTypes ?? jobTypes,
    remote: given.isRemote ?? remote,
    salaryMin: given.salaryMin === undefined ? salaryMin : given.salaryMin,
    salaryCurrency: given.salaryCurrency ?? salaryCurrency,
  })
  return alertFilters(wished)
}

function readSearch(params: string) {
  const { query, problems } = parseQueryParams(new URLSearchParams(params), {
    unknown: 'refuse',
    isPersonal: true,
  })
  if (!query) {
    throw new Refusal(
      'invalid_body',
      problems.map(({ parameter, message }) => ({ parameter: `search.${parameter}`, message })),
    )
  }
  return query
}

function requireSearch(keywords: readonly string[], filters: string) {
  if (keywords.join(' ').length > MAX_KEYWORDS_LENGTH) {
    const message = `must have at most ${MAX_KEYWORDS_LENGTH} characters together`
    throw new Refusal('invalid_body', [{ parameter: 'keywords', message }])
  }
  if (!isAlertSearch({ keywords: [...keywords], filters }))
    throw new Refusal('invalid_body', [{ parameter: 'keywords', message: 'Keywords are required' }])
}

export function alertAnswer(alert: Alert): z.infer<typeof AlertSchema> {
  const { location, jobTypes, remote, salaryMin, salaryCurrency } = alertQuery(alert) ?? EMPTY_QUERY
  const { id, keywords, frequency, isActive, createdAt } = alert
  return {
    id,
    keywords,
    location,
    frequency,
    jobTypes,
    isRemote: remote,
    salaryMin,
    salaryCurrency: salaryCurrency as (typeof CURRENCY_CODES)[number],
    search: alertAddress(alert),
    isActive,
    createdAt,
  }
}
