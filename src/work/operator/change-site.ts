/** Sets the banner of all pages, and starts and ends maintenance mode. Every server follows within seconds. */
import type { Banner } from '#core/operator/site-state.ts'
import { inTransaction } from '#store/db.ts'
import * as siteState from '#store/site-state.ts'
import type { AuditActor } from '#work/use-case/audit-log.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Changer = Pick<Services, 'db' | 'clock' | 'audit'>

/** Null removes it. */
export function changeBanner(
  { db, audit }: Changer,
  by: AuditActor,
  banner: Banner | null,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await siteState.setBanner(tx, banner)
    await audit.record(tx, { action: 'banner_changed', by, detail: { shown: banner !== null } })
  })
}

/** Does nothing but change the note if it is on already. */
export function startMaintenance(
  { db, clock, audit }: Changer,
  by: AuditActor,
  note: string | null,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { maintenance } = await siteState.read(tx)
    await siteState.setMaintenance(tx, { since: maintenance?.since ?? clock.now(), note })
    await audit.record(tx, { action: 'maintenance_changed', by, detail: { on: true } })
  })
}

export function endMaintenance({ db, audit }: Changer, by: AuditActor): Promise<void> {
  return inTransaction(db, async (tx) => {
    await siteState.setMaintenance(tx, null)
    await audit.record(tx, { action: 'maintenance_changed', by, detail: { on: false } })
  })
}
