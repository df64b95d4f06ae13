/** One sentence for each part of a match. */
import type { MatchPartName } from './match.ts'
import type { MatchDemands } from './match-demands.ts'
import type { MatchPerson } from './match-person.ts'

/** `value` in thousandths. */
type Told = { part: MatchPartName; value: number | null }

const NOT_TOLD: Readonly<Record<MatchPartName, string>> = {
  skills: 'Skills aren’t scored: the listing names none, or your CV shows none.',
  title: 'The kind of work could not be read from the listing or from your titles.',
  level: 'The listing does not say for which level it is, or yours is not known.',
  years: 'The listing asks for no number of years, or your CV has no dates.',
  place: 'The listing does not say where the work is, or your place is not known.',
  pay: 'The listing names no pay, or you named none.',
  preferences: 'You told no wishes that the listing speaks of.',
}

const LEVELS = { entry: 'an entry', mid: 'a mid', senior: 'a senior', lead: 'a lead' } as const

const PART_NAMES: Readonly<Record<MatchPartName, string>> = {
  skills: 'skills',
  title: 'the kind of work',
  level: 'the level',
  years: 'years of experience',
  place: 'the location',
  pay: 'the salary',
  preferences: 'job preferences',
}

/** What stands where a score would: which parts the listing or the person left open. */
export function whyNoScore(parts: readonly Told[]): string {
  const open = parts.filter(({ value }) => value === null).map(({ part }) => PART_NAMES[part])
  return `There isn’t enough information for a score. Missing from the listing or your CV: ${open.join(', ')}.`
}

export function saysOf({ part, value }: Told, person: MatchPerson, demands: MatchDemands): string {
  return value === null ? NOT_TOLD[part] : SAYS[part](value, person, demands)
}

type Says = (value: number, person: MatchPerson, demands: MatchDemands) => string

const SAYS: Readonly<Record<MatchPartName, Says>> = {
  skills: (value) =>
    value >= 900
      ? 'You show what the listing asks for.'
      : value >= 600
        ? 'You show most of the skills it names.'
        : value >= 300
          ? 'You show some of the skills it names.'
          : 'You show few of the skills it names.',
  title: (value) =>
    value >= 875
      ? 'You have done this kind of work.'
      : value >= 500
        ? 'Your work is near to this.'
        : value >= 250
          ? 'Your work touches this, but is another kind.'
          : 'This is another kind of work than yours.',
  level: (value, { level }, demands) => {
    const asked = `It is ${LEVELS[demands.level ?? 'mid']} role`
    if (value === 1000) return `${asked}, as yours is.`
    return `${asked}; your CV reads as ${LEVELS[level ?? 'mid']} one.`
  },
  years: (value, { months }, { years }) => {
    const have = yearsOf(months ?? 0)
    const asked = count(years?.min ?? 0, 'year')
    return value === 1000
      ? `It asks for ${asked}; your CV shows ${have}.`
      : `It asks for ${asked}; your CV shows only ${have}.`
  },
  place: (value, _, { reach }) => {
    if (reach === 'anywhere') return 'The work can be done from anywhere.'
    if (value >= 1000)
      return reach === 'within' ? 'You may work from where you are.' : 'It is where you are.'
    if (value >= 400) return 'It is in your country, but may need a move.'
    return reach === 'within'
      ? 'It is remote, but only from other countries than yours.'
      : 'It is in another country than yours.'
  },
  pay: (value) =>
    value === 1000 ? 'It pays what you wish for.' : 'It pays less than you wish for.',
  preferences: (value) =>
    value === 1000
      ? 'It is the kind of contract and workplace you wish for.'
      : 'It is not all that you wish for in contract and workplace.',
}

function yearsOf(months: number) {
  return months < 12 ? count(months, 'month') : count(Math.floor(months / 12), 'year')
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`
