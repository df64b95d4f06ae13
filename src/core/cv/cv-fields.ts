/**
 * The fields of each part of a CV, with their labels and types. Pages, edits and checks all use this table, so every
 * field that is shown can also be edited.
 */
import type { Cv } from './cv.ts'

/** `words`: a list, typed with commas. `end`: a date or "Present". */
export type FieldType = 'line' | 'text' | 'date' | 'end' | 'words'

export type CvField = {
  name: string
  label: string
  type: FieldType
  /** Required in a useful entry, and never null. */
  isMain?: true
}

/** The lists of a CV, in display order. */
export const CV_LISTS = [
  'links',
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'volunteer',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
  'other',
] as const satisfies readonly (keyof Cv)[]
export type CvList = (typeof CV_LISTS)[number]

export const LIST_TITLES: Readonly<Record<CvList, string>> = {
  links: 'Links',
  summary: 'Summary',
  work: 'Work experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  volunteer: 'Volunteer work',
  certificates: 'Certificates',
  awards: 'Awards',
  publications: 'Publications',
  languages: 'Languages',
  interests: 'Interests',
  references: 'References',
  other: 'Other sections',
}

/** What one entry is called, as in "Add a link". */
export const LIST_ENTRIES: Readonly<Record<CvList, string>> = {
  links: 'a link',
  summary: 'a summary',
  work: 'work experience',
  education: 'education',
  skills: 'skills',
  projects: 'a project',
  volunteer: 'volunteer work',
  certificates: 'a certificate',
  awards: 'an award',
  publications: 'a publication',
  languages: 'a language',
  interests: 'an interest',
  references: 'a reference',
  other: 'a section',
}

/** Fields that a CV has once. */
export const HEAD_FIELDS: readonly CvField[] = [
  { name: 'name', label: 'Name', type: 'line' },
  { name: 'label', label: 'Headline', type: 'line' },
  { name: 'email', label: 'Email', type: 'line' },
  { name: 'phone', label: 'Phone', type: 'line' },
  { name: 'place', label: 'Location', type: 'line' },
  { name: 'url', label: 'Website', type: 'line' },
]

const URL_FIELD: CvField = { name: 'url', label: 'Website', type: 'line' }
const PLACE_FIELD: CvField = { name: 'place', label: 'Location', type: 'line' }
const DATES: readonly CvField[] = [
  { name: 'start', label: 'From', type: 'date' },
  { name: 'end', label: 'To', type: 'end' },
]
const CREDIT: readonly CvField[] = [
  { name: 'title', label: 'Title', type: 'line', isMain: true },
  { name: 'by', label: 'Issuer', type: 'line' },
  { name: 'date', label: 'Date', type: 'date' },
  URL_FIELD,
  { name: 'summary', label: 'Description', type: 'text' },
]
const GROUP: readonly CvField[] = [
  { name: 'name', label: 'Skill group', type: 'line' },
  { name: 'level', label: 'Level', type: 'line' },
  { name: 'keywords', label: 'Skills', type: 'words' },
]

export const ROLE_FIELDS: readonly CvField[] = [
  { name: 'title', label: 'Title', type: 'line', isMain: true },
  ...DATES,
  PLACE_FIELD,
  { name: 'summary', label: 'Description', type: 'text' },
]

/** The fields of an entry; for work, those of the employment. */
export const ENTRY_FIELDS: Readonly<Record<CvList, readonly CvField[]>> = {
  links: [
    { name: 'url', label: 'Link', type: 'line', isMain: true },
    { name: 'network', label: 'Site, such as GitHub', type: 'line' },
    { name: 'username', label: 'Username', type: 'line' },
  ],
  summary: [{ name: 'text', label: 'Sentence', type: 'text', isMain: true }],
  work: [
    { name: 'company', label: 'Company', type: 'line', isMain: true },
    PLACE_FIELD,
    URL_FIELD,
    { name: 'about', label: 'About the company', type: 'text' },
  ],
  education: [
    { name: 'institution', label: 'Institution', type: 'line', isMain: true },
    { name: 'degree', label: 'Degree', type: 'line', isMain: true },
    { name: 'area', label: 'Field of Study', type: 'line' },
    ...DATES,
    PLACE_FIELD,
    { name: 'score', label: 'Grade', type: 'line' },
    URL_FIELD,
  ],
  skills: GROUP,
  projects: [
    { name: 'name', label: 'Name', type: 'line', isMain: true },
    { name: 'entity', label: 'Client or company', type: 'line' },
    ...DATES,
    URL_FIELD,
    { name: 'description', label: 'Description', type: 'text' },
    { name: 'roles', label: 'Roles', type: 'words' },
    { name: 'keywords', label: 'Skills', type: 'words' },
  ],
  volunteer: [
    { name: 'organization', label: 'Organization', type: 'line', isMain: true },
    { name: 'position', label: 'Position', type: 'line', isMain: true },
    ...DATES,
    URL_FIELD,
    { name: 'summary', label: 'Description', type: 'text' },
  ],
  certificates: CREDIT,
  awards: CREDIT,
  publications: CREDIT,
  languages: [
    { name: 'language', label: 'Language', type: 'line', isMain: true },
    { name: 'fluency', label: 'Fluency', type: 'line' },
  ],
  interests: [
    { name: 'name', label: 'Interest', type: 'line' },
    { name: 'level', label: 'Level', type: 'line' },
    { name: 'keywords', label: 'Keywords', type: 'words' },
  ],
  references: [
    { name: 'name', label: 'Name', type: 'line', isMain: true },
    { name: 'reference', label: 'Reference', type: 'text', isMain: true },
  ],
  other: [{ name: 'heading', label: 'Heading', type: 'line', isMain: true }],
}

/** Lists of lines within an entry. */
export const LINE_LISTS: Readonly<
  Partial<Record<CvList, readonly { name: string; label: string }[]>>
> = {
  work: [{ name: 'highlights', label: 'Bullet point' }],
  education: [
    { name: 'courses', label: 'Course' },
    { name: 'highlights', label: 'Bullet point' },
  ],
  projects: [{ name: 'highlights', label: 'Bullet point' }],
  volunteer: [{ name: 'highlights', label: 'Bullet point' }],
  other: [{ name: 'lines', label: 'Line' }],
}

/** Pairs of fields that readers often confuse, and that swapping corrects. */
export const SWAPS: readonly { list: CvList; fields: readonly [string, string]; label: string }[] =
  [
    { list: 'work', fields: ['title', 'company'], label: 'Swap title and company' },
    { list: 'education', fields: ['institution', 'degree'], label: 'Swap institution and degree' },
    { list: 'education', fields: ['degree', 'area'], label: 'Swap degree and field of study' },
    {
      list: 'volunteer',
      fields: ['organization', 'position'],
      label: 'Swap organization and position',
    },
    { list: 'certificates', fields: ['title', 'by'], label: 'Swap title and issuer' },
  ]

/** The first character of new entries' ids. */
export const ID_LETTERS: Readonly<Record<CvList, string>> = {
  links: 'u',
  summary: 's',
  work: 'w',
  education: 'e',
  skills: 'k',
  projects: 'p',
  volunteer: 'v',
  certificates: 'c',
  awards: 'a',
  publications: 'b',
  languages: 'l',
  interests: 'i',
  references: 'f',
  other: 'o',
}

/** The field meant by a mark or an edit that names only the entry. */
export const WHOLE: Readonly<Partial<Record<CvList, string>>> = {
  summary: 'text',
  links: 'url',
  languages: 'language',
}
