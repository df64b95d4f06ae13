/**
 * The opening of a listing that a letter is for: its title for a sentence, the company, and the lines that are about it.
 * Adverts with several openings give the one nearest to the person; if none is near, none is named.
 */
import { titlesIn } from '#core/requirement/opening-titles.ts'
import { type Opening, openingsOf } from '#core/requirement/openings.ts'
import { isRoleTitle } from '#core/requirement/role-title.ts'
import { findSkills } from '#core/skill/skill.ts'
import { readTitle } from '#core/title/read-title.ts'
import type { RoleFamily } from '#core/title/role-kind-table.ts'
import type { LetterJob } from './cover-letter.ts'
import { companyOf, endsInRole, hasRoleWord } from './letter-names.ts'
import { type Held, isTitleLike, likenessTo, rolesIn, roleTitle } from './letter-role.ts'
import type { ListingSentence } from './letter-topics.ts'
import { sentencesOf } from './listing-reason.ts'

export type LetterOpening = {
  /** For a sentence; null if the listing names none that is near to the person. */
  role: string | null
  company: string | null
  /** As the listing has it, with what is in brackets. */
  title: string
  /** What this opening alone says, and what the listing says about all. */
  own: string
  shared: string
}

/** Kinds of work that people change between. */
const NEAR_FAMILIES: readonly (readonly RoleFamily[])[] = [
  ['software', 'backend', 'full-stack'],
  ['software', 'frontend', 'full-stack'],
  ['data-science', 'ml', 'data-analysis'],
  ['data-engineering', 'data-science', 'data-analysis'],
  ['data-engineering', 'backend'],
]

type Ranked = { opening: Opening; points: number; isSame: boolean; isKin: boolean; isLike: boolean }

export function openingFor(job: LetterJob, held: Held): LetterOpening {
  const company = companyOf(job)
  // Some listings have role and company the wrong way round, or the role where the company belongs.
  const isSwapped = hasRoleWord(job.company) && !hasRoleWord(job.title)
  const title = spelledOut(isSwapped ? job.company : job.title, held)
  const openings = openingsOf({ title, text: job.description })
  const rank = rankFor(held)
  const ranked = rank(openings)
  const [first] = ranked
  const others =
    first?.isSame || first?.isLike
      ? []
      : rank(otherTitles(job.description, openings)).filter((it) => it.isKin)
  const best = others[0] && others[0].points > (first?.points ?? 0) ? others[0] : first
  if (!best) return { role: null, company, title, own: '', shared: job.description }
  const { opening } = best
  const isFar = opening.isOneOfSeveral && !best.isKin && !best.isLike && hasOwnField(held)
  if (isFar) return { role: null, company, title, own: '', shared: job.description }
  const isNamed = opening.isOneOfSeveral || opening.title === title || hasRoleWord(opening.title)
  return {
    role: isNamed ? readRole(opening.title, held) : null,
    company,
    title: opening.title,
    own: opening.own,
    shared: opening.shared,
  }
}

/** "PM" is product manager to one of them. */
const spelledOut = (title: string, { titles }: Held) =>
  titles.some((it) => /\bproduct manager\b/i.test(it))
    ? title.replace(/\bPMs?\b/g, 'Product Manager')
    : title

/** Best first. */
function rankFor(held: Held): (openings: readonly Opening[]) => Ranked[] {
  const near = likenessTo(held)
  const families = held.titles.map((it) => readTitle({ title: it }).family)
  const level = readTitle({ title: held.titles[0] ?? '' }).level
  const leads = /\blead\b|^head\b/i.test(held.titles[0] ?? '') && BUILDS.test(held.titles[0] ?? '')
  const isKinTo = (family: RoleFamily) =>
    family !== 'other' &&
    families.some(
      (it) =>
        it === family ||
        NEAR_FAMILIES.some((group) => group.includes(it) && group.includes(family)),
    )
  const rankOne = (opening: Opening): Ranked => {
    const reading = readTitle({ title: opening.title })
    const isSame = reading.family === families[0] && reading.family !== 'other'
    const isKin = isKinTo(reading.family) || (leads && LEADS_ENGINEERS.test(opening.title))
    const known = findSkills(`${opening.title}\n${opening.own}`).filter((it) => held.skills.has(it))
    const likeness = near(opening.title)
    const isLike = near(opening.title.replace(GENERAL, ' ')) >= 1
    const points =
      (isSame ? 3 : isKin ? 1.2 : 0) +
      (isLike ? 1.2 : 0) +
      likeness +
      Math.min(known.length, 4) * 0.4 +
      nearLevel(level, reading.level)
    return { opening, points, isSame, isKin, isLike }
  }
  return (openings) => openings.map(rankOne).sort((a, b) => b.points - a.points)
}

