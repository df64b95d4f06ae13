/**
 * The place that a sentence of a listing requires or allows: "must be based in Berlin", "on-site in
 * Rogers, AR".
 */
import { parseLocation } from './place.ts'
import { areasIn, type PlaceArea } from './place-area.ts'

export type RequiredPlace = {
  text: string
  countries: string[]
  areas: PlaceArea[]
  isOnSite: boolean
}

const CUE =
  /\b(?:must (?:be|live|reside)(?: \w+){0,3}|(?:be |you(?:'re| are) |candidates? |applicants? |role is |position is |job is )(?:based|located|living|residing|resident|local)|(?:live|reside|living|residing|locals?|based|located) (?:in|to|near|within)|on-?site|in[- ]person|in[- ]office|(?:days?|x)(?: a| per|\/) ?week|work(?:ing)? from (?:our|the)|hybrid|relocat\w+ to|remote(?:ly)? (?:from|within|in|across|only)|only in|hiring in|time ?zones?|commut\w+)\b/i
const WHERE =
  /\b(?:in|to|from|within|near|at|across|our)\s+(?:our |the |downtown |greater )?((?:[\p{Lu}][\p{L}.'’-]*|US|UK|EU|U\.S\.|USA)(?:[ ,/]+(?:[\p{Lu}][\p{L}.'’-]*|de|and|or|of)){0,5})/gu
const ON_SITE =
  /\b(?:on-?site|in[- ]person|in[- ]office|in the office|hybrid|office|days? (?:a|per) week|commut\w+|relocat\w+)\b/i

export function requiredPlace(sentence: string): RequiredPlace | null {
  if (!CUE.test(sentence)) return null
  for (const { 1: named = '' } of sentence.matchAll(WHERE)) {
    const { places, countries } = parseLocation(named)
    const areas = areasIn(named)
    if (places.length + areas.length === 0) continue
    return {
      text: named.replace(/(?<![\s.,])[\s.,]+(?:and|or|of)?$/, '').trim(),
      countries,
      areas,
      isOnSite: isOnSite(sentence),
    }
  }
  return null
}

/** "This role is based in Berlin" means on site, unless the sentence mentions remote work. */
function isOnSite(sentence: string) {
  return (
    ON_SITE.test(sentence) ||
    (/\b(?:based|located) in\b/i.test(sentence) && !/\bremote/i.test(sentence))
  )
}
