/** The opening of a cover letter and the paragraphs between opening and closing. */
import type { CvEducation } from '#core/cv/cv.ts'
import { claimedText } from '#core/skill/claimed-text.ts'
import { findSkills } from '#core/skill/skill.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { contentStems } from '#core/text/word-stem.ts'
import { letterIntro } from './letter-intro.ts'
import {
  article,
  endsInRole,
  heldTitle,
  isSelfEmployed,
  withArticle,
  withThe,
} from './letter-names.ts'
import { type LetterOpening, openingSentences } from './letter-opening.ts'
import { paperOf } from './letter-paper.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, fillable, fillIn, namesJoined, type Picker } from './letter-picker.ts'
import { type LetterPlan, type LetterProof, nameOf, newestRole, placeKey } from './letter-plan.ts'
import {
  type Draft,
  type Link,
  pairDraft,
  placeName,
  proofDrafts,
} from './letter-proof-sentence.ts'
import { sharedTitleWords } from './letter-role.ts'
import { askedTopics, showsTopic } from './letter-topics.ts'
import { isDuty, type ListingReason } from './listing-reason.ts'
import { unsupportedClaims } from './proof-gate.ts'
import { spelledSkill } from './spelled-skill.ts'
import type { LetterOrder } from './write-letter.ts'

export type LetterAsk = LetterOrder & {
  plan: LetterPlan
  opening: LetterOpening
  /** The job's title for a sentence; null if the listing names none. */
  role: string | null
  company: string | null
  reason: ListingReason | null
  picker: Picker
}

/** How many facts, further facts that answer the listing, and further skills fit. */
const ROOM = {
  short: { proofs: 2, more: 0, skills: 0 },
  medium: { proofs: 3, more: 1, skills: 2 },
  long: { proofs: 5, more: 0, skills: 3 },
} as const

export const jobNames = ({ role, company, language }: LetterAsk) => ({
  role,
  company,
  // "As a Reverse Engineering" is nobody.
  aRole:
    role === null ? null : language !== 'en' ? role : endsInRole(role) ? withArticle(role) : null,
})

/** Role, company, who the person is, and work of the listing that they would like to do. */
export function openingParagraph(ask: LetterAsk, why: Draft[]): Draft[] {
  const reasons = ask.length === 'short' && ask.own.why !== '' ? [] : reasonDrafts(ask)
  return [...applyDrafts(ask), ...introDrafts(ask), ...why, ...reasons]
}

/** The role may be one of several in the listing's text. */
const roleQuote = ({ role, job }: LetterAsk) =>
  role === null || job.title.includes(role) ? job.title : role

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
  const title = newest === null ? null : heldTitle(newest.role.title)
  if (newest === null || title === null || (language === 'en' && !endsInRole(title))) return null
  if (letterIntro(cv, language) !== null) return null
  const phrase = picker.pick(phrasesOf(language).applyOwn[tone])
  const names = { company, title, aTitle: language === 'en' ? withArticle(title) : title }
  const text = language === 'de' ? fillIn(phrase, names) : fill(phrase, names)
  return { text, about: 'person', sources: newest.sources, quote: opening.title }
}

/** Who the person is, in the words of their CV; otherwise the job they have, if it is like this one. */
function introDrafts(ask: LetterAsk): Draft[] {
  const { cv, tone, language, picker } = ask
  const intro = letterIntro(cv, language)
  if (intro === null) return workedDrafts(ask)
  const text = fill(picker.pick(phrasesOf(language).intro[tone]), { intro: intro.words })
  return [{ text, about: 'person', sources: [intro.source], quote: null }]
}

function workedDrafts(ask: LetterAsk): Draft[] {
  const newest = newestRole(ask.cv)
  const year = newest?.role.start?.slice(0, 4)
  if (newest === null || newest.role.end !== 'present' || year === undefined) return []
  const { company, role, sources } = newest
  const title = heldTitle(role.title)
  if (title === null || ask.role === null || isSelfEmployed(company)) return []
  if (sharedTitleWords(title, ask.role) === 0 || usable(ask.plan).length === 0) return []
  const { language, picker } = ask
  const names = {
    title,
    aTitle: language === 'en' ? withArticle(title) : title,
    place: placeName(company, language),
    year,
  }
  const text = fill(picker.pick(phrasesOf(language).worked), names)
  return [{ text, about: 'person', sources, quote: roleQuote(ask) }]
}

