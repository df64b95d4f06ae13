/**
 * What sites that gather the jobs of many employers have in common: each item must name its employer, and their lists
 * of tags are of any length. Fields in general are read by `read-field.ts`.
 */

import { type GatherWorld, Unreadable } from '#sources/source/source.ts'
import { OddItem } from './read-answer.ts'
import { line, list } from './read-field.ts'

/**
 * Days after which an advert has ended at a site that lists the newest alone and says no end: what Lightcast allows one
 * advert (kb.lightcast.io, "Job Postings Expiration"). Without it such a job would stay for ever.
 */
export const USUAL_DAYS = 60

/** What `Listing` takes. */
const MAX_NAME = 300
const MAX_TAGS = 200
const MAX_TAG = 200

/** The employer's name. Throws where none is said: a job of nobody cannot be shown. */
export function requireCompany(value: unknown, id: string): string {
  const name = line(value, MAX_NAME)
  if (name === null) throw new OddItem('the item names no company', id)
  return name
}

/** Tags, from a list or from one text with commas between them. */
export function tagsOf(value: unknown): string[] {
  const written = typeof value === 'string' ? value.split(',') : list(value)
  const tags = written.map((tag) => line(tag)).filter((tag) => tag !== null)
  return [...new Set(tags.filter((tag) => tag.length <= MAX_TAG))].slice(0, MAX_TAGS)
}

/** The names of a list joined as one line, each once; null where nothing is named. */
export function joinedLine(value: unknown, maxChars: number): string | null {
  const names = (typeof value === 'string' ? [value] : list(value)).map((name) => line(name))
  return line([...new Set(names.filter((name) => name !== null))].join(', '), maxChars)
}

/** A title without the marks around the words that were asked for. */
export const withoutMarks = (title: unknown) =>
  typeof title === 'string' ? title.replace(/<\/?(?:b|strong|em)>/gi, '') : title

/** A key that the operator must have given; without it the source is not asked at all. */
export function requireKey({ keys }: Pick<GatherWorld, 'keys'>, name: string): string {
  const key = keys[name]?.trim()
  if (!key) throw new Unreadable(`${name} is not set`)
  return key
}
