/**
 * The memory of a process that has loaded the reader's code and read a PDF, written to a file when the product is built
 * (`bin/reader-snapshot.mjs`). A process that starts from it takes a tenth of a second of the processor instead of half
 * a second, and reads one file like any other reader. With `warm`, it reads the PDF again first: a snapshot contains no
 * machine code.
 */
import { startupSnapshot } from 'node:v8'
import { readCvFile } from '#cv/read/read-cv-file.ts'
import { answerFile, closeProcess } from './answer-file.ts'
import { warmUpPdf } from './warm-up-pdf.ts'

/**
 * V8 adds these to a process when it starts, and fails if they are there. While a snapshot is made they are missing,
 * so PDF.js adds its own.
 */
const LATER: readonly (readonly [object, string])[] = [
  [Promise, 'try'],
  [RegExp, 'escape'],
  [Error, 'isError'],
  [Math, 'f16round'],
  [globalThis, 'Float16Array'],
  [globalThis, 'SuppressedError'],
  [globalThis, 'DisposableStack'],
  [globalThis, 'AsyncDisposableStack'],
]

void readCvFile('pdf', warmUpPdf()).then(({ lines }) => {
  if (lines.length === 0) throw new Error('The reader reads nothing')
  for (const [owner, name] of LATER) Reflect.deleteProperty(owner, name)
  startupSnapshot.setDeserializeMainFunction(() => {
    closeProcess()
    const warmed = process.argv.includes('warm') ? readCvFile('pdf', warmUpPdf()) : null
    void Promise.resolve(warmed).then(answerFile)
  })
})
