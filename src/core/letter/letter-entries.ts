/**
 * Which job, project or other entry each part of a CV belongs to, so that work done at one is not attributed to
 * another.
 */
import type { Cv, CvLine } from '#core/cv/cv.ts'
import { findSkills } from '#core/skill/skill.ts'
import { fold } from '#core/text/fold-text.ts'

/** What identifies an entry: the names of employers, projects and schools, and the titles of roles. */
type Names = { names: readonly string[]; titles: readonly string[] }

/** The entries a part of the CV belongs to, and their names if it is an entry itself. */
export type PartOwner = Names & {
  /** Ids of entries. An employment belongs to each of its roles; a part outside any entry belongs to itself. */
  entries: readonly string[]
}

export const MIXES_ENTRIES = 'The sentence mixes up different jobs or projects.'

/** True if the text names an entry but cites parts of several. `named`: everything with a name. */
export function mixesEntries(
  parts: readonly PartOwner[],
  text: string,
  named: readonly Names[] = parts,
): boolean {
  const [first, ...others] = parts
  if (!first || !named.some((it) => isNamed(it, text))) return false
  return !first.entries.some((entry) => others.every(({ entries }) => entries.includes(entry)))
}

/** The entries of a CV and their lines, by id. */
export function placesOf(cv: Cv): Map<string, PartOwner> {
  const found = new Map<string, PartOwner>()
  const add = (id: string, { names = [], titles = [] }: Partial<Names>, lines: CvLine[]) => {
    found.set(id, { entries: [id], names, titles })
    for (const line of lines) found.set(line.id, { entries: [id], names: [], titles: [] })
  }
  for (const { id, company, roles } of cv.work) {
    for (const role of roles) add(role.id, { titles: [role.title] }, role.highlights)
    found.set(id, { entries: roles.map((role) => role.id), names: [company], titles: [] })
  }
  for (const it of cv.projects) add(it.id, { names: [it.name, it.entity ?? ''] }, it.highlights)
  for (const it of cv.volunteer) add(it.id, { names: [it.organization] }, it.highlights)
  for (const it of cv.education) {
    add(it.id, { names: [it.institution] }, [...it.courses, ...it.highlights])
  }
  return found
}

/** A skill or summary belongs to no entry but itself. */
export const ownEntry = (id: string): PartOwner => ({ entries: [id], names: [], titles: [] })

/** By the full name, or its first capitalized word. A first word that is a skill does not identify a project. */
function isNamed({ names, titles }: Names, text: string): boolean {
  const plain = ` ${words(text).join(' ')} `
  const isWhole = (name: string) => name !== '' && plain.includes(` ${words(name).join(' ')} `)
  const capitals = text.match(/\p{Lu}[\p{L}\p{N}]{2,}/gu) ?? []
  const written = new Set(capitals.filter((word) => findSkills(word).length === 0))
  const isBegun = (name: string) => written.has(/^\p{Lu}[\p{L}\p{N}]{2,}/u.exec(name)?.[0] ?? '')
  return names.some((name) => isWhole(name) || isBegun(name)) || titles.some(isWhole)
}

const words = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
