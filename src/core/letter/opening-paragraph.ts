/** The first paragraph of a letter: the role, and who the person is. */

import { readTitle } from '#core/title/read-title.ts'
import type { RoleFamily } from '#core/title/role-kind-table.ts'
import { jobNames, type LetterAsk, roleQuote, usable } from './letter-ask.ts'
import { letterIntro } from './letter-intro.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, fillable, fillIn, namesJoined } from './letter-picker.ts'
import { newestRole } from './letter-plan.ts'
import type { Draft } from './letter-proof-sentence.ts'
import { letterVoice } from './letter-voice.ts'
import { isTiedTo } from './listing-reason.ts'
import { distinctSubjects, isKnowable, subjectsOf } from './listing-subjects.ts'
import { heldNames, isClose, positionDrafts, workedDrafts } from './position-sentences.ts'
import { yourThing } from './purpose-words.ts'
import { isManager, newestTools, sharedToolsDrafts } from './used-skills-sentence.ts'

/** Role, company, the reason, and who the person is. */
export function openingParagraph(ask: LetterAsk, why: Draft[]): Draft[] {
  const apply = why.length > 0 ? null : (applyWhyDraft(ask) ?? applyToolsDraft(ask))
  const drafts = apply === null ? applyDrafts(ask) : [apply]
  const drawn = apply === null && why.length === 0 ? drawnDrafts(ask) : []
  const who = [...researchDrafts(ask), ...introDrafts(ask, drafts.at(-1)?.text ?? '')]
  // The next paragraph goes on about the job that the last sentence names: "There, I …".
  const newestId = newestRole(ask.cv)?.role.id ?? ''
  const namesJob = who.some(({ sources }) => sources.includes(newestId))
  const said = [...drafts, ...who].map(({ text }) => text).join(' ')
  const intro = namesJob ? [...who, ...sharedToolsDrafts(ask, said)] : who
  const about = why.length > 0 ? intro : [...intro, ...voiceDrafts(ask)]
  return namesJob
    ? [...drafts, ...drawn, ...why, ...about]
    : [...drafts, ...drawn, ...about, ...why]
}

/** The role, and what the employer makes or wants as the reason. */
function applyWhyDraft(ask: LetterAsk): Draft | null {
  const { purpose, tone, language, picker } = ask
  const { applyWhy } = phrasesOf(language)
  if (purpose === null || applyWhy === null) return null
  const names = { ...jobNames(ask), words: yourThing(purpose) }
  // The company's name twice in a sentence is once too often, and a letter without it says nobody's.
  const isTwice = ask.company !== null && purpose.words.includes(ask.company)
  const isAny = ask.role === null
  const all = applyWhy[tone][purpose.kind].map((phrase) =>
    withVerb(isAny ? phrase.replace(/the \{role\} (?:role|position)/, 'a position') : phrase, ask),
  )
  const known = fillable(all, names)
  const named = known.filter((phrase) => phrase.includes('{company}') !== isTwice)
  const fitting = named.length > 0 ? named : ask.company === null ? known : []
  if (fitting.length === 0) return null
  const text = fill(picker.pick(fitting), names)
  // Of several roles, the listing names this one elsewhere.
  const titles = isInTitle(ask) ? [] : [ask.opening.title]
  const quote = [...titles, purpose.quote].join(' … ')
  return { text, about: 'employer', sources: [], quote }
}

/** What those do with a product who do not build it. */
const VERBS: Partial<Record<RoleFamily, string>> = {
  'engineering-management': 'lead engineers who work on',
  support: 'help customers use',
  qa: 'help test',
  security: 'help secure',
}

/** "work on {words}" of an engineer is "help test {words}" of a tester. */
function withVerb(phrase: string, { role, cv }: LetterAsk): string {
  const title = role ?? newestRole(cv)?.role.title ?? ''
  const family = /\bverification\b/i.test(title) ? 'software' : readTitle({ title }).family
  const verb = SERVES_CUSTOMERS.test(title) ? 'help customers use' : VERBS[family]
  if (verb === undefined) return phrase
  const doing = verb.replace(/^help/, 'helping').replace(/^lead/, 'leading')
  return phrase
    .replace(/work(?: with you)? on (?=\{words\})/, `${verb} `)
    .replace(/working on (?=\{words\})/, `${doing} `)
}

const SERVES_CUSTOMERS =
  /\b(?:solutions? (?:engineer|architect)|customer (?:success|support|delivery|engineer)|forward[- ]deployed|implementation|support engineer|sales engineer)/i

const isInTitle = ({ role, job }: LetterAsk) => role !== null && job.title.includes(role)

/** The role, and what of the listing the person works with now, if it does not say what the employer makes. */
function applyToolsDraft(ask: LetterAsk): Draft | null {
  const { purpose, tone, language, picker } = ask
  const { applyTools, and } = phrasesOf(language)
  const tools = purpose === null ? newestTools(ask) : []
  if (applyTools === null || purpose !== null) return null
  // One tool is no reason.
  if (tools.length < 2 || isManager(ask)) return applyTopicsDraft(ask)
  const names = {
    ...jobNames(ask),
    tools: namesJoined(
      tools.map(({ name }) => name),
      and,
    ),
  }
  const fitting = fillable(applyTools[tone], names)
  if (fitting.length === 0) return null
  return {
    text: fill(picker.pick(fitting), names),
    about: 'person',
    sources: [...new Set(tools.flatMap(({ sources }) => sources))],
    quote: [...new Set(tools.map(({ quote }) => quote))].join(' … ').slice(0, 2_000),
  }
}

