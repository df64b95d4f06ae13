/**
 * Towns within commuting distance: a person in Brooklyn can work in New York without moving. Keys
 * are those of `placeKey`.
 */
import { fold } from '#core/text/fold-text.ts'
import { placeKey } from './place-area.ts'

/** By country; the first name in each row represents the area. */
const AREAS: Readonly<Record<string, string>> = {
  US: `
    San Francisco, Oakland, Berkeley, San Jose, Palo Alto, Mountain View, Menlo Park, Sunnyvale, Redwood City, San Mateo,
      Santa Clara, Fremont, Cupertino, Burlingame, South San Francisco, Emeryville, Foster City, San Carlos, Milpitas, Hayward,
      Los Altos, Campbell, San Bruno, Pleasanton, Alameda
    New York, New York City, Brooklyn, Manhattan, Queens, Bronx, Jersey City, Hoboken, Newark, Long Island City, Staten Island, White Plains
    Boston, Cambridge, Somerville, Waltham, Newton, Brookline, Burlington, Lexington, Quincy, Watertown
    Seattle, Bellevue, Redmond, Kirkland, Bothell, Renton, Tacoma
    Los Angeles, Santa Monica, Pasadena, Culver City, Burbank, Glendale, Long Beach, El Segundo, Torrance, Hawthorne, Venice, West Hollywood
    Washington, Arlington, Alexandria, Bethesda, Reston, McLean, Tysons, Silver Spring, Rockville, Herndon
    Dallas, Plano, Irving, Fort Worth, Frisco, Richardson, Addison
    Austin, Round Rock, Cedar Park
    Denver, Boulder, Aurora, Golden, Broomfield, Englewood
    Chicago, Evanston, Oak Brook, Naperville, Schaumburg
    Raleigh, Durham, Cary, Chapel Hill, Morrisville
    Minneapolis, Saint Paul, St. Paul, Bloomington
    Portland, Beaverton, Hillsboro
    San Diego, La Jolla, Carlsbad, Encinitas
    Atlanta, Alpharetta, Marietta
    Phoenix, Scottsdale, Tempe, Mesa, Chandler
    Miami, Fort Lauderdale, Coral Gables, Boca Raton
    Philadelphia, Conshohocken, King of Prussia
    Salt Lake City, Lehi, Provo, Draper
    Irvine, Costa Mesa, Newport Beach, Santa Ana, Anaheim`,
  CA: `
    Toronto, Mississauga, Markham, Vaughan, North York, Brampton, Oakville
    Vancouver, Burnaby, Richmond, Surrey
    Waterloo, Kitchener, Guelph
    Montreal, Laval, Longueuil
    Ottawa, Kanata, Gatineau`,
  GB: `
    London, City of London, Westminster, Croydon, Richmond, Canary Wharf, Shoreditch
    Manchester, Salford, Stockport
    Leeds, Bradford
    Bristol, Bath
    Reading, Slough, Maidenhead, Bracknell`,
  DE: `
    Berlin, Potsdam
    Munich, Garching, Unterfohring, Ismaning, Ottobrunn, Oberpfaffenhofen
    Frankfurt, Frankfurt am Main, Eschborn, Offenbach, Darmstadt, Wiesbaden, Mainz
    Cologne, Bonn, Dusseldorf, Leverkusen
    Hamburg, Norderstedt
    Stuttgart, Ludwigsburg, Sindelfingen, Boblingen, Leonberg
    Essen, Dortmund, Bochum, Duisburg
    Karlsruhe, Mannheim, Heidelberg, Walldorf`,
  NL: `
    Amsterdam, Utrecht, Haarlem, Amstelveen, Hoofddorp, Hilversum, Amersfoort, Schiphol, Leiden
    Rotterdam, The Hague, Delft
    Eindhoven, Veldhoven, Tilburg, Den Bosch`,
  FR: 'Paris, Boulogne-Billancourt, Neuilly-sur-Seine, Levallois-Perret, Issy-les-Moulineaux, La Defense, Courbevoie, Saint-Denis, Montreuil',
  ES: `
    Madrid, Alcobendas, Pozuelo de Alarcon, Las Rozas
    Barcelona, Sant Cugat del Valles, L'Hospitalet de Llobregat`,
  PT: `
    Lisbon, Oeiras, Cascais, Almada, Amadora
    Porto, Matosinhos, Maia, Vila Nova de Gaia`,
  CH: `
    Zurich, Zug, Winterthur, Baden, Schlieren
    Geneva, Lausanne, Nyon, Renens`,
  SE: `
    Stockholm, Solna, Kista, Sundbyberg
    Malmo, Lund`,
  DK: 'Copenhagen, Kongens Lyngby, Ballerup, Frederiksberg, Hellerup',
  PL: `
    Warsaw, Piaseczno
    Gdansk, Gdynia, Sopot
    Katowice, Gliwice`,
  IN: `
    Bengaluru, Bangalore, Whitefield
    Delhi, New Delhi, Gurugram, Gurgaon, Noida, Ghaziabad, Faridabad
    Mumbai, Navi Mumbai, Thane
    Hyderabad, Secunderabad`,
  IL: `Tel Aviv, Tel Aviv-Yafo, Herzliya, Ramat Gan, Petah Tikva, Ra'anana, Hod Hasharon, Givatayim, Rehovot`,
  AU: 'Sydney, North Sydney, Parramatta, Macquarie Park',
  BR: `
    Sao Paulo, Barueri, Osasco, Guarulhos, Santo Andre
    Rio de Janeiro, Niteroi`,
  JP: 'Tokyo, Yokohama, Kawasaki, Shibuya, Minato, Chiyoda, Shinjuku',
}

const METRO = readAreas()

/** The key of the area's first town, or the key itself if it isn't in an area. */
export const metroKey = (key: string): string => METRO.get(key) ?? key

/** Whether it is the key of an area. */
const isMetro = (key: string): boolean => METROS.has(key)

/** The metropolitan area with such a name: "San Francisco Bay Area", "Greater Boston". */
export function metroOf(country: string, region: string): string | null {
  const [, city = ''] =
    /^(?:Greater )?(.+?)(?: DC| City)?(?: Bay)?(?: Area| Metro)?$/.exec(region) ?? []
  return isMetro(placeKey(country, city)) ? placeKey(country, city) : null
}

const METROS: ReadonlySet<string> = new Set(METRO.values())

function readAreas() {
  const areas = new Map<string, string>()
  for (const [country, rows] of Object.entries(AREAS)) {
    for (const row of rows
      .replace(/,\s*\n\s+/g, ', ')
      .trim()
      .split('\n')) {
      const [first = '', ...others] = row.split(',').map((name) => fold(name.trim()))
      for (const name of others) areas.set(`${country}/${name}`, `${country}/${first}`)
    }
  }
  return areas
}
