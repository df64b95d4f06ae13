/** The opening of a cover letter and the paragraphs between opening and closing. */
import type { CvEducation } from '#core/cv/cv.ts'
import { claimedText } from '#core/skill/claimed-text.ts'
import { small } from './first-person.ts'
import { letterIntro } from './letter-intro.ts'
import { article, heldTitle, withArticle, withThe } from './letter-names.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, fillable, fillIn, namesJoined, type Picker, sentenceCase } from './letter-picker.ts'
import { type LetterPlan, type LetterProof, newestRole } from './letter-plan.ts'
import { type Draft, placeName, proofDrafts } from './letter-proof-sentence.ts'
import { sharedTitleWords } from './letter-role.ts'
import type { ListingReason } from './listing-reason.ts'
import { spelledSkill } from './spelled-skill.ts'
import type { LetterOrder } from './write-letter.ts'

export type LetterAsk = LetterOrder & {
  plan: LetterPlan
  /** The job's title for a sentence; null if the listing names none. */
  role: string | null
  company: string | null
  reason: ListingReason | null
  picker: Picker
}

/** How many facts and further skills fit. */
const ROOM = {
  short: { proofs: 2, skills: 0 },
  medium: { proofs: 3, skills: 3 },
  long: { proofs: 5, skills: 5 },
} as const

export const jobNames = ({ role, company, language }: LetterAsk) => ({
  role,
  company,
  aRole: role === null ? null : language === 'en' ? withArticle(role) : role,
})

/** Role, company and a reason out of the listing; a warm letter begins with the reason. */
export function openingParagraph(ask: LetterAsk, why: Draft[]): Draft[] {
  const { tone, length, language, picker, reason, own } = ask
  const phrases = phrasesOf(language)
  const reasons = length === 'short' && own.why !== '' ? [] : reasonDrafts(ask)
  const isBefore = tone === 'warm' && reasons.length > 0 && reason !== null
  const then = isBefore ? fillable(phrases.applyThen[thenOf(reason)], jobNames(ask)) : []
  if (then.length > 0) {
    const names = jobNames(ask)
    const apply: Draft = {
      text: fill(picker.pick(then), names),
      about: 'courtesy',
      sources: [],
      quote: roleQuote(ask),
    }
    return [...reasons, apply, ...why]
  }
  return [...applyDrafts(ask), ...why, ...reasons]
}

/** The role may be one of several in the listing's text. */
const roleQuote = ({ role, job }: LetterAsk) =>
  role === null || job.title.includes(role) ? job.title : role

function applyDrafts(ask: LetterAsk): Draft[] {
  const { tone, language, picker, role, company, job } = ask
  const phrases = phrasesOf(language)
  const names = jobNames(ask)
  const quote = roleQuote(ask)
  const intro =
    role !== null && company !== null && isIntroduced(ask) ? letterIntro(ask.cv, language) : null
  // A role that only the listing's text names is stated in a sentence of its own.
  const isTitled = role !== null && job.title.includes(role)
  const withIntro =
    intro === null
      ? []
      : phrases.applyAs[tone].filter(
          (phrase) => isTitled || /\. I(?:’m| am) \{intro\}/.test(phrase),
        )
  if (intro !== null && withIntro.length > 0) {
    // A long apposition reads better in a sentence of its own, and German closes it with a comma.
    const isLong = /,| and /.test(intro.words)
    const apart = withIntro.filter((phrase) => !isLong || !/\{intro\} and/.test(phrase))
    const words = isLong && language === 'de' ? `${intro.words},` : intro.words
    const all = { ...names, intro: words, Intro: sentenceCase(words) }
    return splitDrafts(
      fillIn(picker.pick(apart.length > 0 ? apart : withIntro), all),
      { intro, quote, role: role ?? '' },
      language,
    )
  }
  const isUnnamed = role === null && company === null
  const known = isUnnamed ? { ...names, role: job.title, aRole: job.title } : names
  const tables = [phrases.apply[tone], phrases.applyRole[tone], phrases.applyCompany[tone]]
  const table = tables.map((it) => fillable(it, known)).find((it) => it.length > 0) ?? []
  const phrase = picker.pick(table)
  const text = language === 'de' ? fillIn(phrase, known) : fill(phrase, known)
  return [{ text, about: 'courtesy', sources: [], quote }]
}

/** The opening with an introduction: one sentence about the person, or one and a courtesy. */
function splitDrafts(
  text: string,
  { intro, quote, role }: { intro: { words: string; source: string }; quote: string; role: string },
  language: string,
): Draft[] {
  const sentences = text.split(/(?<=\.) (?=I(?:’m| am) an? )/)
  return sentences.map((sentence): Draft => {
    const isPerson = sentence.toLowerCase().includes(intro.words.toLowerCase())
    const isJob = sentence.includes(role)
    return {
      text: language === 'de' ? sentence : sentenceCase(sentence),
      about: isPerson ? 'person' : 'courtesy',
      sources: isPerson ? [intro.source] : [],
      quote: isJob ? quote : null,
    }
  })
}

