/** What the forms of the alerts page do, by their `intent`. Toasts are those of the specification. */

import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/request/context.ts'
import type { Toast } from '#app/ui/toasts.tsx'
import type { Viewer } from '#core/account/account.ts'
import { type AlertId, alertQuery, requireAlertId } from '#core/alert/alert.ts'
import { type AlertForm, type AlertProblems, readAlertForm } from '#core/alert/alert-form.ts'
import { pauseProblem } from '#core/alert/pause-days.ts'
import { REFUSALS, Refusal, type RefusalCode } from '#core/api/refusal.ts'
import { unknownPlaces } from '#core/place/unknown-places.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { instantOf, isTimeZone } from '#core/time/time-zone.ts'
import type { AlertSettings } from '#store/alert-settings.ts'
import { changeAlertSettings } from '#work/alert/change-alert-settings.ts'
import { learnTimeZone } from '#work/alert/learn-time-zone.ts'
import type { AlertPreview } from '#work/alert/preview-alert.ts'
import {
  type AddedAlert,
  addAlert,
  changeAlert,
  removeAlert,
  restoreAlert,
} from '#work/alert/save-alert.ts'
import { CHANNEL_ACTIONS, type ShownOnce } from './channel-actions.ts'
import { previewIfReady } from './load-alerts.ts'
import { typedForm, wishedSearch } from './submitted-search.ts'

type Args = { context: Readonly<RouterContextProvider> }

export type AlertAnswer = {
  toast: Omit<Toast, 'action'> | null
  /** The alert that was just deleted and can be restored. */
  removed: AlertId | null
  /** Whether the alert in the form was saved. */
  isSaved: boolean
  /** What was typed, if it was not saved. */
  typed: AlertForm | null
  problems: AlertProblems
  /** Of what is typed, if that was asked for. */
  preview: AlertPreview | null
  /** A secret or address that only this answer contains. */
  shownOnce: ShownOnce | null
  refusedChannel: RefusedChannel | null
  refusedSettings: RefusedSettings | null
  /** The part of the page that was submitted; null for the buttons of a card, and for other pages. */
  section: AnswerSection | null
}

export type AnswerSection = 'form' | 'channels' | 'emails'

/** What was typed into the form of a channel, and why its address was refused. */
export type RefusedChannel = { intent: 'add-webhook' | 'add-ntfy'; url: string; problem: string }

/** What was chosen in the form about emails, and why its day was refused. */
export type RefusedSettings = { settings: AlertSettings; pausedOn: string; problem: string }

const SECTIONS: Readonly<Record<string, AnswerSection>> = {
  save: 'form',
  preview: 'form',
  settings: 'emails',
}

export async function actOnAlerts(args: Args, viewer: Viewer, form: FormData) {
  const intent = form.get('intent')?.toString() ?? ''
  const section = entryOf(CHANNEL_ACTIONS, intent)
    ? 'channels'
    : (entryOf(SECTIONS, intent) ?? null)
  const answer = await act(args, viewer, { intent, form })
  return data({ ...answer.data, section }, answer.init ?? {})
}

async function act(
  args: Args,
  viewer: Viewer,
  { intent, form }: { intent: string; form: FormData },
) {
  const channelAction = entryOf(CHANNEL_ACTIONS, intent)
  const action = entryOf(ACTIONS, intent)
  if (!channelAction && !action) throw new Refusal('unknown_action')
  try {
    if (channelAction) return answered(await channelAction(args, viewer, form))
    return action ? await action(args, viewer, form) : answered({})
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const title = error.code === 'alert_exists' ? ADDED.existing.title : 'Error'
    const toast = { title, description: error.message, isDestructive: true }
    const isAddress = ADDRESS_CODES.has(error.code)
    const refusedChannel: RefusedChannel | null =
      isAddress && (intent === 'add-webhook' || intent === 'add-ntfy')
        ? { intent, url: form.get('url')?.toString() ?? '', problem: error.message }
        : null
    return answered(
      {
        toast: refusedChannel ? null : toast,
        typed: intent === 'save' ? typedForm(form) : null,
        refusedChannel,
      },
      REFUSALS[error.code].status,
    )
  }
}

/** Refusals that are shown at the field of an address. */
const ADDRESS_CODES: ReadonlySet<RefusalCode> = new Set([
  'bad_channel_url',
  'bad_ntfy_topic',
  'channel_exists',
])

const ACTIVATED = {
  title: 'Alert Activated',
  description: 'You will now receive notifications for this alert',
}

const ADDED = {
  created: { title: 'Alert Created', description: 'Your job alert has been created' },
  activated: ACTIVATED,
  existing: {
    title: 'Alert already exists',
    description: 'You already have an active alert for this search',
  },
} satisfies Record<AddedAlert['outcome'], Omit<Toast, 'action'>>

type Action = (args: Args, viewer: Viewer, form: FormData) => Promise<ReturnType<typeof answered>>

