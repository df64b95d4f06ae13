/**
 * The gazetteer of areas: what people call a set of countries ("DACH", "LATAM"), a part of a country
 * ("California", "Bay Area"), or a band of time zones ("CET"). An area's id never changes, because it
 * is stored. Countries follow the United Nations' M49 regions, and the members of the organization
 * where an area is one (EU, EEA, GCC, ASEAN, CIS). Parts of countries come from place-regions.ts.
 */
import { entryOf } from '#core/text/entry-of.ts'
import { fold } from '#core/text/fold-text.ts'
import type { Offsets } from './country-offsets.ts'
import { US_CITIES } from './place-cities-us.ts'
import { REGIONS } from './place-regions.ts'

export type Area = {
  id: string
  name: string
  /** As people write it, the name first. */
  names: string[]
  /** ISO 3166-1 alpha-2, in alphabetical order. Empty for the whole world and for bands of zones. */
  countries: string[]
  /** For a part of a country: the `region` of its places, and its towns if listed. Otherwise null. */
  part: { region: string; cities: string[] } | null
  /** For a band of time zones: hours east of UTC. Otherwise null. */
  offsets: Offsets | null
}

const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'
const EUROPE = `${EU} AD AL AM AX BA BY CH FO GB GE GG GI IM IS JE LI MC MD ME MK NO RS RU SJ SM TR UA VA XK`
const CARIBBEAN =
  'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI'
const CENTRAL_AMERICA = 'BZ CR GT HN NI PA SV'
const SOUTH_AMERICA = 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE'
const LATAM = `MX ${CENTRAL_AMERICA} ${SOUTH_AMERICA} CU DO HT PR`
const NORTH_AMERICA = 'US CA MX'
const MIDDLE_EAST = 'AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE'
const NORTH_AFRICA = 'DZ EG EH LY MA SD TN'
const SUB_SAHARAN =
  'AO BF BI BJ BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RE RW SC SH SL SN SO SS ST SZ TD TG TZ UG YT ZA ZM ZW'
const EAST_ASIA = 'CN HK JP KP KR MN MO TW'
const SOUTHEAST_ASIA = 'BN ID KH LA MM MY PH SG TH TL VN'
const SOUTH_ASIA = 'AF BD BT IN LK MV NP PK'
const CENTRAL_ASIA = 'KG KZ TJ TM UZ'
const OCEANIA =
  'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS'

