/** What the product's verbs and pages work with. Made once by the server; tests make their own. */
import type { JobCard, JobId } from '#core/job.ts'
import type { JobSearch } from '#core/query.ts'
import type { Settings } from '#core/settings.ts'
import type { Db } from '#store/db.ts'

export type Clock = { now(): Date }

export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type World = {
  db: Db
  search: JobSearch
  /** The jobs with these ids as cards, in the order asked for; at most as old as the index. */
  cards(ids: readonly JobId[]): Promise<JobCard[]>
  clock: Clock
  log: Log
  settings: Settings
  /** The public API in OpenAPI's own form, as /openapi.json serves it. */
  describeApi(): object
}
