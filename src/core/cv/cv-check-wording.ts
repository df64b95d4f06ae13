/** Checks the wording. The word lists are English, so text in other languages is not checked. */

import { canonicalSkill } from '#core/skill/skill.ts'
import type { CvLine } from './cv.ts'
import {
  at,
  type CheckLocation,
  type CvCheck,
  doneLines,
  isRecent,
  roleName,
  rolesOf,
} from './cv-check-parts.ts'

const MAX_WORDS = 35
const RECENT_YEARS = 10
/** Roles with at least this many lines should contain a figure. */
const MIN_LINES = 3
const MAX_SAME_VERB = 3

const WEAK =
  /^(?:responsible for|responsibilities included?|duties included?|was (?:tasked|responsible|involved)|tasked with|worked (?:on|with)|helped|assisted|involved in|participated in|in charge of|handled)\b/i
const FIRST_PERSON =
  /(?:^|[\s(])(?:I|I’m|I'm|I’ve|I've|[Mm]y|[Mm]e|[Mm]yself|[Ww]e|[Oo]ur)(?=[\s,.;)]|$)/
const CLICHES =
  /\b(?:team player|hard[- ]?working|detail[- ]oriented|results?[- ](?:driven|oriented)|go[- ]getter|think(?:ing|er)? outside (?:of )?the box|synerg\w+|self[- ]starter|self[- ]motivated|highly motivated|fast learner|quick learner|people person|best of breed|track record|rock ?star|ninja|guru|dynamic individual|excellent communication skills|works? well under pressure)\b/i

/** Opening verbs in the present tense, with their past tense. */
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
    title: 'Some lines start with a duty, not with what you did',
    meaning: '“Responsible for” describes the job, not you.',
    todo: 'Start with what you did: built, led, cut, won.',
    find: ({ cv }) =>
      doneLines(cv)
        .filter(({ text }) => WEAK.test(text))
        .map(lineAt),
  },
  no_numbers: {
    severity: 'should',
    title: 'A position has no numbers',
    meaning: 'Numbers are more convincing than adjectives.',
    todo: 'Add one that’s true: how many, how much, how fast, how long.',
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
    meaning: 'It fills three printed lines, and nobody reads to the end.',
    todo: 'Split it in two, or leave out the second half.',
    find: ({ cv }) =>
      doneLines(cv)
        .filter(({ text }) => wordsOf(text).length > MAX_WORDS)
        .map(lineAt),
  },
  first_person: {
    severity: 'could',
    title: 'Lines use “I”, “my” or “we”',
    meaning: 'Everyone knows the CV is about you, and “we” hides your part.',
    todo: 'Leave out the pronoun and start with the verb.',
    find: ({ cv }) =>
      doneLines(cv)
        .filter(({ text }) => FIRST_PERSON.test(text))
        .map(lineAt),
  },
  cliche: {
    severity: 'could',
    title: 'The CV contains clichés',
    meaning: 'Everyone is a “team player”, so it says nothing about you.',
    todo: 'Replace them with something only you can say that you did.',
    find: ({ cv }) =>
      [...cv.summary, ...doneLines(cv)].filter(({ text }) => CLICHES.test(text)).map(lineAt),
  },
  mixed_tense: {
    severity: 'should',
    title: 'A past position is described in the present tense',
    meaning: '“Manage” next to “managed” looks as if parts were copied from elsewhere.',
    todo: 'Use the past tense for positions that ended.',
    find: ({ cv }) =>
      rolesOf(cv)
        .filter(({ role }) => role.end !== null && role.end !== 'present')
        .filter(({ role }) => role.highlights.some((line) => PAST.has(openingOf(line))))
        .flatMap(({ role }) =>
          role.highlights.filter((line) => Object.hasOwn(VERBS, openingOf(line))),
        )
        .map(lineAt),
  },
  repeated_verb: {
    severity: 'could',
    title: 'Many lines start with the same word',
    meaning: 'By the fourth “developed”, readers stop reading.',
    todo: 'Be more specific: designed, migrated, tested, shipped.',
    find: ({ cv }) => repeatedOpenings(doneLines(cv)),
  },
  shouting: {
    severity: 'could',
    title: 'A line is in capital letters',
    meaning: 'Capitals are slower to read, and systems store them as they are.',
    todo: 'Use normal capitalization.',
    find: ({ cv }) =>
      doneLines(cv)
        .filter(({ text }) => isShouted(text))
        .map(lineAt),
  },
  mixed_full_stops: {
    severity: 'could',
    title: 'Some lines end with a period, others don’t',
    meaning: 'It’s a small thing that careful readers notice.',
    todo: 'Do the same for all lines.',
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
    title: 'A skill has an unusual spelling',
    meaning: 'Most searches still find it, but people who know the skill notice.',
    todo: 'Use the official spelling.',
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

function repeatedOpenings(lines: readonly CvLine[]): CheckLocation[] {
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
