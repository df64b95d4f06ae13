/**
 * The time zone in which a person reads days and times: the one of their alerts' emails if they or their browser named
 * it, else the one of their latest interview, else UTC.
 */
import type { AccountId } from '#core/account/account.ts'
import { dayAt } from '#core/time/time-zone.ts'
import * as alertSettings from '#store/alert-settings.ts'
import * as interviews from '#store/application-interviews.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type OwnZone = {
  /** An IANA name. */
  zone: string
  isKnown: boolean
}

export async function ownZone(
  { db }: Pick<Services, 'db'>,
  accountId: AccountId,
): Promise<OwnZone> {
  const settings = await alertSettings.read(db, accountId)
  if (settings?.isZoneKnown) return { zone: settings.timeZone, isKnown: true }
  const zone = await interviews.latestZone(db, accountId)
  return { zone: zone ?? 'UTC', isKnown: zone !== null }
}

/** Today in the person's time zone, yyyy-MM-dd. */
export async function ownToday(
  services: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
): Promise<string> {
  const { zone } = await ownZone(services, accountId)
  return dayAt(services.clock.now(), zone)
}
