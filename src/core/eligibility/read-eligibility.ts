/**
 * Reads from a listing's location, title and text where its people may live: limits, exclusions,
 * permission to work, help with a move, hours. What isn't stated stays unknown.
 */
import { isOnlyLocation } from '#core/place/place.ts'
import { distinct, readStatedPlaces, type StatedPlaces } from '#core/place/stated-places.ts'
import {
  type EligibilityEvidence,
  type EligibilityFact,
  type EligibilityFacts,
  NO_FACTS,
} from './eligibility.ts'
import { possibleFacts, readSentence, type SentenceFacts } from './sentence-facts.ts'
import { LOCATION_LINE, WISH } from './sentence-facts-words.ts'
import { readWorkHours } from './work-hours.ts'

export type EligibilityReading = { facts: EligibilityFacts; evidence: EligibilityEvidence }

type Listing = {
  title: string
  company: string
  locationText: string | null
  /** Plain text. */
  description: string | null
  workSetting: 'remote' | 'hybrid' | 'onsite' | null
}

/** Longer texts repeat themselves. */
const MAX_TEXT = 30_000
const MAX_SENTENCES = 400
const MAX_EVIDENCE = 300
/** A longer part of a header line is a sentence. */
const LONGEST_PART = 200

export function readEligibility(listing: Listing): EligibilityReading {
  const text = listing.description?.slice(0, MAX_TEXT) ?? ''
  const where = whereOf(listing, text)
  const stated = withSetting(readStatedPlaces(where), listing)
  const draft = fromPlaces(stated, where)
  const known = distinct([...stated.onSite, ...(stated.remote?.in ?? [])])
  const sentences = sentencesOf([listing.title, where, text].join('\n'))
  const possible = possibleFacts(sentences)
  for (const sentence of sentences) add(draft, readSentence(sentence, known, possible), sentence)
  return settle(draft)
}

const SETTING = /\b(?:remote|on-?site|hybrid|in[- ](?:person|office))\b/i
const SENTENCE_START = /^(?:we|our|at|join|help|you|i)\b/i
const ADDRESS = /https?:|www\.|@/

/** The location as written, with the places of the title and of the text's first line. */
function whereOf({ title, locationText }: Listing, text: string): string {
  const given = locationText ?? ''
  const parts = [isOnlyLocation(title) ? title : '', given, ...headerParts(text)]
  const places = [...new Set(parts)].filter((part) => part !== '')
  if (places.some(namesWhere)) return places.join(' | ')
  const line = LOCATION_LINE.exec(text)?.[1]?.trim() ?? ''
  const more = [line, ...placesInTitle(title)].filter((part) => part !== '')
  return [...places, ...more].join(' | ')
}

/** "Engineer (Remote, US)", "Engineer - Berlin", "Customer Engineer, Majors, Raleigh, NC". */
function placesInTitle(title: string): string[] {
  const parts = title.slice(0, 300).split(/[()[\]|]|\s[–—-]\s|\slocations?:?\s/i)
  return parts.flatMap((part, at) => {
    const fields = part.split(',').map((field) => field.trim())
    // The first field of a title is the role.
    const from = at === 0 ? 1 : 0
    const ends = fields.slice(from).map((_, first) => fields.slice(from + first).join(', '))
    return ends.find((end) => end !== '' && isOnlyLocation(end)) ?? []
  })
}

function headerParts(text: string): string[] {
  const line = text.slice(0, 800).split('\n', 1)[0] ?? ''
  const parts = line.split('|').map((part) => part.replace(/\s+/g, ' ').trim())
  return parts.length < 3 ? [] : parts.slice(1).filter(isPlacePart)
}

function isPlacePart(part: string): boolean {
  if (part === '' || part.length > LONGEST_PART || ADDRESS.test(part)) return false
  return isOnlyLocation(part) || (SETTING.test(part) && !SENTENCE_START.test(part))
}

