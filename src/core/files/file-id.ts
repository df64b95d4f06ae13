/** The id of a file, and its address. */
export type FileId = string & { readonly __brand: 'FileId' }

/** Where the owner can download the file. */
export const fileAddress = (id: FileId) => `/dashboard/files/${id}`
