/**
 * Writes a cover letter by rules from the outline of `letter-plan.ts`, in three tones and lengths and four languages.
 * The same CV, job and words give the same letter; phrases are picked by the job, so letters for other jobs differ.
 */

import type { Cv } from '#core/cv/cv.ts'
import { isItem } from '#core/documents/list-item.ts'
import type { RequirementFinding } from '#core/match/match.ts'
import { nameInCase } from '#core/text/name-in-case.ts'
import { languageOfText } from '#core/text/text-language.ts'
import type { Letter, LetterJob, LetterSentence, OwnWords } from './cover-letter.ts'
import { cvSources } from './cv-sources.ts'
import { cutText } from './first-person.ts'
import { type LetterAsk, usable } from './letter-ask.ts'
import { letterBody } from './letter-body.ts'
import { closingParagraph } from './letter-closing.ts'
import { ownEntry, type PartOwner, placesOf } from './letter-entries.ts'
import { itemDraft } from './letter-list.ts'
import { openingFor, openingSentences } from './letter-opening.ts'
import { phrasesOf } from './letter-phrases.ts'
import { createPicker, fillIn } from './letter-picker.ts'
import { pickedFacts } from './letter-picks.ts'
import { planLetter } from './letter-plan.ts'
import { type Draft, proofDraft } from './letter-proof-sentence.ts'
import { purposeFor } from './letter-purpose.ts'
import { heldBy } from './letter-role.ts'
import { MAX_LISTING, MAX_SENTENCE, MAX_SENTENCES } from './letter-text.ts'
import { listingReason, sentencesOf } from './listing-reason.ts'
import { openingParagraph } from './opening-paragraph.ts'

export type LetterOrder = {
  cv: Cv
  job: LetterJob
  /** What the listing asks for, and how the CV meets it. */
  findings: readonly RequirementFinding[]
  tone: Letter['tone']
  length: Letter['length']
  language: Letter['language']
  addressee: string
  own: OwnWords
  /** The facts that the person chose; without, the rules choose. */
  picks?: Letter['picks']
}

/** Limits of the letter's schema, in characters or items. */
const MAX_TITLE = 300
const MAX_LINE = 500
const MAX_SUBJECT = 400
const MAX_PROOF_TEXTS = 200
/** For each of the person's two texts. */
const MAX_OWN_SENTENCES = 20

/** `body`: replaces the generated paragraphs between opening and closing. */
export function writeLetter(given: LetterOrder, body?: readonly Draft[][]): Letter {
  const order = { ...given, job: keptJob(given.job) }
  const { cv, job, tone, length, language, addressee, own } = order
  const ask = askFor(order)
  const opening = openingParagraph(ask, ownWords(own.why))
  const { paragraphs, closing } = body
    ? { paragraphs: body, closing: [] }
    : letterBody(ask, opening)
  const drafts = [
    opening,
    ...paragraphs,
    ownWords(own.more),
    [...closing, ...closingParagraph(ask)],
  ].filter((paragraph) => paragraph.length > 0)
  const sentences = drafts
    .flatMap((paragraph, index) => paragraph.map((draft) => ({ ...draft, paragraph: index })))
    .slice(0, MAX_SENTENCES)
    .map((draft, index): LetterSentence => toSentence(inTone(draft, order), index + 1))
  return {
    tone,
    length,
    language,
    addressee,
    subject: cutText(subjectOf(ask), MAX_SUBJECT),
    sentences,
    job,
    own,
    ...(order.picks && { picks: order.picks }),
    sender: senderOf(cv),
    proofs: proofsOf(cv, sentences),
    notClaimed: ask.plan.notClaimed.slice(0, 100).map(({ what, quote }) => ({
      what: cutText(what, MAX_LINE),
      quote: quote.slice(0, MAX_SENTENCE),
    })),
  }
}

