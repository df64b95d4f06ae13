/** What journeys need to know about their server: its data directory, and the key to its inbox. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'

type Note = { dataDir: string; inboxKey: string }

/**
 * One server per port. The user name is in the file name, because another user's leftover file cannot be
 * overwritten.
 */
const fileOf = (port: string) =>
  path.join(os.tmpdir(), `rolecall-e2e-${os.userInfo().username}-${port}.json`)

export function writeServerInfo(port: string, note: Note) {
  fs.writeFileSync(fileOf(port), JSON.stringify(note), { mode: 0o600 })
}

export function serverInfo(address: string): Note {
  return JSON.parse(fs.readFileSync(fileOf(new URL(address).port), 'utf8')) as Note
}
