/**
 * The opening of a listing that a letter is for: its title for a sentence, the company, and the lines that are about it.
 * Adverts with several openings give the one nearest to the person; if none is near, none is named.
 */
import { isPlaceOrSetting } from '#core/job/header-line.ts'
import { titlesIn } from '#core/requirement/opening-titles.ts'
import { type Opening, openingsOf } from '#core/requirement/openings.ts'
import { isRoleTitle } from '#core/requirement/role-title.ts'
import { findSkills } from '#core/skill/skill.ts'
import { contentStems } from '#core/text/word-stem.ts'
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
  const title = spelledOut(labelledRole(job) ?? (isSwapped ? job.company : job.title), held)
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
    role: isNamed ? roleOf(opening, job.description, held) : null,
    company,
    title: opening.title,
    own: opening.own,
    shared: opening.shared,
  }
}

/** "Role: Product Manager (Mobile)", if the listing's title is part of a sentence. */
function labelledRole({ title, description }: LetterJob): string | null {
  if (isTitleLike(roleTitle(title)) && hasRoleWord(title)) return null
  const found = /^(?:role|position|job title):\s{1,9}(?<role>\p{Lu}.{4,60})$/imu.exec(description)
  const role = found?.groups?.role?.trim()
  return role !== undefined && hasRoleWord(role) ? role : null
}

/** The role as the listing spells it, with its team if the listing seeks the same role for several. */
function roleOf(opening: Opening, description: string, held: Held): string | null {
  const read = readRole(opening.title, held)
  if (read === null) return null
  const role = spelledAs(read.replace(/^First (?=\p{Lu})/u, ''), description)
  const team = teamOf(role, opening, description, held)
  return team === null || role.includes(team) ? role : `${role} (${team})`
}

