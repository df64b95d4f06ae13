/**
 * Writes a cover letter by rules from the outline of `letter-plan.ts`, in three tones and lengths. The same CV, job
 * and words give the same letter; phrases are picked by the job, so letters for other jobs differ.
 */

import type { Cv } from '#core/cv/cv.ts'
import type { RequirementFinding } from '#core/match/match.ts'
import type { Letter, LetterJob, LetterSentence, OwnWords } from './cover-letter.ts'
import { cvSources } from './cv-sources.ts'
import { cutText } from './first-person.ts'
import { ownEntry, type PartOwner, placesOf } from './letter-entries.ts'
import * as phrases from './letter-phrases.ts'
import { createPicker, fill, namesJoined, type Picker } from './letter-picker.ts'
import { type LetterPlan, type LetterProof, nameOf, newestRole, planLetter } from './letter-plan.ts'
import { type Draft, proofDrafts } from './letter-proof-sentence.ts'
import { MAX_LISTING, MAX_SENTENCE, MAX_SENTENCES } from './letter-text.ts'
import { quotableSentence, sentencesOf } from './listing-fact.ts'
import { TITLE_WORDS } from './proof-gate-words.ts'

export type LetterAsk = {
  cv: Cv
  job: LetterJob
  /** What the listing asks for, and how the CV meets it. */
  findings: readonly RequirementFinding[]
  tone: Letter['tone']
  length: Letter['length']
  addressee: string
  own: OwnWords
}

/** Limits of the letter's schema, in characters or items. */
const MAX_TITLE = 300
const MAX_LINE = 500
const MAX_SUBJECT = 400
const MAX_PROOF_TEXTS = 200
/** For each of the person's two texts. */
const MAX_OWN_SENTENCES = 20

/** How many proofs, further skills and related skills fit. */
const ROOM = {
  short: { proofs: 2, also: 0, near: 0, perParagraph: 2 },
  medium: { proofs: 3, also: 4, near: 1, perParagraph: 2 },
  long: { proofs: 5, also: 6, near: 2, perParagraph: 2 },
} as const

/** `body`: replaces the generated paragraphs between opening and closing. */
export function writeLetter(given: LetterAsk, body?: readonly Draft[][]): Letter {
  const ask = { ...given, job: keptJob(given.job) }
  const { cv, job, tone, length, addressee, own, findings } = ask
  const plan = planLetter(cv, findings)
  const picker = createPicker([
    job.title,
    job.company,
    ...findings.map((it) => it.requirement.quote),
  ])
  const drafts = [
    opening(ask, plan, picker),
    ...(body ?? [...proofs(ask, plan, picker), further(ask, plan, picker)]),
    ownWords(own.more),
    closing(ask, plan, picker),
  ].filter((paragraph) => paragraph.length > 0)
  const sentences = drafts
    .flatMap((paragraph, index) => paragraph.map((draft) => ({ ...draft, paragraph: index })))
    .slice(0, MAX_SENTENCES)
    .map((draft, index): LetterSentence => toSentence(draft, index + 1))
  const subject =
    job.company === '' ? `Application: ${job.title}` : `Application: ${job.title}, ${job.company}`
  return {
    tone,
    length,
    addressee,
    subject: cutText(subject, MAX_SUBJECT),
    sentences,
    job,
    own,
    sender: senderOf(cv),
    proofs: proofsOf(cv, sentences),
    notClaimed: plan.notClaimed.slice(0, 100).map(({ what, quote }) => ({
      what: cutText(what, MAX_LINE),
      quote: quote.slice(0, MAX_SENTENCE),
    })),
  }
}

/** Alternatives for a sentence about the person: the outline's unused proofs, in order. */
export function alternativeProofs(
  ask: LetterAsk,
  taken: Pick<Letter, 'sentences'>,
  limit = 4,
): Draft[] {
  const plan = planLetter(ask.cv, ask.findings)
  const used = new Set(taken.sentences.flatMap(({ sources }) => sources[0] ?? []))
  const picker = createPicker([ask.job.company, ask.job.title, 'others'])
  return plan.proofs
    .filter(({ sources }) => !used.has(sources[0] ?? ''))
    .slice(0, limit)
    .map((proof) => proofDrafts(proof, { tone: ask.tone, picker, isAlone: true }).at(-1))
    .filter((draft) => draft !== undefined)
}

