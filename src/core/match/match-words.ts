/** One sentence for each part of a match. */
import type { Friction } from '#core/eligibility/eligibility.ts'
import { countOf } from '#core/text/count-of.ts'
import type { TitleLevel } from '#core/title/title-level.ts'
import type { MatchPart, MatchPartName } from './match.ts'
import type { MatchDemands } from './match-demands.ts'
import type { MatchPerson } from './match-person.ts'
import { isSilent, type PlaceFit, placeFit } from './match-place.ts'
import type { SkillCounts } from './skill-facts.ts'
import { type StackGap, stackPhrase } from './stack-fit.ts'

/** `value` in thousandths. */
type PartValue = { part: MatchPartName; value: number | null }

type ToReason = (compared: Compared) => string

/** Names the side that lacks the fact. If both do, that is the listing, because nobody can change it. */
const UNKNOWN: Readonly<Record<MatchPartName, ToReason>> = {
  skills: ({ demands }) =>
    demands.skills.length === 0
      ? 'The listing doesn’t mention any skills.'
      : 'Your CV doesn’t mention any skills.',
  title: ({ demands }) =>
    demands.kinds.length === 0
      ? 'The listing doesn’t say what kind of work it is.'
      : 'Your job titles don’t show what kind of work you do.',
  level: ({ demands }) =>
    demands.level === null
      ? 'The listing doesn’t state an experience level.'
      : 'Your CV doesn’t show your experience level.',
  years: ({ demands }) =>
    demands.years === null
      ? 'The listing doesn’t ask for years of experience.'
      : 'Your CV has no dates, so we can’t count your years of experience.',
  place: ({ demands }) =>
    isSilent(demands.eligibility)
      ? 'The listing doesn’t say where the job is.'
      : 'Add your location to your CV or profile.',
  pay: ({ demands }) =>
    demands.payUsd
      ? 'Add your minimum salary to your profile.'
      : 'The listing doesn’t state a salary.',
  preferences: ({ person: { remote, jobTypes } }) =>
    jobTypes.length === 0 && (remote === null || remote === 'any')
      ? 'Add your job preferences to your profile.'
      : 'None of your preferences apply to this listing.',
}

/** Before "role" and "one". */
export const LEVEL_WORDS: Readonly<Record<TitleLevel, string>> = {
  intern: 'an internship-level',
  junior: 'a junior',
  mid: 'a mid-level',
  senior: 'a senior',
  staff: 'a staff-level',
  lead: 'a lead',
  director: 'a director-level',
}

/** Shown instead of a score. */
export const NO_SCORE = 'Not enough to say'

/** What the listing or the person leaves open of the parts that make up a score. */
export function noScoreReason(parts: readonly Pick<MatchPart, 'weight' | 'value' | 'says'>[]) {
  const open = parts.filter(({ value, weight }) => value === null && weight > 0)
  return open.length === 0
    ? 'The listing asks for too little to compare.'
    : open.map(({ says }) => says).join(' ')
}

export function sentenceForPart({ part, value }: PartValue, compared: Compared): string {
  return value === null ? UNKNOWN[part](compared) : SENTENCES[part](value, compared)
}

export type Compared = {
  person: MatchPerson
  demands: MatchDemands
  skills: SkillCounts
  stack: StackGap | null
}
type ToSentence = (value: number, compared: Compared) => string

const SENTENCES: Readonly<Record<MatchPartName, ToSentence>> = {
  skills: (_, { skills, stack }) =>
    stack === null
      ? sentenceForSkills(skills)
      : `${sentenceForSkills(skills)} The job is ${stackPhrase(stack)}.`,
  title: (value) =>
    value >= 875
      ? 'You’ve done this kind of work.'
      : value >= 500
        ? 'You’ve done similar work.'
        : value >= 250
          ? 'Your past work is related to this job but not the same.'
          : 'This is a different kind of work from yours.',
  level: (value, { person: { level }, demands }) => {
    const asked = `This is ${LEVEL_WORDS[demands.level ?? 'mid']} role`
    if (value === 1000) return `${asked}, like yours.`
    return `${asked}; your CV suggests ${LEVEL_WORDS[level ?? 'mid']} one.`
  },
  years: (value, { person: { months }, demands: { years } }) => {
    const have = experienceOf(months ?? 0)
    const asked = countOf(years?.min ?? 0, 'year')
    const only = value === 1000 || have === NO_EXPERIENCE ? '' : 'only '
    return `The listing asks for ${asked} of experience; your CV shows ${only}${have}${have === NO_EXPERIENCE ? '' : ' in total'}.`
  },
  place: (_, { person, demands }) => sentenceForPlace(placeFit(person, demands), demands),
  pay: (value) =>
    value === 1000 ? 'The salary meets your minimum.' : 'The salary is below your minimum.',
  preferences: (value) =>
    value === 1000
      ? 'The job matches your preferences for job type and workplace.'
      : 'The job doesn’t match all your preferences for job type and workplace.',
}

