/**
 * Fixes listings that were split from a line of bars ("Acme | Berlin | Senior Engineer | Remote")
 * on the assumption that the second part is always the title. Returns a title and a location, as
 * written. Never invents anything: it uses only parts of the description's first line, and only
 * when the listing's own title or location is clearly something else.
 */

import { isOnlyLocation, parseLocation } from '#core/place/place.ts'
import { kindOfTitle } from '#core/title/title-kind.ts'

/** The title and location of a listing. */
export type Header = { title: string; location: string | null }

/** In characters; a longer part is a sentence of the description. */
const LONGEST_TITLE = 100
const LONGEST_HEADER = 600

export const ADDRESS = /^(?:https?:\/\/|www\.)\S*$|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}(?:\/\S*)?$/i
export const TERMS = /^(?:full|part)[- ]?time\.?$/i
const SETTING = /(?:^|\W)(?:on-?site|hybrid|in[- ](?:person|office))(?:\W|$)/i
const ROLE =
  /(?:^|[^\p{L}])(?:engineers?|engineering|developers?|devs?|scientists?|designers?|managers?|architects?|researchers?|analysts?|cto|co-?founders?|writers?|experts?|programmers?|consultants?|executives?|execs?|specialists?|leads?|head of|directors?|technicians?|recruiters?|marketers?|representatives?|intern|swe|sre|vp|roles?|positions?)(?![\p{L}])/iu
/** "$182k", "https://…", "We are hiring:": parts with these aren't titles. */
const NOT_A_TITLE = /[$€£]\s?\d|:\/\/|:$|^(?:we|(?:full|part)[- ]?time)\b/i

/** Returns the same header if nothing is wrong or the first line has nothing better. */
export function fixHeader(header: Header, descriptionText: string | null): Header {
  const parts = partsOf(descriptionText)
  if (parts.length < 2) return header
  const isMisplaced = parts.includes(header.title) && isPlaceOrTerms(header.title)
  const role = isMisplaced ? parts.find((part) => isTitle(part)) : undefined
  return { title: role ?? header.title, location: fixLocation(header, isMisplaced, parts) }
}

function fixLocation({ title, location }: Header, isMisplaced: boolean, parts: string[]) {
  const isPlaceInTitle = isMisplaced && isOnlyLocation(title)
  if (location !== null && !isPlaceInTitle && !isRole(location) && statesPlace(location)) {
    return location
  }
  const isKept = (part: string) => part === location && statesPlace(part) && !isRole(part)
  const places = parts.filter((part) => isPlaceOrSetting(part) || isKept(part))
  return places.some(statesPlace) ? places.join(' | ') : location
}

/** The parts after the company. */
function partsOf(text: string | null): string[] {
  const line = text?.slice(0, LONGEST_HEADER).split('\n', 1)[0] ?? ''
  return line
    .split('|')
    .slice(1)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && part.length <= LONGEST_TITLE)
}

/** A place, an address or employment terms instead of a job title. */
function isPlaceOrTerms(title: string): boolean {
  return ADDRESS.test(title) || TERMS.test(title) || (isOnlyLocation(title) && !isRole(title))
}

/** Clearly names a role. */
export function isTitle(part: string): boolean {
  const isWhole = part.split('(').length === part.split(')').length
  return isWhole && ROLE.test(part) && isRole(part) && !NOT_A_TITLE.test(part)
}

/** Names a role, and isn't a place or an address. */
export function isRole(part: string): boolean {
  if (ADDRESS.test(part) || isOnlyLocation(part)) return false
  return ROLE.test(part) || (!SETTING.test(part) && kindOfTitle(part) !== null)
}

export function isPlaceOrSetting(part: string): boolean {
  return !ADDRESS.test(part) && !isRole(part) && (isOnlyLocation(part) || SETTING.test(part))
}

function statesPlace(part: string): boolean {
  const { places, remote } = parseLocation(part)
  return places.length > 0 || remote !== 'none'
}