/** "OT Security Engineer" of a list, where a sentence has "ot security engineers". */
function spelledAs(role: string, description: string): string {
  const found = description
    .split(new RegExp(`(?<![\\p{L}])(?=${escaped(role)}(?![\\p{L}]))`, 'iu'))
    .slice(1)
    .map((rest) => rest.slice(0, role.length))
  const capitals = (text: string) => text.replaceAll(/[^\p{Lu}]/gu, '').length
  return found.reduce((best, it) => (capitals(it) > capitals(best) ? it : best), role)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** "Data Engineer - Geolocation team" beside "Data Engineer - Privacy team": the one with the person's words. */
function teamOf(role: string, opening: Opening, description: string, held: Held): string | null {
  const newest = held.titles[0] ?? ''
  if (
    opening.isOneOfSeveral &&
    ML_TITLE.test(newest) &&
    fieldOf(newest)?.test(opening.own) &&
    !/\b(?:ML|machine learning)\b/i.test(role)
  )
    return 'ML'
  const line = new RegExp(
    `^[^\\p{L}]{0,8}${escaped(role)}s?(?:, | - | – |: )(?<team>\\p{Lu}[\\p{L}&/ ]{2,32}?)(?: [Tt]eam)?(?=$| ?[-–—:(]| https?:)`,
    'gmu',
  )
  const teams = [...description.matchAll(line)].flatMap(({ groups }) => groups?.team ?? [])
  if (!opening.isOneOfSeveral && teams.length < 2) return null
  const fitting = teams.filter(
    (team) => !isPlaceOrSetting(team) && !/^(?:Remote|Hybrid|Onsite)/.test(team),
  )
  const side = /^[^,–(]{4,50}(?:, | – | - )(?<side>\p{Lu}[\p{L}&/ ]{2,32})$/u.exec(opening.title)
  const named = side?.groups?.side?.replace(/ [Tt]eam$/, '')
  const own =
    named !== undefined &&
    !isPlaceOrSetting(named) &&
    withoutLevels(opening.title).startsWith(withoutLevels(role))
      ? named
      : undefined
  const known = new Set(contentStems(`${held.words}\n${held.titles.join('\n')}`))
  const count = (team: string) => contentStems(team).filter((it) => known.has(it)).length
  return (
    own ?? fitting.toSorted((a, b) => count(b) - count(a)).find((team) => count(team) > 0) ?? null
  )
}

/** "Senior/Staff Software Engineer - Edge" is Software Engineer - Edge. */
const withoutLevels = (title: string) =>
  title.replace(/^(?:(?:junior|mid|senior|sr|staff|principal|lead)\b\.?[/ &]{0,3}){1,4}/i, '')

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
  const isLearner = LEARNS.test(held.titles[0] ?? '')
  const field = fieldOf(held.titles[0] ?? '')
  // "Platform Engineer, Data" is about data.
  const isOtherField = (title: string) => {
    const side = /, (\p{Lu}\p{L}+)$/u.exec(title)?.[1]
    const family = side === undefined ? 'other' : readTitle({ title: `${side} Engineer` }).family
    return family !== 'other' && family !== 'software' && !isKinTo(family)
  }
  const rankOne = (opening: Opening): Ranked => {
    const reading = readTitle({ title: opening.title })
    const isResearch = RESEARCH.test(opening.title) && !RESEARCH.test(held.titles[0] ?? '')
    const isOther = isOtherField(opening.title)
    const isSame =
      reading.family === families[0] && reading.family !== 'other' && !isResearch && !isOther
    const isKin = isKinTo(reading.family) || (leads && LEADS_ENGINEERS.test(opening.title))
    const known = findSkills(`${opening.title}\n${opening.own}`).filter((it) => held.skills.has(it))
    const likeness = near(opening.title)
    const isOfField = field?.test(opening.own) === true
    const isLike = isOfField || near(opening.title.replace(GENERAL, ' ')) >= 1
    const points =
      (isSame ? 3 : isKin ? 1.2 : 0) +
      (isLike ? 1.2 : 0) +
      likeness +
      (isOfField ? 2 : 0) +
      Math.min(known.length, 4) * 0.4 +
      (isLearner && FIRST_JOB.test(opening.title) ? 2 : 0) +
      nearLevel(isLearner ? 'intern' : level, reading.level)
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

const isShortRole = (title: string) =>
  title.length <= 50 &&
  // Who wrote the advert.
  !/^(?:co-?)?founders?\b|^c[et]o\b/i.test(title) &&
  isRoleTitle(title.replace(SIDE_LAST, '')) &&
  endsInRole(title.replace(SIDE_LAST, ''))

/** "QA Engineer Mobile". */
const SIDE_LAST = / (?:mobile|web|backend|frontend|android|ios|platform|data|infrastructure)$/i

/** "QA Engineer Mobile - €60.000 - €83.000". */
const withoutPay = (title: string) => title.replace(/ [-–|] [€$£]?\d.*/u, '').trim()

/** Roles that the text names beside those of the title: parts of its first line, and lines with a link. */
function otherTitles(text: string, openings: readonly Opening[]): Opening[] {
  const [head = '', ...lines] = text.split('\n').slice(0, MAX_LINES)
  const parts = head.length > 600 ? [] : head.split('|')
  const inHead = parts.flatMap((part) =>
    titlesIn(part.replace(/^[^[]{0,30}\[|\]\s{0,9}$|^\s{0,9}\w{1,12}:\s/g, '').trim()),
  )
  const inLines = lines.map((line) =>
    withoutPay(
      line.replace(/^[^\p{L}]{1,6}/u, '').split(/\s{0,9}(?::|\(?https?:|Details\b)/)[0] ?? '',
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
  // "Lead | Staff) & Staff Product Manager" is cut within its brackets.
  const whole = title.replace(/^[^()]{0,30}\)\s{0,3}(?:&|and|,)?\s{0,3}(?=\p{Lu})/u, '')
  const [named] = rolesIn(whole, held)
  if (named) return inCapitals(named.role)
  const plain = roleTitle(whole)
  // "Engineering & Product" are departments.
  return isTitleLike(plain) && !/[&,]/.test(plain) ? plain : null
}

/** "backend engineer" in a running text is the title Backend Engineer. */
const inCapitals = (role: string) =>
  /^\p{L}\p{Ll}{2,}(?: (?!of |for |and )\p{Ll}+){1,4}$/u.test(role)
    ? role.replace(/(?<![\p{L}])\p{Ll}(?=\p{Ll}{2})/gu, (it) => it.toUpperCase())
    : role

const LEARNS = /\b(?:intern|trainee|working student|apprentice|graduate)\b/i
const FIRST_JOB = /\b(?:new grad\w*|graduate|entry[- ]level)\b/i
const RESEARCH = /\bresearch\w*|\bscientists?\b/i

/** "ML engineering" in the lines of an opening, for a machine learning engineer. */
const fieldOf = (title: string) => FIELDS.find(([own]) => own.test(title))?.[1] ?? null

const ML_TITLE = /\b(?:machine learning|ML)\b/i

const FIELDS: readonly (readonly [RegExp, RegExp])[] = [
  [ML_TITLE, /\b(?:ML|machine learning) engineer/i],
  [/\b(?:embedded|firmware)\b/i, /\b(?:edge|IoT|firmware|embedded)\b/i],
  [
    /\b(?:SRE|site reliability|devops|platform engineer)\b/i,
    /\b(?:infrastructure|reliability|SRE)\b/i,
  ],
]

const LEVELS = ['intern', 'junior', 'mid', 'senior', 'staff', 'lead', 'director']

const nearLevel = (held: string, asked: string) => {
  if (held === 'intern')
    return asked === 'intern' || asked === 'junior' ? 2 : asked === 'mid' ? 0 : -2
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
