/** Keeps the due times of a person's emails in step with their alerts and settings. */
import type { AccountId } from '#core/account/account.ts'
import { nextDigest } from '#core/alert/digest-time.ts'
import * as alertFinds from '#store/alert-finds.ts'
import * as alertSettings from '#store/alert-settings.ts'
import * as alerts from '#store/alerts.ts'
import type { Tx } from '#store/db.ts'

const NOTHING_DUE = { daily: null, weekly: null, immediately: null }

/** Until we know the person's time zone. */
export const FIRST_SETTINGS: alertSettings.OwnAlertSettings = {
  timeZone: 'UTC',
  isZoneKnown: false,
  sendAt: '08:00',
  weekday: 1,
  pausedUntil: null,
  isMailOff: false,
  due: NOTHING_DUE,
}

/**
 * Call it in the transaction that changes alerts or settings. An email that is overdue stays due, also when the last
 * alert of its kind is deleted: the person may undo that before the email is written.
 */
export async function scheduleEmails(
  tx: Tx,
  accountId: AccountId,
  changed: Partial<alertSettings.AlertSettings>,
  now: Date,
): Promise<alertSettings.OwnAlertSettings> {
  const settings = {
    ...((await alertSettings.lock(tx, accountId)) ?? FIRST_SETTINGS),
    ...changed,
  }
  const active = (await alerts.list(tx, accountId)).filter(({ isActive }) => isActive)
  const has = (frequency: string) => active.some((alert) => alert.frequency === frequency)
  const nextOf = (kind: 'daily' | 'weekly') => {
    const before = settings.due[kind]
    if (before && before <= now) return before
    return has(kind) ? nextDigest(digestTimeOf(settings, kind), now).at : null
  }
  const due = settings.isMailOff
    ? NOTHING_DUE
    : {
        daily: nextOf('daily'),
        weekly: nextOf('weekly'),
        immediately: has('immediately')
          ? await immediateOf(tx, accountId, { settings, changed, now })
          : null,
      }
  const scheduled = { ...settings, due }
  await alertSettings.write(tx, accountId, scheduled)
  return scheduled
}

/** Set when something is found; also when something waits that was found before immediate emails were possible. */
async function immediateOf(
  tx: Tx,
  accountId: AccountId,
  { settings, changed, now }: Given,
): Promise<Date | null> {
  const before = settings.due.immediately
  if (before !== null && changed.pausedUntil === undefined) return before
  return (await alertFinds.hasUnsettled(tx, accountId)) ? now : before
}

type Given = {
  settings: alertSettings.OwnAlertSettings
  changed: Partial<alertSettings.AlertSettings>
  now: Date
}

export const digestTimeOf = (
  {
    timeZone,
    sendAt,
    weekday,
  }: Pick<alertSettings.AlertSettings, 'timeZone' | 'sendAt' | 'weekday'>,
  kind: 'daily' | 'weekly',
) => ({ zone: timeZone, time: sendAt, weekday: kind === 'weekly' ? weekday : null })