export function toSentence(draft: Draft & { paragraph: number }, number: number): LetterSentence {
  const text = cutText(draft.text, MAX_SENTENCE)
  const quote = draft.quote?.slice(0, MAX_SENTENCE) ?? null
  return { id: `s${number}`, isEdited: false, lost: null, ...draft, text, quote }
}

/** Cut to what is stored with a letter. */
const keptJob = ({ title, company, description }: LetterJob): LetterJob => ({
  title: cutText(title, MAX_TITLE),
  company: cutText(company, MAX_LINE),
  description: description.slice(0, MAX_LISTING),
})

/** The CV parts that these sentences are based on. */
export function proofsOf(cv: Cv, sentences: readonly LetterSentence[]): Letter['proofs'] {
  const texts = cvSources(cv)
  const places = placesOf(cv)
  const ids = new Set(
    sentences.flatMap(({ sources, lost }) => [...sources, ...(lost?.sources ?? [])]),
  )
  return [...ids].slice(0, MAX_PROOF_TEXTS).map((id) => ({
    id,
    text: (texts.get(id) ?? '').slice(0, 8_000),
    place: keptSlot(places.get(id) ?? ownEntry(id)),
  }))
}

const keptSlot = ({ entries, names, titles }: PartOwner) => ({
  entries: entries.slice(0, MAX_PROOF_TEXTS),
  names: names.map((name) => name.slice(0, MAX_LINE)),
  titles: titles.map((title) => title.slice(0, MAX_LINE)),
})

function opening({ job, tone, length, own }: LetterAsk, plan: LetterPlan, picker: Picker): Draft[] {
  const names = { title: shortTitle(job.title), company: job.company }
  const first = fill(
    job.company === ''
      ? 'I am applying for the {title} position.'
      : picker.pick(phrases.OPENING[tone]),
    names,
  )
  const drafts: Draft[] = [{ text: first, about: 'courtesy', sources: [], quote: job.title }]
  const why = ownWords(own.why)
  drafts.push(...why)
  const skills = plan.proofs.slice(0, 3).flatMap((proof) => proof.skills)
  const fact =
    length === 'short' && why.length > 0 ? null : quotableSentence(job.description, skills)
  if (fact !== null) {
    const text = fill(picker.pick(phrases.FACT[tone]), { fact: withStop(fact) })
    drafts.push({ text, about: 'employer', sources: [], quote: fact })
  }
  return drafts
}

function proofs({ cv, tone, length }: LetterAsk, plan: LetterPlan, picker: Picker): Draft[][] {
  const { proofs: room, perParagraph } = ROOM[length]
  const chosen = plan.proofs.slice(0, room)
  const written = chosen.map((proof, index) =>
    proofDrafts(proof, {
      tone,
      picker,
      before: index % perParagraph === 0 ? null : chosen[index - 1],
    }),
  )
  if (written.length === 0) return [position(cv, picker)]
  const found: Draft[][] = []
  for (let at = 0; at < written.length; at += perParagraph) {
    found.push(written.slice(at, at + perParagraph).flat())
  }
  return found
}

/** Used if no line says more: the newest role and its title. */
function position(cv: Cv, picker: Picker): Draft[] {
  const newest = newestRole(cv)
  if (!newest) return []
  const { company, role, sources } = newest
  const table = phrases.POSITION[role.end === 'present' ? 'present' : 'past']
  const text = fill(picker.pick(table), { title: role.title, company })
  return [{ text, about: 'person', sources, quote: null }]
}

