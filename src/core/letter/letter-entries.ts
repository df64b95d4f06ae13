/** Which job, project or other entry each part of a CV belongs to: what was done in one was not done in another. */
import type { Cv, CvLine } from '#core/cv/cv.ts'
import { findSkills } from '#core/skill/skill.ts'
import { fold } from '#core/text/fold-text.ts'

/** What tells places apart: employers, projects and schools by their names, roles by their titles. */
type Names = { names: readonly string[]; titles: readonly string[] }

/** Where a part of the CV belongs, and what it is called where it is an entry itself. */
export type PartPlace = Names & {
  /** Ids of entries; an employment belongs to each of its roles, a part of no entry to itself. */
  entries: readonly string[]
}

export const JOINS_PLACES = 'It joins what belongs to different jobs or projects.'

/** What a sentence names must be where all that it tells was done. `named`: everything that has a name. */
export function joinsPlaces(
  parts: readonly PartPlace[],
  text: string,
  named: readonly Names[] = parts,
): boolean {
  const [first, ...others] = parts
  if (!first || !named.some((it) => isNamed(it, text))) return false
  return !first.entries.some((entry) => others.every(({ entries }) => entries.includes(entry)))
}

/** Of the entries of a CV and their lines, by id. */
export function placesOf(cv: Cv): Map<string, PartPlace> {
  const found = new Map<string, PartPlace>()
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

/** A skill or a summary belongs to no entry but itself. */
export const placeOfNone = (id: string): PartPlace => ({ entries: [id], names: [], titles: [] })

/** As a whole, or by the first word of its name with a capital; a project may begin with a skill, which names nothing. */
function isNamed({ names, titles }: Names, text: string): boolean {
  const plain = ` ${words(text).join(' ')} `
  const isWhole = (name: string) => name !== '' && plain.includes(` ${words(name).join(' ')} `)
  const capitals = text.match(/\p{Lu}[\p{L}\p{N}]{2,}/gu) ?? []
  const written = new Set(capitals.filter((word) => findSkills(word).length === 0))
  const isBegun = (name: string) => written.has(/^\p{Lu}[\p{L}\p{N}]{2,}/u.exec(name)?.[0] ?? '')
  return names.some((name) => isWhole(name) || isBegun(name)) || titles.some(isWhole)
}

const words = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