const ACTIONS: Readonly<Record<string, Action>> = {
  save: async ({ context }, viewer, form) => {
    const typed = typedForm(form)
    const { alert, problems } = readAlertForm(typed)
    if (!alert) return answered({ typed, problems }, 422)
    const services = context.get(servicesContext)
    // An alert searches as typed, so one with a typo in a word or a place finds nothing.
    const withMeant = async (toast: { title: string; description: string }) => {
      const meant = (await previewIfReady(services, viewer.id, alert))?.corrected
      const unknown = unknownPlaces(alertQuery(alert)?.location ?? '').map((place) => `“${place}”`)
      const notes = [
        meant && `Did you mean “${meant}”?`,
        unknown.length > 0 &&
          `We don’t know the place ${listInEnglish(unknown)}, so only listings that write the same are found.`,
      ].filter(Boolean)
      return notes.length === 0
        ? toast
        : { ...toast, description: [`${toast.description}.`, ...notes].join(' ') }
    }
    if (!form.has('id')) {
      const { outcome } = await addAlert(services, viewer, alert, zoneOf(form))
      return answered({ toast: await withMeant(ADDED[outcome]), isSaved: true })
    }
    await changeAlert(services, viewer, idOf(form), alert)
    const toast = { title: 'Alert Updated', description: 'Your job alert has been updated' }
    return answered({ toast: await withMeant(toast), isSaved: true })
  },
  preview: async ({ context }, viewer, form) => {
    const typed = typedForm(form)
    const { alert, problems } = readAlertForm(typed)
    if (!alert) return answered({ typed, problems }, 422)
    const preview = await previewIfReady(context.get(servicesContext), viewer.id, alert)
    return answered({ typed, preview })
  },
  follow: async ({ context }, viewer, form) => {
    const search = wishedSearch(form.get('search')?.toString() ?? '')
    if (!search) throw new Refusal('invalid_body')
    const alert = { ...search, frequency: 'daily' as const }
    const services = context.get(servicesContext)
    const { outcome } = await addAlert(services, viewer, alert, zoneOf(form))
    return answered({ toast: ADDED[outcome] })
  },
  pause: async ({ context }, viewer, form) => {
    await changeAlert(context.get(servicesContext), viewer, idOf(form), { isActive: false })
    return answered({
      toast: {
        title: 'Alert Paused',
        description: 'You will no longer receive notifications for this alert',
      },
    })
  },
  activate: async ({ context }, viewer, form) => {
    await changeAlert(context.get(servicesContext), viewer, idOf(form), { isActive: true })
    return answered({ toast: ACTIVATED })
  },
  delete: async ({ context }, viewer, form) => {
    const id = idOf(form)
    await removeAlert(context.get(servicesContext), viewer, id)
    const toast = { title: 'Alert Deleted', description: 'Your job alert has been deleted' }
    return answered({ toast, removed: id })
  },
  restore: async ({ context }, viewer, form) => {
    await restoreAlert(context.get(servicesContext), viewer, idOf(form))
    return answered({ toast: { title: 'Alert restored' } })
  },
  settings: async ({ context }, viewer, form) => {
    const services = context.get(servicesContext)
    const { pausedOn, ...settings } = readSettings(form)
    const problem = pauseProblem(pausedOn, settings.timeZone, services.clock.now())
    if (problem) return answered({ refusedSettings: { settings, pausedOn, problem } }, 422)
    await changeAlertSettings(services, viewer.id, settings)
    return answered({ toast: { title: 'Email times saved' } })
  },
  zone: async ({ context }, viewer, form) => {
    await learnTimeZone(context.get(servicesContext), viewer.id, zoneOf(form) ?? '')
    return answered({})
  },
}

/** Throws `invalid_body` for what our own form cannot send. */
function readSettings(form: FormData) {
  const timeZone = form.get('timeZone')?.toString() ?? ''
  const sendAt = form.get('sendAt')?.toString() ?? ''
  const weekday = Number(form.get('weekday'))
  const pausedOn = form.get('pausedUntil')?.toString() ?? ''
  const isWeekday = Number.isInteger(weekday) && weekday >= 1 && weekday <= 7
  const isSendAt = /^([01]\d|2[0-3]):[0-5]\d$/.test(sendAt)
  if (!isTimeZone(timeZone) || !isSendAt || !isWeekday) throw new Refusal('invalid_body')
  const pausedUntil = pausedOn === '' ? null : instantOf(`${pausedOn}T00:00`, timeZone)
  if (pausedOn !== '' && pausedUntil === null) throw new Refusal('invalid_body')
  const isMailOff = form.has('isMailOff')
  return { timeZone, isZoneKnown: true, sendAt, weekday, pausedUntil, isMailOff, pausedOn }
}

const idOf = (form: FormData) => requireAlertId(form.get('id')?.toString())

/** Filled in by the browser. */
const zoneOf = (form: FormData) => form.get('timeZone')?.toString() || null

function answered(parts: Partial<AlertAnswer>, status = 200) {
  const none = {
    toast: null,
    removed: null,
    isSaved: false,
    typed: null,
    problems: {},
    preview: null,
    shownOnce: null,
    refusedChannel: null,
    refusedSettings: null,
    section: null,
  }
  return data({ ...none, ...parts } satisfies AlertAnswer as AlertAnswer, { status })
}
