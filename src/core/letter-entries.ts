/** Which job, project or other entry each part of a CV belongs to: what was done in one was not done in another. */
import type { Cv } from './cv.ts'
import { fold } from './fold-text.ts'

/** What a sentence names must be where all that it tells was done. */
export function joinsPlaces(cv: Cv, sources: readonly string[], text: string): boolean {
  if (!namesPlace(cv, text)) return false
  const entries = entriesOf(cv)
  const [first = [], ...others] = sources.map((id) => [...(entries.get(id) ?? [id])])
  return !first.some((entry) => others.every((these) => these.includes(entry)))
}

/** By the id of a part; an employment belongs to each of its roles. */
function entriesOf(cv: Cv): Map<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>()
  const add = (entry: string, lines: readonly { id: string }[]) => {
    for (const { id } of [{ id: entry }, ...lines]) found.set(id, new Set([entry]))
  }
  for (const { id, roles } of cv.work) {
    for (const role of roles) add(role.id, role.highlights)
    found.set(id, new Set(roles.map((role) => role.id)))
  }
  for (const it of [...cv.projects, ...cv.volunteer]) add(it.id, it.highlights)
  for (const it of cv.education) add(it.id, [...it.courses, ...it.highlights])
  return found
}

/** An employer, a project, a school or a title of the CV, also by the first word of its name. */
function namesPlace(cv: Cv, text: string): boolean {
  const names = [
    ...cv.work.map(({ company }) => company),
    ...cv.projects.flatMap(({ name, entity }) => [name, entity ?? '']),
    ...cv.volunteer.map(({ organization }) => organization),
    ...cv.education.map(({ institution }) => institution),
  ]
  const titles = cv.work.flatMap(({ roles }) => roles.map(({ title }) => title))
  const plain = ` ${words(text).join(' ')} `
  const isWhole = (name: string) => name !== '' && plain.includes(` ${words(name).join(' ')} `)
  const written = new Set(text.match(/\p{Lu}[\p{L}\p{N}]{2,}/gu))
  const isBegun = (name: string) => written.has(/^\p{Lu}[\p{L}\p{N}]{2,}/u.exec(name)?.[0] ?? '')
  return names.some((name) => isWhole(name) || isBegun(name)) || titles.some(isWhole)
}

const words = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
