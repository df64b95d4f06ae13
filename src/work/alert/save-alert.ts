/** Creates, changes, pauses, deletes and restores a person's alerts. Every statement names the owner. */
import type { AccountId, Viewer } from '#core/account/account.ts'
import { type Alert, type AlertId, isSameSearch, requireFilters } from '#core/alert/alert.ts'
import { Refusal } from '#core/api/refusal.ts'
import { MAX_ALERTS } from '#core/settings/account-limits.ts'
import type { Settings } from '#core/settings/settings.ts'
import * as accountChanges from '#store/account-changes.ts'
import type { AlertSettings } from '#store/alert-settings.ts'
import * as alerts from '#store/alerts.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import { requirePlan } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { learnedZone } from './learn-time-zone.ts'
import { scheduleEmails } from './schedule-emails.ts'

type Saver = Pick<Services, 'db' | 'clock'> & { settings: Pick<Settings, 'plans'> }
type Owner = Pick<Viewer, 'id'>

export type AddedAlert = {
  alert: Alert
  /** There is one alert for a search: `existing` was active already, `activated` was paused. */
  outcome: 'created' | 'existing' | 'activated'
}

/** `timeZone` is that of the browser, which decides when the first email comes; null if it is unknown. */
export function addAlert(
  { db, clock, settings }: Saver,
  { id: accountId }: Owner,
  content: alerts.AlertContent,
  timeZone: string | null = null,
): Promise<AddedAlert> {
  const now = clock.now()
  requireFilters(content.filters)
  return inTransaction(db, async (tx) => {
    const count = await alerts.lockAndCount(tx, accountId)
    if (count === null) throw new Refusal('not_signed_in')
    await requirePlan({ db: tx, clock, settings }, accountId, 'alerts')
    const same = (await alerts.list(tx, accountId)).find((own) => isSameSearch(own, content))
    if (same?.isActive) return { alert: same, outcome: 'existing' }
    if (!same && count >= MAX_ALERTS) throw new Refusal('too_many_alerts')
    const alert = same
      ? await alerts.change(tx, accountId, same.id, { isActive: true, since: now })
      : await alerts.add(tx, accountId, content, now)
    if (!alert) throw new Refusal('alert_not_found')
    await changed(tx, accountId, alert.id, now, await learnedZone(tx, accountId, timeZone))
    return { alert, outcome: same ? 'activated' : 'created' }
  })
}

export type AlertChange = {
  [Key in keyof alerts.AlertContent]?: alerts.AlertContent[Key] | undefined
} & {
  isActive?: boolean | undefined
}

/**
 * Another search, and a pause that ends, only bring what is new from now on. Throws `alert_exists` for the search of
 * another alert.
 */
export function changeAlert(
  { db, clock, settings }: Saver,
  { id: accountId }: Owner,
  id: AlertId,
  change: AlertChange,
): Promise<Alert> {
  const now = clock.now()
  if (change.filters !== undefined) requireFilters(change.filters)
  return inTransaction(db, async (tx) => {
    await alerts.lockAndCount(tx, accountId)
    const before = await alerts.find(tx, accountId, id)
    if (!before) throw new Refusal('alert_not_found')
    const { keywords = before.keywords, filters = before.filters } = change
    const isOther = !isSameSearch(before, { keywords, filters })
    const isResumed = change.isActive === true && !before.isActive
    if (isOther || isResumed) await requirePlan({ db: tx, clock, settings }, accountId, 'alerts')
    const since = isOther || isResumed ? now : undefined
    const alert = await alerts.change(tx, accountId, id, { ...change, since })
    if (!alert) throw new Refusal('alert_not_found')
    if (isOther) await refuseCopy(tx, accountId, id)
    await changed(tx, accountId, id, now)
    return alert
  })
}

/** Deleting an alert that is not there changes nothing. */
export function removeAlert(saver: Saver, owner: Owner, id: AlertId): Promise<void> {
  return setDeleted(saver, owner, id, true)
}

/** Undoes a deletion within a day; after that there is no such alert. Throws `alert_exists` as a change does. */
export function restoreAlert(saver: Saver, owner: Owner, id: AlertId): Promise<void> {
  return setDeleted(saver, owner, id, false)
}

function setDeleted(
  { db, clock }: Saver,
  { id: accountId }: Owner,
  id: AlertId,
  isDeleted: boolean,
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const count = await alerts.lockAndCount(tx, accountId)
    if (!isDeleted && count !== null && count >= MAX_ALERTS) throw new Refusal('too_many_alerts')
    if (await alerts.setDeleted(tx, accountId, id, isDeleted ? now : null)) {
      if (!isDeleted) await refuseCopy(tx, accountId, id)
      await changed(tx, accountId, id, now)
    } else if (!isDeleted && !(await alerts.find(tx, accountId, id))) {
      throw new Refusal('alert_not_found')
    }
  })
}

/** There is one alert for a search. Call it when the alert has its search; the transaction that throws undoes that. */
async function refuseCopy(tx: Tx, accountId: AccountId, id: AlertId) {
  const own = await alerts.list(tx, accountId)
  const given = own.find((alert) => alert.id === id)
  if (given && own.some((alert) => alert.id !== id && isSameSearch(alert, given)))
    throw new Refusal('alert_exists')
}

async function changed(
  tx: Tx,
  accountId: AccountId,
  id: AlertId,
  now: Date,
  settings: Partial<AlertSettings> | null = null,
) {
  await scheduleEmails(tx, accountId, settings ?? {}, now)
  accountChanges.record(tx, accountId, { kind: 'alert', subject: `${id}` }, now)
}
