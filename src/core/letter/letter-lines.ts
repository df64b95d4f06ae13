/** The lines of a CV that a letter could use, each as a clause of the person’s own and with where the work was done. */
import { isCareerBreak } from '#core/cv/career-break.ts'
import type { Cv } from '#core/cv/cv.ts'
import { claimedText } from '#core/skill/claimed-text.ts'
import { findSkills } from '#core/skill/skill.ts'
import { languageOfText } from '#core/text/text-language.ts'
import { type FirstPerson, toFirstPerson, toFirstPersonEach } from './first-person.ts'
import { toFirstPersonIn } from './first-person-others.ts'
import { letterItem, tidyLine } from './letter-item.ts'
import type { LetterLanguage } from './letter-language.ts'
import { isSelfEmployed } from './letter-names.ts'
import { noteSaid } from './letter-note.ts'
import { sentenceCase } from './letter-picker.ts'
import { projectSaid } from './letter-project.ts'
import { sentencesOf } from './listing-reason.ts'
import { isSureSentence, ownSentence } from './sure-sentence.ts'

/** Where a line's work was done. */
export type ProofPlace =
  | {
      kind: 'job'
      company: string
      title: string
      isPresent: boolean
      start: string | null
      end: string | null
    }
  | { kind: 'project'; name: string }
  | { kind: 'volunteer'; organization: string }

export type LetterLine = {
  /** Names the line among those of the CV: its own id, or its part's and which of the part's sentences it is. */
  key: string
  /** The line, and the parts that say where it was done. */
  sources: string[]
  said: FirstPerson
  /** The line for a list; null if it fits none. */
  item: string | null
  /** Whether `said` is surely a sentence: the line begins with its verb. */
  isSentence: boolean
  /** Whether it is in the letter's language. */
  isSpoken: boolean
  place: ProofPlace
  /** Index of the role it was done in; 0 is the newest. */
  age: number
  text: string
  skills: string[]
}

/** "Technologies: Go, gRPC": a list of tools under a job. */
const TOOLS =
  /^(?:technolog\w*|tech stack|stack|tools?|skills?|technik|technologien|herramientas|outils)\s?:/i

export function letterLines(cv: Cv, language: LetterLanguage): LetterLine[] {
  const found: LetterLine[] = []
  const cvLanguage = languageOfText(proseOf(cv))
  const sentences = new Map<string, number>()
  const keyOf = ([id = '']: readonly string[]) => {
    const at = sentences.get(id) ?? 0
    sentences.set(id, at + 1)
    return at === 0 ? id : `${id}.${at}`
  }
  const add = (
    line: string,
    it: Pick<LetterLine, 'sources' | 'place' | 'age'>,
    isPresent = false,
    read?: FirstPerson | null,
    isPart = false,
  ) => {
    const text = claimedText(line)
    // A wish is not evidence of work, and a list of tools is none either.
    if (text.trim() === '' || TOOLS.test(text)) return
    const clause =
      read ?? (language === 'en' ? toFirstPerson(line, isPresent) : toFirstPersonIn(language, line))
    const note =
      clause.how === 'quote' && language === 'en' && it.place.kind === 'job'
        ? noteSaid(line, isPresent)
        : null
    // Most lines are too short to tell, and are in the language of the others.
    const spoken = languageOfText(text) ?? cvLanguage
    const isSpoken = spoken === null || spoken === language
    const own = language === 'en' && isSpoken ? ownSentence(line) : null
    const said = own ?? (isSpoken ? (note ?? clause) : { how: 'quote' as const, text: clause.text })
    const isSentence = isSureSentence(said, { line, language, place: it.place })
    const item = isSpoken && !isPart ? (letterItem(line) ?? clauseItem(said, isSentence)) : null
    const key = keyOf(it.sources)
    found.push({ ...it, key, text, said, item, isSentence, skills: findSkills(text), isSpoken })
  }

  let age = 0
  for (const { id, company, roles } of cv.work) {
    for (const role of roles) {
      if (isCareerBreak(role.title)) continue
      const isPresent = role.end === 'present'
      const { title, start, end } = role
      const place = { kind: 'job' as const, company, title, isPresent, start, end }
      const read =
        language === 'en'
          ? toFirstPersonEach(
              role.highlights.map(({ text }) => tidyLine(text)),
              isPresent,
            )
          : []
      for (const [at, line] of role.highlights.entries()) {
        if (!isPresent && SINCE_THEN.test(line.text)) continue
        add(line.text, { sources: [line.id, role.id, id], place, age }, isPresent, read[at])
      }
      for (const [at, sentence] of sentencesOf(role.summary ?? '').entries()) {
        add(
          at === 0 ? sentence : withoutReference(sentence),
          { sources: [role.id, id], place, age },
          isPresent,
        )
      }
      age += 1
    }
  }
  for (const { id, name, description, highlights } of cv.projects) {
    const place = { kind: 'project' as const, name }
    for (const line of highlights) add(line.text, { sources: [line.id, id], place, age: 1 })
    const said = language === 'en' ? projectSaid(description ?? '') : null
    if (said) add(description ?? '', { sources: [id], place, age: 1 }, false, said)
    else {
      add(description ?? '', { sources: [id], place, age: 1 })
      for (const sentence of sentencesOf(description ?? '')) {
        add(sentence, { sources: [id], place, age: 1 }, false, null, true)
      }
    }
  }
  for (const { id, organization, highlights } of cv.volunteer) {
    const place = { kind: 'volunteer' as const, organization }
    for (const line of highlights) add(line.text, { sources: [line.id, id], place, age: 3 })
  }
  return found.filter(
    ({ place, text }) => (nameOf(place) !== '' || isOwnBusiness(place)) && text.length >= 15,
  )
}

/** "In the last three months" of a job that is over would be read as these months. */
const SINCE_THEN =
  /\b(?:in|over|during|for) the (?:last|past) (?:\p{L}+ )?(?:weeks?|months?|quarters?|years?)\b/iu

/** A line that is a sentence can be an item as that sentence has it: "Wrote 1,100 test cases, retired half of them". */
const clauseItem = ({ how, text }: FirstPerson, isSentence: boolean) =>
  isSentence && how === 'clause' && /^I (?!am |was |have )/.test(text) && !/\. I /.test(text)
    ? sentenceCase(text.slice(2))
    : null

/** What the person did, in their own words. */
function proseOf({ work, projects, volunteer }: Cv): string {
  const roles = work.flatMap((job) => job.roles)
  const lines = [...roles, ...projects, ...volunteer].flatMap(({ highlights }) => highlights)
  return [...lines.map(({ text }) => text), ...roles.map(({ summary }) => summary ?? '')].join('\n')
}

/** "I redesigned its index" after a sentence on a shop is "I redesigned the index" alone. */
const withoutReference = (sentence: string) =>
  sentence.replace(/^((?:I )?[\p{L}-]{1,20}) (?:its|their) /iu, '$1 the ')

/** Work for oneself, by what the CV has as employer or as title. */
export const isOwnBusiness = (place: ProofPlace) =>
  place.kind === 'job' && (isSelfEmployed(place.company) || isSelfEmployed(place.title))

export const nameOf = (place: ProofPlace) =>
  place.kind === 'job' ? place.company : place.kind === 'project' ? place.name : place.organization

export const placeKey = (place: ProofPlace) =>
  place.kind === 'job' ? `${place.company}\n${place.title}` : nameOf(place)
