/** A copy of a running PostgreSQL's files, as a base backup makes it: the built-in one has no program for that. */
import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

/** What the database removes while files are copied is not needed: the log of the copy says so too. */
const VANISHED = /No such file or directory$/

/**
 * Makes the data directory `to` a standby of the server at `url`, whose own is `from`. It follows the server as soon
 * as it is started. `settings` are further ones of the standby.
 */
export async function makeStandby(
  url: string,
  { from, to, settings = {} }: { from: string; to: string; settings?: Record<string, string> },
) {
  const [source, copy] = [path.join(from, 'postgres'), path.join(to, 'postgres')]
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("select pg_backup_start('copy', true)")
  await promisify(execFile)('cp', ['-a', source, copy]).catch(({ stderr }: { stderr: string }) => {
    if (
      !stderr
        .trim()
        .split('\n')
        .every((line) => VANISHED.test(line))
    )
      throw new Error(stderr)
  })
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(false)',
  )
  await client.end()
  fs.writeFileSync(path.join(copy, 'backup_label'), rows[0]?.labelfile ?? '')
  fs.rmSync(path.join(copy, 'postmaster.pid'), { force: true })
  fs.chmodSync(copy, 0o700)
  fs.writeFileSync(path.join(copy, 'standby.signal'), '')
  const { searchParams, username } = new URL(url)
  const all = {
    primary_conninfo: `host=${searchParams.get('host')} user=${username}`,
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value}'\n`)
  fs.appendFileSync(path.join(copy, 'postgresql.auto.conf'), lines.join(''))
}
