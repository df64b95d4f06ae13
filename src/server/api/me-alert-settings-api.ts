/** When emails about job alerts come, what a search would find, and what the alerts have found. */
import { z } from '@hono/zod-openapi'
import { ALERT_FREQUENCIES, alertFilters, alertName, MAX_KEYWORDS } from '#core/alert/alert.ts'
import { Refusal } from '#core/api/refusal.ts'
import { MAX_QUERY_TEXT, parseQueryParams } from '#core/search/query-params.ts'
import { isTimeZone } from '#core/time/time-zone.ts'
import * as alertFinds from '#store/alert-finds.ts'
import * as alertSettings from '#store/alert-settings.ts'
import * as alerts from '#store/alerts.ts'
import { changeAlertSettings } from '#work/alert/change-alert-settings.ts'
import { previewAlert } from '#work/alert/preview-alert.ts'
import { FIRST_SETTINGS } from '#work/alert/schedule-emails.ts'
import { JobCardSchema } from './api-schemas.ts'
import { type MeRoutes, readBody } from './me-route.ts'

const SETTINGS = '/api/me/alerts/settings'
const FOUND = '/api/me/alerts/found'
const PREVIEW = '/api/me/alerts/preview'
const MAX_PAGE = 1_000_000
const PER_PAGE = 20

const settings = {
  timeZone: z
    .string()
    .max(100)
    .refine(isTimeZone, 'must be the name of a time zone, such as Europe/Berlin')
    .openapi({ example: 'Europe/Berlin' }),
  sendAt: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00')
    .openapi({ description: 'Local time of daily and weekly emails', example: '08:00' }),
  weekday: z.int().min(1).max(7).openapi({ description: 'Of weekly emails; 1 is Monday' }),
  pausedUntil: z.iso.datetime().nullable().openapi({
    description: 'No emails before then; null if they are not paused',
  }),
  isMailOff: z.boolean().openapi({ description: 'Whether all emails about alerts are off' }),
}

const SettingsSchema = z
  .strictObject({
    ...settings,
    isZoneKnown: z.boolean().openapi({
      description: 'False until you chose a time zone or your browser named it; then it is UTC',
    }),
    nextEmails: z
      .strictObject(
        Object.fromEntries(
          ALERT_FREQUENCIES.map((it) => [it, z.iso.datetime().nullable()]),
        ) as Record<(typeof ALERT_FREQUENCIES)[number], z.ZodNullable<z.ZodISODateTime>>,
      )
      .openapi({ description: 'When the next emails are due; null for none' }),
  })
  .openapi('AlertSettings')

const SettingsChangeSchema = z.strictObject(settings).partial().openapi('AlertSettingsChange')

const FoundParameters = z.object({
  page: z
    .int()
    .min(1)
    .max(MAX_PAGE)
    .optional()
    .openapi({ description: `${PER_PAGE} jobs a page` }),
})

const FoundSchema = z
  .strictObject({
    jobs: z.array(
      z.strictObject({
        job: JobCardSchema,
        alerts: z.array(z.strictObject({ id: z.int().positive(), name: z.string() })).openapi({
          description: 'The alerts that found it; empty if they were deleted',
        }),
        foundAt: z.iso.datetime(),
      }),
    ),
    totalCount: z.int().nonnegative(),
    hasMore: z.boolean(),
  })
  .openapi('AlertFinds')

const PreviewBody = z
  .strictObject({
    keywords: z.array(z.string().trim().min(1).max(MAX_QUERY_TEXT)).max(MAX_KEYWORDS).default([]),
    search: z.string().max(2_000).default('').openapi({
      description: 'Parameters of a search, as in the address of /jobs',
      example: 'remote=true&jobTypes=full_time',
    }),
  })
  .openapi('AlertSearch')

