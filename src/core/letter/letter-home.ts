/** Where a person lives as a letter says it, and whether a listing lets them work from there. */
import type { Cv } from '#core/cv/cv.ts'
import { countryName } from '#core/place/countries.ts'
import { findCountry } from '#core/place/find-country.ts'
import type { LetterJob } from './cover-letter.ts'
import { sentencesOf } from './listing-reason.ts'

const STREET =
  /\d|str(?:\.|aße|asse)|\b(?:street|road|avenue|lane|drive|square|apt|flat|box|rue|boulevard|calle|avenida|plaza|via)\b|(?:weg|platz|allee)$/i

/** The city as the CV prints it, and its country in English, "Bergen, Norway"; null if there is no more than an address. */
export function homeOf({ place }: Pick<Cv, 'place'>): string | null {
  if (place === null) return null
  const parts = place.text
    .split(/[,|·\n]/)
    .map((part) => part.trim().replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s/, ''))
    .filter((part) => /^\p{L}[\p{L} .’'-]*$/u.test(part) && !STREET.test(part))
  const [city] = parts
  const last = parts.at(-1)
  if (city === undefined || last === undefined) return null
  const [, state] = parts
  if (parts.length === 3 && /^(?:USA?|United States(?: of America)?)$/.test(last)) {
    return `${city}, ${state}`
  }
  // "LT" is no name of a country for a letter.
  const isCode = /^[A-Z]{2}$/.test(last) && !/^U[SK]$/.test(last)
  return parts.length === 1 || isCode ? city : `${city}, ${inEnglish(last)}`
}

/** Languages of CVs in which the names of countries are recognized. */
const FOREIGN = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs'].map(
  (language) => new Intl.DisplayNames([language], { type: 'region' }),
)

/** "Germany" for "Deutschland". Names that may be English ("UK", "Georgia", a state) are kept. */
function inEnglish(country: string): string {
  const code = findCountry(country)
  const isForeign = code !== null && FOREIGN.some((names) => names.of(code) === country)
  return (isForeign && countryName(code)) || country
}

/** What the head of a listing says about its place. */
const HEAD = 500

const REMOTE = /\bremote\b(?![- ]sens)|\bà distance\b|télétravail|\bremot[oa]\b/i
const NOT_REMOTE =
  /\b(?:no|not|non|never|without|cannot|can't|isn't|kein\w{0,2}|nicht|pas|sin)\b[^.;\n]{0,40}\b(?:remote|distance|télétravail|remoto)\b|\b(?:remote|remoto|distance|télétravail)\b[^.;\n]{0,40}\b(?:not|impossible|isn't|no|nicht|pas)\b/i
/** Remote work in some places alone, which may not be the person's. */
const SOMEWHERE =
  /\bremote\b[^.;\n|]{0,25}\b(?:US|USA|UK|EU|EEA|EMEA|APAC|LATAM|Europe|America|Canada|Germany|States|Kingdom|India|France|Spain|some|certain|only)\b|\b(?:US|USA|UK|EU|Europe|America|Canada|States)[- )(,/]{1,3}remote\b/i

/** The sentence that offers remote work from anywhere; null if there is none or one that limits it. */
export function remoteOffer({ title, description }: LetterJob): string | null {
  const sentences = [title, ...sentencesOf(description.slice(0, HEAD))]
  const found = sentences.find((it) => REMOTE.test(it))
  if (found === undefined) return null
  const text = `${title}\n${description}`.replaceAll('’', "'")
  return NOT_REMOTE.test(text) || SOMEWHERE.test(text) ? null : found
}
