/** A store of files like S3, in a process of its own: s3rver. */
import * as path from 'node:path'
import { type Program, runProgram } from './program.ts'

const BUCKET = 'drill'
/** The only key that s3rver knows. */
const KEY = 'S3RVER'

export function startFileStore(directory: string, port: number): Promise<Program> {
  const script = path.join(import.meta.dirname, 's3rver.ts')
  const files = path.join(directory, 'objects')
  return runProgram('file store', {
    command: [process.execPath, script, `${port}`, files, BUCKET],
    port,
  })
}

/** Settings of a server that uses it. */
export const fileStoreSettings = (port: number) => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: BUCKET,
  S3_ACCESS_KEY_ID: KEY,
  S3_SECRET_ACCESS_KEY: KEY,
})