const PreviewSchema = z
  .strictObject({
    total: z.int().nonnegative().openapi({ description: 'Jobs of the last days that match' }),
    jobs: z.array(JobCardSchema),
    corrected: z.string().nullable().openapi({
      description: 'Alerts search literally: what would be found with typos corrected',
    }),
  })
  .openapi('AlertPreview')

export function alertSettingRoutes({ me, services, document }: MeRoutes) {
  document('get', SETTINGS, 'When emails about your job alerts come', {
    answer: SettingsSchema,
    refusals: [401],
  })
  me.get(SETTINGS, async (c) => c.json(toAnswer(await settingsOf(c.get('viewer').id))))

  document('patch', SETTINGS, 'Change when emails about your job alerts come, pause or stop them', {
    body: SettingsChangeSchema,
    answer: SettingsSchema,
    refusals: [401, 403, 415, 422],
  })
  me.patch(SETTINGS, async (c) => {
    const accountId = c.get('viewer').id
    const { pausedUntil, ...given } = await readBody(c, SettingsChangeSchema)
    const isKept = await changeAlertSettings(services, accountId, {
      ...given,
      ...(given.timeZone !== undefined && { isZoneKnown: true }),
      ...(pausedUntil !== undefined && { pausedUntil: pausedUntil && new Date(pausedUntil) }),
    } as Partial<alertSettings.AlertSettings>)
    if (!isKept) throw new Refusal('not_signed_in')
    return c.json(toAnswer(await settingsOf(accountId)))
  })

  document('get', FOUND, 'Open jobs that your alerts found, newest first', {
    query: FoundParameters,
    answer: FoundSchema,
    refusals: [400, 401],
  })
  me.get(FOUND, async (c) => {
    const accountId = c.get('viewer').id
    const page = pageOf(c.req.query('page'))
    const [own, { finds, total }] = await Promise.all([
      alerts.list(services.db, accountId),
      alertFinds.newest(services.db, accountId, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
    ])
    const named = new Map(own.map((alert) => [alert.id, { id: alert.id, name: alertName(alert) }]))
    const cards = await services.cards(finds.map(({ jobId }) => jobId))
    const byId = new Map(cards.map((card) => [card.id, card]))
    return c.json({
      jobs: finds.flatMap(({ jobId, alertIds, foundAt }) => {
        const job = byId.get(jobId)
        return job ? [{ job, foundAt, alerts: alertIds.flatMap((id) => named.get(id) ?? []) }] : []
      }),
      totalCount: total,
      hasMore: total > page * PER_PAGE,
    })
  })

  document('post', PREVIEW, 'What a job alert would have found lately; creates nothing', {
    body: PreviewBody,
    answer: PreviewSchema,
    refusals: [401, 403, 415, 422, 503],
  })
  me.post(PREVIEW, async (c) => {
    const { keywords, search } = await readBody(c, PreviewBody)
    const { query, problems } = parseQueryParams(new URLSearchParams(search), {
      unknown: 'refuse',
      isPersonal: true,
    })
    if (!query) {
      throw new Refusal(
        'invalid_body',
        problems.map(({ parameter, message }) => ({ parameter: `search.${parameter}`, message })),
      )
    }
    const asked = { keywords, filters: alertFilters(query) }
    const preview = await previewAlert(services, c.get('viewer').id, asked)
    if (!preview)
      throw new Refusal('invalid_body', [{ parameter: 'search', message: 'is invalid' }])
    return c.json(preview)
  })

  async function settingsOf(accountId: Parameters<typeof alertSettings.read>[1]) {
    return (await alertSettings.read(services.db, accountId)) ?? FIRST_SETTINGS
  }
}

const toAnswer = ({ due, ...shown }: alertSettings.OwnAlertSettings) => ({
  ...shown,
  nextEmails: due,
})

function pageOf(text = '1'): number {
  const page = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 0
  if (page > 0 && page <= MAX_PAGE) return page
  const message = `must be a whole number from 1 to ${MAX_PAGE}`
  throw new Refusal('invalid_parameter', [{ parameter: 'page', message }])
}
