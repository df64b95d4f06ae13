/** A letter as a file of a format, in its own design; and the exact file kept with an application. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { LETTER_FILE_TYPES, type LetterFileFormat } from '#core/documents/letter-file-format.ts'
import type { LetterId } from '#core/letter/letter-id.ts'
import { letterText } from '#core/letter/letter-text.ts'
import { printedDay, toLetterSheet } from '#core/letter/to-letter-sheet.ts'
import type { ApplicationDocument, ApplicationId } from '#core/tracker/application.ts'
import * as letters from '#store/letters.ts'
import { attachFile } from '#work/tracker/attach-file.ts'
import type { World } from '#work/world/world.ts'

type Parts = Pick<World, 'clock' | 'typeset'>

export async function letterFile(
  world: Parts,
  letter: letters.StoredLetter,
  format: LetterFileFormat,
): Promise<{ mediaType: string; content: Uint8Array; name: string }> {
  return {
    mediaType: LETTER_FILE_TYPES[format],
    content: await WRITERS[format](world, letter),
    name: `${letter.name.replaceAll('/', '-')}.${format}`,
  }
}

type Write = (world: Parts, letter: letters.StoredLetter) => Promise<Uint8Array>

const WRITERS: Readonly<Record<LetterFileFormat, Write>> = {
  pdf: (world, letter) => typeset(world, letter, 'pdf'),
  docx: (world, letter) => typeset(world, letter, 'docx'),
  txt: async (_, { content }) => new TextEncoder().encode(`${letterText(content)}\n`),
}

async function typeset(world: Parts, letter: letters.StoredLetter, form: 'pdf' | 'docx') {
  const { files } = await world.typeset.letter(sheetOf(world, letter), letter.design, form)
  if (!files[0]) throw new Error('Nothing was set')
  return files[0]
}

/** The day on a letter is the one on which it is printed. */
export const sheetOf = ({ clock }: Pick<World, 'clock'>, { content }: letters.StoredLetter) =>
  toLetterSheet(content, printedDay(clock.now()))

/** What is changed later does not change what was kept. Refuses a letter or application that is not theirs. */
export async function attachLetter(
  world: Parts & Pick<World, 'db' | 'scanFile'>,
  accountId: AccountId,
  { id, applicationId }: { id: LetterId; applicationId: ApplicationId },
): Promise<ApplicationDocument> {
  const letter = await letters.read(world.db, accountId, id)
  if (!letter) throw new Refusal('not_found')
  const { name, content } = await letterFile(world, letter, 'pdf')
  return attachFile(world, accountId, {
    applicationId,
    kind: 'document',
    name: `Letter, ${name}`,
    content,
    also: (tx) => letters.noteApplication(tx, accountId, { id, applicationId }),
  })
}
