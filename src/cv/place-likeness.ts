/** How much a text of a header looks like a place and nothing else: "Springfield, IL", "Berlin", "Remote". */
import { isOnlyLocation, parseLocation } from '#core/place.ts'

const STATE =
  /^(?:\p{Lu}[\p{L}.'’-]+ ?){1,4}, (?:\p{Lu}{2}|\p{Lu}\.\p{Lu}\.)(?:,? (?:\d{5}|USA?|U\.S\.A?\.?))?$/u
const MOST = 90

/** 0 not at all, 1 a name of a place that may be something else, 2 surely. */
export function placeLikeness(text: string): number {
  const plain = text.replace(/^[([]|[)\]]$/g, '').trim()
  if (plain.length < 2 || plain.length > MOST || /\d{3}.*\d{3}|@/.test(plain)) return 0
  if (
    /^(?:remote|hybrid|on-?site|home ?office|télétravail|remoto)\b/i.test(plain) &&
    plain.length < 40
  )
    return 2
  if (STATE.test(plain)) return 2
  if (!/^[\p{Lu}\d]/u.test(plain) || !isOnlyLocation(plain)) return 0
  const { places } = parseLocation(plain)
  const [place] = places
  if (!place) return 0
  if (plain.includes(',')) return place.country ? 2 : 1
  return place.country || place.city ? 1.2 : 0.5
}
