/**
 * Mends listings cut from a line of bars ("Acme | Berlin | Senior Engineer | Remote") by someone who
 * took the second part for the title, whatever it was. Shape: a title and a location, as written.
 * Refuses to invent: only parts of the description's first line are used, and only where the
 * listing's own title or location plainly is something else.
 */

import { isOnlyLocation, parseLocation } from '#core/place/place.ts'
import { categoryOf } from './category.ts'
import { workTypeOf } from './work-type.ts'

/** What a listing shows first. */
export type Header = { title: string; location: string | null }

/** Characters; a longer part is a sentence of the advert. */
const LONGEST_TITLE = 100
const LONGEST_HEADER = 600

export const ADDRESS = /^(?:https?:\/\/|www\.)\S*$|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}(?:\/\S*)?$/i
export const TERMS = /^(?:full|part)[- ]?time\.?$/i
const SETTING = /(?:^|\W)(?:on-?site|hybrid|in[- ](?:person|office))(?:\W|$)/i
const ROLE =
  /(?:^|[^\p{L}])(?:engineers?|engineering|developers?|devs?|scientists?|designers?|managers?|architects?|researchers?|analysts?|cto|co-?founders?|writers?|experts?|programmers?|consultants?|executives?|execs?|specialists?|leads?|head of|directors?|technicians?|recruiters?|marketers?|representatives?|intern|swe|sre|vp|roles?|positions?)(?![\p{L}])/iu
/** "$182k", "https://…", "We are hiring:": parts with these tell something else. */
const NO_TITLE = /[$€£]\s?\d|:\/\/|:$|^(?:we|(?:full|part)[- ]?time)\b/i

/** The same header where nothing is wrong, or where the first line offers nothing better. */
export function mendHeader(header: Header, descriptionText: string | null): Header {
  const parts = partsOf(descriptionText)
  if (parts.length < 2) return header
  const isMisplaced = parts.includes(header.title) && isElse(header.title)
  const role = isMisplaced ? parts.find((part) => isTitle(part)) : undefined
  return { title: role ?? header.title, location: mendLocation(header, isMisplaced, parts) }
}

function mendLocation({ title, location }: Header, isMisplaced: boolean, parts: string[]) {
  const isPlaceInTitle = isMisplaced && isOnlyLocation(title)
  if (location !== null && !isPlaceInTitle && !isRole(location) && saysWhere(location)) {
    return location
  }
  const isKept = (part: string) => part === location && saysWhere(part) && !isRole(part)
  const places = parts.filter((part) => isWhere(part) || isKept(part))
  return places.some(saysWhere) ? places.join(' | ') : location
}

/** The parts behind the company. */
function partsOf(text: string | null): string[] {
  const line = text?.slice(0, LONGEST_HEADER).split('\n', 1)[0] ?? ''
  return line
    .split('|')
    .slice(1)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && part.length <= LONGEST_TITLE)
}

/** A place, an address, terms of work: not what the job is called. */
function isElse(title: string): boolean {
  return ADDRESS.test(title) || TERMS.test(title) || (isOnlyLocation(title) && !isRole(title))
}

/** Says what somebody would be, in so many words. */
export function isTitle(part: string): boolean {
  const isWhole = part.split('(').length === part.split(')').length
  return isWhole && ROLE.test(part) && isRole(part) && !NO_TITLE.test(part)
}

/** Names what somebody would be, and no place or address. */
export function isRole(part: string): boolean {
  if (ADDRESS.test(part) || isOnlyLocation(part)) return false
  return ROLE.test(part) || categoryOf(part) !== null || workTypeOf(part) !== 'Other'
}

export function isWhere(part: string): boolean {
  return !ADDRESS.test(part) && !isRole(part) && (isOnlyLocation(part) || SETTING.test(part))
}

function saysWhere(part: string): boolean {
  const { places, remote } = parseLocation(part)
  return places.length > 0 || remote !== 'none'
}
