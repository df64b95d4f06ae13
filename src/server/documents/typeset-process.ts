/**
 * The process that typesets documents: keeps the fonts and templates in memory, answers requests one at a time,
 * and ends with its parent. It receives texts and returns files; it opens no files and knows no secrets.
 */
import type { Cv } from '#core/cv/cv.ts'
import type { CvDesign } from '#core/documents/cv-design.ts'
import type { LetterSheet } from '#core/documents/letter-sheet.ts'
import type { ReportSheet } from '#core/documents/report-sheet.ts'
import type { TypesetDocument, TypesetForm } from '#core/documents/typeset.ts'
import { createDocumentWriter } from '#cv/write/write-document.ts'
import { closeNetwork } from '#server/process/no-network.ts'
import { createCalls } from '#server/process/thread-calls.ts'
import { readTypesetFiles } from './typeset-files.ts'

/** Calls from the server to this process. */
export type TypesetCalls = {
  cv(asked: { cv: Cv; design: CvDesign; form: TypesetForm }): Promise<TypesetDocument>
  letter(asked: {
    letter: LetterSheet
    design: CvDesign
    form: TypesetForm
  }): Promise<TypesetDocument>
  report(asked: { report: ReportSheet }): Promise<TypesetDocument>
}

closeNetwork()

const writer = createDocumentWriter(readTypesetFiles())

const fromServer: TypesetCalls = {
  cv: ({ cv, design, form }) => writer.cv(cv, design, form),
  letter: ({ letter, design, form }) => writer.letter(letter, design, form),
  report: ({ report }) => writer.report(report),
}

createCalls<Record<string, never>>(
  {
    postMessage: (message) => void process.send?.(message),
    on: (event, listener) => process.on(event, listener as (message: unknown) => void),
  },
  fromServer,
)
process.once('disconnect', () => process.exit())
