/**
 * One way to reach a company, as it was stated somewhere: never a guess, and never a person's own address unless a
 * listing names it.
 */

/** Careers page, address for applicants, general address, address of a department, … */
export const CONTACT_KINDS = [
  'website',
  'careers',
  'hr',
  'company',
  'department',
  'phone',
  'form',
  'linkedin',
  'profile',
] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/** Where it was stated: a job's text, the employer's page at a source of jobs, or its own website. */
export const CONTACT_SOURCES = ['listing', 'board', 'site'] as const
export type ContactSource = (typeof CONTACT_SOURCES)[number]

export type StatedContact = {
  kind: ContactKind
  /** An absolute URL, an email address in lower case, or a phone number as digits with an optional "+". */
  value: string
  /** What it is for, in a few words: "Press", "GitHub", "Named in a listing". */
  about: string | null
}

export type CompanyContact = StatedContact & {
  source: ContactSource
  /** The page that states it, where there is one. */
  sourceUrl: string | null
  /** Day (yyyy-mm-dd, UTC) on which it was last found. */
  foundOn: string
}

/** What a company's name and website say about which accounts and addresses are its own. */
export type CompanyIdentity = { name: string; website: string | null }
