/** How things are said. The lists of words are English; what is written in another language is left alone. */

import { canonicalSkill } from '#core/skill/skill.ts'
import type { CvLine } from './cv.ts'
import {
  at,
  type CheckPlace,
  type CvCheck,
  doneLines,
  isRecent,
  roleName,
  rolesOf,
} from './cv-check-parts.ts'

const MAX_WORDS = 35
const RECENT_YEARS = 10
/** So many lines without any figure are worth a word. */
const MIN_LINES = 3
const MAX_SAME_VERB = 3

const WEAK =
  /^(?:responsible for|responsibilities included?|duties included?|was (?:tasked|responsible|involved)|tasked with|worked (?:on|with)|helped|assisted|involved in|participated in|in charge of|handled)\b/i
const FIRST_PERSON =
  /(?:^|[\s(])(?:I|I’m|I'm|I’ve|I've|[Mm]y|[Mm]e|[Mm]yself|[Ww]e|[Oo]ur)(?=[\s,.;)]|$)/
const CLICHES =
  /\b(?:team player|hard[- ]?working|detail[- ]oriented|results?[- ](?:driven|oriented)|go[- ]getter|think(?:ing|er)? outside (?:of )?the box|synerg\w+|self[- ]starter|self[- ]motivated|highly motivated|fast learner|quick learner|people person|best of breed|track record|rock ?star|ninja|guru|dynamic individual|excellent communication skills|works? well under pressure)\b/i

/** Opening verbs as they are said of what goes on, with their past. */
const VERBS: Readonly<Record<string, string>> = Object.fromEntries(
  `build built,lead led,run ran,write wrote,drive drove,grow grew,make made,teach taught,win won,bring brought,
  manage managed,develop developed,design designed,create created,maintain maintained,implement implemented,
  improve improved,coordinate coordinated,support supported,analyze analyzed,analyse analysed,deliver delivered,
  deploy deployed,optimize optimized,optimise optimised,reduce reduced,mentor mentored,train trained,plan planned,
  test tested,monitor monitored,automate automated,migrate migrated,ensure ensured,organize organized,own owned,
  conduct conducted,review reviewed,collaborate collaborated,oversee oversaw,prepare prepared,launch launched`
    .split(',')
    .map((pair) => pair.trim().split(' ')),
)
const PAST = new Set(Object.values(VERBS))

const lineAt = ({ id, text }: CvLine) => at(id, text)
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')
const openingOf = ({ text }: CvLine) => (/^[a-z]+/i.exec(text.trim())?.[0] ?? '').toLowerCase()