/** Kinds of work that the role and the person’s job have in common. */
function applyTopicsDraft(ask: LetterAsk): Draft | null {
  const { tone, language, picker, plan } = ask
  const { applyTopics, and } = phrasesOf(language)
  const newestId = newestRole(ask.cv)?.role
  if (applyTopics === null || language !== 'en' || newestId?.end !== 'present') return null
  const facts = usable(plan)
    .slice(0, 6)
    .filter(({ sources }) => sources.includes(newestId.id))
  const all = facts.flatMap((fact) =>
    subjectsOf(ask, fact, true).map((subject) => ({ subject, fact })),
  )
  const subjects = distinctSubjects(all.map(({ subject }) => subject))
    .filter(({ isSkill, name }) => !isSkill && !(ask.role ?? '').toLowerCase().includes(name))
    .slice(0, 2)
  if (subjects.length === 0 || (subjects.length === 1 && !isKnowable(subjects[0]?.name ?? '')))
    return null
  const tools = namesJoined(
    subjects.map(({ name }) => name),
    and,
  )
  const names = { ...jobNames(ask), topics: tools }
  const fitting = fillable(applyTopics[tone], names)
  if (fitting.length === 0) return null
  const chosen = all.filter(({ subject }) => subjects.some(({ name }) => name === subject.name))
  return {
    text: fill(picker.pick(fitting), names),
    about: 'person',
    sources: [...new Set(chosen.flatMap(({ fact }) => fact.sources))].slice(0, 20),
    quote: [...new Set(subjects.map(({ quote }) => quote))].join(' … ').slice(0, 2_000),
  }
}

/** In other languages than English: what of the role's work draws them, if no fact is about the same. */
function drawnDrafts({ reason, plan, tone, language, picker }: LetterAsk): Draft[] {
  if (language === 'en' || reason === null) return []
  if (usable(plan).some(({ said }) => isTiedTo(reason, said.text))) return []
  const table = phrasesOf(language).reason[tone][reason.kind]
  const text = fill(picker.pick(table), { words: reason.words })
  return [{ text, about: 'employer', sources: [], quote: reason.quote }]
}

function applyDrafts(ask: LetterAsk): Draft[] {
  const { tone, language, picker, role, company, job } = ask
  const phrases = phrasesOf(language)
  const names = jobNames(ask)
  const quote = roleQuote(ask)
  const isUnnamed = role === null && company === null
  const known = isUnnamed ? { ...names, role: job.title, aRole: null } : names
  const tables = [phrases.apply[tone], phrases.applyRole[tone], phrases.applyCompany[tone]]
  const rest = [phrases.apply.plain, phrases.applyRole.plain, phrases.applyRole.formal]
  const table = [...tables, ...rest].map((it) => fillable(it, known)).find((it) => it.length > 0)
  const phrase = picker.pick(table ?? [])
  const text = language === 'de' ? fillIn(phrase, known) : fill(phrase, known)
  return [{ text, about: 'courtesy', sources: [], quote }]
}

/** How they work, in their own words, where there is room. */
function voiceDrafts({ cv, language, length, job }: LetterAsk): Draft[] {
  const voice = language === 'en' && length !== 'short' ? letterVoice(cv, job.description) : null
  return voice === null ? [] : [{ ...voice, about: 'person', quote: null }]
}

/** "Research on program verification" is what a researcher's summary begins with. */
function researchDrafts({ cv, language }: LetterAsk): Draft[] {
  const [first] = cv.summary
  const field = /^Research(?:es)? (?:on|in|into) ([^.;:]{10,140})\./.exec(first?.text ?? '')?.[1]
  if (!first || field === undefined || language !== 'en') return []
  return [
    { text: `My research is on ${field}.`, about: 'person', sources: [first.id], quote: null },
  ]
}

const saysTitle = (words: string, title: string) =>
  words.toLowerCase().includes(` ${title.toLowerCase()} `)

/** Who the person is, in the words of their CV, and the job they have or had last. */
function introDrafts(ask: LetterAsk, before: string): Draft[] {
  const { cv, tone, language, picker } = ask
  const intro = letterIntro(cv, language)
  if (intro === null) return workedDrafts(ask, before)
  const phrases = phrasesOf(language)
  const held = heldNames(ask)
  // Other languages have no comma before their "and".
  const isLong = language !== 'en' && intro.words.includes(',')
  if (held === null || isLong) {
    const text = fill(picker.pick(phrases.intro[tone]), { intro: intro.words })
    const who: Draft = { text, about: 'person', sources: intro.sources, quote: null }
    return isLong ? [who, ...positionDrafts(ask)] : [who]
  }
  const names = { ...held.names, intro: intro.words }
  const all = isClose(ask) ? phrases.introClose[tone] : phrases.introHeld[tone][held.when]
  // After "…, most of them in retail", a further ", currently …" would hang on the wrong word.
  const clear = all.filter((phrase) => !/\{intro\}, (?!and\b)/.test(phrase))
  const table = intro.words.includes(',') && clear.length > 0 ? clear : all
  // "I’m a QA engineer with …, currently QA Engineer at …" says it twice.
  const isSaid =
    language === 'en' && held.when === 'present' && saysTitle(intro.words, held.names.title)
  const text = isSaid
    ? `I${tone === 'formal' ? ' am' : '’m'} ${intro.words}, and I currently work at ${held.names.place}.`
    : fill(picker.pick(fillable(table, names)), names)
  return [{ text, about: 'person', sources: [...intro.sources, ...held.sources], quote: null }]
}
