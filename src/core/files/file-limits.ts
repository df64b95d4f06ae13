/**
 * What may be uploaded. Forms and refusals build their sentences from the same numbers. The content is judged by
 * `file-kind.ts`.
 */

const MB = 1024 * 1024

const MAX_FILE_MB = 5
export const MAX_FILE_BYTES = MAX_FILE_MB * MB
/** For sentences. */
export const MAX_FILE_SIZE = `${MAX_FILE_MB} MB`

/** What one person may keep, in all. */
export const MAX_FILES = 50
const MAX_TOTAL_MB = 100
export const MAX_TOTAL_BYTES = MAX_TOTAL_MB * MB

/** Tables of applications. With 1 MB of answers beside it, a table fits into one form with a file. */
const MAX_CSV_MB = 4
export const MAX_CSV_BYTES = MAX_CSV_MB * MB
export const MAX_CSV_SIZE = `${MAX_CSV_MB} MB`
export const MAX_CSV_ROWS = 5_000

/** What is read of a CV: pages of a PDF, and seconds of the processor. */
export const MAX_CV_PAGES = 50
export const CV_READING_SECONDS = 10

export const TOO_LARGE = `This file is larger than ${MAX_FILE_SIZE}.`
export const TOO_MANY_FILES = `You have reached the limit of ${MAX_FILES} files or ${MAX_TOTAL_MB} MB. Please delete some first.`
export const NOT_TAKEN = 'Unsupported file type'

/** For the `accept` of a file input. */
export const DOCUMENT_ENDINGS = '.pdf,.docx,.doc,.rtf,.odt,.txt,.text'
/** JSON Resume and LinkedIn's data export besides. */
export const CV_ENDINGS = `${DOCUMENT_ENDINGS},.json,.zip`
export const PICTURE_ENDINGS = '.png,.jpg,.jpeg,.webp'
