/** Sentences that say which job the person has or had last. */
import { readTitle } from '#core/title/read-title.ts'
import { levelsAbove } from '#core/title/title-level.ts'
import { small } from './first-person.ts'
import { type LetterAsk, roleQuote } from './letter-ask.ts'
import { article, heldTitle, isSelfEmployed, isStay, withArticle } from './letter-names.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill } from './letter-picker.ts'
import { type LetterProof, newestRole } from './letter-plan.ts'
import { type Draft, placeName } from './letter-proof-sentence.ts'

/** The job they have and since when, or the last one they had. `before`: the sentence before it. */
export function workedDrafts(ask: LetterAsk, before = ''): Draft[] {
  const { tone, language, picker } = ask
  const held = heldNames(ask)
  if (held === null) return []
  const { worked, workedSame, workedClose, position } = phrasesOf(language)
  const isSince = held.when === 'present' && held.names.year !== undefined
  if (language === 'en' && isStay(held.names.title)) return [stayDraft(held, tone)]
  const isSame = before.includes(` as ${held.names.aTitle}`)
  const since = isSame && workedSame !== null ? workedSame : isClose(ask) ? workedClose : worked
  const text = fill(picker.pick(isSince ? since : position[tone][held.when]), held.names)
  return [{ text, about: 'person', sources: held.sources, quote: roleQuote(ask) }]
}

/** "I did a software engineering placement at Acme." */
function stayDraft(
  { names, sources, when }: NonNullable<ReturnType<typeof heldNames>>,
  tone: LetterAsk['tone'],
): Draft {
  const title = small(names.title.split(' ').map(lowWord).join(' '))
  const did = when === 'past' ? 'I did' : tone === 'formal' ? 'I am doing' : 'I’m doing'
  const text = `${did} ${article(title)} ${title} at ${names.place}.`
  return { text, about: 'person', sources, quote: null }
}

const lowWord = (word: string) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word)

/** The same kind of work as the job they have, at a level that is not far from theirs. */
export function isClose({ role, cv, plan, findings, opening }: LetterAsk): boolean {
  const held = newestRole(cv)?.role
  if (findings.length > 0 && answeredBy(plan, held?.id) < FEWEST) return false
  // A team within the field may be about something else.
  if (/\b(?:OT|ICS|embedded|robotics|blockchain|firmware)\b/i.test(opening.title)) {
    if (!/\b(?:OT|ICS|embedded|robotics|blockchain|firmware)\b/i.test(held?.title ?? ''))
      return false
  }
  if (role === null || held?.end !== 'present') return false
  const asked = readTitle({ title: role })
  const own = readTitle({ title: held.title })
  const isBeginner = asked.level === 'intern' && own.level !== 'intern'
  const isFar = levelsAbove(asked.level, own.level) > 1
  return asked.family !== 'other' && asked.family === own.family && !isBeginner && !isFar
}

/** Of what the listing asks for, how much the lines of a role answer. */
const FEWEST = 2

const answeredBy = ({ proofs }: LetterAsk['plan'], roleId: string | undefined) =>
  new Set(
    proofs
      .filter(({ sources }) => roleId !== undefined && sources.includes(roleId))
      .flatMap(({ skills, topics }) => [...skills, ...topics.map(({ noun }) => noun)]),
  ).size

/** The newest job as a sentence names it; null for work of one's own and for titles that no sentence can hold. */
export function heldNames({ cv, language }: LetterAsk) {
  const newest = newestRole(cv)
  if (newest === null || isSelfEmployed(newest.company)) return null
  const { company, role, sources } = newest
  const title = heldTitle(role.title, language)
  if (title === null) return null
  const names = {
    title,
    aTitle: language === 'en' ? withArticle(title) : title,
    place: placeName(company, language),
    year: role.start?.slice(0, 4),
  }
  return { names, sources, when: role.end === 'present' ? 'present' : 'past' } as const
}

/** The newest job, as what comes before the facts of older ones. */
export function positionFact({ cv }: LetterAsk): Pick<LetterProof, 'place' | 'age'> | null {
  const newest = newestRole(cv)
  if (newest === null) return null
  const { title, start, end } = newest.role
  const place = { kind: 'job' as const, company: newest.company, title, start, end }
  return { place: { ...place, isPresent: end === 'present' }, age: 0 }
}

/** Used if no line says more: the newest role and its title. */
export function positionDrafts(ask: LetterAsk): Draft[] {
  const { tone, language, picker } = ask
  const held = heldNames(ask)
  if (held === null) return []
  const { names, sources, when } = held
  const text = fill(picker.pick(phrasesOf(language).position[tone][when]), names)
  return [{ text, about: 'person', sources, quote: null }]
}

/** The job before the newest and its years, for letters that have no fact of any. */
export function earlierDrafts({ cv, language, picker }: LetterAsk, said: string): Draft[] {
  const newest = newestRole(cv)?.role.id
  const jobs = cv.work.flatMap(({ id, company, roles }) =>
    roles.map((role) => ({ company, role, sources: [role.id, id] })),
  )
  const next = jobs[jobs.findIndex(({ role }) => role.id === newest) + 1]
  const title = next ? heldTitle(next.role.title, language) : null
  const from = next?.role.start?.slice(0, 4)
  const to = next?.role.end?.slice(0, 4)
  if (!next || title === null || !from || !to || !/^\d{4}$/.test(to) || from === to) return []
  if (next.company === '' || isSelfEmployed(next.company) || said.includes(next.company)) return []
  const names = {
    title,
    aTitle: language === 'en' ? withArticle(title) : title,
    place: placeName(next.company, language),
    from,
    to,
  }
  const text = fill(picker.pick(phrasesOf(language).earlier), names)
  return [{ text, about: 'person', sources: next.sources, quote: null }]
}

export function positionIfOther(ask: LetterAsk, facts: readonly LetterProof[]): Draft[] {
  const newest = newestRole(ask.cv)
  const isThere = facts.some(({ sources }) => newest && sources.includes(newest.role.id))
  return isThere ? [] : positionDrafts(ask)
}
