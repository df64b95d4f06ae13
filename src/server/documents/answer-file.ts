/**
 * Reads one file from standard input and writes what was read to standard output, then exits: what a reader process
 * does. Input: one line with the format, then the file's bytes. Output: the reading as JSON, or where it failed.
 */
import type { CvFormat } from '#core/files/file-kind.ts'
import { readCvFile } from '#cv/read/read-cv-file.ts'
import { closeNetwork } from '#server/process/no-network.ts'
import type { ReaderAnswer } from './cv-reader.ts'

const NEW_LINE = 10

/** Before any byte of the file is read. Libraries log to the console, but standard output is reserved for the answer. */
export function closeProcess(): void {
  closeNetwork()
  globalThis.console = new Proxy(console, { get: () => () => undefined })
}

export async function answerFile(): Promise<void> {
  const input = await readInput()
  if (input.length === 0) return
  const split = input.indexOf(NEW_LINE)
  const format = input.toString('latin1', 0, split) as CvFormat
  const answer: ReaderAnswer = await readCvFile(format, new Uint8Array(input.subarray(split + 1)))
    .then((reading) => ({ reading }))
    .catch((error: unknown) => ({ failedAt: placeOf(error) }))
  process.stdout.write(JSON.stringify(answer), () => process.exit(0))
}

async function readInput(): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Where it failed, without the message, which may contain text of the file. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error'
  const frame = /\n {4}at ([^\n]{1,200})/.exec(error.stack ?? '')?.[1]
  return `${error.name} at ${frame}`
}
