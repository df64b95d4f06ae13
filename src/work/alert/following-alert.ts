/** Whether a person follows a company: has an active alert for all of its jobs. */
import type { Viewer } from '#core/account/account.ts'
import { type AlertId, isSameSearch } from '#core/alert/alert.ts'
import * as alerts from '#store/alerts.ts'
import { orIfDatabaseDown } from '#work/use-case/or-if-database-down.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Null for a visitor, for somebody who doesn't follow it, and while the database is down. */
export async function followingAlert(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer | null,
  slug: string,
): Promise<AlertId | null> {
  if (viewer === null) return null
  const wished = { keywords: [], filters: `company=${slug}` }
  const own = await orIfDatabaseDown(() => alerts.list(db, viewer.id), [])
  return own.find((alert) => alert.isActive && isSameSearch(alert, wished))?.id ?? null
}
