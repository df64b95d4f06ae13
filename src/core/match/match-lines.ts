/**
 * A match in two short lines: why the job fits ("Go, PostgreSQL, 8 of 11 must-haves · remote from Poland"), and what
 * is missing or speaks against it. They rest on the facts of the chips and of the score, so that none contradicts
 * another. What is unknown is left out.
 */
import type { Friction } from '#core/eligibility/eligibility.ts'
import { countryName } from '#core/place/countries.ts'
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import type { MatchPartName, MatchScore } from './match.ts'
import type { MatchDemands } from './match-demands.ts'
import { wishesMet } from './match-formula.ts'
import type { MatchPerson } from './match-person.ts'
import { attends, isNear, placeFit } from './match-place.ts'
import { exclusionOf, experienceOf, LEVEL_WORDS } from './match-words.ts'
import type { SkillFact } from './skill-facts.ts'
import { type StackGap, stackPhrase } from './stack-fit.ts'

export type MatchLines = { why: string | null; gap: string | null }

export type ToLines = {
  score: Pick<MatchScore, 'parts'>
  skills: readonly SkillFact[]
  stack: StackGap | null
  person: MatchPerson
  demands: MatchDemands
}

const NAMED = 3
const NAMED_MISSING = 4
/** A title counts as related work from this value on, and a level as another one below it. */
const RELATED_WORK = 0.25
const SAME_LEVEL = 0.85

export function matchLines(all: ToLines): MatchLines {
  return {
    why: join([skillsShown(all), workDone(all), placeThatFits(all), payThatFits(all)]),
    gap: join([
      skillsMissing(all),
      all.stack === null ? null : stackPhrase(all.stack),
      otherWork(all),
      otherLevel(all),
      fewYears(all),
      placeInTheWay(all),
      ...unwished(all),
    ]),
  }
}

const SEPARATOR = ' · '

function join(pieces: readonly (string | null)[]): string | null {
  const line = pieces.filter((piece) => piece !== null).join(SEPARATOR)
  return line === '' ? null : upperFirst(line)
}

/** The statements of a line one by one, for lists that show them apart. */
export const statementsOf = (line: string | null): string[] =>
  line === null ? [] : line.split(SEPARATOR).map(upperFirst)

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The must-haves; if there are none, what the listing mentions. */
export function skillsThatCount(facts: readonly SkillFact[]) {
  const known = facts.filter(({ verdict }) => verdict !== 'unknown')
  const required = known.filter(({ isRequired }) => isRequired)
  return required.length > 0
    ? { asked: required, noun: 'must-have' }
    : { asked: known, noun: 'mentioned skill' }
}

function skillsShown({ skills, score }: ToLines): string | null {
  if (valueIn(score, 'skills') === null) return null
  const { asked, noun } = skillsThatCount(skills)
  const met = asked.filter(({ verdict }) => verdict === 'met')
  if (met.length === 0) return null
  const names = met.flatMap(({ shown }) => shown[0] ?? []).slice(0, NAMED)
  return `${names.join(', ')}, ${met.length} of ${countOf(asked.length, noun)}`
}

function skillsMissing({ skills }: ToLines): string | null {
  const missing = skillsThatCount(skills).asked.filter(({ verdict }) => verdict !== 'met')
  if (missing.length === 0) return null
  const names = missing.map(({ anyOf }) => listInEnglish(anyOf, { joiner: 'or', atMost: 3 }))
  return `missing: ${listInEnglish(names, { atMost: NAMED_MISSING })}`
}

/** Only where no skill says it better. */
function workDone(all: ToLines): string | null {
  const value = valueIn(all.score, 'title')
  if (value === null || skillsShown(all) !== null || value < RELATED_WORK) return null
  if (value >= 0.875) return 'the kind of work you’ve done'
  return value >= 0.5 ? 'similar to your work' : 'related to your work'
}

function otherWork({ score }: ToLines): string | null {
  const value = valueIn(score, 'title')
  return value !== null && value < RELATED_WORK ? 'a different kind of work' : null
}

function otherLevel({ score, person, demands }: ToLines): string | null {
  const value = valueIn(score, 'level')
  if (value === null || value >= SAME_LEVEL || person.level === null || demands.level === null)
    return null
  return `${LEVEL_WORDS[demands.level]} role; your CV suggests ${LEVEL_WORDS[person.level]} one`
}

function fewYears({ score, person, demands }: ToLines): string | null {
  const value = valueIn(score, 'years')
  if (value === null || value >= 1 || demands.years === null) return null
  const asked = countOf(demands.years.min, 'year')
  return `asks for ${asked}, your CV shows ${experienceOf(person.months ?? 0)}`
}

function placeThatFits({ person, demands }: ToLines): string | null {
  const fit = placeFit(person, demands)
  const isRemote = demands.reach === 'remote'
  if (fit?.verdict === 'no' || (fit !== null && fit.friction.length > 0)) return null
  if (isRemote) return fit?.verdict === 'yes' ? `remote${fromHome(person)}` : 'remote'
  const isInTown = demands.places.some((place) => place.includes('/') && isNear(person, place))
  if (fit?.verdict !== 'yes' || !attends(demands.reach) || !isInTown) return null
  return `${SETTINGS[demands.reach ?? 'unstated']}near you`
}

const SETTINGS = { onsite: 'on-site ', hybrid: 'hybrid ', remote: '', unstated: '' } as const

/** The country, if the person lives in one and states which. */
function fromHome({ home }: MatchPerson): string {
  const countries = [...new Set(home.map((place) => place.slice(0, 2)))]
  const [only] = countries
  if (only === undefined || countries.length > 1) return ''
  const name = countryName(only) ?? only
  return ` from ${WITH_ARTICLE.test(name) ? 'the ' : ''}${name}`
}

const WITH_ARTICLE =
  /^(?:United|Netherlands|Philippines|Bahamas|Gambia|Maldives)\b|Republic$|Islands$/

function placeInTheWay({ person, demands }: ToLines): string | null {
  const fit = placeFit(person, demands)
  if (fit === null) return null
  if (fit.verdict === 'no') return exclusionOf(fit, demands).phrase
  const [first] = fit.friction
  if (first === 'move' && demands.reach === 'remote')
    return `remote, but not${fromHome(person) || ' from your country'}`
  return first === undefined ? null : FRICTION_PHRASES[first]
}

const FRICTION_PHRASES: Readonly<Record<Friction, string>> = {
  move: 'requires a move',
  visa: 'in another country, visa sponsorship mentioned',
  relocation: 'in another country, relocation help mentioned',
  hours: 'working hours differ from yours',
}

/** A wish counts only if the person has it; `valueIn` is null otherwise. */
const payThatFits = ({ score }: ToLines): string | null =>
  valueIn(score, 'pay') === 1 ? 'meets your minimum salary' : null

function unwished({ score, person, demands }: ToLines): (string | null)[] {
  const wishes = wishesMet(person, demands)
  return [
    (valueIn(score, 'pay') ?? 1) < 1 ? 'salary below your minimum' : null,
    wishes.jobType === false ? 'not the job type you prefer' : null,
    wishes.reach === false ? otherReach(person) : null,
  ]
}

const otherReach = ({ remote }: MatchPerson) =>
  remote === 'remote' || remote === 'remote_only' ? 'not remote' : 'not the workplace you prefer'

const valueIn = ({ parts }: ToLines['score'], wanted: MatchPartName) =>
  parts.find(({ part }) => part === wanted)?.value ?? null
