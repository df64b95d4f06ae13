/**
 * Limits of uploads. Forms and refusals build their texts from the same numbers. `file-kind.ts` checks the content.
 */

const MB = 1024 * 1024

const MAX_FILE_MB = 5
export const MAX_FILE_BYTES = MAX_FILE_MB * MB
export const MAX_FILE_SIZE = `${MAX_FILE_MB} MB`

/** What one person may store in total. */
export const MAX_FILES = 50
const MAX_TOTAL_MB = 100
export const MAX_TOTAL_BYTES = MAX_TOTAL_MB * MB
export const MAX_TOTAL_SIZE = `${MAX_TOTAL_MB} MB`

/** Tables of applications. Together with 1 MB of answers, such a file fits into one form upload. */
const MAX_CSV_MB = 4
export const MAX_CSV_BYTES = MAX_CSV_MB * MB
export const MAX_CSV_SIZE = `${MAX_CSV_MB} MB`
export const MAX_CSV_ROWS = 5_000

/** Limits for reading a CV: pages of a PDF, and seconds of processor time. */
export const MAX_CV_PAGES = 50
export const CV_READING_SECONDS = 10

export const TOO_LARGE = `This file is larger than ${MAX_FILE_SIZE}. Choose a smaller one.`
export const TOO_MANY_FILES = `You’ve reached the limit of ${MAX_FILES} files or ${MAX_TOTAL_SIZE} in total. Delete some files first.`
export const NOT_TAKEN = 'Unsupported file type'

/** For the `accept` attribute of a file input. */
export const DOCUMENT_ENDINGS = '.pdf,.docx,.doc,.rtf,.odt,.txt,.text,.md'
/** Plus web pages, JSON Resume and LinkedIn's data export. */
export const CV_ENDINGS = `${DOCUMENT_ENDINGS},.html,.htm,.json,.zip`
export const PICTURE_ENDINGS = '.png,.jpg,.jpeg,.webp'
