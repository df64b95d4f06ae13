/**
 * Edits a CV one step at a time: set a value, move a line, swap two fields, add or remove an entry. Pure: returns
 * the next CV, or what is wrong with the input.
 */

import { distinct, prepare } from '#core/text/typed-list.ts'
import { Cv } from './cv.ts'
import {
  CV_LISTS,
  type CvList,
  ENTRY_FIELDS,
  type FieldType,
  HEAD_FIELDS,
  ID_LETTERS,
  LINE_LISTS,
  ROLE_FIELDS,
  WHOLE,
} from './cv-fields.ts'
import { emptyEntry, emptyRole, findPart, type Part } from './cv-part.ts'
import { parsePartialDate } from './cv-span.ts'
import { freshId } from './tidy-cv.ts'

export type CvEdit =
  /** An empty text clears a value and removes a line. */
  | { kind: 'set'; key: string; text: string }
  /** Swaps two fields of an entry, or of a role and its employment. */
  | { kind: 'swap'; entry: string; fields: readonly [string, string] }
  /** Adds an entry to a list or, with `parent`, a role to an employment. */
  | { kind: 'add'; list: CvList; parent: string | null; values: Readonly<Record<string, string>> }
  /** Removes an entry, a role or a line. */
  | { kind: 'remove'; id: string }
  /** Puts a line of the file, or one from elsewhere in the CV, at a target from `targetsOf`. */
  | { kind: 'put'; text: string; from: string | null; to: string }
  /** Moves a part one position up or down. */
  | { kind: 'shift'; id: string; by: -1 | 1 }

/** `at`: the key of the changed value, for the page to show. */
export type CvEdited = { cv: Cv; at: string | null } | { problem: string }

/** Null if the edit refers to something that no longer exists. `taken`: ids that were in use before. */
export function editCv(cv: Cv, edit: CvEdit, taken: Iterable<string> = []): CvEdited | null {
  const draft = Cv.parse(cv)
  const done = apply(draft, edit, [...taken])
  if (done === null || 'problem' in done) return done
  const parsed = Cv.safeParse(draft)
  return parsed.success ? { cv: parsed.data, at: done.at } : { problem: TOO_MUCH }
}

const TOO_MUCH = 'That’s more than a CV can hold. Shorten the text or remove an entry.'
const NO_DATE = 'Enter a date like 2021, 2021-03 or Mar 2021.'

type Done = { at: string | null } | { problem: string } | null

function apply(draft: Cv, edit: CvEdit, taken: string[]): Done {
  switch (edit.kind) {
    case 'set':
      return set(draft, edit.key, edit.text)
    case 'swap':
      return swap(draft, edit.entry, edit.fields)
    case 'add':
      return add(draft, edit, taken)
    case 'remove':
      return remove(draft, edit.id)
    case 'put':
      return put(draft, edit, taken)
    case 'shift':
      return shift(draft, edit.id, edit.by)
  }
}

function set(draft: Cv, key: string, typed: string): Done {
  const head = HEAD_FIELDS.find(({ name }) => name === key)
  if (head) {
    setHead(draft, key, prepare(typed))
    return { at: key }
  }
  const [id = '', name] = key.split('.')
  const found = findPart(draft, id)
  if (!found) return null
  const { part, root, parent } = found
  if ('text' in part && name === undefined) {
    const text = prepare(typed)
    if (text === '') return remove(draft, id)
    part.text = text
    return { at: key }
  }
  const fields = root === 'work' && parent ? ROLE_FIELDS : ENTRY_FIELDS[root]
  const field = fields.find((it) => it.name === (name ?? WHOLE[root]))
  if (!field) return null
  const value = typedValue(field.type, typed)
  if (value === undefined) return { problem: NO_DATE }
  part[field.name] = value === null && field.isMain ? '' : value
  return { at: key }
}

/** A changed place loses its parsed city and country, which described the old text. */
function setHead(draft: Cv, name: string, text: string) {
  if (name === 'place') {
    const parts = { address: null, postalCode: null, city: null, region: null, countryCode: null }
    if (draft.place?.text !== text) draft.place = text === '' ? null : { text, ...parts }
  } else draft[name as 'name'] = text || null
}

/** Undefined if a date was expected and the text is not one. */
function typedValue(type: FieldType, typed: string): string | string[] | null | undefined {
  const text = prepare(typed)
  if (type === 'words') return distinct(text.split(/[,;\n]/))
  if (text === '') return null
  if (type !== 'date' && type !== 'end') return text
  if (type === 'end' && /^(?:present|now|today|current|ongoing)$/i.test(text)) return 'present'
  return parsePartialDate(text) ?? undefined
}

