/** A letter with all that its page shows. */
import { applicationChoices } from '#app/cv-maker/application-choices.ts'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { LetterSentence } from '#core/letter/cover-letter.ts'
import { lossReasons } from '#core/letter/edit-letter.ts'
import { type LetterId, readLetterId } from '#core/letter/letter-id.ts'
import { letterText } from '#core/letter/letter-text.ts'
import * as cvs from '#store/cvs.ts'
import * as letters from '#store/letters.ts'
import { alternatives } from '#work/letter/change-letter.ts'
import { sheetOf } from '#work/letter/letter-file.ts'
import type { World } from '#work/world/world.ts'

/** Of an address; what cannot be an id is not found either. */
export function requireLetterId(text: string): LetterId {
  const id = readLetterId(text)
  if (!id) throw new Refusal('not_found')
  return id
}

export async function requireLetter(
  { db }: Pick<World, 'db'>,
  accountId: AccountId,
  id: LetterId,
): Promise<letters.StoredLetter> {
  const letter = await letters.read(db, accountId, id)
  if (!letter) throw new Refusal('not_found')
  return letter
}

export async function loadLetter(world: World, accountId: AccountId, id: LetterId) {
  const { db } = world
  const letter = await requireLetter(world, accountId, id)
  const { content, jobId } = letter
  const { files, ...printed } = await world.typeset.letter(
    sheetOf(world, letter),
    letter.design,
    'svg',
  )
  const { drafts } = await alternatives(db, accountId, letter)
  return {
    ...letter,
    sentences: content.sentences.map((sentence) => toShown(letter, sentence)),
    text: letterText(content),
    model: world.model && world.settings.model,
    others: drafts.map(({ text, sources }) => ({ text, source: sources[0] ?? '' })),
    printed: { ...printed, drawn: files.length },
    cvs: (await cvs.list(db, accountId)).map((it) => ({ id: it.id, name: it.name })),
    versions: await letters.versions(db, accountId, id),
    applications: await applicationChoices(world, accountId, jobId),
  }
}

export type ShownLetter = Awaited<ReturnType<typeof loadLetter>>
export type ShownSentence = ShownLetter['sentences'][number]

/** A sentence with the texts that it rests on, and why it has none where it had. */
function toShown({ content }: letters.StoredLetter, sentence: LetterSentence) {
  const texts = new Map(content.proofs.map(({ id, text }) => [id, text]))
  return {
    ...sentence,
    proofs: sentence.sources.map((id) => texts.get(id) ?? '').filter((text) => text !== ''),
    lostBecause: lossReasons(content, sentence),
  }
}
