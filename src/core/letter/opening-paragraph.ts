/** The first paragraph of a letter: the role, and who the person is. */

import { jobNames, type LetterAsk, roleQuote, usable } from './letter-ask.ts'
import { letterIntro } from './letter-intro.ts'
import { endsInRole, heldTitle, withArticle } from './letter-names.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, fillable, fillIn } from './letter-picker.ts'
import { newestRole } from './letter-plan.ts'
import type { Draft } from './letter-proof-sentence.ts'
import { isTiedTo } from './listing-reason.ts'
import { closeDrafts, workedDrafts } from './position-sentences.ts'

/** Role, company, the person's own reason, and who they are. */
export function openingParagraph(ask: LetterAsk, why: Draft[]): Draft[] {
  const apply = applyDrafts(ask)
  const drawn = why.length > 0 ? [] : drawnDrafts(ask, apply[0]?.text ?? '')
  const intro = introDrafts(ask)
  // The next paragraph goes on about the job that the last sentence names: "There, I …".
  const newestId = newestRole(ask.cv)?.role.id ?? ''
  const namesJob = intro.some(({ sources }) => sources.includes(newestId))
  return namesJob ? [...apply, ...drawn, ...why, ...intro] : [...apply, ...drawn, ...intro, ...why]
}

/** What draws them: what the employer makes or wants, or else the role's work if no fact is about the same. */
function drawnDrafts(
  { purpose, reason, plan, tone, language, company, picker }: LetterAsk,
  before: string,
): Draft[] {
  const phrases = phrasesOf(language)
  const of = (table: readonly string[], words: string) => {
    const names = { words, company }
    const fitting = fillable(table, names)
    // "I’d be glad to …. I’d be glad to …" begins twice the same way.
    const varied = fitting.filter((phrase) => beginning(phrase) !== beginning(before))
    return fill(picker.pick(varied.length > 0 ? varied : fitting), names)
  }
  if (purpose !== null) {
    const text = of(phrases.purpose[tone][purpose.kind], purpose.words)
    return [{ text, about: 'employer', sources: [], quote: purpose.quote }]
  }
  if (reason === null || usable(plan).some(({ said }) => isTiedTo(reason, said.text))) return []
  const isDuty = language === 'en' && reason.kind === 'duty'
  const table = isDuty ? phrases.purpose[tone].aim : phrases.reason[tone][reason.kind]
  const words = isDuty ? reason.words.replace(/^help /, '') : reason.words
  return [{ text: of(table, words), about: 'employer', sources: [], quote: reason.quote }]
}

const beginning = (text: string) => text.split(' ').slice(0, 2).join(' ')

function applyDrafts(ask: LetterAsk): Draft[] {
  const { tone, language, picker, role, company, job } = ask
  const phrases = phrasesOf(language)
  const names = jobNames(ask)
  const quote = roleQuote(ask)
  if (role === null && company !== null) {
    const own = ownTitleDraft(ask, company)
    if (own) return [own]
  }
  const isUnnamed = role === null && company === null
  const known = isUnnamed ? { ...names, role: job.title, aRole: null } : names
  const tables = [phrases.apply[tone], phrases.applyRole[tone], phrases.applyCompany[tone]]
  const rest = [phrases.apply.plain, phrases.applyRole.plain, phrases.applyRole.formal]
  const table = [...tables, ...rest].map((it) => fillable(it, known)).find((it) => it.length > 0)
  const phrase = picker.pick(table ?? [])
  const text = language === 'de' ? fillIn(phrase, known) : fill(phrase, known)
  return [{ text, about: 'courtesy', sources: [], quote }]
}

/** The listing names no role that is the person's: they apply as what they are, unless the next sentence says it. */
function ownTitleDraft(
  { cv, tone, language, picker, opening }: LetterAsk,
  company: string,
): Draft | null {
  const newest = newestRole(cv)
  const title = newest === null ? null : heldTitle(newest.role.title, language)
  if (newest === null || title === null || (language === 'en' && !endsInRole(title))) return null
  if (LEARNER.test(title)) return null
  const phrase = picker.pick(phrasesOf(language).applyOwn[tone])
  const names = { company, title, aTitle: language === 'en' ? withArticle(title) : title }
  const text = language === 'de' ? fillIn(phrase, names) : fill(phrase, names)
  return { text, about: 'person', sources: newest.sources, quote: opening.title }
}

/** Nobody applies for a job as one. */
const LEARNER =
  /\b(?:intern|internship|student|trainee|apprentice|werkstudent\w*|praktikant\w*|stagiaire|alternante?|becari[oa])\b/i

/** Who the person is, in the words of their CV, and the job they have, above all if it is like this one. */
function introDrafts(ask: LetterAsk): Draft[] {
  const { cv, tone, language, picker } = ask
  const intro = letterIntro(cv, language)
  if (intro === null) return workedDrafts(ask)
  const text = fill(picker.pick(phrasesOf(language).intro[tone]), { intro: intro.words })
  return [{ text, about: 'person', sources: intro.sources, quote: null }, ...closeDrafts(ask)]
}
