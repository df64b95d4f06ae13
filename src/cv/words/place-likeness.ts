/** How much a header's text looks like a place and nothing else: "Springfield, IL", "Berlin", "Remote". */
import { isOnlyLocation, parseLocation } from '#core/place/place.ts'
import { companyLikeness } from './organisation-words.ts'
import { titleLikeness } from './title-words.ts'

const STATE =
  /^(?:\p{Lu}[\p{L}.'’-]+ ?){1,4}, (?:\p{Lu}{2}|\p{Lu}\.\p{Lu}\.)(?:,? (?:\d{5}|USA?|U\.S\.A?\.?))?$/u
const MOST = 90

/** 0 not at all, about 1 a place name that may be something else, 2 certain. */
export function placeLikeness(text: string): number {
  const plain = text.replace(/^[([]|[)\]]$/g, '').trim()
  if (plain.length < 2 || plain.length > MOST || /\d{3}.*\d{3}|@/.test(plain)) return 0
  if (
    /^(?:remote|hybrid|on-?site|home ?office|télétravail|remoto)\b/i.test(plain) &&
    plain.length < 40
  )
    return 2
  if (STATE.test(plain)) return 2
  if (!/^[\p{Lu}\d]/u.test(plain)) return 0
  const [first = '', ...more] = plain.split(/,\s*/)
  if (more.length > 0) return listLikeness(plain, first, more)
  if (!isOnlyLocation(plain)) return 0
  const [place] = parseLocation(plain).places
  if (!place) return 0
  return place.country || place.city ? 1.2 : 0.5
}

/** "Toronto, Ontario, Canada": every part is known, or an unknown town precedes a known country. */
function listLikeness(whole: string, first: string, more: readonly string[]): number {
  const last = more.at(-1) ?? ''
  const isKnown = isOnlyLocation(first) && isOnlyLocation(whole)
  const [place] = parseLocation(last).places
  const isCountry = isOnlyLocation(last) && place?.country != null && place.city === null
  const isTown =
    more.length === 1 &&
    TOWN.test(first) &&
    companyLikeness(first) === 0 &&
    titleLikeness(first) < 1
  if (isKnown && (place || isCountry)) return 2
  return isCountry && isTown ? 1.5 : 0
}

const TOWN = /^\p{Lu}[\p{L}.'’-]+(?: (?:\p{Lu}[\p{L}.'’-]+|am|an der|de|la|upon)){0,2}$/u
