/**
 * What the phrases of a cover letter are, in each language. No phrase says anything about the person that the CV would
 * have to show, or about the employer that the listing would have to say. Names in braces are filled in:
 *
 * {role}, {aRole}: the job's title, in English with "a"; {company}: its company. {intro}: "a backend engineer with nine
 * years in payments". {title}, {aTitle}, {place}: a role of the CV and its employer. {clause}: "I led …"; {also}: "I also
 * led …"; {noun}: "the design of …"; {words}: of the listing. {topics}: subjects of
 * the listing. {skills}: requested ones. {home}: where the person lives. {url}: an address of theirs.
 */

import type { LetterLanguage } from './letter-language.ts'
import { DE } from './letter-phrases-de.ts'
import { EN } from './letter-phrases-en.ts'
import { ES } from './letter-phrases-es.ts'
import { FR } from './letter-phrases-fr.ts'
import type { HOME_PHRASES } from './letter-phrases-home.ts'
import type { Tone } from './letter-text.ts'
import type { ReasonKind } from './listing-reason.ts'
import type { PurposeKind } from './purpose-words.ts'

type Phrases = readonly string[]
type ByTone<Of> = Readonly<Record<Tone, Of>>
type ByTime = Readonly<Record<'present' | 'past', Phrases>>

export type LetterPhrases = {
  subject: Readonly<Record<'both' | 'role' | 'company', string>>
  /** With role and company, or if only the role is known. */
  apply: ByTone<Phrases>
  applyRole: ByTone<Phrases>
  /** If the listing names no role near to the person. */
  applyCompany: ByTone<Phrases>
  /** The same with what the employer makes or wants, {words}, as the reason; English only. */
  applyWhy: ByTone<Readonly<Record<PurposeKind, Phrases>>> | null
  /** Kinds of work, {topics}, that the role and the newest job have in common; English only. */
  applyTopics: ByTone<Phrases> | null
  /** The same with what of the listing they work with now, {tools}; English only. */
  applyTools: ByTone<Phrases> | null
  /** Who the person is; with the job they have or had last, {title} at {place}. */
  intro: ByTone<Phrases>
  introHeld: ByTone<ByTime>
  /** The same if the role is close to that job. */
  introClose: ByTone<Phrases>
  reason: ByTone<Readonly<Record<ReasonKind, Phrases>>>
  /** Who the person is if their summary does not say: {aTitle} at {place} since {year}. */
  worked: Phrases
  /** The same if the sentence before has the title; English only. */
  workedSame: Phrases | null
  /** The same if the role is close to that job. */
  workedClose: Phrases
  /** That the work at {place} includes what the listing mentions, {topics}; or at the job just named. */
  answers: ByTone<ByTime>
  answersThere: ByTime
  /** What the facts of the letter would bring to the job, {topics}; English only, as other languages have cases. */
  bring: ByTone<Phrases> | null
  /** Work that ended, for one thing that the listing mentions. */
  known: Phrases
  done: ByTime
  /** For work that ended before the one just mentioned began. */
  doneBefore: Phrases
  /** The first fact of a role that the opening has named. */
  doneNamed: ByTime
  /** The same after what it answers. */
  doneAnswered: Phrases
  /** The second fact of a role, and the third. */
  doneThere: Phrases
  doneMore: Phrases
  /** Another role at an employer that was just named. */
  doneAgain: Phrases
  doneFreelance: Phrases
  doneProject: Phrases
  doneVolunteer: Phrases
  included: ByTime
  /** For work that ended before the one just mentioned began. */
  includedBefore: Phrases
  includedThere: ByTime
  /** What the listing names and the person works with: {skills}, since {year}; {tools} if they are several tools. */
  used: Readonly<Record<'since' | 'also', Phrases>> & {
    /** Several of the newest job that the listing names too, {both} or all; English only. */
    shared: Phrases | null
  }
  /** What the person worked with in a job, {skills}; in the job just named; in an earlier one. */
  stack: { at: ByTime; there: ByTime; before: Phrases }
  /** {name}, {what}: a project that its CV describes with a noun. */
  project: Phrases
  /** A further project, just after another. */
  projectMore: Phrases
  position: ByTone<ByTime>
  /**
   * Before a list of facts: with what of the listing they show, {topics} (English only), with the employer of them all,
   * or without either. `project`: where an item was done, if it is a project, {name}; `at`: after brackets.
   */
  list: {
    topics: ByTone<Phrases> | null
    place: ByTone<Phrases>
    plain: ByTone<Phrases>
    project: string
    at: string
  }
  /** A job before the newest, from {from} to {to}, if no fact is about it. */
  earlier: Phrases
  /** {tools}: {skills} if they are tools. */
  skills: ByTone<Phrases>
  /** If the letter has nothing to show but skills. */
  onlySkills: ByTone<Phrases>
  studied: ByTone<Phrases>
  /** {words}: the title of a paper, {place}: where it was published, and when. */
  paper: Phrases
  speaks: Phrases
  /** Where the person lives, {home}, by what the listing says about where its people work. */
  home: (typeof HOME_PHRASES)[LetterLanguage]
  code: Phrases
  portfolio: Phrases
  closing: ByTone<Phrases>
  /** Before the last of several names; between alternatives. */
  and: string
}

const PHRASES: Readonly<Record<LetterLanguage, LetterPhrases>> = { en: EN, de: DE, fr: FR, es: ES }

export const phrasesOf = (language: LetterLanguage): LetterPhrases => PHRASES[language]

/** Every phrase, for checks that must not mistake our words for claims. */
export function allPhrases(language: LetterLanguage): string[] {
  const found: string[] = []
  const visit = (value: unknown) => {
    if (typeof value === 'string') found.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  visit(PHRASES[language])
  return found
}
