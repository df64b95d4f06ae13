/**
 * The process in which documents are set: it has the fonts and templates in memory, answers one request after the
 * other, and ends with its parent. It is given texts and gives back files; it opens nothing and knows no secret.
 */
import type { Cv } from '#core/cv/cv.ts'
import type { CvDesign } from '#core/documents/cv-design.ts'
import type { LetterSheet } from '#core/documents/letter-sheet.ts'
import type { TypesetDocument, TypesetForm } from '#core/documents/typeset.ts'
import { createDocumentWriter } from '#cv/write/write-document.ts'
import { closeNetwork } from '#server/process/no-network.ts'
import { createCalls } from '#server/process/thread-calls.ts'
import { readTypesetFiles } from './typeset-files.ts'

/** What the server asks this process. */
export type TypesetCalls = {
  cv(asked: { cv: Cv; design: CvDesign; form: TypesetForm }): Promise<TypesetDocument>
  letter(asked: {
    letter: LetterSheet
    design: CvDesign
    form: TypesetForm
  }): Promise<TypesetDocument>
}

closeNetwork()

const writer = createDocumentWriter(readTypesetFiles())

const fromServer: TypesetCalls = {
  cv: ({ cv, design, form }) => writer.cv(cv, design, form),
  letter: ({ letter, design, form }) => writer.letter(letter, design, form),
}

createCalls<Record<string, never>>(
  {
    postMessage: (message) => void process.send?.(message),
    on: (event, listener) => process.on(event, listener as (message: unknown) => void),
  },
  fromServer,
)
process.once('disconnect', () => process.exit())
