/** URLs of the cover letter pages and files. */
import type { Template } from '#core/documents/cv-design-choices.ts'
import type { LetterFileFormat } from '#core/documents/letter-file-format.ts'
import type { LetterId } from '#core/letter/cover-letter.ts'

export const LETTERS_PATH = '/dashboard/cover-letter'

export const letterAddress = (id: LetterId) => `${LETTERS_PATH}/${id}`

/** `version` busts the cache whenever the letter changes. */
export const letterPageAddress = (id: LetterId, page: number, version: number) =>
  `${letterAddress(id)}/pages/${page}.svg?version=${version}`

/** The first page as it would look in another template. */
export const letterTemplateAddress = (id: LetterId, version: number, template: Template) =>
  `${letterPageAddress(id, 1, version)}&template=${template}`

export const letterFileAddress = (id: LetterId, format: LetterFileFormat) =>
  `${letterAddress(id)}/files/letter.${format}`
