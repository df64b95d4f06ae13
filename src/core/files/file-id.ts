/** A file's id as an address spells it: a UUID in lower case. */
import { isUuid } from '#core/text/uuid.ts'

export type FileId = string & { readonly __brand: 'FileId' }

/** null for anything that cannot be an id. */
export const readFileId = (text: string): FileId | null => (isUuid(text) ? (text as FileId) : null)

/** Where a person's own file is to be had. */
export const fileAddress = (id: FileId) => `/dashboard/files/${id}`
