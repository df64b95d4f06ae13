/** Where the server of the journeys keeps its data: a journey that runs a command beside it has to know. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'

/** One server a port. */
const noteOf = (port: string) => path.join(os.tmpdir(), `rolecall-e2e-${port}.txt`)

export function noteDataDir(port: string, directory: string) {
  fs.writeFileSync(noteOf(port), directory)
}

export function dataDirOf(address: string): string {
  return fs.readFileSync(noteOf(new URL(address).port), 'utf8')
}
