/** Reads the version number of a CV or cover letter from a URL or form. */

/**
 * Null for anything that isn't a version. Limited to nine digits: far beyond real use, and still an
 * integer the database can store.
 */
export const readVersionNumber = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