/** With little to show, the summary is said; otherwise in some letters only, so that they differ. */
const isIntroduced = ({ plan, length, picker }: LetterAsk) =>
  length !== 'short' || usable(plan).length < 2 || picker.pick(['yes', 'no']) === 'yes'

const thenOf = ({ kind }: ListingReason) =>
  kind === 'duty' || kind === 'doing' ? 'work' : kind === 'seeks' ? 'person' : 'company'

function reasonDrafts(ask: LetterAsk): Draft[] {
  const { reason, tone, language, picker, company } = ask
  if (reason === null) return closeDrafts(ask)
  const table = fillable(phrasesOf(language).reason[tone][reason.kind], {
    words: reason.words,
    company,
  })
  if (table.length === 0) return []
  const text = fill(picker.pick(table), { words: reason.words, company })
  return [{ text, about: 'employer', sources: [], quote: reason.quote }]
}

/** The words that a title must share with the job's for both to be alike. */
const ALIKE = 2

/** If nothing of the listing can be quoted: the job is like the person's own. */
function closeDrafts(ask: LetterAsk): Draft[] {
  const newest = newestRole(ask.cv)
  if (newest === null || ask.role === null) return []
  const { company, role, sources } = newest
  const title = heldTitle(role.title)
  if (title === null || sharedTitleWords(title, ask.role) < ALIKE) return []
  const { tone, language, picker } = ask
  const table = phrasesOf(language).close[tone][role.end === 'present' ? 'present' : 'past']
  const names = {
    title,
    aTitle: language === 'en' ? withArticle(title) : title,
    place: placeName(company, language),
  }
  const text = fill(picker.pick(table), names)
  return [{ text, about: 'person', sources, quote: roleQuote(ask) }]
}

const usable = ({ proofs }: LetterPlan) => proofs.filter(({ said }) => said.how !== 'quote')

export function bodyParagraphs(ask: LetterAsk, opening: readonly Draft[]): Draft[][] {
  const facts = chosenFacts(ask)
  const asked = askedFacts(ask, facts)
  const { tone, language, picker, length } = ask
  const roles = new Set(
    opening.filter(({ sources }) => sources.length > 1).map(({ sources }) => sources[0]),
  )
  const namesPosition = roles.size > 0
  const written = facts.map((proof, index) => {
    const before = facts[index - 1] ?? null
    const own = roleId(proof)
    const isOwnPosition = index === 0 && own !== undefined && roles.has(own)
    const drafts = proofDrafts(proof, {
      tone,
      language,
      picker,
      before: isOwnPosition ? proof : before,
      isFirst: index === 0,
      spellAsked: asked.has(proof) && !isOwnPosition ? (skill) => spelledSkill(skill, ask) : null,
      isNamed: own !== undefined && roles.has(own),
    })
    if (own !== undefined) roles.add(own)
    return drafts
  })
  const more = [...skillsDrafts(ask, facts), ...studiedDrafts(ask), ...speaksDrafts(ask)]
  if (written.length === 0)
    return [
      [...(opening.some(({ sources }) => sources.length > 1) ? [] : positionDrafts(ask)), ...more],
    ]
  const isQuoted = facts.every(({ said }) => said.how === 'quote')
  if (isQuoted && !namesPosition) written[0]?.unshift(...positionDrafts(ask))
  else if (facts.length === 1) written[0]?.unshift(...positionIfOther(ask, facts))
  const rest = [...(length === 'long' ? projectDrafts(ask, facts) : []), ...more]
  const half = written.length > 2 ? 2 : written.length
  const found = [
    written.slice(0, half).flat(),
    written.slice(half, half + 2).flat(),
    written.slice(half + 2).flat(),
  ]
  return mergedShort([...found, rest].filter((it) => it.length > 0))
}

/** A paragraph of one sentence joins the one before it. */
function mergedShort(paragraphs: Draft[][]): Draft[][] {
  const found: Draft[][] = []
  for (const paragraph of paragraphs) {
    const last = found.at(-1)
    if (last && last.length < 5 && (paragraph.length === 1 || last.length === 1))
      last.push(...paragraph)
    else found.push([...paragraph])
  }
  return found
}

const roleId = ({ sources, place }: LetterProof) =>
  place.kind === 'job' ? sources.at(-2) : undefined

