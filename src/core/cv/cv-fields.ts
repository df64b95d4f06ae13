/**
 * What each part of a CV is made of, as data: which fields it has, what they are called and how they are written.
 * Pages, edits and checks go by this table, so that no field is shown that cannot be mended.
 */
import type { Cv } from './cv.ts'

/** `words`: texts of a list, written with commas. `end`: a date or "Present". */
export type FieldType = 'line' | 'text' | 'date' | 'end' | 'words'

export type CvField = {
  name: string
  label: string
  type: FieldType
  /** An entry says little without it, and it is never null. */
  isMain?: true
}

/** Lists of a CV, in the order in which they are shown. */
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

/** Values that a CV has once. */
export const HEAD_FIELDS: readonly CvField[] = [
  { name: 'name', label: 'Name', type: 'line' },
  { name: 'label', label: 'Headline', type: 'line' },
  { name: 'email', label: 'E-mail', type: 'line' },
  { name: 'phone', label: 'Phone', type: 'line' },
  { name: 'place', label: 'Place', type: 'line' },
  { name: 'url', label: 'Website', type: 'line' },
]

const URL_FIELD: CvField = { name: 'url', label: 'Web address', type: 'line' }
const PLACE_FIELD: CvField = { name: 'place', label: 'Place', type: 'line' }
const DATES: readonly CvField[] = [
  { name: 'start', label: 'From', type: 'date' },
  { name: 'end', label: 'To', type: 'end' },
]
const CREDIT: readonly CvField[] = [
  { name: 'title', label: 'Title', type: 'line', isMain: true },
  { name: 'by', label: 'From whom', type: 'line' },
  { name: 'date', label: 'Date', type: 'date' },
  URL_FIELD,
  { name: 'summary', label: 'What it says', type: 'text' },
]
const GROUP: readonly CvField[] = [
  { name: 'name', label: 'Group', type: 'line' },
  { name: 'level', label: 'Level', type: 'line' },
  { name: 'keywords', label: 'Skills', type: 'words' },
]

export const ROLE_FIELDS: readonly CvField[] = [
  { name: 'title', label: 'Title', type: 'line', isMain: true },
  ...DATES,
  PLACE_FIELD,
  { name: 'summary', label: 'Description', type: 'text' },
]

/** Of an entry; of work, the employment's own. */
export const ENTRY_FIELDS: Readonly<Record<CvList, readonly CvField[]>> = {
  links: [
    { name: 'url', label: 'Address', type: 'line', isMain: true },
    { name: 'network', label: 'Network', type: 'line' },
    { name: 'username', label: 'User name', type: 'line' },
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
    { name: 'area', label: 'Field', type: 'line' },
    ...DATES,
    PLACE_FIELD,
    { name: 'score', label: 'Grade', type: 'line' },
    URL_FIELD,
  ],
  skills: GROUP,
  projects: [
    { name: 'name', label: 'Name', type: 'line', isMain: true },
    { name: 'entity', label: 'For whom', type: 'line' },
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
    { name: 'fluency', label: 'How well', type: 'line' },
  ],
  interests: [
    { name: 'name', label: 'Interest', type: 'line' },
    { name: 'level', label: 'Level', type: 'line' },
    { name: 'keywords', label: 'In particular', type: 'words' },
  ],
  references: [
    { name: 'name', label: 'Name', type: 'line', isMain: true },
    { name: 'reference', label: 'What they say', type: 'text', isMain: true },
  ],
  other: [{ name: 'heading', label: 'Heading', type: 'line', isMain: true }],
}

/** Lists of lines that an entry holds. */
export const LINE_LISTS: Readonly<
  Partial<Record<CvList, readonly { name: string; label: string }[]>>
> = {
  work: [{ name: 'highlights', label: 'Highlight' }],
  education: [
    { name: 'courses', label: 'Course' },
    { name: 'highlights', label: 'Highlight' },
  ],
  projects: [{ name: 'highlights', label: 'Highlight' }],
  volunteer: [{ name: 'highlights', label: 'Highlight' }],
  other: [{ name: 'lines', label: 'Line' }],
}

/** Two readings that are often taken for each other, and are put right by changing places. */
export const SWAPS: readonly { list: CvList; fields: readonly [string, string]; label: string }[] =
  [
    { list: 'work', fields: ['title', 'company'], label: 'Swap title and company' },
    { list: 'education', fields: ['institution', 'degree'], label: 'Swap institution and degree' },
    { list: 'education', fields: ['degree', 'area'], label: 'Swap degree and field' },
    {
      list: 'volunteer',
      fields: ['organization', 'position'],
      label: 'Swap organization and position',
    },
    { list: 'certificates', fields: ['title', 'by'], label: 'Swap title and issuer' },
  ]

/** The letter that ids of new entries begin with. */
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

/** The field that a mark and an edit mean which name an entry alone. */
export const WHOLE: Readonly<Partial<Record<CvList, string>>> = {
  summary: 'text',
  links: 'url',
  languages: 'language',
}
