/**
 * Searches that somebody may want to save, from what they state about themselves: their main skills, where they want to
 * work, and whether remotely. Best first. Someone of whom nothing is known gets those for remote jobs and for their country.
 */
import { defaultSort, EMPTY_QUERY, type JobQuery } from './query.ts'

/** More are no suggestion but a list to read. */
const MOST = 4
const SKILLS = 2

type Known = {
  /** Best known first. */
  skills: readonly string[]
  locations: readonly string[]
  /** Whether they want to work at an office only. */
  isOnsite: boolean
}

export function suggestedSearches({ skills, locations, isOnsite }: Known): JobQuery[] {
  const subjects: Partial<JobQuery>[] = skills.slice(0, SKILLS).map((skill) => ({
    text: skill,
    sort: defaultSort(skill),
  }))
  const [place] = locations
  const settings: Partial<JobQuery>[] = [
    ...(place === undefined ? [] : [{ location: place }]),
    ...(isOnsite ? [] : [{ remote: true }]),
  ]
  const narrowed = (subjects.length > 0 ? subjects : [{}]).flatMap((subject) =>
    settings.map((setting) => ({ ...subject, ...setting })),
  )
  return (settings.length > 0 ? narrowed : subjects)
    .slice(0, MOST)
    .map((asked) => ({ ...EMPTY_QUERY, ...asked }))
}
