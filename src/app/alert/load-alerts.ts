/** What the page of alerts shows: the form, the alerts with what each found, and when emails come. For loaders only. */
import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/request/context.ts'
import { activeFilters } from '#app/search/active-filters.ts'
import type { AccountId, Viewer } from '#core/account/account.ts'
import {
  type Alert,
  type AlertId,
  type AlertSearch,
  alertAddress,
  alertName,
  alertQuery,
} from '#core/alert/alert.ts'
import { type AlertForm, alertForm, EMPTY_ALERT_FORM } from '#core/alert/alert-form.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import { EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { readNumericId } from '#core/text/read-id.ts'
import { timeZones } from '#core/time/time-zone.ts'
import * as alertChannels from '#store/alert-channels.ts'
import * as alertFeeds from '#store/alert-feeds.ts'
import * as alertFinds from '#store/alert-finds.ts'
import * as alertSettings from '#store/alert-settings.ts'
import * as alerts from '#store/alerts.ts'
import * as channelDeliveries from '#store/channel-deliveries.ts'
import * as companies from '#store/companies.ts'
import { channelEndings } from '#work/alert/channel-endings.ts'
import {
  type AlertPreview,
  type AlertWeek,
  previewAlert,
  weekOfAlerts,
} from '#work/alert/preview-alert.ts'
import { readPushKeys } from '#work/alert/push-keys.ts'
import { FIRST_SETTINGS } from '#work/alert/schedule-emails.ts'
import { planNotice } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { ShownChannels } from './alert-channels.tsx'
import { wishedSearch } from './submitted-search.ts'

/** Deliveries in the log of a channel. */
const LOGGED = 5
/** Alerts whose cards name what is new: each is one search. */
const SEARCHED = 20

type Args = { request: Request; context: Readonly<RouterContextProvider> }

export type ShownAlert = Alert & {
  name: string
  /** Null if its filters can't be read. */
  href: string | null
  location: string | null
  isRemote: boolean
  salaryMin: number | null
  salaryCurrency: string
  /** Filters that have no line of their own, in words. */
  others: string[]
  /** What is new in its search; null while it is paused, can't be searched, or is far down the list. */
  recent: AlertWeek | null
}

/** What the form begins with, and where it is submitted. */
export type Draft = {
  address: string
  /** Null for a new alert. */
  editing: AlertId | null
  /** A new alert that only remains to be created: its search comes from another page. */
  isFilledIn: boolean
  form: AlertForm
  /** Filters that have no field, in words. */
  others: string[]
  preview: AlertPreview | null
  channels: ShownChannels | null
}

export async function loadAlerts({ request, context }: Args, { id }: Viewer) {
  const services = context.get(servicesContext)
  const { db, clock } = services
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/\.data$/, '')
  const now = clock.now()
  const [own, settings, found] = await Promise.all([
    alerts.list(db, id),
    alertSettings.read(db, id),
    alertFinds.newest(db, id, { limit: 1, offset: 0 }),
  ])
  const active = own.filter(({ isActive }) => isActive).slice(0, SEARCHED)
  const weeks = await ifReady(() => weekOfAlerts(services, id, active, request.signal))
  const recent = new Map(active.map((alert, at) => [alert.id, weeks?.[at] ?? null]))
  const blank: Draft = {
    address: path,
    editing: null,
    isFilledIn: false,
    form: EMPTY_ALERT_FORM,
    others: [],
    preview: null,
    channels: null,
  }
  const draft = await loadDraft(services, id, { path, own, searchParams })
  return {
    path,
    now,
    alerts: own.map((alert) => shownAlert(alert, recent.get(alert.id) ?? null)),
    found: found.total,
    blank,
    draft: draft ?? blank,
    /** Why the alert to edit isn't in the form; null if it is, or if none was asked for. */
    missing: searchParams.has('edit') && !draft?.editing ? REFUSALS.alert_not_found.message : null,
    plan: await planNotice(services, id, 'alerts'),
    hasSettings: settings !== null,
    settings: settings ?? FIRST_SETTINGS,
    zones: timeZones(),
  }
}

/** The alert to edit, or the search of another page; null without either. */
async function loadDraft(
  services: Services,
  accountId: AccountId,
  { path, own, searchParams }: { path: string; own: Alert[]; searchParams: URLSearchParams },
): Promise<Draft | null> {
  const edited = readNumericId<AlertId>(searchParams.get('edit') ?? '')
  const editing = own.find(({ id }) => id === edited) ?? null
  const params = searchParams.get('search')
  const asked: AlertSearch | null = editing ?? wishedSearch(params)
  if (!asked) return null
  const company = alertQuery(asked)?.company ?? null
  const companyName = company && ((await companies.bySlug(services.db, company))?.name ?? null)
  const query = new URLSearchParams(editing ? { edit: `${editing.id}` } : { search: params ?? '' })
  return {
    address: `${path}?${query}`,
    editing: editing?.id ?? null,
    isFilledIn: editing === null,
    form: alertForm({ frequency: 'daily', ...asked }),
    others: otherFilters({ ...asked, companyName }, { jobTypes: [] }),
    preview: await previewIfReady(services, accountId, asked),
    channels: editing && (await loadChannels(services, accountId, editing.id)),
  }
}

export const previewIfReady = (services: Services, accountId: AccountId, search: AlertSearch) =>
  ifReady(() => previewAlert(services, accountId, search))

/** Null if the search can't answer, as while it starts. Everything else on the page is in the database. */
async function ifReady<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

async function loadChannels(
  services: Pick<Services, 'db' | 'keys' | 'log'>,
  accountId: AccountId,
  alertId: AlertId,
) {
  const { db } = services
  const [channels, deliveries, feedMadeAt, { publicKey }] = await Promise.all([
    alertChannels.list(db, accountId, alertId),
    channelDeliveries.newest(db, accountId, { alertId, perChannel: LOGGED }),
    alertFeeds.madeAt(db, accountId, alertId),
    readPushKeys(services),
  ])
  const endings = await channelEndings(services, channels)
  return { channels, endings, deliveries, feedMadeAt, publicKey }
}

function shownAlert(alert: Alert, recent: AlertWeek | null): ShownAlert {
  const { location, remote, salaryMin, salaryCurrency } = alertQuery(alert) ?? EMPTY_QUERY
  return {
    ...alert,
    name: alertName(alert),
    href: alertAddress(alert),
    location,
    isRemote: remote,
    salaryMin,
    salaryCurrency,
    others: otherFilters(alert),
    recent,
  }
}

/** In words, without those that have a field or a line of their own. */
function otherFilters(
  alert: AlertSearch & Partial<Pick<Alert, 'companyName'>>,
  without: Partial<JobQuery> = {},
): string[] {
  const { location, remote, salaryMin } = EMPTY_QUERY
  const own = alertQuery(alert) ?? EMPTY_QUERY
  const query = { ...own, location, remote, salaryMin, ...without }
  return activeFilters(query, alert.companyName).map(({ label }) => label)
}
