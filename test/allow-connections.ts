/** Takes the database of a test app away, and gives it back. */
import pg from 'pg'
import type { TestApp } from './app.ts'
import { databaseServerUrl } from './database-url.ts'

/** As an administrator would: refuses new connections and ends the open ones. */
export async function allowConnections({ url }: TestApp, allowed: boolean) {
  const name = new URL(url).pathname.slice(1)
  const client = new pg.Client({ connectionString: databaseServerUrl() })
  await client.connect()
  await client.query(`alter database ${name} allow_connections ${allowed}`)
  if (!allowed) {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    )
  }
  await client.end()
}
