/** Table `site_state`: the banner and maintenance mode, in one row. */
import type { Banner, Maintenance, SiteState } from '#core/operator/site-state.ts'
import type { Db, Tx } from './db.ts'

export async function read(db: Db | Tx): Promise<SiteState> {
  const row = await db.selectFrom('site_state').selectAll().executeTakeFirstOrThrow()
  return {
    banner:
      row.banner_text === null
        ? null
        : {
            text: row.banner_text,
            link: row.banner_link,
            from: row.banner_from,
            until: row.banner_until,
          },
    maintenance:
      row.maintenance_since === null
        ? null
        : { since: row.maintenance_since, note: row.maintenance_note },
  }
}

/** Null for none. */
export async function setBanner(tx: Tx, banner: Banner | null): Promise<void> {
  await tx
    .updateTable('site_state')
    .set({
      banner_text: banner?.text ?? null,
      banner_link: banner?.link ?? null,
      banner_from: banner?.from ?? null,
      banner_until: banner?.until ?? null,
    })
    .execute()
}

/** Null for none. */
export async function setMaintenance(tx: Tx, maintenance: Maintenance | null): Promise<void> {
  await tx
    .updateTable('site_state')
    .set({
      maintenance_since: maintenance?.since ?? null,
      maintenance_note: maintenance?.note ?? null,
    })
    .execute()
}