function reasonDrafts({ reason, tone, language, picker }: LetterAsk): Draft[] {
  if (reason === null) return []
  const table = phrasesOf(language).reason[tone][reason.kind]
  if (table.length === 0) return []
  const text = fill(picker.pick(table), { words: reason.words })
  return [{ text, about: 'employer', sources: [], quote: reason.quote }]
}

const usable = ({ proofs }: LetterPlan) => proofs.filter(({ said }) => said.how !== 'quote')

export function bodyParagraphs(ask: LetterAsk, opening: readonly Draft[]): Draft[][] {
  const facts = chosenFacts(ask)
  const { tone, language, picker, length } = ask
  const roles = new Set(
    opening.filter(({ sources }) => sources.length > 1).map(({ sources }) => sources[0]),
  )
  const namesPosition = roles.size > 0
  const openingText = opening.map(({ text }) => text).join(' ')
  const paragraphs: Draft[][] = []
  const linkOf = createLinks(ask)
  let before: LetterProof | null = null
  for (const chosen of paragraphsOf(facts)) {
    const group = linkOf.leading(chosen)
    const drafts: Draft[] = []
    for (let index = 0; index < group.length; index++) {
      const proof: LetterProof | undefined = group[index]
      if (!proof) continue
      const at: number = sameRoleBefore(group, index)
      const own = roleId(proof)
      // "It may help that before that, …" is no sentence.
      const isSame: boolean = before !== null && nameOf(before.place) === nameOf(proof.place)
      const link: Link | null = index === 0 && !isSame ? linkOf.next(proof) : null
      const isNamed = own !== undefined && roles.has(own)
      const isPlaceNamed =
        isNamed && before === null && openingText.includes(placeName(nameOf(proof.place), language))
      const around = { tone, language, picker, before, at, link, isNamed, isPlaceNamed }
      const next = group[index + 1]
      const isPair =
        at === 1 && next !== undefined && placeKey(next.place) === placeKey(proof.place)
      const pair: Draft | null = isPair ? pairDraft(proof, next, around) : null
      drafts.push(...(pair ? [pair] : proofDrafts(proof, around)))
      if (pair) index += 1
      if (own !== undefined) roles.add(own)
      before = proof
    }
    paragraphs.push(drafts)
  }
  const more = [
    ...skillsDrafts(ask, facts, [openingText, ...(paragraphs.at(-1) ?? []).map((it) => it.text)]),
    ...studiedDrafts(ask),
    ...paperDrafts(ask),
    ...speaksDrafts(ask),
  ]
  if (facts.length === 0)
    return [
      [...(opening.some(({ sources }) => sources.length > 1) ? [] : positionDrafts(ask)), ...more],
    ]
  const isQuoted = facts.every(({ said }) => said.how === 'quote')
  if (isQuoted && !namesPosition) paragraphs[0]?.unshift(...positionDrafts(ask))
  else if (facts.length === 1) paragraphs[0]?.unshift(...positionIfOther(ask, facts))
  if (length === 'long' && more.length > 1) return mergedShort([...paragraphs, more])
  const last = paragraphs.at(-1)
  last?.push(...more)
  return mergedShort(paragraphs.filter((it) => it.length > 0))
}

const sameRoleBefore = (group: readonly LetterProof[], index: number): number => {
  const key = placeKey((group[index] as LetterProof).place)
  let count = 0
  for (let at = index - 1; at >= 0 && placeKey((group[at] as LetterProof).place) === key; at--)
    count += 1
  return count
}

/** Facts of a role stay together; a paragraph has two to four. */
function paragraphsOf(facts: readonly LetterProof[]): LetterProof[][] {
  const groups = [...Map.groupBy(facts, ({ place }) => placeKey(place)).values()]
  const found: LetterProof[][] = []
  for (const group of groups) {
    const last = found.at(-1)
    if (last && (last.length === 1 || (group.length === 1 && last.length < 2))) last.push(...group)
    else found.push([...group])
  }
  const last = found.at(-1)
  const other = found.at(-2)
  // One fact is no paragraph, unless it would be too much for the one before.
  if (last?.length === 1 && other && found.length > 2 && other.length < 3) {
    other.push(...last)
    found.pop()
  }
  return found
}

