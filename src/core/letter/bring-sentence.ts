/** What the facts of a letter would bring to the job: "I’d like to bring my experience with Go and payments to Acme." */
import type { LetterAsk } from './letter-ask.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, fillable, namesJoined } from './letter-picker.ts'
import type { LetterProof } from './letter-plan.ts'
import type { Draft } from './letter-proof-sentence.ts'
import { distinctSubjects, type ListingSubject, subjectsOf } from './listing-subjects.ts'
import { isTool } from './skills-sentence.ts'

const FEWEST = 2
const MOST = 2

type Facts = readonly LetterProof[]

/** Null if the facts do not show two things that the listing names; one alone is no reason. `said`: the letter so far. */
export function bringDraft(ask: LetterAsk, facts: Facts, said: string): Draft | null {
  const { language, tone, picker, company } = ask
  const { bring, and } = phrasesOf(language)
  const subjects = bringSubjects(ask, facts).filter(
    ({ name }) => !said.includes(` ${name} side,`) && !said.includes(` ${name} work `),
  )
  if (bring === null || subjects.length < FEWEST) return null
  const chosen = subjects.slice(0, MOST).toSorted((a, b) => Number(b.isSkill) - Number(a.isSkill))
  const topics = namesJoined(
    chosen.map(({ name }) => name),
    and,
  )
  const names = { topics, company }
  return {
    text: fill(picker.pick(fillable(bring[tone], names)), names),
    about: 'person',
    sources: [...new Set(facts.flatMap(({ sources }) => sources))].slice(0, 20),
    quote: [...new Set(chosen.map(({ quote }) => quote))].join(' … ').slice(0, 2_000),
  }
}

export const canBring = (ask: LetterAsk, facts: Facts): boolean =>
  phrasesOf(ask.language).bring !== null && bringSubjects(ask, facts).length >= FEWEST

const bringSubjects = (ask: LetterAsk, facts: Facts): ListingSubject[] =>
  facts.length < 2
    ? []
    : distinctSubjects(facts.flatMap((fact) => subjectsOf(ask, fact, true))).filter(
        // "Open source" is nothing to have experience with.
        ({ name, isSkill }) => (!isSkill || isTool(name)) && !(ask.role ?? '').includes(name),
      )
