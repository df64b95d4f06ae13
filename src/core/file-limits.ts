/** What may be handed in, as forms say it before anything is sent. The content is judged by `file-kind.ts`. */

/** Bytes; as the pages say, 5 MB. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024

export const TOO_LARGE = 'This file is larger than 5 MB.'
export const NOT_TAKEN = 'Unsupported file type'

/** For the `accept` of a file input. */
export const DOCUMENT_ENDINGS = '.pdf,.docx,.doc,.rtf,.odt,.txt,.text'
/** JSON Resume and LinkedIn's data export besides. */
export const CV_ENDINGS = `${DOCUMENT_ENDINGS},.json,.zip`
export const PICTURE_ENDINGS = '.png,.jpg,.jpeg,.webp'
