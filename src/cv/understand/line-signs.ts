/**
 * What single lines show about the section they are in: dates of an entry, a job, a school, a list, a sentence. Used
 * where headings do not tell.
 */
import { skillMentions } from '#core/skill/skill.ts'
import type { Line } from '#cv/document/document.ts'
import { stripEdgeDates } from '#cv/words/apart-dates.ts'
import { degreeLikeness } from '#cv/words/degree-words.ts'
import { isLevel } from '#cv/words/level-words.ts'
import { findAddresses } from '#cv/words/link-addresses.ts'
import { networkNamed } from '#cv/words/networks.ts'
import { companyLikeness, schoolLikeness } from '#cv/words/organisation-words.ts'
import type { DateSpan } from '#cv/words/read-dates.ts'
import { findPhone } from '#cv/words/read-phone.ts'
import { isProse } from '#cv/words/running-text.ts'
import { titleLikeness } from '#cv/words/title-words.ts'
import { languageItems, readLanguage } from './read-languages.ts'

/** A header is shorter. In words. */
const LONGEST_HEADER = 18

const textsOf = (line: Line) =>
  line.cells.length > 1 ? line.cells.map(({ text }) => text) : [line.text]

const wordCount = (text: string) => text.trim().split(/\s+/).length

/** The dates at the edge of a line that is no running text; null without. */
export function entryDates(line: Line): DateSpan | null {
  if (line.isBullet || wordCount(line.text) > LONGEST_HEADER || isPersonal(line.text)) return null
  const found = textsOf(line).flatMap((text) => stripEdgeDates(text.slice(0, 300))?.dates ?? [])
  return found.find(({ isRange }) => isRange) ?? found[0] ?? null
}

/** The line's text beside its dates. */
export function textBesideDates(line: Line): string {
  return textsOf(line)
    .map((text) => stripEdgeDates(text.slice(0, 300))?.rest ?? text)
    .join(' ')
    .trim()
}

export const isSentence = (line: Line) =>
  !isLongList(line) &&
  !EMAIL.test(line.text) &&
  !isLineOfAddresses(line.text) &&
  (isProse(line.text) || (wordCount(line.text) > 12 && entryDates(line) === null))

const isLineOfAddresses = (text: string) => wordCount(text) <= 8 && findAddresses(text).length > 0

/** Many items are a list, however many words they have together. */
const isLongList = (line: Line) =>
  !/[.!?]$/.test(line.text) && itemsOf(line).length >= 4 && itemsOf(line).every(isItem)

const isItem = (text: string) => wordCount(text) <= MOST_ITEM_WORDS

const EMAIL = /[^\s@]{1,64}@[^\s@]{2,}\.[^\s@]{2,}/
/** A label before a contact, in the languages that CVs come in. */
const CONTACT_LABEL =
  /^(?:phone|telephone|mobile|cell|e-?mail|mail|address|location|website|web|tel|telefon|handy|mobil|anschrift|adresse|wohnort|tél|téléphone|portable|courriel|domicile|site|teléfono|móvil|correo|dirección|domicilio)\b[^:]{0,20}:/iu

const BIRTH =
  /(?:^|[\s(*])(?:born|birth|date of birth|d\.?o\.?b|geb|geboren|geburtsdatum|geburtstag|née?|naissance|nacido|nacida|nacimiento|nato|nata|nascita|nascido|nascida|geboortedatum)(?![\p{L}])/iu

/** Has a date that is no entry's: of birth, or beside a contact. */
const isPersonal = (text: string) =>
  EMAIL.test(text) || CONTACT_LABEL.test(text) || BIRTH.test(text.slice(0, 60))

/** An email address, a phone number, a web address or a profile. */
export function isContact(line: Line): boolean {
  const { text } = line
  return (
    EMAIL.test(text) ||
    CONTACT_LABEL.test(text) ||
    findPhone(text) !== null ||
    (findAddresses(text).length > 0 && wordCount(text) <= 8) ||
    networkNamed(text.split(':')[0] ?? '') !== null
  )
}

/** "Postdoktorandin" and "Scrum Master": titles with a degree's word. */
const TITLES_LIKE_DEGREES =
  /doktorand|doctorante?|postdo[ck]|doctoral (?:researcher|fellow)|scrum ?master|web ?master|master (?:trainer|planner)|ausbild(?:er|ner)|ing[ée]nieure? (?:d|en chef)/iu

/** "MA" of "Boston, MA". */
const STATE = /^\p{Lu}{2}$/u

/** "Diplôme d’ingénieur" is no engineer yet. */
const isDegreeFirst = (text: string) => {
  const [first = ''] = text.split(/\s/)
  return degreeLikeness(first) >= 2.2 && !TITLES_LIKE_DEGREES.test(text)
}

type HeaderVotes = { job: number; school: number; hasDegree: boolean }

/** How much a header's lines look like a job, and like a school. */
export function headerVotes(header: readonly Line[]): HeaderVotes {
  const texts = header.map(textBesideDates).filter((text) => text !== '')
  const parts = texts.flatMap((text) => [
    text,
    ...text
      .split(/\s[|•·–—-]\s|,\s|\s(?:at|bei|chez|en)\s|[@|]|\t|\s{3,}/u)
      .map((part) => part.trim()),
  ])
  const best = (of: (text: string) => number) => Math.max(0, ...parts.map(of))
  const title = best((text) => (isDegreeFirst(text) ? 0 : titleLikeness(text)))
  const company = best(companyLikeness)
  const degree = best((text) =>
    TITLES_LIKE_DEGREES.test(text) || STATE.test(text) ? 0 : degreeLikeness(text),
  )
  const school = best(schoolLikeness)
  // "Boston, MA" has a degree's letters too.
  const hasDegree = degree >= 2.2 || (degree >= 1.6 && school > 0)
  return {
    job: (title >= 1.2 ? title : title * 0.3) + (school > 0 ? 0 : company * 0.5),
    school: (hasDegree ? degree : 0) + school * (hasDegree ? 0.8 : title >= 1.2 ? 0.3 : 0.7),
    hasDegree,
  }
}

const SIGNS = /[,;|•●▪◦∙、]|\s[·–—/]\s|\s{3,}|\t/u

/** The items of a list, without the label before it. */
export function itemsOf(line: Line): string[] {
  return textsOf(line)
    .flatMap((text) => text.replace(/^[^:,]{2,40}:\s*/, '').split(SIGNS))
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

const MOST_ITEM_WORDS = 5

/** Several short items, or one on each line. */
export function isListLine(line: Line): boolean {
  if (isProse(line.text) && !/[,;·|]/.test(line.text)) return false
  const items = itemsOf(line)
  return items.length > 0 && items.every(isItem)
}

/** "Cloud: AWS, Azure": a group of a list, which no header is. */
export const isLabelledList = (line: Line) =>
  /^[^:,]{2,40}:\s/.test(line.text) && itemsOf(line).length >= 2 && isListLine(line)

export const knownSkills = (line: Line) => skillMentions(line.text.slice(0, 600)).length

/** The share of a line's items that are spoken languages. */
export function languageShare(line: Line): number {
  const items = languageItems(line.text.slice(0, 400)).filter((item) => !isLevel(item))
  const found = items.filter((item) => readLanguage(item) !== null)
  return items.length === 0 ? 0 : found.length / items.length
}