/** The facts that a request leads over to: with a reason before it, not the first. */
function askedFacts(
  { reason, length }: LetterAsk,
  facts: readonly LetterProof[],
): Set<LetterProof> {
  const found = new Set<LetterProof>()
  const covered = new Set<string>()
  const most = length === 'long' ? 2 : length === 'medium' || reason === null ? 1 : 0
  facts.forEach((proof, index) => {
    const isNew = proof.skills.some((skill) => !covered.has(skill))
    if (isNew && found.size < most && (index > 0 || reason === null)) found.add(proof)
    for (const skill of proof.skills) covered.add(skill)
  })
  return found
}

/** A further fact that is worth less says little about this job. */
const FEWEST_POINTS = 2

/** The best, newest first; quoted lines only if there is nothing else. */
function chosenFacts({ plan, length }: LetterAsk): LetterProof[] {
  const clear = usable(plan)
  const room = ROOM[length].proofs
  const worthy = clear.filter(({ points }, index) => index < 2 || points >= FEWEST_POINTS)
  const facts = worthy.length > 0 ? worthy.slice(0, room) : plan.proofs.slice(0, Math.min(room, 2))
  return facts.toSorted((a, b) => a.age - b.age)
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

function skillsDrafts(ask: LetterAsk, facts: readonly LetterProof[]): Draft[] {
  const { plan, length, tone, language, picker } = ask
  const phrases = phrasesOf(language)
  const used = new Set(facts.flatMap(({ skills }) => skills))
  const isOnly = facts.length === 0
  const titles = cvTitles(ask).toLowerCase()
  const more = plan.shown.filter(
    ({ skill }) => !used.has(skill) && !titles.includes(skill.toLowerCase()),
  )
  const room = isOnly ? 6 : ROOM[length].skills
  const unique = [...new Map(more.map((it) => [it.skill, it])).values()].slice(0, room)
  if (unique.length === 0) return []
  const table = (isOnly ? phrases.onlySkills : phrases.skills)[tone]
  const text = fill(picker.pick(table), {
    skills: namesJoined(
      unique.map(({ skill }) => spelledSkill(skill, ask)),
      phrases.and,
    ),
    are: unique.length === 1 ? 'is' : 'are',
  })
  const sources = [...new Set(unique.flatMap((it) => it.sources))].slice(0, 20)
  const quotes = [...new Set(unique.map(({ requirement }) => requirement.quote))]
  return [{ text, about: 'person', sources, quote: quotes.join(' … ').slice(0, 2_000) }]
}

const cvTitles = ({ cv }: LetterAsk) =>
  cv.work.flatMap(({ roles }) => roles.map(({ title }) => title)).join('\n')

/** A degree that the listing asks for. */
function studiedDrafts({ cv, findings, length, tone, language, picker }: LetterAsk): Draft[] {
  if (length === 'short') return []
  const asked = findings.find((it) => it.requirement.kind === 'degree' && it.verdict === 'met')
  const ids = new Set(asked?.proofs.map(({ id }) => id))
  const found = cv.education.find(({ id }) => ids.has(id))
  if (!asked || !found || found.degree === '' || found.institution === '') return []
  const degree = degreeName(found)
  const text = fill(picker.pick(phrasesOf(language).studied[tone]), {
    degree: language === 'en' ? `${article(degree)} ${degree}` : degree,
    school: language === 'en' ? withThe(found.institution) : found.institution,
  })
  return [{ text, about: 'person', sources: [found.id], quote: asked.requirement.quote }]
}

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

/** A project that its description names with a noun: "a tracer for slow disk writes". */
function projectDrafts(
  { cv, language, picker }: LetterAsk,
  facts: readonly LetterProof[],
): Draft[] {
  const used = new Set(facts.flatMap(({ sources }) => sources))
  for (const { id, name, description } of cv.projects) {
    const what = language === 'en' && !used.has(id) ? projectNoun(description ?? '') : null
    if (what === null || name === '') continue
    const text = `${fill(picker.pick(phrasesOf(language).project), { name, what })}.`
    return [{ text, about: 'person', sources: [id], quote: null }]
  }
  return []
}

function projectNoun(description: string): string | null {
  const whole =
    claimedText(description)
      .split(/[;,.](?:\s|$)/)[0]
      ?.trim() ?? ''
  if (whole.length < 12 || whole.length > 120) return null
  if (/^(?:an?|the) /i.test(whole)) return small(whole)
  const head = whole.split(/ (?:for|that|to|of|in|with|which|on|by)\b/)[0] ?? ''
  const last = head.split(' ').at(-1) ?? ''
  const isNoun = /^[\p{L}+#.-]+$/u.test(last) && !/(?:s|ed|ing|ly)$/.test(last)
  return isNoun && head !== whole ? `${article(whole)} ${small(whole)}` : null
}
