/** Sentences that say which job the person has or had last. */
import { readTitle } from '#core/title/read-title.ts'
import { levelsAbove } from '#core/title/title-level.ts'
import { type LetterAsk, roleQuote } from './letter-ask.ts'
import { heldTitle, isSelfEmployed, withArticle } from './letter-names.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, namesJoined } from './letter-picker.ts'
import { type LetterProof, newestRole } from './letter-plan.ts'
import { type Draft, placeName } from './letter-proof-sentence.ts'
import { askedTools } from './stack-sentence.ts'

/** The job they have: with what the listing asks for, or that the role is close to it, or since when. */
export function workedDrafts(ask: LetterAsk): Draft[] {
  const held = heldNow(ask)
  if (held === null) return []
  const { worked, closeSince } = phrasesOf(ask.language)
  const asks = asksDrafts(ask, held)
  if (asks.length > 0) return asks
  return positionDraft(ask, held, isClose(ask, held) ? closeSince : worked)
}

/** The same for those whose summary has just said who they are. */
export function closeDrafts(ask: LetterAsk): Draft[] {
  const held = heldNow(ask)
  if (held === null) return []
  const asks = asksDrafts(ask, held)
  if (asks.length > 0 || !isClose(ask, held)) return asks
  return positionDraft(ask, held, phrasesOf(ask.language).close)
}

/** "You’re looking for Go and Kafka, and I work with both as a Staff Engineer at Acme." */
function asksDrafts(ask: LetterAsk, held: HeldNow): Draft[] {
  const tools = askedTools(ask, held.role)
  if (tools.length === 0) return []
  const { asks, and } = phrasesOf(ask.language)
  const names = {
    skills: namesJoined(
      tools.map(({ name }) => name),
      and,
    ),
    them: ['it', 'both', 'all of them'][tools.length - 1] ?? 'them',
  }
  return positionDraft(ask, held, asks[ask.tone], names).map((draft) => ({
    ...draft,
    sources: [...new Set([...draft.sources, ...tools.map(({ source }) => source)])],
  }))
}

type HeldNow = NonNullable<ReturnType<typeof newestRole>>

function heldNow({ cv, role }: LetterAsk): HeldNow | null {
  const newest = newestRole(cv)
  const isHeld = newest?.role.end === 'present' && newest.role.start !== null
  return isHeld && role !== null && !isSelfEmployed(newest.company) ? newest : null
}

/** The same kind of work, at a level that is not far from theirs. */
function isClose({ role }: LetterAsk, { role: held }: HeldNow): boolean {
  const asked = readTitle({ title: role ?? '' })
  const own = readTitle({ title: held.title })
  const isBeginner = asked.level === 'intern' && own.level !== 'intern'
  const isFar = levelsAbove(asked.level, own.level) > 1
  return asked.family !== 'other' && asked.family === own.family && !isBeginner && !isFar
}

function positionDraft(
  ask: LetterAsk,
  { company, role, sources }: HeldNow,
  table: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Draft[] {
  const { language, picker } = ask
  const title = heldTitle(role.title, language)
  const year = role.start?.slice(0, 4)
  if (title === null || year === undefined) return []
  const names = {
    title,
    aTitle: language === 'en' ? withArticle(title) : title,
    place: placeName(company, language),
    year,
    ...more,
  }
  const text = fill(picker.pick(table), names)
  return [{ text, about: 'person' as const, sources, quote: roleQuote(ask) }]
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
export function positionDrafts({ cv, tone, language, picker }: LetterAsk): Draft[] {
  const newest = newestRole(cv)
  if (!newest) return []
  const { company, role, sources } = newest
  const title = heldTitle(role.title, language)
  if (title === null) return []
  const phrases = phrasesOf(language)
  const table = phrases.position[tone][role.end === 'present' ? 'present' : 'past']
  const names = {
    title,
    aTitle: language === 'en' ? withArticle(title) : title,
    place: placeName(company, language),
  }
  const drafts: Draft[] = [
    { text: fill(picker.pick(table), names), about: 'person', sources, quote: null },
  ]
  const year = role.start?.slice(0, 4)
  if (role.end === 'present' && year !== undefined) {
    drafts.push({
      text: fill(picker.pick(phrases.since), { year }),
      about: 'person',
      sources,
      quote: null,
    })
  }
  return drafts
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
  return isThere ? [] : positionDrafts(ask).slice(0, 1)
}