/** Counts the facts that the chips show, so that it never contradicts them. */
export function sentenceForSkills({ required, other, hasRelated }: SkillCounts): string {
  if (required.all + other.all === 0)
    return 'The listing asks for a language, and your CV doesn’t mention any.'
  const asked = required.all > 0 ? required : other
  const what = required.all > 0 ? 'must-have' : 'mentioned'
  const others =
    required.all > 0 && other.all > 0 ? `, and ${other.met} of ${other.all} mentioned` : ''
  const related = asked.met === 0 && hasRelated ? ', but you have a related one' : ''
  return `You have ${asked.met} of ${countOf(asked.all, `${what} skill`)}${others}${related}.`
}

/** Why a person can't do a job from where they live: in a line of a match, and as a sentence. */
const EXCLUSIONS = {
  abroad: {
    phrase: 'in another country, no visa sponsorship mentioned',
    sentence: 'The job is in another country, and the listing mentions no visa sponsorship.',
  },
  closed: {
    phrase: 'not open to people in your country',
    sentence: 'The job isn’t open to people in your country.',
  },
  unsponsored: {
    phrase: 'no visa sponsorship',
    sentence: 'The listing offers no visa sponsorship, and your CV says that you need it.',
  },
  closedRemote: {
    phrase: 'not open to people in your country',
    sentence: 'The job is remote, but not open to people in your country.',
  },
} as const

/** Only who would have to come is kept away by a missing visa; others by their citizenship, or where they live now. */
export function exclusionOf({ evidence }: PlaceFit, { reach, eligibility }: MatchDemands) {
  if (evidence === 'visa') return EXCLUSIONS.unsponsored
  if (reach === 'remote') return EXCLUSIONS.closedRemote
  const isForLackOfVisa = evidence === 'onSite' || evidence === 'permit'
  const { visa, isLocal } = eligibility
  return isForLackOfVisa && visa !== true && !isLocal ? EXCLUSIONS.abroad : EXCLUSIONS.closed
}

export function sentenceForPlace(fit: PlaceFit | null, demands: MatchDemands): string {
  if (fit === null) return 'The listing doesn’t say where the job is.'
  const isRemote = demands.reach === 'remote'
  if (fit.verdict === 'no') return exclusionOf(fit, demands).sentence
  const [first] = fit.friction
  if (first === 'move' && isRemote) return MOVE_FOR_REMOTE
  if (first !== undefined) return FRICTION_WORDS[first]
  if (fit.verdict === 'not-said')
    return isRemote
      ? 'The job is remote; the listing doesn’t say in which countries.'
      : 'The listing doesn’t say whether you can do the job from where you live.'
  return isRemote ? 'You can do this job from where you live.' : 'The location works for you.'
}

const MOVE_FOR_REMOTE =
  'The job is remote, but not from your country: you may work there if you move.'

const FRICTION_WORDS: Readonly<Record<Friction, string>> = {
  move: 'You may work there, but you’d have to move.',
  visa: 'The job is in another country; the listing mentions visa sponsorship.',
  relocation: 'The job is in another country; the listing mentions help with relocation.',
  hours: 'You can do this job from where you live, but its working hours differ from yours.',
}

const NO_EXPERIENCE = 'none'

/** "5 years", "7 months". */
export function experienceOf(months: number) {
  if (months === 0) return NO_EXPERIENCE
  return months < 12 ? countOf(months, 'month') : countOf(Math.floor(months / 12), 'year')
}
