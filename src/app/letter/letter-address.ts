/** Where letters are written, and where each of them and its files are. */
import type { LetterFileFormat } from '#core/documents/letter-file-format.ts'
import type { LetterId } from '#core/letter/letter-id.ts'

export const LETTERS_PATH = '/dashboard/cover-letter'

export const letterAddress = (id: LetterId) => `${LETTERS_PATH}/${id}`

/** `version` makes the address new whenever the letter is. */
export const letterPageAddress = (id: LetterId, page: number, version: number) =>
  `${letterAddress(id)}/pages/${page}.svg?version=${version}`

export const letterFileAddress = (id: LetterId, format: LetterFileFormat) =>
  `${letterAddress(id)}/files/letter.${format}`
