/** A cover letter as a file in its own design, and as a document attached to an application. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { LETTER_FILE_TYPES, type LetterFileFormat } from '#core/documents/letter-file-format.ts'
import type { LetterId } from '#core/letter/cover-letter.ts'
import { letterText } from '#core/letter/letter-text.ts'
import { printedDay, toLetterSheet } from '#core/letter/to-letter-sheet.ts'
import type { ApplicationDocument, ApplicationId } from '#core/tracker/application.ts'
import * as letters from '#store/letters.ts'
import type { FileServices } from '#work/files/store-content.ts'
import { attachFile } from '#work/tracker/attach-file.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Parts = Pick<Services, 'clock' | 'typeset'>

export async function letterFile(
  services: Parts,
  letter: letters.StoredLetter,
  format: LetterFileFormat,
): Promise<{ mediaType: string; content: Uint8Array; name: string }> {
  return {
    mediaType: LETTER_FILE_TYPES[format],
    content: await WRITERS[format](services, letter),
    name: `${letter.name.replaceAll('/', '-')}.${format}`,
  }
}

type Write = (services: Parts, letter: letters.StoredLetter) => Promise<Uint8Array>

const WRITERS: Readonly<Record<LetterFileFormat, Write>> = {
  pdf: (services, letter) => typeset(services, letter, 'pdf'),
  docx: (services, letter) => typeset(services, letter, 'docx'),
  txt: async (_, { content }) => new TextEncoder().encode(`${letterText(content)}\n`),
}

async function typeset(services: Parts, letter: letters.StoredLetter, form: 'pdf' | 'docx') {
  const { files } = await services.typeset.letter(sheetOf(services, letter), letter.design, form)
  if (!files[0]) throw new Error('Typesetting returned no file')
  return files[0]
}

/** A letter is dated on the day it is printed. */
export const sheetOf = ({ clock }: Pick<Services, 'clock'>, { content }: letters.StoredLetter) =>
  toLetterSheet(content, printedDay(clock.now()))

/** Later changes do not affect the attached file. Throws for a letter or application of another account. */
export async function attachLetter(
  services: Parts & FileServices,
  accountId: AccountId,
  { id, applicationId }: { id: LetterId; applicationId: ApplicationId },
): Promise<ApplicationDocument> {
  const letter = await letters.read(services.db, accountId, id)
  if (!letter) throw new Refusal('not_found')
  const { name, content } = await letterFile(services, letter, 'pdf')
  return attachFile(services, accountId, {
    applicationId,
    kind: 'document',
    name: `Cover letter, ${name}`,
    content,
    also: (tx) => letters.noteApplication(tx, accountId, { id, applicationId }),
  })
}
