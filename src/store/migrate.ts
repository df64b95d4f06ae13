/**
 * Brings the database to this version: runs each `migrations/NNNN_name.sql` that has not run yet, in order,
 * one transaction a file. A file that was changed after it ran is refused: history is not edited.
 * Several servers may start at once; an advisory lock lets one work while the others wait.
 */
import { createHash } from 'node:crypto'
import { type Client, openClient } from './client.ts'

/** Any fixed number: it only has to be ours alone in the database. */
const LOCK = 715_204_118

/** A host that swallows packets would keep a start waiting for minutes. */
const CONNECT_LIMIT_MS = 10_000

/** `files`: name → SQL. Returns the names that were run now. */
export async function migrate(url: string, files: Record<string, string>): Promise<string[]> {
  const client = await openClient(url, {
    name: 'rolecall-migrate',
    connectMs: CONNECT_LIMIT_MS,
    answerMs: null,
  })
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      `create table if not exists migrations (
         name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    )
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from migrations',
    )
    const done = new Map(rows.map((row) => [row.name, row.sha256]))
    refuseUnknown([...done.keys()], Object.keys(files))

    const ran: string[] = []
    for (const name of Object.keys(files).sort()) {
      const text = files[name] as string
      const sha256 = createHash('sha256').update(text).digest('hex')
      const before = done.get(name)
      if (before === sha256) continue
      if (before)
        throw new Error(`Migration ${name} was changed after it ran. Add a new one instead.`)
      await runOne(client, name, text, sha256)
      ran.push(name)
    }
    return ran
  } finally {
    await client.leave()
  }
}

function refuseUnknown(done: string[], known: string[]) {
  const unknown = done.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(
      `The database has been used by a newer Rolecall (it knows ${unknown.join(', ')}). Run that version.`,
    )
  }
}

async function runOne(client: Client, name: string, text: string, sha256: string) {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed`, { cause: error })
  }
}