export const WORDING_CHECKS = {
  weak_opening: {
    severity: 'should',
    title: 'Lines begin with what was asked, not with what was done',
    meaning: '“Responsible for” tells the job, not you.',
    todo: 'Begin with what you did: built, led, cut, won.',
    find: ({ cv }) =>
      doneLines(cv)
        .filter(({ text }) => WEAK.test(text))
        .map(lineAt),
  },
  no_numbers: {
    severity: 'should',
    title: 'A position has no figure in it',
    meaning: 'A number is believed sooner than an adjective.',
    todo: 'Add one that is true: how many, how much, how fast, for how long.',
    find: ({ cv, nowMonth }) =>
      rolesOf(cv)
        .filter((found) => isRecent(found, nowMonth, RECENT_YEARS))
        .filter(({ role }) => role.highlights.length >= MIN_LINES)
        .filter(({ role }) => !role.highlights.some(({ text }) => /\d/.test(text)))
        .map((found) => at(found.role.highlights[0]?.id ?? found.role.id, roleName(found))),
  },
  long_line: {
    severity: 'should',
    title: `A line has more than ${MAX_WORDS} words`,
    meaning: 'It runs over three printed lines; its end is not read.',
    todo: 'Make two of it, or leave the second half out.',
    find: ({ cv }) =>
      doneLines(cv)
        .filter(({ text }) => wordsOf(text).length > MAX_WORDS)
        .map(lineAt),
  },
  first_person: {
    severity: 'could',
    title: 'Lines say “I”, “my” or “we”',
    meaning: 'That it is about you is understood; “we” hides what was yours.',
    todo: 'Leave the pronoun out and begin with the verb.',
    find: ({ cv }) =>
      doneLines(cv)
        .filter(({ text }) => FIRST_PERSON.test(text))
        .map(lineAt),
  },
  cliche: {
    severity: 'could',
    title: 'Worn phrases',
    meaning: 'Everybody is a team player; it says nothing.',
    todo: 'Put in its place something that you did and nobody else can say.',
    find: ({ cv }) =>
      [...cv.summary, ...doneLines(cv)].filter(({ text }) => CLICHES.test(text)).map(lineAt),
  },
  mixed_tense: {
    severity: 'should',
    title: 'A position that ended is told as if it went on',
    meaning: '“Manage” beside “managed” reads as if parts were copied from elsewhere.',
    todo: 'Use the past for what is over.',
    find: ({ cv }) =>
      rolesOf(cv)
        .filter(({ role }) => role.end !== null && role.end !== 'present')
        .filter(({ role }) => role.highlights.some((line) => PAST.has(openingOf(line))))
        .flatMap(({ role }) => role.highlights.filter((line) => openingOf(line) in VERBS))
        .map(lineAt),
  },
  repeated_verb: {
    severity: 'could',
    title: 'Many lines begin with the same word',
    meaning: 'The fourth “developed” is no longer read.',
    todo: 'Say what kind of developing it was: designed, migrated, tested, shipped.',
    find: ({ cv }) => repeatedOpenings(doneLines(cv)),
  },
  shouting: {
    severity: 'could',
    title: 'A line is written in capitals',
    meaning: 'It is slower to read, and systems store it as it stands.',
    todo: 'Write it as usual.',
    find: ({ cv }) =>
      doneLines(cv)
        .filter(({ text }) => isShouted(text))
        .map(lineAt),
  },
  mixed_full_stops: {
    severity: 'could',
    title: 'Some lines end with a full stop, others do not',
    meaning: 'A small thing that careful readers see.',
    todo: 'Choose one way for all.',
    find: ({ cv }) => {
      const lines = rolesOf(cv).flatMap(({ role }) => role.highlights)
      const [with_, without] = [true, false].map((isStopped) =>
        lines.filter(({ text }) => text.trimEnd().endsWith('.') === isStopped),
      )
      const fewer = (with_?.length ?? 0) < (without?.length ?? 0) ? with_ : without
      return lines.length >= MIN_LINES ? (fewer ?? []).map(lineAt) : []
    },
  },
  odd_skill_spelling: {
    severity: 'could',
    title: 'A skill is spelled unlike its usual name',
    meaning: 'Searches find it mostly; people who know it well notice.',
    todo: 'Spell it as its makers do.',
    find: ({ cv }) =>
      cv.skills.flatMap(({ id, keywords }) =>
        keywords
          .filter((word) => {
            const usual = canonicalSkill(word)
            return usual !== null && usual !== word && usual.toLowerCase() === word.toLowerCase()
          })
          .map((word) => at(`${id}.keywords`, `${word} → ${canonicalSkill(word)}`)),
      ),
  },
} as const satisfies Record<string, CvCheck>

function repeatedOpenings(lines: readonly CvLine[]): CheckPlace[] {
  const byVerb = new Map<string, CvLine[]>()
  for (const line of lines) {
    const verb = openingOf(line)
    if (verb.length > 2) byVerb.set(verb, [...(byVerb.get(verb) ?? []), line])
  }
  return [...byVerb.values()]
    .filter((same) => same.length > MAX_SAME_VERB)
    .flatMap((same) => same.slice(MAX_SAME_VERB).map(lineAt))
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return (
    letters.length > 20 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  )
}