/** A paragraph of one sentence joins the one before it. */
function mergedShort(paragraphs: Draft[][]): Draft[][] {
  const found: Draft[][] = []
  for (const paragraph of paragraphs) {
    const last = found.at(-1)
    if (last && last.length < 4 && (paragraph.length === 1 || last.length === 1))
      last.push(...paragraph)
    else found.push([...paragraph])
  }
  return found
}

const roleId = ({ sources, place }: LetterProof) =>
  place.kind === 'job' ? sources.at(-2) : undefined

/**
 * What of the listing a fact answers, once in a letter: a subject of its duties, or of the experience it asks for, that
 * neither the titles of job and person nor the fact itself say.
 */
function createLinks(ask: LetterAsk) {
  const { role, reason, cv } = ask
  const titles = [
    role ?? '',
    ask.opening.title,
    ask.company ?? '',
    ...cv.work.slice(0, 2).flatMap((it) => it.roles.map(({ title }) => title)),
  ]
  const named = new Set(contentStems([...titles, reason?.words ?? ''].join(' ')))
  const hasPhrases = phrasesOf(ask.language).linked[ask.tone].duty.length > 0
  let isLinked = !hasPhrases
  const linkFor = ({ topics, said }: LetterProof): Link | null => {
    const inFact = new Set(contentStems(said.text))
    for (const { noun, quote } of topics.toSorted((a, b) => b.weight - a.weight)) {
      const kind = askedHow(quote)
      if (kind === null || VAGUE.has(noun) || isSaid(noun, named) || isSaid(noun, inFact)) continue
      if (kind === 'asked' && noun.startsWith('work with')) continue
      if (unsupportedClaims(noun, [said.text]).length > 0) continue
      return { noun, quote, kind }
    }
    return null
  }
  return {
    /** The facts of the first role in a paragraph, one that answers the listing first. */
    leading(group: readonly LetterProof[]): LetterProof[] {
      const [first] = group
      if (isLinked || !first || linkFor(first) !== null) return [...group]
      const key = placeKey(first.place)
      const other = group.find((it) => placeKey(it.place) === key && linkFor(it) !== null)
      return other ? [other, ...group.filter((it) => it !== other)] : [...group]
    },
    next(proof: LetterProof): Link | null {
      const link = isLinked ? null : linkFor(proof)
      if (link !== null) isLinked = true
      return link
    },
  }
}

/** Subjects that choose a fact and say too little in a sentence. */
const VAGUE = new Set([
  'a marketplace',
  'correctness',
  'credit',
  'customers in Europe',
  'data analysis',
  'everyone who uses it',
  'growth',
  'high standards',
  'identity',
  'large datasets',
  'performance',
  'quality',
  'research',
  'retail',
  'security',
  'tooling',
  'training',
  'visual identity',
  'wallets',
  'wrong numbers',
])

