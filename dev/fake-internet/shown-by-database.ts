/** The open jobs according to the database, for when no server runs. */
import { sql } from 'kysely'
import type { Db } from '#store/db.ts'
import type { OpenJob, Shows } from './compare.ts'

export function shownByDatabase(db: Db): Shows {
  return {
    async openJobs() {
      const { rows } = await sql<OpenJob>`
        select j.id, j.title, c.name as company, j.location_text as "locationText"
          from jobs j join companies c on c.id = j.company_id
         where j.closed_at is null and not j.is_demo`.execute(db)
      return rows
    },
    async textOf(id) {
      const { rows } = await sql<{ text: string }>`
        select concat(description_html, requirements_html) as text from jobs where id = ${id}`.execute(
        db,
      )
      return rows[0]?.text ?? ''
    },
  }
}
