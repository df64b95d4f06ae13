/**
 * What the phrases of a cover letter are, in each language. No phrase says anything about the person that the CV would
 * have to show, or about the employer that the listing would have to say. Names in braces are filled in:
 *
 * {role}, {aRole}: the job's title, in English with "a"; {company}: its company. {intro}: "a backend engineer with nine
 * years in payments". {title}, {aTitle}, {place}: a role of the CV and its employer. {clause}: "I led …"; {also}: "I also
 * led …"; {noun}: "the design of …"; {line}: a line of the CV, verbatim. {words}: of the listing. {topics}: subjects of
 * the listing. {skills}: requested ones. {home}: where the person lives. {url}: an address of theirs.
 */

import type { LetterLanguage } from './letter-language.ts'
import { DE } from './letter-phrases-de.ts'
import { EN } from './letter-phrases-en.ts'
import { ES } from './letter-phrases-es.ts'
import { FR } from './letter-phrases-fr.ts'
import type { Tone } from './letter-text.ts'
import type { ReasonKind } from './listing-reason.ts'

type Phrases = readonly string[]
type ByTone<Of> = Readonly<Record<Tone, Of>>
type ByTime = Readonly<Record<'present' | 'past', Phrases>>

export type LetterPhrases = {
  subject: Readonly<Record<'both' | 'role' | 'company', string>>
  /** With role and company, or if only the role is known. */
  apply: ByTone<Phrases>
  applyRole: ByTone<Phrases>
  /** If the listing names no role near to the person: as what they are, {aTitle}; or without it. */
  applyOwn: ByTone<Phrases>
  applyCompany: ByTone<Phrases>
  intro: ByTone<Phrases>
  reason: ByTone<Readonly<Record<ReasonKind, Phrases>>>
  /** Who the person is if their summary does not say: {aTitle} at {place} since {year}. */
  worked: Phrases
  /** Why a fact, {done}, matters to a job: its duties or the experience it asks for. Empty if it reads badly. */
  linked: ByTone<Readonly<Record<'duty' | 'asked', Phrases>>>
  done: ByTime
  /** For work that ended before the one just mentioned began. */
  doneBefore: Phrases
  /** The first fact of a role that the opening has named. */
  doneNamed: Phrases
  /** The second fact of a role, and the third. */
  doneThere: Phrases
  doneMore: Phrases
  /** Another role at an employer that was just named. */
  doneAgain: Phrases
  doneFreelance: Phrases
  doneProject: Phrases
  doneVolunteer: Phrases
  included: ByTime
  includedThere: ByTime
  lineOfCv: Phrases
  lineThere: Phrases
  /** {name}, {what}: a project that its CV describes with a noun. */
  project: Phrases
  position: ByTone<ByTime>
  since: Phrases
  skills: ByTone<Phrases>
  /** If the letter has nothing to show but skills. */
  onlySkills: ByTone<Phrases>
  studied: ByTone<Phrases>
  /** {words}: the title of a paper, {place}: where it was published, and when. */
  paper: Phrases
  speaks: Phrases
  /** For listings that allow remote work. */
  home: ByTone<Phrases>
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
