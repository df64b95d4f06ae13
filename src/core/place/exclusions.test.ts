/** Exclusions in eight languages: the excluded place is never where one may live, and never the only one. */
import { describe, expect, test } from 'vitest'
import { parseLocation } from './place.ts'
import { readStatedPlaces } from './stated-places.ts'

/** text => excluded places => places that are still allowed ("*" is anywhere) */
const FORMS = {
  English: `
    Remote (anywhere except Russia) => RU => *
    Remote, worldwide, excluding the US => US => *
    Worldwide (excl. China) => CN => *
    Anywhere but India => IN => *
    Remote Europe (not UK) => GB => europe
    Remote - EU, but not Germany => DE => eu
    EU (excluding France and Spain), remote => ES FR => eu
    Remote EMEA (no UK) => GB => emea
    Remote, LATAM other than Brazil => BR => latam
    Remote (Europe without Ukraine) => UA => europe
    Remote outside of the US => US =>
    Remote (Americas; Cuba excluded) => CU => americas
    Remote APAC - Japan not included => JP => apac`,
  German: `
    Remote (weltweit, außer USA) => US => *
    Remote in Europa, ausgenommen Großbritannien => GB => europe
    Remote EU ohne Polen => PL => eu
    Homeoffice (EU, nicht Deutschland) => DE => eu
    Remote, weltweit mit Ausnahme von Indien => IN => *
    Remote (DACH, Schweiz ausgeschlossen) => CH => dach
    Remote außerhalb von Deutschland => DE =>`,
  French: `
    Télétravail (Europe, sauf France) => FR => europe
    Remote, UE hors Allemagne => DE => eu
    Télétravail, monde entier, à l'exception des États-Unis => US => *
    Remote Europe, excepté Pologne => PL => europe
    Télétravail (UE, pas en Espagne) => ES => eu
    Remote Europe (Suisse exclue) => CH => europe
    Télétravail hormis Belgique => BE =>`,
  Spanish: `
    Remoto (LATAM, excepto Brasil) => BR => latam
    Remoto Europa, salvo Alemania => DE => europe
    Remoto en América Latina menos Argentina => AR => latam
    Teletrabajo (UE, no en Francia) => FR => eu
    Remoto, todo el mundo, a excepción de China => CN => *
    Remoto LATAM (Venezuela excluida) => VE => latam
    Remoto Europa sin Polonia => PL => europe`,
  Portuguese: `
    Remoto (LATAM, exceto Argentina) => AR => latam
    Remoto Europa, salvo Espanha => ES => europe
    Trabalho remoto, mundial, com exceção de Rússia => RU => *
    Remoto UE (não Portugal) => PT => eu
    Remoto Europa sem Reino Unido => GB => europe
    Remoto, América Latina (Brasil excluído) => BR => latam
    Remoto fora do Brasil => BR =>`,
  Italian: `
    Da remoto (Europa, eccetto Francia) => FR => europe
    Remoto UE, tranne Germania => DE => eu
    Da remoto in Europa, escluso Regno Unito => GB => europe
    Remoto, Europa ad eccezione della Svizzera => CH => europe
    Da remoto (UE, non Spagna) => ES => eu
    Remoto Europa senza Polonia => PL => europe
    Remoto Europa (Svizzera esclusa) => CH => europe`,
  Dutch: `
    Remote (Europa, behalve Duitsland) => DE => europe
    Remote EU, uitgezonderd Frankrijk => FR => eu
    Thuiswerken, wereldwijd met uitzondering van China => CN => *
    Remote Europa (niet België) => BE => europe
    Remote EU zonder Polen => PL => eu
    Remote EU exclusief Spanje => ES => eu
    Remote Europa (Zwitserland uitgesloten) => CH => europe`,
  Polish: `
    Zdalnie (Europa, oprócz Niemiec) => DE => europe
    Praca zdalna, UE z wyjątkiem Francji => FR => eu
    Zdalnie UE bez Hiszpanii => ES => eu
    Zdalnie Europa (nie Wielka Brytania) => GB => europe
    Zdalnie, Europa z wyłączeniem Szwajcarii => CH => europe
    Zdalnie UE (Belgia wykluczona) => BE => eu
    Zdalnie poza Polską => PL =>`,
}

const CASES = Object.entries(FORMS).flatMap(([language, table]) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', except = '', allowed = ''] = line.split('=>').map((part) => part.trim())
      return [language, text, except, allowed] as const
    }),
)

test('there are sixty forms in eight languages', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(60)
  expect(Object.keys(FORMS)).toHaveLength(8)
})

describe('an exclusion', () => {
  test.each(CASES)('in %s: %s', (_, text, except, allowed) => {
    const read = readStatedPlaces(text)
    const limit = read.remote?.anywhere ? ['*'] : (read.remote?.in ?? ['none'])
    expect({ except: read.except.join(' '), allowed: limit.join(' ') }).toEqual({ except, allowed })
    const { countries } = parseLocation(text)
    expect(countries.filter((country) => except.split(' ').includes(country))).toEqual([])
  })
})
