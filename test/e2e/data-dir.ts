/** Where the server of the journeys keeps its data: a journey that runs a command beside it has to know. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'

/** One server a port; what another user of the machine left behind cannot be written. */
const noteOf = (port: string) =>
  path.join(os.tmpdir(), `rolecall-e2e-${os.userInfo().username}-${port}.txt`)

export function noteDataDir(port: string, directory: string) {
  fs.writeFileSync(noteOf(port), directory)
}

export function dataDirOf(address: string): string {
  return fs.readFileSync(noteOf(new URL(address).port), 'utf8')
}
