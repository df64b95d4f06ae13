/**
 * Reads one untrusted file and exits: a separate process without network, file access or environment. Input: one
 * line with the format, then the file's bytes. Output: the reading as JSON, or where it failed. The parent kills
 * it if it takes too much time or memory (cv-reader.ts). With `warm`, it loads its code first and waits for a
 * file.
 */
import type { CvFormat } from '#core/files/file-kind.ts'
import { readCvFile } from '#cv/read/read-cv-file.ts'
import { closeNetwork } from '#server/process/no-network.ts'
import type { ReaderAnswer } from './cv-reader.ts'
import { warmUpPdf } from './warm-up-pdf.ts'

closeNetwork()

const NEW_LINE = 10

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

/** Libraries log here, but standard output is reserved for the answer. */
globalThis.console = new Proxy(console, { get: () => () => undefined })

if (process.argv.includes('warm')) await readCvFile('pdf', warmUpPdf())
const input = await readInput()
if (input.length > 0) {
  const split = input.indexOf(NEW_LINE)
  const format = input.toString('latin1', 0, split) as CvFormat
  const answer: ReaderAnswer = await readCvFile(format, new Uint8Array(input.subarray(split + 1)))
    .then((reading) => ({ reading }))
    .catch((error: unknown) => ({ failedAt: placeOf(error) }))
  process.stdout.write(JSON.stringify(answer), () => process.exit(0))
}
