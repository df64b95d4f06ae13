/**
 * The sentence that joins the first job of a letter to the listing: up to three things that the listing mentions and
 * that the facts after it show.
 */
import type { LetterAsk } from './letter-ask.ts'
import type { LetterLanguage } from './letter-language.ts'
import { isOwnBusiness } from './letter-lines.ts'
import { heldTitle, isStay, withArticle } from './letter-names.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, fillable, namesJoined } from './letter-picker.ts'
import type { LetterProof } from './letter-plan.ts'
import { type Draft, placeName } from './letter-proof-sentence.ts'
import {
  distinctSubjects,
  isKnowable,
  type ListingSubject,
  subjectsOf,
} from './listing-subjects.ts'

const MOST = 3
/** Names of tools alone say little about work. */
const MOST_SKILLS = 2

export type Answers = {
  draft: Draft
  subjects: readonly ListingSubject[]
}

/** `facts`: of the letter, those of its first job in front; `opening`: its text; `isNamed`: it has named that job. */
export function answersFor(
  ask: LetterAsk,
  facts: readonly LetterProof[],
  opening: string,
  isNamed: boolean,
): Answers | null {
  const [first] = facts
  if (first?.place.kind !== 'job' || isOwnBusiness(first.place)) return null
  const { company } = first.place
  const own = facts.filter(({ place }) => place.kind === 'job' && place.company === company)
  const all = distinctSubjects(own.flatMap((fact) => subjectsOf(ask, fact))).filter(
    ({ name }) => !opening.includes(name),
  )
  const skills = all.filter(({ isSkill }) => isSkill).slice(0, MOST_SKILLS)
  const subjects = all.filter((it) => !it.isSkill || skills.includes(it)).slice(0, MOST)
  // One thing is no reason to say more than the fact that shows it, unless it is a field.
  const [only] = subjects
  const isField = only !== undefined && (ask.language !== 'en' || isKnowable(only.name))
  if (subjects.length < 2 && (only?.isSkill !== false || !isField)) return null
  const { language, tone, picker } = ask
  const phrases = phrasesOf(language)
  const held = heldTitle(first.place.title, ask.language)
  const title = held !== null && isStay(held) ? null : held
  const isPresent = own.some(({ place }) => place.kind === 'job' && place.isPresent)
  const when = isPresent ? 'present' : 'past'
  const names = {
    topics: namesJoined(
      subjects.map(({ name }) => name),
      phrases.and,
    ),
    title,
    aTitle: title === null ? null : language === 'en' ? withArticle(title) : title,
    place: placeName(company, language),
    ...agreement(language, subjects, isPresent),
  }
  const table = isNamed ? phrases.answersThere : phrases.answers[tone]
  const text = fill(picker.pick(fillable(table[when], names)), names)
  const sources = [...new Set(own.flatMap((fact) => fact.sources))].slice(0, 20)
  const quote = [...new Set(subjects.map((it) => it.quote))].join(' … ').slice(0, 2_000)
  return {
    draft: { text, about: 'person', sources, quote },
    subjects,
  }
}

/** English words that agree with how many subjects there are. */
function agreement(
  language: LetterLanguage,
  subjects: readonly ListingSubject[],
  isPresent: boolean,
) {
  const [first] = subjects
  const count = subjects.length
  if (language === 'de') {
    return { das: count === 1 ? 'das' : count === 2 ? 'beides' : 'all das' }
  }
  const isOne = count === 1 && first !== undefined && (first.isSkill || !isPlural(first.name))
  const are = isPresent ? (isOne ? 'is' : 'are') : isOne ? 'was' : 'were'
  return {
    whichAre: `which ${are}`,
    bothAre:
      count === 1
        ? `that ${isPresent ? 'is' : 'was'}`
        : `${count === 2 ? 'both' : 'all of them'} ${are}`,
    ofWhich: count === 1 ? 'which' : `${count === 2 ? 'both' : 'all'} of which`,
  }
}

/** "data pipelines" are many, "statistics" is one. */
const isPlural = (name: string) => /s$/.test(name) && !/(?:ss|sis|ics|Ops)$/.test(name)