/** Whether a sentence of the listing is a duty of the role or asks for experience; null if it is about anything else. */
function askedHow(quote: string): Link['kind'] | null {
  if (
    /\b(?:experience (?:with|in)|expertise in|background in|track record (?:of|in))\b/i.test(quote)
  )
    return 'asked'
  const isAddressed = /^(?:you(?:'ll|’ll| will)|in this role)\b/i.test(quote)
  return isAddressed || (/^\p{Lu}\p{Ll}/u.test(quote) && isDuty(quote)) ? 'duty' : null
}

const isSaid = (noun: string, named: ReadonlySet<string>) =>
  contentStems(noun).some((stem) => named.has(stem))

/** A further fact that is worth less says little about this job. */
const FEWEST_POINTS = 1.5

/** What a fact beyond the usual number must be worth. */
const MORE_POINTS = 4

/** An older job leads only if it answers much more than the newest. */
const LEADS_BY = 2

/** The best, newest first; quoted lines only if there is nothing else. */
function chosenFacts({ plan, length }: LetterAsk): LetterProof[] {
  const clear = usable(plan)
  const room = ROOM[length].proofs
  const worthy = clear.filter(({ points }, index) => index < 2 || points >= FEWEST_POINTS)
  const answering = worthy
    .slice(room)
    .filter(({ topics, points }) => topics.length > 0 && points >= MORE_POINTS)
    .slice(0, ROOM[length].more)
  const facts =
    worthy.length > 0
      ? [...worthy.slice(0, room), ...answering]
      : plan.proofs.slice(0, Math.min(room, 2))
  const sorted = facts.toSorted((a, b) => a.age - b.age || b.points - a.points)
  const [best] = facts
  const newest = sorted.find(({ age }) => age === sorted[0]?.age)
  if (!best || !newest || best.points < newest.points + LEADS_BY) return sorted
  if (nameOf(best.place) === nameOf(newest.place)) return sorted
  const isLeading = ({ place }: LetterProof) => placeKey(place) === placeKey(best.place)
  return [...sorted.filter(isLeading), ...sorted.filter((it) => !isLeading(it))]
}

/** Used if no line says more: the newest role and its title. */
function positionDrafts({ cv, tone, language, picker }: LetterAsk): Draft[] {
  const newest = newestRole(cv)
  if (!newest) return []
  const { company, role, sources } = newest
  const title = heldTitle(role.title)
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

function positionIfOther(ask: LetterAsk, facts: readonly LetterProof[]): Draft[] {
  const newest = newestRole(ask.cv)
  const isThere = facts.some(({ sources }) => newest && sources.includes(newest.role.id))
  return isThere ? [] : positionDrafts(ask).slice(0, 1)
}

/** Skills of the CV that the listing requires and no other sentence of the letter shows, the rarest first. */
function skillsDrafts(
  ask: LetterAsk,
  facts: readonly LetterProof[],
  before: readonly string[],
): Draft[] {
  const { plan, length, tone, language, picker } = ask
  const phrases = phrasesOf(language)
  const used = new Set(facts.flatMap(({ skills }) => skills))
  const isOnly = facts.length === 0
  const shown = [
    ...facts.map(({ said }) => said.text),
    ...before,
    cvTitles(ask),
    ask.role ?? '',
    ask.opening.title,
  ]
    .join('\n')
    .toLowerCase()
  const listed = new Set(
    ask.cv.skills.flatMap(({ name, keywords }) =>
      [name ?? '', ...keywords].map((it) => it.toLowerCase()),
    ),
  )
  const more = plan.shown.filter(({ skill, requirement }) => {
    const name = skill.toLowerCase()
    return (
      listed.has(name) &&
      !used.has(skill) &&
      !shown.includes(name) &&
      (isOnly || requirement.need === 'must') &&
      requirement.quote.toLowerCase().includes(name)
    )
  })
  const room = isOnly ? 6 : ROOM[length].skills
  const required = more
    .map(({ skill, sources, requirement }) => ({ skill, sources, quote: requirement.quote }))
    .sort((a, b) => usualRarity(b.skill) - usualRarity(a.skill))
  const answering = room === 0 ? [] : answeringSkills(ask, facts, shown)
  const unique = [
    ...new Map([...answering, ...required].map((it) => [it.skill, it])).values(),
  ].slice(0, room)
  if (unique.length === 0) return []
  const table = (isOnly ? phrases.onlySkills : phrases.skills)[tone]
  // "I also led …. I also know …" is one too many.
  const isAlso = /\balso\b/.test(before.at(-1) ?? '')
  const text = fill(picker.pick(table), {
    skills: namesJoined(
      unique.map(({ skill }) => spelledSkill(skill, ask)),
      phrases.and,
    ),
  })
  const sources = [...new Set(unique.flatMap((it) => it.sources))].slice(0, 20)
  const quotes = [...new Set(unique.map(({ quote }) => quote))]
  const quote = quotes.join(' … ').slice(0, 2_000)
  return [{ text: isAlso ? text.replace(' also', '') : text, about: 'person', sources, quote }]
}

/** "OAuth 2.0" where the listing is about identity and no fact is: skills that answer a subject, one each. */
function answeringSkills(
  { cv, opening, language }: LetterAsk,
  facts: readonly LetterProof[],
  shown: string,
) {
  const answered = new Set(facts.flatMap(({ topics }) => topics.map(({ id }) => id)))
  return askedTopics(openingSentences(opening), language).flatMap((topic) => {
    if (answered.has(topic.id) || !BY_SKILL.has(topic.noun)) return []
    const found = cv.skills.flatMap(({ id, name, level, keywords }) =>
      [name ?? '', ...(level === null ? keywords : [])]
        .filter((it) => it.length <= 25 && !shown.includes(it.toLowerCase()))
        .filter(
          (it) => findSkills(it).length > 0 && claimedText(it) === it && showsTopic(topic, it),
        )
        .map((skill) => ({ skill, sources: [id], quote: topic.quote })),
    )
    return found.slice(0, 1)
  })
}

/** Subjects that a tool answers by itself. */
const BY_SKILL = new Set([
  'authentication',
  'authorization',
  'automated testing',
  'cloud infrastructure',
  'cloud security',
  'DevSecOps',
  'event-driven systems',
  'identity',
  'kernel internals',
  'message queues',
])

const cvTitles = ({ cv }: LetterAsk) =>
  cv.work.flatMap(({ roles }) => roles.map(({ title }) => title)).join('\n')

/** A degree that the listing asks for, or a doctorate for research. Nobody holds one that they still study for. */
function studiedDrafts(ask: LetterAsk): Draft[] {
  const { cv, findings, length, tone, language, picker } = ask
  if (length === 'short') return []
  const asked = findings.find((it) => it.requirement.kind === 'degree' && it.verdict === 'met')
  const ids = new Set(asked?.proofs.map(({ id }) => id))
  const ended = cv.education.filter(
    ({ degree, institution, end }) => degree !== '' && institution !== '' && end !== 'present',
  )
  const doctorate = RESEARCH.test(ask.role ?? '')
    ? ended.find(({ degree }) => DOCTORATE.test(degree))
    : undefined
  const found = doctorate ?? ended.find(({ id }) => ids.has(id))
  const quote = asked && found && ids.has(found.id) ? asked.requirement.quote : roleQuote(ask)
  if (!found || UNENDED.test(found.degree)) return []
  const degree = degreeName(found)
  const text = fill(picker.pick(phrasesOf(language).studied[tone]), {
    degree: language === 'en' ? `${article(degree)} ${degree}` : degree,
    school: language === 'en' ? withThe(found.institution) : found.institution,
  })
  return [{ text, about: 'person', sources: [found.id], quote }]
}

const RESEARCH = /\b(?:research|scientist)/i
const DOCTORATE = /^(?:ph\.? ?d|d\.?phil|doctor|dr\.)/i
/** "MSc (ongoing)", "PhD candidate". */
const UNENDED = /\b(?:candidate|expected|ongoing|in progress|unfinished|not completed|abandoned)\b/i

function degreeName({ degree, area }: CvEducation): string {
  if (area === null || / in |,/.test(degree) || degree.includes(area)) return degree
  return `${degree} in ${area}`
}

/** Languages that the listing asks for; nobody writes in English that they speak it. */
function speaksDrafts({ cv, findings, length, language, picker }: LetterAsk): Draft[] {
  if (length === 'short') return []
  const asked = findings.filter(
    ({ requirement, verdict }) =>
      requirement.kind === 'language' && verdict === 'met' && requirement.language !== language,
  )
  const ids = new Set(asked.flatMap(({ proofs }) => proofs.map(({ id }) => id)))
  const spoken = cv.languages.filter(({ id }) => ids.has(id))
  const [first] = asked
  if (!first || spoken.length === 0) return []
  const { speaks, and } = phrasesOf(language)
  const names = spoken.map((it) => (it.fluency ? `${it.language} (${it.fluency})` : it.language))
  const text = fill(picker.pick(speaks), { languages: namesJoined(names, and) })
  return [
    { text, about: 'person', sources: spoken.map(({ id }) => id), quote: first.requirement.quote },
  ]
}

/** For work on research: a paper of theirs that is nearest to the listing. */
function paperDrafts({ cv, job, length, language, picker }: LetterAsk): Draft[] {
  if (length === 'short' || !ASKS_PAPERS.test(job.description)) return []
  const paper = paperOf(cv.publications, job.description)
  if (paper === null) return []
  const text = fill(picker.pick(phrasesOf(language).paper), paper)
  const quote = ASKS_PAPERS.exec(job.description)?.[0] ?? null
  return [{ text, about: 'person', sources: [paper.id], quote }]
}

const ASKS_PAPERS =
  /\b(?:publish\w*|publications?|papers|peer-reviewed|veröffentlich\w*|publicaciones)\b/i
