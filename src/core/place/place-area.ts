/**
 * Areas of several countries that a listing may limit its work to: "Remote (EU)", "EMEA",
 * "US/Canada time zones". An area is a short key, and a place is a country (ISO 3166-1 alpha-2) and
 * a city. The countries of areas are in areas.ts.
 */
import { fold } from '#core/text/fold-text.ts'
import { anyOf } from '#core/text/word-pattern.ts'

/** Names of areas. A time zone means the area that uses it. */
const WORDS = [
  [
    'us-canada',
    anyOf(
      'usca | na | noram | namer | est | edt | pst | pdt | cst | mst | eastern time | pacific time',
    ),
  ],
  ['north-america', anyOf('north america | north american | namerica')],
  [
    'latam',
    anyOf(
      'latam | latin america | south america | central america | lateinamerika | latinoamerica | america latina',
    ),
  ],
  ['americas', anyOf('americas | amer | amers | north and south america')],
  ['eu', anyOf('eu | european union | eea | schengen | eurozone')],
  [
    'europe',
    anyOf(
      'europe | european | europa | cet | cest | eet | eest | central europe(?:an)? | western europe',
    ),
  ],
  ['dach', anyOf('dach | d a ch')],
  ['nordics', anyOf('nordics? | scandinavia | nordic countries')],
  ['baltics', anyOf('baltics | baltic states')],
  ['benelux', anyOf('benelux')],
  ['cee', anyOf('cee | eastern europe | balkans')],
  ['iberia', anyOf('iberia')],
  ['uki', anyOf('uki | uk i')],
  ['emea', anyOf('emea')],
  ['mena', anyOf('mena | menat | gcc | middle east | gulf')],
  ['africa', anyOf('africa | ssa | sub saharan africa')],
  ['apac', anyOf('apac | asia pacific | apj | apjc | japac')],
  ['asia', anyOf('asia | east asia | south asia')],
  ['sea', anyOf('southeast asia | south east asia | asean')],
  ['oceania', anyOf('oceania | anz | aest | aedt')],
  ['cis', anyOf('cis')],
] as const
export type PlaceArea = (typeof WORDS)[number][0]

/** "DE" or "DE/berlin". Equal for the same place in two texts. */
export const placeKey = (country: string, city: string | null): string =>
  city === null ? country : `${country}/${fold(city)}`

/** The areas named in a location text, without duplicates. */
export function areasIn(locationText: string): PlaceArea[] {
  const plain = fold(locationText.slice(0, 500)).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return WORDS.filter(([, pattern]) => pattern.test(plain)).map(([area]) => area)
}
