/**
 * Lists every value of a CV under the same key as its mark (`cv-reading.ts`), to be shown, looked up in the file,
 * checked and edited.
 */
import type { Cv } from './cv.ts'
import {
  CV_LISTS,
  type CvField,
  type CvList,
  ENTRY_FIELDS,
  type FieldType,
  HEAD_FIELDS,
  LINE_LISTS,
  LIST_TITLES,
  ROLE_FIELDS,
  WHOLE,
} from './cv-fields.ts'
import type { Part } from './cv-part.ts'
import { formatPartialDate } from './cv-span.ts'

export type CvValue = {
  /** "email", "w1r1.title"; just the id for a line, or a value that is the whole entry. */
  key: string
  list: CvList | null
  /** The id of its entry or role; null for values that a CV has once. */
  entry: string | null
  field: string
  label: string
  type: FieldType
  /** As shown and typed; null if missing. */
  text: string | null
}

/** An entry as a block of values, with its lines and roles. */
export type CvBlock = {
  id: string
  list: CvList
  /** The employment, if this is a role. */
  parent: string | null
  title: string
  values: CvValue[]
  lines: CvValue[]
  roles: CvBlock[]
}

export function headValues(cv: Cv): CvValue[] {
  return HEAD_FIELDS.map(({ name, label, type }) => {
    const value = cv[name as 'name' | 'place']
    const text = value === null ? null : typeof value === 'string' ? value : value.text
    return { key: name, list: null, entry: null, field: name, label, type, text }
  })
}

export function blocksOf(cv: Cv, list: CvList): CvBlock[] {
  return (cv[list] as unknown as readonly Part[]).map((part) => blockOf(part, list))
}

/** Every value the CV has or could have, in page order. */
export function valuesOf(cv: Cv): CvValue[] {
  return [
    ...headValues(cv),
    ...CV_LISTS.flatMap((list) => blocksOf(cv, list).flatMap(valuesOfBlock)),
  ]
}

export const valuesOfBlock = ({ values, lines, roles }: CvBlock): CvValue[] => [
  ...values,
  ...lines,
  ...roles.flatMap(valuesOfBlock),
]

/** Names a value for someone who cannot see the page: "Degree, Education". */
export function nameOfValue(value: CvValue): string {
  return value.list === null ? value.label : `${value.label}, ${LIST_TITLES[value.list]}`
}

function blockOf(part: Part, list: CvList): CvBlock {
  const own = { id: part.id, list, parent: null }
  if (list === 'work') {
    const company = textOf(part.company, 'line') ?? ''
    return {
      ...own,
      title: company || 'No company',
      values: ENTRY_FIELDS.work.map((field) => partValue(part, list, field)),
      lines: [],
      roles: (part.roles as readonly Part[]).map((role) => ({
        id: role.id,
        list,
        parent: part.id,
        title: [textOf(role.title, 'line') || 'No title', company].filter(Boolean).join(' at '),
        values: ROLE_FIELDS.map((field) => partValue(role, list, field)),
        lines: linesOf(role, list),
        roles: [],
      })),
    }
  }
  const fields = ENTRY_FIELDS[list]
  const values = fields.map((field) => partValue(part, list, field))
  const title = values.find(({ text }) => text !== null && text !== '')?.text
  return { ...own, title: title ?? 'Empty entry', values, lines: linesOf(part, list), roles: [] }
}

function partValue(part: Part, list: CvList, { name, label, type }: CvField): CvValue {
  const key = WHOLE[list] === name ? part.id : `${part.id}.${name}`
  return { key, list, entry: part.id, field: name, label, type, text: textOf(part[name], type) }
}

function linesOf(part: Part, list: CvList): CvValue[] {
  return (LINE_LISTS[list] ?? []).flatMap(({ name, label }) =>
    (part[name] as readonly { id: string; text: string }[]).map(({ id, text }) => ({
      key: id,
      list,
      entry: part.id,
      field: name,
      label,
      type: 'text' as const,
      text,
    })),
  )
}

function textOf(value: unknown, type: FieldType): string | null {
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null
  if (typeof value !== 'string' || value === '') return null
  if (value === 'present') return 'Present'
  return type === 'date' || type === 'end' ? formatPartialDate(value) : value
}