/** `id | countries | name | other names`, also in other languages. */
const WIDE = `
eu | ${EU} | EU | European Union, EU countries, EU member states, EU27, EU-27, eurozone, Unión Europea, União Europeia, Union européenne, UE, Europäische Union, Unione europea, Europese Unie, Unia Europejska, Unii Europejskiej, Europäischen Union
eea | ${EU} IS LI NO | EEA | European Economic Area, EU/EEA, EEE, EWR, EØS, EES, EOG
eu-eea-ch | ${EU} IS LI NO CH | EEA and Switzerland | EFTA and EU
schengen | AT BE BG HR CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH | Schengen | Schengen area, Schengen zone
europe | ${EUROPE} | Europe | Europa, European countries, European continent, Europe only, continental Europe, mainland Europe, Europy, Europie, Europas, Европа, Європа, 欧洲, ヨーロッパ, Evropa
western-europe | AT BE CH DE DK ES FI FR GB IE IS IT LI LU MC NL NO PT SE | Western Europe | Westeuropa, Europe de l'Ouest, Europa occidental
northern-europe | DK EE FI FO GB IE IS LT LV NO SE AX | Northern Europe | Nordeuropa, North Europe
southern-europe | AD AL BA CY ES GI GR HR IT ME MK MT PT RS SI SM TR XK | Southern Europe | Südeuropa, South Europe
central-europe | AT CH CZ DE HU LI PL SI SK | Central Europe | Mitteleuropa
eastern-europe | BG BY CZ EE HU LT LV MD PL RO RU SK UA AL BA HR ME MK RS SI XK GE AM | Eastern Europe | Osteuropa, Europe de l'Est, Europa Wschodnia
cee | PL CZ SK HU RO BG HR SI RS BA ME MK AL XK EE LV LT UA MD BY | CEE | Central and Eastern Europe, Central & Eastern Europe, Central Eastern Europe, Europa Środkowo-Wschodnia
balkans | AL BA BG GR HR ME MK RO RS SI XK | Balkans | Western Balkans, Balkan
dach | AT CH DE LI | DACH | D-A-CH, DACH region, DACH-Region, DACH-Raum, German-speaking countries
nordics | AX DK FI FO IS NO SE | Nordics | Nordic, Nordic countries, Norden, Nordic region
scandinavia | DK NO SE | Scandinavia | Skandinavien, Scandinavian countries, Skandinavia
baltics | EE LT LV | Baltics | Baltic states, Baltic countries, Baltikum
benelux | BE LU NL | Benelux | Benelux countries
iberia | ES PT | Iberia | Iberian Peninsula
uki | GB IE | UK and Ireland | UKI, UK&I, UK & Ireland, UK/Ireland, British Isles
emea | ${EUROPE} ${MIDDLE_EAST} ${NORTH_AFRICA} ${SUB_SAHARAN} | EMEA | Europe Middle East and Africa, Europe the Middle East and Africa, EMEA region, CEMEA
mena | ${MIDDLE_EAST} ${NORTH_AFRICA} | MENA | Middle East and North Africa, MENAT, MENA region
middle-east | ${MIDDLE_EAST} | Middle East | Naher Osten, Moyen-Orient, Oriente Medio, ME region
gcc | AE BH KW OM QA SA | GCC | Gulf, Gulf countries, Gulf states
africa | ${NORTH_AFRICA} ${SUB_SAHARAN} | Africa | Afrika, Afrique, África
sub-saharan-africa | ${SUB_SAHARAN} | Sub-Saharan Africa | SSA
north-africa | ${NORTH_AFRICA} | North Africa | Northern Africa, Afrique du Nord, Maghreb
west-africa | BF BJ CI CV GH GM GN GW LR ML MR NE NG SL SN TG | West Africa | Western Africa
east-africa | BI DJ ER ET KE RW SO SS TZ UG | East Africa | Eastern Africa
apac | ${EAST_ASIA} ${SOUTHEAST_ASIA} ${SOUTH_ASIA} ${OCEANIA} | APAC | Asia Pacific, Asia-Pacific, Asia and Pacific, Asia & Pacific, APJ, APJC, JAPAC, JPAC, APAC region
asia | ${EAST_ASIA} ${SOUTHEAST_ASIA} ${SOUTH_ASIA} ${CENTRAL_ASIA} ${MIDDLE_EAST} AM AZ GE | Asia | Asien, Asie, 亚洲, アジア
east-asia | ${EAST_ASIA} | East Asia | Eastern Asia, North Asia, Northeast Asia
sea | ${SOUTHEAST_ASIA} | Southeast Asia | South East Asia, South-East Asia, ASEAN, SE Asia, SEA, SEA region
south-asia | ${SOUTH_ASIA} | South Asia | Southern Asia, Indian subcontinent
central-asia | ${CENTRAL_ASIA} | Central Asia |
caucasus | AM AZ GE | Caucasus | South Caucasus
oceania | ${OCEANIA} | Oceania | Australasia
anz | AU NZ | ANZ | Australia and New Zealand, Australia & New Zealand, Australia/New Zealand, AU/NZ, A/NZ, AUNZ
cis | AM AZ BY KG KZ MD RU TJ UZ | CIS | СНГ
nato | AL BE BG CA CZ DE DK EE ES FI FR GB GR HR HU IS IT LT LU LV ME MK NL NO PL PT RO SE SI SK TR US | NATO | NATO countries, NATO member states, NATO members
north-america | ${NORTH_AMERICA} | North America | Nordamerika, NA, NORAM, NAMER, NAMERICA, North American, Amérique du Nord, América del Norte, América do Norte, Nord America
us-canada | US CA | US and Canada | USCA, US/Canada, USA/Canada, US & Canada
latam | ${LATAM} | LATAM | Latin America, Lateinamerika, Latinoamérica, América Latina, Amérique latine, America Latina, Iberoamérica, Latin American, Latin America and the Caribbean, Latin America and Caribbean, LAC
central-america | ${CENTRAL_AMERICA} | Central America | Centroamérica, América Central, Mittelamerika
south-america | ${SOUTH_AMERICA} | South America | Südamerika, Sudamérica, Suramérica, América del Sur, América do Sul, Amérique du Sud, Sud America
caribbean | ${CARIBBEAN} | Caribbean | Karibik, Caraïbes, Caribe
americas | ${NORTH_AMERICA} ${LATAM} ${CARIBBEAN} | Americas | AMER, AMERS, the Americas, North and South America, North & South America, Américas, Amériques
`