/** Further requested skills and a degree; then skills that are only related. */
function further(
  { tone, length, findings, cv }: LetterAsk,
  plan: LetterPlan,
  picker: Picker,
): Draft[] {
  const room = ROOM[length]
  const used = new Set(plan.proofs.slice(0, room.proofs).flatMap(({ skills }) => skills))
  const more = plan.shown.filter(({ skill }) => !used.has(skill))
  const unique = [...new Map(more.map((it) => [it.skill, it])).values()].slice(0, room.also)
  const drafts: Draft[] = []
  if (unique.length > 0) {
    const isOne = unique.length === 1
    const text = fill(picker.pick(phrases.ALSO[tone]), {
      skills: namesJoined(unique.map(({ skill }) => skill)),
      them: isOne ? 'it' : 'them',
      are: isOne ? 'is' : 'are',
    })
    const sources = [...new Set(unique.flatMap((it) => it.sources))].slice(0, 20)
    const quote = unique.map(({ requirement }) => requirement.quote)
    drafts.push({
      text,
      about: 'person',
      sources,
      quote: [...new Set(quote)].join(' … ').slice(0, 2_000),
    })
  }
  if (length !== 'short') drafts.push(...degree(cv, findings, picker))
  for (const { skill, nearest, source, requirement } of plan.near.slice(0, room.near)) {
    const text = fill(picker.pick(phrases.NEAR[tone]), { skill, nearest })
    drafts.push({ text, about: 'person', sources: [source], quote: requirement.quote })
  }
  return drafts
}

function degree(cv: Cv, findings: readonly RequirementFinding[], picker: Picker): Draft[] {
  const asked = findings.find((it) => it.requirement.kind === 'degree' && it.verdict === 'met')
  const ids = new Set(asked?.proofs.map(({ id }) => id))
  const found = cv.education.find(({ id }) => ids.has(id))
  if (!asked || !found || found.degree === '' || found.institution === '') return []
  const named = found.area === null ? found.degree : `${found.degree} in ${found.area}`
  const text = fill(picker.pick(phrases.STUDIED), {
    degree: / in |,/.test(found.degree) ? found.degree : named,
    institution: found.institution,
  })
  return [{ text, about: 'person', sources: [found.id], quote: asked.requirement.quote }]
}

/** Verbatim, one sentence each; the excess becomes one last sentence. */
function ownWords(words: string): Draft[] {
  const all = sentencesOf(words)
  const separate = all.slice(0, MAX_OWN_SENTENCES - 1)
  const rest = all.slice(MAX_OWN_SENTENCES - 1).join(' ')
  return [...separate, ...(rest === '' ? [] : [rest])].map((text) => ({
    text: text.length < MAX_SENTENCE ? withStop(text) : text,
    about: 'own',
    sources: [],
    quote: null,
  }))
}

function closing({ job, tone }: LetterAsk, plan: LetterPlan, picker: Picker): Draft[] {
  const title = shortTitle(job.title)
  const proof = plan.proofs.find(({ skills }) => skills.length > 0) ?? plan.proofs[0]
  const table = phrases.CLOSING[tone].filter(
    (it) => job.company !== '' || !it.includes('{company}'),
  )
  const topic = proof ? topicOf(proof) : `the position of ${title}`
  const text = fill(picker.pick(table), { topic, title, company: job.company })
  return [
    { text, about: proof ? 'person' : 'courtesy', sources: proof?.sources ?? [], quote: null },
  ]
}

function topicOf({ skills, place }: LetterProof): string {
  if (skills[0] !== undefined) return `my work with ${skills[0]}`
  return place.kind === 'job' ? `my work at ${place.company}` : `my work for ${nameOf(place)}`
}

const ROLE_WORD = new RegExp(`\\b(?:${TITLE_WORDS.join('|')})s?\\b`, 'i')

/** "Platform Engineer, Payments (Remote)" becomes "Platform Engineer". */
export function shortTitle(title: string): string {
  const parts = title
    .split(/(?:(?<!\s)\s+)?[,(|–—:)]\s*|(?<!\s)\s+[-/]\s+/)
    .map((part) => part.trim())
  return parts.find((part) => /\s/.test(part) && ROLE_WORD.test(part)) ?? title
}

const withStop = (text: string) => (/[.!?…]["”’)]?$/.test(text) ? text : `${text}.`)

function senderOf({ name, email, phone, place, url, links }: Cv): Letter['sender'] {
  const contact = [email, phone, place?.text, url ?? links[0]?.url]
  return {
    name,
    contact: contact.filter((it): it is string => it != null && it !== '').slice(0, 6),
  }
}
