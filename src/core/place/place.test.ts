/**
 * What a location text means: countries, remote scope, and what a card shows. One case per line:
 * text => countries and remote (- none, r restricted, a anywhere).
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import { COUNTRIES, countryInSentence, countryName } from './countries.ts'
import {
  formatLocation,
  formatPlace,
  isOnlyLocation,
  mainPlaceName,
  type Place,
  parseLocation,
  type RemoteScope,
} from './place.ts'

const SCOPES: Record<string, RemoteScope> = { '-': 'none', r: 'restricted', a: 'anywhere' }

const CASES = {
  'a city names its country': `
    Berlin => DE -
    München => DE -
    Muenchen => DE -
    Munich => DE -
    Köln => DE -
    bangalore => IN -
    Bengaluru => IN -
    Gurgaon => IN -
    NYC => US -
    SF => US -
    SF Bay Area => US -
    Silicon Valley => US -
    LA => US -
    DC => US -
    Greater London => GB -
    Île-de-France => FR -
    GTA => CA -
    São Paulo => BR -
    Łódź => PL -
    Tel-Aviv => IL -
    Tel Aviv-Yafo => IL -
    Kyiv => UA -
    Київ => UA -
    Москва => RU -
    東京 => JP -
    北京市海淀区 => CN -
    서울 => KR -
    Ho Chi Minh City => VN -
    Luxembourg => LU -
    Singapore => SG -
    Hong Kong => HK -
    Taipei => TW -
    Macau => MO -
    San Juan => PR -
    Nairobi => KE -
    Lagos => NG -
    Kraków => PL -
    Tysons => US -
    Cottonwood Heights => US -`,
  'short words of job ads are no countries, unless a place of theirs is beside': `
    Remote, SWE => a
    Stockholm, SWE => SE -`,
  'remote next to an office, and remote ruled out': `
    Remote or NY => US a
    London / NY / Remote => GB US a
    Remote - NY => US r
    Orange County, CA or remote => US a
    Bay Area, CA or remote => US a
    Paris, Oslo, remote possible => FR NO a
    Paris, Oslo, remote possible in Spain => FR NO ES r
    Remote: No => -
    Berlin; Remote: No => DE -
    Berlin; Remote: NO => DE -
    Remote: Norway => NO r
    Remote - NO => NO r
    Kochi | ONSITE (up to 50% remote) => IN -
    100% remote, Poland => PL r
    Remote CAN => CA r
    AMER - Canada - Ontario - Offsite/Home => CA r
    The World => a`,
  'a two-letter code is decided by its context': `
    San Francisco, CA => US -
    Toronto, CA => CA -
    Vancouver, CA => CA -
    Berlin, DE => DE -
    Dover, DE => US -
    Wilmington, DE => US -
    Bangalore, IN => IN -
    Indianapolis, IN => US -
    Indianapolis IN => US -
    Tel Aviv, IL => IL -
    Chicago, IL => US -
    Bogota, CO => CO -
    Denver, CO => US -
    Atlanta, GA => US -
    Casablanca, MA => MA -
    Boston, MA => US -
    boston, ma => US -
    Baltimore, MD => US -
    Chisinau, MD => MD -
    Tirana, AL => AL -
    Buenos Aires, AR => AR -
    Little Rock, AR => US -
    Panama City, PA => PA -
    Pittsburgh, PA => US -
    Podgorica, ME => ME -
    Portland, ME => US -
    Valletta, MT => MT -
    Bozeman, MT => US -
    Jakarta, ID => ID -
    Boise, ID => US -
    Tunis, TN => TN -
    Nashville, TN => US -
    Chennai, TN => IN -
    Hyderabad, TS => IN -
    Milano, MI => IT -
    Curitiba, PR => BR -
    San Juan, PR => PR -
    Perth, WA => AU -
    Seattle, WA => US -
    Vancouver, WA => US -
    Vancouver, BC => CA -
    Waterloo, ON => CA -
    Halifax, NS => CA -
    Sydney, NSW => AU -
    Zürich, ZH => CH -
    Sunnyvale, Ca => US -
    Sunnyvale, C A => US -
    Ledgewood NJ => US -
    Nowhereville, IN => US -
    Kleinstadt, AT => AT -
    San Francisco, CA, US => US -
    Toronto, ON, CA => CA -
    Portland OR => US -
    Portland, OR => US -
    New York, NY, San Francisco, CA, Portland, OR => US -`,
  'an ambiguous name takes the stated country, otherwise the usual one, otherwise none': `
    Georgia => -
    Tbilisi, Georgia => GE -
    Atlanta, Georgia => US -
    Georgia, USA => US -
    Bulgaria, Georgia, Poland => BG GE PL -
    Georgia; Texas; Ohio => US -
    New South Wales => AU -
    New Mexico => US -
    Newfoundland => CA -
    Northern Ireland => GB -
    Washington => US -
    Victoria => -
    Victoria, Australia => AU -
    Victoria, BC => CA -
    Ontario => CA -
    Ontario, CA => -
    Ontario, CA 91761 => US -
    Toronto, Ontario, CA => CA -
    Ontario, Canada => CA -
    Cambridge => -
    Cambridge, MA => US -
    Cambridge, UK => GB -
    Cambridge; London => GB -
    Birmingham => GB -
    Birmingham, AL => US -
    London, Ontario => CA -
    London, ON => CA -
    Paris => FR -
    Paris, TX => US -
    Paris, Texas => US -
    Paris, KY => US -
    Paris, Kentucky => US -
    Paris (KY) => US -
    Paris, KY or Paris, France => US FR -
    Dublin (OH) => US -
    Athens, GA => US -
    Moscow, ID => US -
    Berlin, CT; Milan => US IT -
    Vienna, VA, USA => US -
    Dublin => IE -
    Dublin, OH => US -
    Dublin, CA => US -
    Melbourne => AU -
    Melbourne, FL => US -
    San José => CR -
    San Jose => US -
    San Jose, CA => US -
    San Jose, Costa Rica => CR -
    Valencia => ES -
    Valencia, CA => US -
    Portland => US -
    Manchester => GB -
    Manchester, NH => US -
    Athens => GR -
    Athens, GA => US -
    Naples, FL => US -
    Hyderabad, Pakistan => PK -
    Cordoba, Argentina => AR -
    Lagos, Portugal => PT -
    Boston, UK => GB -
    Waterloo, Belgium => BE -
    Moscow, ID => US -
    Lebanon, NH => US -`,
  'countries have many names': `
    United States of America => US -
    U.S. => US -
    U.S.A. => US -
    United Kingdom => GB -
    England => GB -
    Scotland => GB -
    Wales => GB -
    Great Britain => GB -
    UAE => AE -
    KSA => SA -
    Korea => KR -
    Czechia => CZ -
    Türkiye => TR -
    Holland => NL -
    The Netherlands => NL -
    Deutschland => DE -
    España => ES -
    Brasil => BR -
    Polska => PL -
    Österreich => AT -
    Schweiz / Suisse => CH -
    Italia => IT -
    Sverige => SE -
    Nederland => NL -
    Україна => UA -
    日本 => JP -
    中国 => CN -
    Россия => RU -
    Puerto Rico => PR -
    GBR - London => GB -
    DEU => DE -
    Hong Kong SAR, China => HK -
    Macau, China => MO -
    San Juan, PR, USA => PR -
    Bosnia & Herzegovina => BA -`,
  'a region implies its country': `
    Bavaria => DE -
    Karnataka => IN -
    Minas Gerais => BR -
    Jalisco, Mexico => MX -
    Yorkshire => GB -
    Canton of Zurich => CH -
    British Columbia; Quebec => CA -
    Queensland => AU -
    North Carolina => US -`,
  'every order and separator is read': `
    US-New York => US -
    Germany, Berlin => DE -
    Europe, Germany, Berlin => DE -
    IN-KA-Bangalore => IN -
    IN-Bengaluru => IN -
    USA-CA-San Francisco => US -
    US, CA, Santa Clara => US -
    CA - San Francisco => US -
    CA - Toronto => CA -
    New York, US, New York => US -
    Berlin; Paris => DE FR -
    Berlin / Paris | Rome • Oslo => DE FR IT NO -
    London or Dublin => GB IE -
    London & Dublin => GB IE -
    San Francisco, CA - Denver, CO - New York, NY => US -
    London, United Kingdom, Singapore => GB SG -
    Amsterdam (NL), Skopje (North Macedonia) => NL MK -
    Dublin, London => IE GB -
    Praha, Prague, Czech Republic => CZ -`,
  'offices, addresses and stores keep their city': `
    NYC Office => US -
    Berlin HQ => DE -
    Store 123, Austin => US -
    3316 S. Main St. Los Angeles, CA. 90007 => US -
    900 Quebec Avenue, Corcoran, CA 93212 => US -
    10115 Berlin => DE -
    London - UK2 => GB -
    Bengaluru - BLR1 => IN -`,
  'text that is not a place has no country': `
    3 Locations => -
    Multiple Locations => -
    In-Office => -
    Hybrid => -
    ONSITE => -
    N/A => -
    na => -
     => -
    Software Engineers (Python, Full-Stack) => -
    AI | ML | QA => -
    IT, HR => -
    Distributed Systems Engineer => -
    Nice to have: Mobile => -
    Mobile => -`,
  'remote without a limit is anywhere': `
    Remote => a
    REMOTE => a
    Fully remote => a
    100% Remote => a
    remote-first => a
    Remote (Worldwide) => a
    Remote - Global => a
    Worldwide => a
    Anywhere => a
    Work from anywhere => a
    Distributed => a
    WFH => a
    Work from home => a
    Hybrid or Remote => a
    Hybrid/Remote => a
    Télétravail => a
    À distance => a
    Homeoffice => a
    Home Office => a
    Teletrabajo => a
    Remoto => a
    Trabalho remoto => a
    Praca zdalna => a
    Zdalnie => a
    Uzaktan => a
    Удалённо => a
    удаленно => a
    远程 => a
    リモート => a
    在宅 => a
    Fjernarbejde => a
    Distans => a
    Smart working => a`,
  'remote with a limit is restricted': `
    Remote - USA => US r
    Remote, Canada => CA r
    US Remote => US r
    US-Remote => US r
    US - Remote => US r
    USA | Remote => US r
    Berlin, Germany (Remote) => DE r
    Berlin (Remote) => DE r
    Remote in Berlin => DE r
    Remote, Berlin => DE r
    Remote in EU => r
    REMOTE IN GERMANY => DE r
    Remote - EMEA => r
    Remote (LATAM) => r
    Remote - NA, APAC, EMEA => r
    Remote, UTC±3 => r
    Remote (EST) => r
    Remote (PT preferred) => r
    Remote - California => US r
    Remote - Ontario, CA => CA r
    Remote (CA, NY, TX) => US r
    Remote - TX => US r
    Remote - MA => US r
    Remote - CA => r
    Remote (US, CA) => US CA r
    Remote (DE/UK/CH/ES) => DE GB CH ES r
    Canada - Remote (ON, AB, BC, or NS Only) => CA r
    Home-based: Canada => CA r
    Anywhere in the United States => US r
    Remote, UK or Germany => GB DE r
    London, UK or Remote (US) => GB US r
    Cardiff, London or Remote (UK) => GB r
    Pittsburgh, Palo Alto, Remote (US) => US r
    Deutschland (Homeoffice) => DE r
    Remote - West Coast => US r`,
  'remote as an item next to offices is anywhere': `
    London; Remote => GB a
    Berlin or Remote => DE a
    NYC or Remote => US a
    San Francisco, CA | Remote => US a
    SF Bay Area or Remote => US a
    London, Paris, Remote => GB FR a
    Fully Remote (HQ in Columbus, OH) => US a
    NYC OR REMOTE => US a`,
  'remote that is ruled out is none': `
    Berlin, not remote => DE -
    No remote => -
    Non-remote => -
    On-site only => -
    Austin, TX (no remote) => US -
    ONSITE (part remote) => -
    Hybrid (2 days remote) => -
    Europe => -
    AMER => -`,
}

for (const [rule, table] of Object.entries(CASES)) {
  test.each(readCases(table))(`${rule}: %s`, (text, countries, remote) => {
    const location = parseLocation(text)
    expect({ countries: location.countries, remote: location.remote }).toEqual({
      countries,
      remote,
    })
  })
}

test('places keep the order written, with region and country', () => {
  expect(parseLocation('Toronto, Ontario, Canada; Austin, TX; München, Bayern').places).toEqual([
    { city: 'Toronto', region: 'Ontario', country: 'CA' },
    { city: 'Austin', region: 'Texas', country: 'US' },
    { city: 'Munich', region: 'Bavaria', country: 'DE' },
  ])
})

test('a place named twice is one place', () => {
  expect(parseLocation('Berlin, Germany; Berlin, Germany').places).toEqual([
    { city: 'Berlin', region: null, country: 'DE' },
  ])
})

test('a city whose country is unclear is still a place', () => {
  expect(parseLocation('Cambridge').places).toEqual([
    { city: 'Cambridge', region: null, country: null },
  ])
})

test.each<[string, Place]>([
  ['Camp Springs, MD', { city: 'Camp Springs', region: 'Maryland', country: 'US' }],
  ['Plainville, Massachusetts', { city: 'Plainville', region: 'Massachusetts', country: 'US' }],
  ['Kleinstadt, Hessen, Germany', { city: 'Kleinstadt', region: 'Hesse', country: 'DE' }],
])('an unknown town in %s keeps its name', (text, place) => {
  expect(parseLocation(text).places).toEqual([place])
})

describe('on a card', () => {
  test.each<[Place, string]>([
    [{ city: 'Berlin', region: null, country: 'DE' }, 'Berlin, Germany'],
    [{ city: 'Munich', region: 'Bavaria', country: 'DE' }, 'Munich, Germany'],
    [{ city: 'Austin', region: 'Texas', country: 'US' }, 'Austin, Texas'],
    [{ city: 'Portland', region: null, country: 'US' }, 'Portland, US'],
    [{ city: null, region: 'Texas', country: 'US' }, 'Texas, US'],
    [{ city: 'London', region: null, country: 'GB' }, 'London, UK'],
    [{ city: 'Singapore', region: null, country: 'SG' }, 'Singapore'],
    [{ city: null, region: null, country: 'FR' }, 'France'],
    [{ city: 'Cambridge', region: null, country: null }, 'Cambridge'],
    [{ city: null, region: null, country: null }, ''],
  ])('%j is shown as %s', (place, shown) => {
    expect(formatPlace(place)).toBe(shown)
  })

  test.each([
    ['Berlin, Germany', 'Berlin, Germany'],
    ['Remote - US', 'Remote (US)'],
    ['Remote - US or Canada', 'Remote (US, Canada)'],
    ['Berlin, Germany (Remote)', 'Remote (Berlin, Germany)'],
    ['Remote', 'Remote'],
    ['London; Remote', 'London, UK or remote'],
    ['Berlin; Paris; Rome; Oslo; Bern', 'Berlin, Paris, Rome +2'],
    ['Remote - EMEA', 'Remote - EMEA'],
    ['3 Locations', '3 Locations'],
    ['New York, NY', 'New York'],
  ])('the text %s is shown as %s', (text, shown) => {
    expect(formatLocation(parseLocation(text), text)).toBe(shown)
  })

  test('a location without places or text is empty', () => {
    expect(formatLocation({ places: [], countries: [], remote: 'none' }, null)).toBe('')
  })
})

test.each([
  ['Berlin, Germany; Paris', 'Berlin'],
  ['Bavaria, Germany', 'Bavaria'],
  ['Remote - Germany', 'Germany'],
  ['Remote', null],
])('jobs at %s are grouped under %s', (text, name) => {
  expect(mainPlaceName(parseLocation(text))).toBe(name)
})

test.each([
  ['DE', 'Germany'],
  ['US', 'the United States'],
  ['GB', 'the United Kingdom'],
  ['ZZ', 'ZZ'],
])('a sentence calls %s %s', (code, name) => expect(countryInSentence(code)).toBe(name))

test('an unknown country code has no name', () => {
  expect([countryName('DE'), countryName('US'), countryName('ZZ')]).toEqual([
    'Germany',
    'United States',
    null,
  ])
})

test('any text gives known, distinct countries, each from a place', () => {
  const word = fc.constantFrom(
    'Remote',
    'CA',
    'IN',
    'OR',
    ',',
    ';',
    '(',
    ')',
    ' - ',
    'Georgia',
    'Paris',
    'US',
    '/',
    'or',
    'Köln',
    'not',
    '東京',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(word).map((w) => w.join(' ')),
  )
  fc.assert(
    fc.property(text, (written) => {
      const { places, countries } = parseLocation(written)
      const held = places.flatMap((place) => (place.country === null ? [] : [place.country]))
      expect([...new Set(held)]).toEqual(countries)
      expect(countries.filter((code) => !COUNTRIES.has(code))).toEqual([])
    }),
    { numRuns: 2000, seed: 7 },
  )
})

test.each(['a', '(', ',', 'CA, ', 'Paris; ', 'Remote (', 'U.', 'New York ', '東京', '-', 'é', ' '])(
  'a hostile text of repeated "%s" is read quickly',
  (piece) => {
    expect(slowPieces([piece], parseLocation)).toEqual([])
  },
)

function readCases(table: string): [string, string[], RemoteScope][] {
  return table
    .split('\n')
    .slice(1)
    .map((line) => {
      const [text = '', truth = ''] = line.split('=>').map((part) => part.trim())
      const words = truth.split(' ')
      return [text, words.slice(0, -1), SCOPES[words.at(-1) ?? ''] ?? 'none']
    })
}

test('a metropolitan area keeps its own name', () => {
  const regions = ['Orange County, CA', 'Los Angeles Area', 'Greater Austin', 'Tampa Bay'].map(
    (text) => parseLocation(text).places[0]?.region,
  )
  expect(regions).toEqual(['Orange County', 'Los Angeles Area', 'Austin Area', 'Tampa Bay'])
})

test.each([
  ['NYC (onsite)', true],
  ['Remote, EU', true],
  ['Remote US with occasional travel', true],
  ['Onsite', false],
  ['Full-time', false],
  ['Senior Engineer, Berlin team and more', false],
])('"%s" is only a location: %s', (text, only) => expect(isOnlyLocation(text)).toBe(only))
