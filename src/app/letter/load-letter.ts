/** Loads a letter with everything its page shows. */

import { applicationChoices } from '#app/cv-maker/application-choices.ts'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Letter, LetterId, LetterSentence } from '#core/letter/cover-letter.ts'
import { lostSourceReasons } from '#core/letter/edit-letter.ts'
import { letterText } from '#core/letter/letter-text.ts'
import { readUuid } from '#core/text/read-id.ts'
import { languageOfText } from '#core/text/text-language.ts'
import * as cvs from '#store/cvs.ts'
import * as letters from '#store/letters.ts'
import { adviseLetter } from '#work/letter/advise-letter.ts'
import { alternatives } from '#work/letter/change-letter.ts'
import { sheetOf } from '#work/letter/letter-file.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** For an id from a URL. Invalid ids answer 404. */
export function requireLetterId(text: string): LetterId {
  const id = readUuid<LetterId>(text)
  if (!id) throw new Refusal('not_found')
  return id
}

export async function requireLetter(
  { db }: Pick<Services, 'db'>,
  accountId: AccountId,
  id: LetterId,
): Promise<letters.StoredLetter> {
  const letter = await letters.read(db, accountId, id)
  if (!letter) throw new Refusal('not_found')
  return letter
}

export async function loadLetter(services: Services, accountId: AccountId, id: LetterId) {
  const { db } = services
  const letter = await requireLetter(services, accountId, id)
  const { content, jobId } = letter
  const { files, ...printed } = await services.typeset.letter(
    sheetOf(services, letter),
    letter.design,
    'svg',
  )
  const { drafts } = await alternatives(db, accountId, letter)
  const advice = await adviseLetter(services, accountId, letter)
  return {
    ...letter,
    sentences: content.sentences.map((sentence) => toShown(letter, sentence)),
    text: letterText(content),
    advice,
    isOtherLanguage: advice.weakness === 'other_language' || isOtherLanguage(content),
    model: services.model && services.settings.model,
    others: drafts.map(({ text, sources }) => ({ text, source: sources[0] ?? '' })),
    printed: { ...printed, drawn: files.length },
    cvs: (await cvs.list(db, accountId)).map((it) => ({ id: it.id, name: it.name })),
    versions: await letters.versions(db, accountId, id),
    applications: await applicationChoices(services, accountId, jobId),
  }
}

/** Whether the CV lines it is based on are in another language than the letter. */
function isOtherLanguage({ proofs, language }: Letter): boolean {
  const lines = proofs.filter(({ place }) => !place?.names.length && !place?.titles.length)
  const spoken = languageOfText(lines.map(({ text }) => text).join('\n'))
  return spoken !== null && spoken !== language
}

export type ShownLetter = Awaited<ReturnType<typeof loadLetter>>
export type ShownSentence = ShownLetter['sentences'][number]

/** A sentence with the CV lines it is based on, and the reasons if an edit lost them. */
function toShown({ content }: letters.StoredLetter, sentence: LetterSentence) {
  const texts = new Map(content.proofs.map(({ id, text }) => [id, text]))
  return {
    ...sentence,
    proofs: sentence.sources.map((id) => texts.get(id) ?? '').filter((text) => text !== ''),
    lostBecause: lostSourceReasons(content, sentence),
  }
}