/** `id | hours west | hours east | name | other names`. Standard time; daylight saving moves both sides. */
const ZONES = `
us-zones | -8 | -5 | US time zones | US timezones, American time zones, North American time zones, US hours, US business hours
pacific-time | -8 | -8 | Pacific time | PST, PDT, PT, Pacific, west coast time
mountain-time | -7 | -7 | Mountain time | MST, MDT, MT
central-time | -6 | -6 | Central time | CST, CDT, CT
eastern-time | -5 | -5 | Eastern time | EST, EDT, ET, Eastern
brasilia-time | -3 | -3 | Brasília time | BRT, ART
utc | 0 | 0 | UTC | GMT, WET
european-zones | 0 | 2 | European time zones | EU time zones, Europe time zones, European hours, EMEA time zones
cet | 1 | 1 | CET | CEST, MEZ, MESZ, HNEC, Central European time
eet | 2 | 2 | EET | EEST, Eastern European time
moscow-time | 3 | 3 | Moscow time | MSK
ist | 5.5 | 5.5 | India time | IST, Indian standard time
singapore-time | 8 | 8 | Singapore time | SGT, HKT, AWST
apac-zones | 5.5 | 10 | APAC time zones | Asian time zones, Asia time zones
japan-time | 9 | 9 | Japan time | JST, KST
australian-east | 10 | 10 | Australian eastern time | AEST, AEDT
new-zealand-time | 12 | 12 | New Zealand time | NZST, NZDT
`

export const AREAS: readonly Area[] = [...wideAreas(), ...partsOfCountries(), ...zoneBands()]

const BY_ID = new Map(AREAS.map((area) => [area.id, area]))
const BY_NAME = namesOf(AREAS)

/** The area with this name, in any spelling of upper and lower case, accents and hyphens. */
export function findArea(text: string): Area | null {
  return BY_NAME.get(plainName(text)) ?? null
}

export const areaById = (id: string): Area | null => BY_ID.get(id) ?? null

/** The countries of an area; none for the whole world, parts of countries count as their country. */
export const countriesOfArea = (id: string): readonly string[] => BY_ID.get(id)?.countries ?? []

/** The areas of several countries that contain a country, from narrow to wide. */
export function areasOfCountry(country: string): readonly Area[] {
  return AREAS.filter(({ part, countries }) => part === null && countries.includes(country)).sort(
    (a, b) => a.countries.length - b.countries.length,
  )
}

/** "Asia-Pacific" and "asia pacific" are one name. */
function plainName(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
}

function wideAreas(): Area[] {
  return rowsOf(WIDE).map(([id = '', countries = '', name = '', others = '']) => ({
    id,
    name,
    names: [name, ...listOf(others)],
    countries: [...new Set(countries.split(/\s+/))].sort(),
    part: null,
    offsets: null,
  }))
}

function zoneBands(): Area[] {
  return rowsOf(ZONES).map(([id = '', from = '', to = '', name = '', others = '']) => ({
    id,
    name,
    names: [name, ...listOf(others)],
    countries: [],
    part: null,
    offsets: [Number(from), Number(to)] as const,
  }))
}

/** "us-california", "us-san-francisco-bay-area", "de-bavaria". */
function partsOfCountries(): Area[] {
  return Object.entries(REGIONS).flatMap(([country, table]) => {
    const states = new Set<string>()
    return table.split(', ').map((line) => {
      const code = line.slice(0, line.indexOf(':'))
      const names = line
        .slice(line.indexOf(':') + 1)
        .split('=')
        .map((name) => name.replace('~', ''))
      const [name = code] = names
      // the first with a code is the state; others with it lie in the state
      const isState = !states.has(code)
      states.add(code)
      const towns = isState && country === 'US' ? (entryOf(US_CITIES, code) ?? '') : ''
      return {
        id: `${country.toLowerCase()}-${plainName(name).replaceAll(' ', '-')}`,
        name,
        names,
        countries: [country],
        part: { region: name, cities: townsOf(towns) },
        offsets: null,
      }
    })
  })
}

function townsOf(table: string): string[] {
  return listOf(table).map((names) => names.split('=', 1)[0]?.replace(/^[~?]/, '') ?? names)
}

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
}

function listOf(list: string): string[] {
  return list.split(', ').filter((name) => name !== '')
}

function namesOf(areas: readonly Area[]): Map<string, Area> {
  const byName = new Map<string, Area>()
  for (const area of areas) {
    for (const name of area.names) {
      const plain = plainName(name)
      if (!byName.has(plain)) byName.set(plain, area)
    }
  }
  return byName
}