/** A formal English letter has no short forms, except in what the person wrote. */
function inTone<Text extends Draft>(draft: Text, { tone, language }: LetterOrder): Text {
  if (tone !== 'formal' || language !== 'en' || draft.about === 'own') return draft
  const text = draft.text
    .replaceAll(/\bI’m\b/g, 'I am')
    .replaceAll(/\bI’ve\b/g, 'I have')
    .replaceAll(/\bI’d\b/g, 'I would')
  return { ...draft, text }
}

/** Alternatives for a sentence about the person: the outline's unused facts, in order. */
export function alternativeProofs(
  order: LetterOrder,
  taken: Pick<Letter, 'sentences'>,
  limit = 4,
): Draft[] {
  const { tone, language, job } = order
  const { plan } = planned(order)
  const used = new Set(taken.sentences.flatMap(({ sources }) => sources))
  const isList = taken.sentences.some(({ text }) => isItem(text))
  const picker = createPicker([job.company, job.title, 'others'])
  return usable(plan)
    .filter(({ sources }) => !used.has(sources[0] ?? ''))
    .filter(({ item, isSentence }) => (isList ? item !== null : isSentence))
    .slice(0, limit)
    .map((proof) =>
      isList ? itemDraft({ language }, proof, true) : proofDraft(proof, { tone, language, picker }),
    )
}

function planned({ cv, job, findings, language }: LetterOrder) {
  const held = heldBy(cv)
  const opening = openingFor(job, held)
  const plan = planLetter(cv, findings, { language, sentences: openingSentences(opening) })
  return { held, opening, plan }
}

/** What the letter is written from: the order with its outline. */
export function askFor(order: LetterOrder): LetterAsk {
  const { job, findings, language } = order
  const { held, opening, plan } = planned(order)
  const { role, company, own, shared } = opening
  const reasonFor = [...plan.proofs.slice(0, 4).map(({ said }) => said.text), ...held.titles]
  const description = own === '' ? shared : `${own}\n${shared}`
  // A CV in another language has no words in common with the listing.
  const isForeign = language !== 'en' && usable(plan).length === 0
  // A letter in another language than the listing cannot use its words.
  const isSame = (languageOfText(job.description) ?? 'en') === language
  return {
    ...order,
    plan,
    opening,
    role,
    company,
    picked: order.picks ? pickedFacts(order.picks, plan) : null,
    reason: isSame ? listingReason({ description, own }, isForeign ? [] : reasonFor) : null,
    purpose:
      isSame && language === 'en'
        ? purposeFor({ description: job.description, company }, reasonFor)
        : null,
    picker: createPicker([
      order.cv.name ?? '',
      job.title,
      job.company,
      ...findings.map((it) => it.requirement.quote),
    ]),
  }
}

function subjectOf({ role, company, job, language }: LetterAsk): string {
  const { subject } = phrasesOf(language)
  const names = { role: role ?? job.title, company: company ?? '' }
  if (company === null) return fillIn(subject.role, names)
  return fillIn(role === null ? subject.company : subject.both, names)
}

export function toSentence(draft: Draft & { paragraph: number }, number: number): LetterSentence {
  const text = cutText(draft.text, MAX_SENTENCE)
  const quote = draft.quote?.slice(0, MAX_SENTENCE) ?? null
  return { id: `s${number}`, isEdited: false, lost: null, ...draft, text, quote }
}

/** Cut to what is stored with a letter. */
const keptJob = ({ title, company, location, description }: LetterJob): LetterJob => ({
  title: cutText(title, MAX_TITLE),
  company: cutText(company, MAX_LINE),
  ...(location === undefined ? {} : { location: cutText(location, MAX_LINE) }),
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

const withStop = (text: string) => (/[.!?…]["”’)]?$/.test(text) ? text : `${text}.`)

function senderOf({ name, email, phone, place, url, links }: Cv): Letter['sender'] {
  const contact = [email, phone, place?.text, url ?? links[0]?.url]
  return {
    name: name === null ? null : nameInCase(name),
    contact: contact.filter((it): it is string => it != null && it !== '').slice(0, 6),
  }
}
