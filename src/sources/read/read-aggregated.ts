/**
 * Shared by aggregators of many employers' jobs: each item must name its employer, and lists of tags may have any
 * length. `read-field.ts` reads fields in general.
 */

import { type GatherContext, Unreadable } from '#sources/source/source.ts'
import { InvalidItem } from './read-answer.ts'
import { line, list } from './read-field.ts'

/**
 * Days after which an advert counts as ended at an aggregator that lists only the newest and states no end: the limit
 * of Lightcast for one advert (kb.lightcast.io, "Job Postings Expiration"). Without a limit, such jobs would never
 * end.
 */
export const USUAL_DAYS = 60

/** The limits of `Listing`. */
const MAX_NAME = 300
const MAX_TAGS = 200
const MAX_TAG = 200

/** The employer's name. Throws without one: a job without an employer cannot be shown. */
export function requireCompany(value: unknown, id: string): string {
  const name = line(value, MAX_NAME)
  if (name === null) throw new InvalidItem('the item has no company', id)
  return name
}

/** Tags from a list, or from one text with commas. */
export function tagsOf(value: unknown): string[] {
  const written = typeof value === 'string' ? value.split(',') : list(value)
  const tags = written.map((tag) => line(tag)).filter((tag) => tag !== null)
  return [...new Set(tags.filter((tag) => tag.length <= MAX_TAG))].slice(0, MAX_TAGS)
}

/** The names of a list as one line, each once; null if there are none. */
export function joinedLine(value: unknown, maxChars: number): string | null {
  const names = (typeof value === 'string' ? [value] : list(value)).map((name) => line(name))
  return line([...new Set(names.filter((name) => name !== null))].join(', '), maxChars)
}

/** Removes the highlighting of search words from a title. */
export const withoutMarks = (title: unknown) =>
  typeof title === 'string' ? title.replace(/<\/?(?:b|strong|em)>/gi, '') : title

/** A key that the operator must set; without it, the source is not requested at all. */
export function requireKey({ keys }: Pick<GatherContext, 'keys'>, name: string): string {
  const key = keys[name]?.trim()
  if (!key) throw new Unreadable(`${name} is not set`)
  return key
}
