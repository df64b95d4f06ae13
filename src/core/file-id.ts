/** A file's id as an address spells it: a UUID in lower case. */

export type FileId = string & { readonly __brand: 'FileId' }

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** null for anything that cannot be an id. */
export const readFileId = (text: string): FileId | null =>
  UUID.test(text) ? (text as FileId) : null

/** Where a person's own file is to be had. */
export const fileAddress = (id: FileId) => `/dashboard/files/${id}`