function namesWhere(part: string): boolean {
  const { remote, onSite } = readStatedPlaces(part)
  return onSite.length > 0 || (remote !== null && (remote.in.length > 0 || remote.anywhere))
}

/** A source's field or a remark in the title may say "remote" beside a location that doesn't. */
function withSetting(stated: StatedPlaces, { workSetting }: Listing): StatedPlaces {
  if (workSetting !== 'remote' || stated.remote !== null) return stated
  return { ...stated, remote: { in: stated.onSite, anywhere: false }, onSite: [] }
}

type Draft = EligibilityReading & { isLimited: boolean }

function fromPlaces(stated: StatedPlaces, where: string): Draft {
  const facts: EligibilityFacts = {
    ...NO_FACTS,
    remote: stated.remote,
    onSite: stated.onSite,
    except: stated.except,
    preferred: stated.preferred,
    hours: readWorkHours(withoutWishes(where), stated.hours),
  }
  const evidence: EligibilityEvidence = {}
  for (const [fact, value] of Object.entries(facts) as [EligibilityFact, unknown][]) {
    if (isStated(value)) evidence[fact] = where.slice(0, MAX_EVIDENCE)
  }
  const isLimited =
    stated.remote !== null && (stated.remote.in.length > 0 || stated.remote.anywhere)
  return { facts, evidence, isLimited }
}

/** "PT preferred" asks for no hours. */
function withoutWishes(where: string): string {
  return where
    .split(/[|;,()]/)
    .filter((part) => !WISH.test(part))
    .join(' , ')
}

const isStated = (value: unknown) =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0)

function add(draft: Draft, read: SentenceFacts, sentence: string): void {
  const { facts, evidence } = draft
  const note = (fact: EligibilityFact) => {
    evidence[fact] ??= sentence.slice(0, MAX_EVIDENCE)
  }
  for (const fact of ['except', 'residents', 'citizens', 'permit', 'preferred'] as const) {
    const found = read[fact]
    if (found.length === 0) continue
    if (fact === 'residents' && !read.isStrong && draft.isLimited) continue
    note(fact)
    facts[fact] = distinct([...facts[fact], ...found])
    if (fact === 'residents') facts.isLocal ||= read.isLocal
  }
  addRemote(draft, read, sentence)
  for (const fact of ['visa', 'relocation'] as const) {
    if (read[fact] === null || facts[fact] !== null) continue
    facts[fact] = read[fact]
    note(fact)
  }
  if (read.hours !== null && facts.hours === null) {
    facts.hours = read.hours
    note('hours')
  }
  if (read.onSite.length > 0 && facts.remote === null && !evidence.onSite) {
    facts.onSite = read.onSite
    note('onSite')
  }
}

function addRemote(draft: Draft, read: SentenceFacts, sentence: string): void {
  const { facts, evidence } = draft
  const set = (remote: EligibilityFacts['remote']) => {
    facts.remote = remote
    evidence.remote = sentence.slice(0, MAX_EVIDENCE)
  }
  if (read.isOpenToOthers && facts.remote !== null) {
    draft.isLimited = true
    set({ in: [], anywhere: true })
  }
  if (draft.isLimited) return
  if (read.isWorldwide && facts.remote !== null) set({ in: [], anywhere: true })
  else if (read.remoteIn.length > 0 && !facts.remote?.anywhere) {
    set({ in: distinct([...(facts.remote?.in ?? []), ...read.remoteIn]), anywhere: false })
  }
}

/** Excluded places aren't limits. */
function settle({ facts, evidence }: Draft): EligibilityReading {
  const without = (places: string[]) => places.filter((place) => !facts.except.includes(place))
  return {
    facts: { ...facts, residents: without(facts.residents), preferred: without(facts.preferred) },
    evidence,
  }
}

function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])(?<!\b\p{Lu}\.(?:\p{Lu}\.)?)\s+(?=\S)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 1)
    .slice(0, MAX_SENTENCES)
}
