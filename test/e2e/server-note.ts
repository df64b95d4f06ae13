/** What journeys have to know of their server: where it keeps its data, and the key to messages that it did not send. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'

type Note = { dataDir: string; inboxKey: string }

/** One server a port; what another user of the machine left behind cannot be written. */
const fileOf = (port: string) =>
  path.join(os.tmpdir(), `rolecall-e2e-${os.userInfo().username}-${port}.json`)

export function noteServer(port: string, note: Note) {
  fs.writeFileSync(fileOf(port), JSON.stringify(note), { mode: 0o600 })
}

export function noteOf(address: string): Note {
  return JSON.parse(fs.readFileSync(fileOf(new URL(address).port), 'utf8')) as Note
}
