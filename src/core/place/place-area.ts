/**
 * Areas of several countries that a listing may limit its work to: "Remote (EU)", "EMEA",
 * "US/Canada time zones". An area is a short key, and a place is a country (ISO 3166-1 alpha-2) and
 * a city. A table lists the countries in each area.
 */
import { fold } from '#core/text/fold-text.ts'
import { anyOf } from '#core/text/word-pattern.ts'

const set = (codes: string) => new Set(codes.trim().split(/\s+/))

const EU = `AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE`
const EUROPE = `${EU} IS LI NO CH GB UA MD RS BA ME MK AL XK AD MC SM GI GE AM TR`
const NORTH_AMERICA = 'US CA MX'
const LATAM = `MX GT HN SV NI CR PA CU DO PR JM HT CO VE EC PE BO CL AR UY PY BR`
const MIDDLE_EAST = 'AE SA QA KW BH OM JO LB IL IQ EG TR YE IR'
const AFRICA = `EG MA DZ TN LY NG GH KE TZ UG RW ET ZA ZW ZM BW NA SN CI CM AO MZ MU MG CD SD`
const ASIA = `CN HK TW JP KR SG MY TH VN PH ID IN PK BD LK NP MM KH LA MN KZ UZ KG`
const OCEANIA = 'AU NZ FJ PG'

const AREAS = {
  eu: set(EU),
  europe: set(EUROPE),
  dach: set('DE AT CH LI'),
  nordics: set('SE NO DK FI IS'),
  baltics: set('EE LV LT'),
  benelux: set('BE NL LU'),
  cee: set('PL CZ SK HU RO BG HR SI RS BA ME MK AL EE LV LT UA MD'),
  iberia: set('ES PT'),
  uki: set('GB IE'),
  emea: set(`${EUROPE} ${MIDDLE_EAST} ${AFRICA}`),
  mena: set(`${MIDDLE_EAST} MA DZ TN LY`),
  africa: set(AFRICA),
  apac: set(`${ASIA} ${OCEANIA}`),
  asia: set(ASIA),
  sea: set('SG MY TH VN PH ID MM KH LA BN'),
  oceania: set(OCEANIA),
  'north-america': set(NORTH_AMERICA),
  'us-canada': set('US CA'),
  latam: set(LATAM),
  americas: set(`${NORTH_AMERICA} ${LATAM}`),
  cis: set('AM AZ BY KZ KG MD RU TJ UZ GE'),
  /** Possibly everywhere: an employer with offices that also hires elsewhere. */
  world: set(''),
} as const
export type PlaceArea = keyof typeof AREAS

/** Names of areas. A time zone means the area that uses it. */
const WORDS: readonly (readonly [PlaceArea, RegExp])[] = [
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
]

/** "DE" or "DE/berlin". Equal for the same place in two texts. */
export const placeKey = (country: string, city: string | null): string =>
  city === null ? country : `${country}/${fold(city)}`

/** The areas named in a location text, without duplicates. */
export function areasIn(locationText: string): PlaceArea[] {
  const plain = fold(locationText.slice(0, 500)).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return WORDS.filter(([, pattern]) => pattern.test(plain)).map(([area]) => area)
}

export const liesIn = (countryCode: string, area: PlaceArea): boolean =>
  AREAS[area].has(countryCode)

export const isPlaceArea = (key: string): key is PlaceArea => Object.hasOwn(AREAS, key)