/** What a lead engineer may become. */
const LEADS_ENGINEERS = /^(?:senior )?(?:software )?engineering manager\b|^(?:tech|team) lead\b/i

/** Words of titles that say nothing about the field. */
const GENERAL =
  /\b(?:engineers?|developers?|software|managers?|specialists?|lead|team|technical)\b/gi

/** Whether the person's title names a field, so that they can apply as what they are; "Staff Engineer" names none. */
const hasOwnField = ({ titles: [title = ''] }: Held) =>
  readTitle({ title }).family !== 'other' || (title !== '' && !BUILDS.test(title))

const BUILDS = /\b(?:engineer|developer|programmer)/i

/** Lines that are looked at for further roles. */
const MAX_LINES = 60

const isShortRole = (title: string) => title.length <= 50 && isRoleTitle(title) && endsInRole(title)

/** Roles that the text names beside those of the title: parts of its first line, and lines with a link. */
function otherTitles(text: string, openings: readonly Opening[]): Opening[] {
  const [head = '', ...lines] = text.split('\n').slice(0, MAX_LINES)
  const parts = head.length > 600 ? [] : head.split('|')
  const inHead = parts.flatMap((part) =>
    titlesIn(part.replace(/^[^[]{0,30}\[|\]\s{0,9}$|^\s{0,9}\w{1,12}:\s/g, '').trim()),
  )
  const inLines = lines.map((line) =>
    (
      line.replace(/^[^\p{L}]{1,6}/u, '').split(/\s{0,9}(?::|\(?https?:|Details\b)/)[0] ?? ''
    ).trim(),
  )
  const known = new Set(openings.map(({ title }) => title))
  const found = [...inHead, ...inLines].filter(
    (title) => !known.has(title) && isShortRole(title.split(' - ')[0] ?? ''),
  )
  return [...new Set(found)].map((title) => ({
    title,
    own: '',
    shared: text,
    isOneOfSeveral: true,
  }))
}

function readRole(title: string, held: Held): string | null {
  const [named] = rolesIn(title, held)
  if (named) return inCapitals(named.role)
  const plain = roleTitle(title)
  return isTitleLike(plain) ? plain : null
}

/** "backend engineer" in a running text is the title Backend Engineer. */
const inCapitals = (role: string) =>
  /^\p{L}\p{Ll}{2,}(?: (?!of |for |and )\p{Ll}+){1,4}$/u.test(role)
    ? role.replace(/(?<![\p{L}])\p{Ll}(?=\p{Ll}{2})/gu, (it) => it.toUpperCase())
    : role

const LEVELS = ['intern', 'junior', 'mid', 'senior', 'staff', 'lead', 'director']

const nearLevel = (held: string, asked: string) => {
  const apart = Math.abs(LEVELS.indexOf(held) - LEVELS.indexOf(asked))
  return apart === 0 ? 0.6 : apart === 1 ? 0.3 : apart >= 3 ? -1 : 0
}

/** What the opening's own lines say counts for more, and its title for most. */
const OWN = 1.4
const TITLE = 2

/** The sentences of the listing that are about this opening, without what the employer offers and the law asks. */
export const openingSentences = ({ own, shared, title }: LetterOpening): ListingSentence[] => [
  { text: title, weight: TITLE },
  ...workSentences(own).map((text) => ({ text, weight: OWN })),
  ...workSentences(shared).map((text) => ({ text, weight: 1 })),
]

const workSentences = (text: string) => sentencesOf(text).filter((it) => !NOT_WORK.test(it))

/** Words of benefits and of equal opportunity, in each language. */
const NOT_WORK = new RegExp(
  [
    '\\bequal[- ](?:opportunit|employment)|\\b(?:gender|religio|disabilit|veterans?\\b|sexual orientation|national origin)',
    '\\bbenefits\\b(?! from)|\\b(?:perks|401 ?\\(?k|dental|pensions?|parental|maternity|holidays?|vacation|paid leave|pto)\\b',
    '\\b(?:health|medical|life|vision) (?:insurance|coverage|plans?)\\b|\\bbackground checks?\\b|\\bsocial security\\b',
    'chancengleich|geschlecht|behinder|herkunft|weltanschauung|elternzeit|urlaub|altersvorsorge|krankenversicherung|sozialversicherung|zusatzleistung|führungszeugnis',
    'égalité des chances|\\bhandicap|mutuelle|congés?\\b|avantages|\\bretraite|sécurité sociale|tickets? restaurant',
    'igualdad de oportunidades|\\bgénero|discapacidad|vacaciones|beneficios|seguro (?:médico|de vida|de salud)|seguridad social|jubilación|permiso parental',
  ].join('|'),
  'iu',
)