function swap(draft: Cv, entry: string, [one, other]: readonly [string, string]): Done {
  const found = findPart(draft, entry)
  if (!found) return null
  const holders = [found.part, found.parent].filter((it) => it !== null)
  const ofOne = holders.find((it) => one in it)
  const ofOther = holders.find((it) => other in it)
  if (!ofOne || !ofOther) return null
  const kept = ofOne[one]
  // Required text fields use '' for empty, the others null.
  ofOne[one] = ofOther[other] ?? ''
  ofOther[other] = kept === '' && other === 'area' ? null : kept
  return { at: `${ofOne.id}.${one}` }
}

function add(
  draft: Cv,
  { list, parent, values }: Extract<CvEdit, { kind: 'add' }>,
  taken: string[],
): Done {
  const owner = parent === null ? null : findPart(draft, parent)
  if (parent !== null && (owner?.root !== 'work' || !owner || owner.parent)) return null
  const id = owner ? roleId(draft, owner.part.id, taken) : freshId(draft, ID_LETTERS[list], taken)
  const part = owner ? emptyRole(id) : emptyEntry(list, id)
  if (owner) (owner.part.roles as Part[]).unshift(part)
  else if (list === 'summary') draft.summary.push(part as never)
  else (draft[list] as unknown as Part[]).unshift(part)
  let isFilled = false
  for (const [name, typed] of Object.entries(values)) {
    if (prepare(typed) === '') continue
    const role = list === 'work' && !owner && ROLE_FIELDS.some((it) => it.name === name)
    const key = name === WHOLE[list] ? id : `${role && name !== 'place' ? `${id}r1` : id}.${name}`
    const done = list === 'summary' ? set(draft, id, typed) : set(draft, key, typed)
    if (done === null || 'problem' in done) return done
    isFilled = true
  }
  return isFilled ? { at: id } : { problem: 'Fill in at least one field.' }
}

function roleId(draft: Cv, employment: string, taken: string[]): string {
  return freshId(draft, `${employment}r`.slice(0, 12), taken)
}

function remove(draft: Cv, id: string): Done {
  const found = findPart(draft, id)
  if (!found) return null
  const { list, at, parent, root } = found
  // Removing the last role removes the employment.
  if (root === 'work' && parent && list === parent.roles && list.length === 1) {
    return remove(draft, parent.id)
  }
  list.splice(at, 1)
  return { at: parent?.id ?? null }
}

function put(
  draft: Cv,
  { text: typed, from, to }: Extract<CvEdit, { kind: 'put' }>,
  taken: string[],
): Done {
  const text = prepare(typed)
  if (text === '') return { problem: 'This line is empty.' }
  if (from !== null) {
    const gone = findPart(draft, from) ? remove(draft, from) : clear(draft, from)
    if (gone === null || 'problem' in gone) return gone
  }
  const [, fresh] = /^new:(\w+)$/.exec(to) ?? []
  if (fresh !== undefined) return putNew(draft, fresh, text, taken)
  const [id = '', name = ''] = to.split('.')
  const found = findPart(draft, id)
  if (found && isLineList(found.root, name)) {
    const line = { id: freshId(draft, lineLetters(id), taken), text }
    ;(found.part[name] as Part[]).push(line)
    return { at: line.id }
  }
  return set(draft, to, [...existingWords(found?.part[name]), text].join(' '))
}

/** Existing words of a list, so that the new text is appended after a comma. Other values are replaced. */
function existingWords(value: unknown): string[] {
  return Array.isArray(value) && value.length > 0 ? [`${value.join(', ')},`] : []
}

function putNew(draft: Cv, list: string, text: string, taken: string[]): Done {
  const known = CV_LISTS.find((it) => it === list)
  if (!known) return null
  if (known === 'other') {
    const lines = [{ id: freshId(draft, 'ol', taken), text }]
    const last = draft.other.find(({ heading }) => heading === OTHER)
    if (last) last.lines.push(...lines)
    else draft.other.push({ id: freshId(draft, 'o', taken), heading: OTHER, lines })
    return { at: (lines[0] as { id: string }).id }
  }
  const main = known === 'skills' ? 'keywords' : (ENTRY_FIELDS[known][0]?.name as string)
  return add(draft, { kind: 'add', list: known, parent: null, values: { [main]: text } }, taken)
}

/** The heading for lines without a section. */
const OTHER = 'Other'

function clear(draft: Cv, key: string): Done {
  return set(draft, key, '')
}

function shift(draft: Cv, id: string, by: -1 | 1): Done {
  const found = findPart(draft, id)
  if (!found) return null
  const { list, at, part } = found
  const to = at + by
  if (to < 0 || to >= list.length) return null
  list.splice(at, 1)
  list.splice(to, 0, part)
  return { at: id }
}

const isLineList = (root: CvList, name: string) =>
  LINE_LISTS[root]?.some((list) => list.name === name) === true

const lineLetters = (id: string) => `${id}h`.slice(0, 12)
