/**
 * Reads one untrusted file and exits: a separate process without network, file access or environment. The parent
 * kills it if it takes too much time or memory (cv-reader.ts). With `warm`, it loads its code first and waits for a
 * file. A built product starts its readers from `cv-reader-snapshot.ts` instead, which has all that done.
 */
import { readCvFile } from '#cv/read/read-cv-file.ts'
import { answerFile, closeProcess } from './answer-file.ts'
import { warmUpPdf } from './warm-up-pdf.ts'

closeProcess()
if (process.argv.includes('warm')) await readCvFile('pdf', warmUpPdf())
await answerFile()
