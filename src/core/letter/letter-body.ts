/** The paragraphs of a letter between opening and closing. */
import { isItem } from '#core/documents/list-item.ts'
import { answersFor } from './answers-sentence.ts'
import { bringDraft, canBring } from './bring-sentence.ts'
import { chosenFacts, paragraphsOf } from './chosen-facts.ts'
import { paperDrafts, speaksDrafts, studiedDrafts } from './credential-sentences.ts'
import type { LetterAsk } from './letter-ask.ts'
import { nameOf, placeKey } from './letter-lines.ts'
import { listDrafts } from './letter-list.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill } from './letter-picker.ts'
import type { PickedFacts } from './letter-picks.ts'
import { type LetterProof, newestRole } from './letter-plan.ts'
import { type Draft, pairDraft, placeName, proofDraft } from './letter-proof-sentence.ts'
import { isTiedTo } from './listing-reason.ts'
import { isKnowable, type ListingSubject, subjectsOf } from './listing-subjects.ts'
import {
  earlierDrafts,
  positionDrafts,
  positionFact,
  positionIfOther,
} from './position-sentences.ts'
import { skillsDrafts } from './skills-sentence.ts'
import { stackDrafts } from './stack-sentence.ts'
import { sharesTools, usedSkills } from './used-skills-sentence.ts'

/** `closing`: what the last paragraph begins with. */
export type LetterBody = { paragraphs: Draft[][]; closing: Draft[] }

export function letterBody(ask: LetterAsk, opening: readonly Draft[]): LetterBody {
  const { picked } = ask
  // After a sentence of the person's own, "there" would be nowhere.
  const isOwnFirst = picked?.own.some(({ after }) => after === null) ?? false
  const newestId = newestRole(ask.cv)?.role.id
  const named = new Set<string | undefined>(
    (isOwnFirst ? [] : opening).flatMap(({ sources }) => sources.filter((id) => id === newestId)),
  )
  const before = opening.map(({ text }) => text).join(' ')
  const newest = positionFact(ask)
  const isNewestIn = (text: string) =>
    newest !== null && text.includes(placeName(nameOf(newest.place), ask.language))
  const chosen = picked?.prose ?? chosenFacts(ask, isNewestIn(before))
  // One reason is enough.
  const isReasoned = ask.purpose !== null || opening.some(sharesTools)
  const reason = isReasoned && ask.language === 'en' ? null : reasonDraft(ask, chosen)
  const facts = reason?.facts ?? chosen
  const stack = stackDrafts(ask, {
    covered: new Set(facts.flatMap(({ sources }) => sources)),
    named,
    opening: before,
    most: 2 - facts.length,
  })
  const [first] = facts
  if (first === undefined) {
    const notes = picked?.notes ?? []
    const body =
      notes.length > 0
        ? listedBody(ask, notes, before)
        : withoutFacts(ask, stack, before, named.size > 0)
    return withOwn(body, picked?.own ?? [])
  }
  // "There, I …" goes on about the job that the sentence before names.
  const last = opening.slice(sharesTools(opening.at(-1)) ? -2 : -1)
  const isFirstNamed =
    !isOwnFirst && last.some(({ text }) => isNewestIn(text)) && named.has(roleId(first))
  const isAnswered =
    !isOwnFirst && reason === null && (ask.picker.isEven() || isReasoned || !canBring(ask, facts))
  const found = isAnswered ? answersFor(ask, facts, before, isFirstNamed) : null
  // One field in common says little beside a better reason.
  const answers = found !== null && isReasoned && found.subjects.length < 2 ? null : found
  const paragraphs = factParagraphs(ask, facts, {
    lead: reason?.draft ?? answers?.draft ?? null,
    leadNames: answers !== null,
    after: reason === null && answers === null ? (opening.at(-1)?.text ?? '') : '',
    before: isFirstNamed || roleId(first) === newestId ? null : newest,
    isFirstNamed,
    roles: named,
    said: new Set(answers?.subjects.map(({ name }) => name)),
  })
  const said = [before, ...[...stack, ...paragraphs.flat()].map(({ text }) => text)]
  const more = moreDrafts(ask, facts, said)
  const bring =
    reason === null && answers === null && !isReasoned
      ? bringDraft(ask, facts, said.join('\n'))
      : null
  const brings = bring === null ? [] : [bring]
  // After a list of tools or a degree, it begins the last paragraph.
  const closing = more.length === 0 ? [] : brings
  if (more.length === 0) more.push(...brings)
  if (stack.length > 0) paragraphs.unshift(stack)
  else if (facts.length === 1 && named.size === 0)
    paragraphs[0]?.unshift(...positionIfOther(ask, facts))
  if (ask.length === 'long' && more.length > 1) paragraphs.push(more)
  else paragraphs.at(-1)?.push(...more)
  const body = withOwn({ paragraphs: mergedShort(paragraphs), closing }, picked?.own ?? [])
  if (picked === null || picked.notes.length === 0) return body
  const shown = [before, ...body.paragraphs.flat().map(({ text }) => text)].join('\n')
  return { ...body, paragraphs: [...body.paragraphs, listDrafts(ask, picked.notes, shown)] }
}

/** The person's own facts, each after the sentence that they put it behind. */
function withOwn({ paragraphs, closing }: LetterBody, own: PickedFacts['own']): LetterBody {
  const all = paragraphs.map((drafts) => [...drafts])
  const behind = new Map<LetterProof | null, Draft>()
  for (const { text, after } of own) {
    const draft: Draft = { text, about: 'own', sources: [], quote: null }
    const last = behind.get(after)
    const isBefore = (it: Draft) =>
      it === last || (!last && after !== null && it.sources.includes(after.sources[0] ?? ''))
    const paragraph = all.find((drafts) => drafts.some(isBefore))
    if (paragraph) paragraph.splice(paragraph.findLastIndex(isBefore) + 1, 0, draft)
    else if (all[0] && all[0].length > 0 && !all[0].some((it) => isItem(it.text)))
      all[0].unshift(draft)
    else all.unshift([draft])
    behind.set(after, draft)
  }
  return { paragraphs: all, closing }
}

/** The facts as a list, and what they do not show at the end. */
function listedBody(ask: LetterAsk, facts: readonly LetterProof[], opening: string): LetterBody {
  const list = listDrafts(ask, facts, opening)
  const said = [opening, ...list.map(({ text }) => text)]
  return { paragraphs: [list], closing: moreDrafts(ask, facts, said) }
}

/** What the person worked with, and where. */
function withoutFacts(
  ask: LetterAsk,
  stack: readonly Draft[],
  opening: string,
  isNamed: boolean,
): LetterBody {
  const position = isNamed || stack.length > 0 ? [] : positionDrafts(ask)
  const shown = [...position, ...stack].map(({ text }) => text)
  const earlier = earlierDrafts(ask, [opening, ...shown].join('\n'))
  const more = moreDrafts(ask, [], [opening, ...shown])
  return { paragraphs: [[...position, ...stack, ...earlier, ...more]], closing: [] }
}

/** Tools, degrees, papers and languages that no fact shows. */
function moreDrafts(
  ask: LetterAsk,
  facts: readonly LetterProof[],
  said: readonly string[],
): Draft[] {
  const { since, also } =
    facts.length > 0 ? usedSkills(ask, said.join('\n')) : { since: [], also: [] }
  return [
    ...since,
    ...skillsDrafts(ask, facts, [...said, ...since.map(({ text }) => text)], also),
    ...studiedDrafts(ask),
    ...paperDrafts(ask),
    ...speaksDrafts(ask),
  ]
}

type Around = {
  /** What joins the first fact to the listing, and whether it names the first fact's job. */
  lead: Draft | null
  leadNames: boolean
  /** The sentence just before the first fact. */
  after: string
  /** The newest job, if the first fact is about another. */
  before: Pick<LetterProof, 'place' | 'age'> | null
  isFirstNamed: boolean
  /** The roles that the letter has named. */
  roles: Set<string | undefined>
  /** Subjects of the listing that the letter has named. */
  said: ReadonlySet<string>
}

function factParagraphs(
  ask: LetterAsk,
  facts: readonly LetterProof[],
  { lead, leadNames, after, before: newest, isFirstNamed, roles: named, said }: Around,
): Draft[][] {
  const { tone, language, picker } = ask
  const roles = new Set(named)
  let before: LetterProof | null = null
  let isKnown = false
  return paragraphsOf(facts, ask.picked !== null).map((group) => {
    const drafts: Draft[] = before === null && lead ? [lead] : []
    for (let index = 0; index < group.length; index++) {
      const proof: LetterProof | undefined = group[index]
      if (!proof) continue
      const own = roleId(proof)
      const at: number = sameRoleBefore(group, index)
      const subject: ListingSubject | null =
        at === 0 && !isKnown && before !== null && isPastElsewhere(proof, before)
          ? knownSubject(ask, proof, said)
          : null
      if (subject !== null) isKnown = true
      const around = {
        tone,
        language,
        picker,
        before: before ?? newest,
        at,
        subject,
        after: before === null ? after : '',
        isNamed: own !== undefined && roles.has(own),
        named:
          before !== null
            ? null
            : leadNames
              ? 'answers'
              : isFirstNamed && lead === null
                ? 'opening'
                : null,
      } as const
      const next = group[index + 1]
      const isPair =
        at === 1 &&
        subject === null &&
        next !== undefined &&
        placeKey(next.place) === placeKey(proof.place)
      const pair: Draft | null = isPair ? pairDraft(proof, next, around) : null
      drafts.push(pair ?? proofDraft(proof, around))
      if (pair) index += 1
      if (own !== undefined) roles.add(own)
      before = proof
    }
    return drafts
  })
}

/** A field of the listing that a past job was in: "I know payments from Acme, where …". */
const knownSubject = (ask: LetterAsk, proof: LetterProof, said: ReadonlySet<string>) =>
  subjectsOf(ask, proof).find(
    ({ isSkill, name }) =>
      !isSkill && !said.has(name) && (ask.language !== 'en' || isKnowable(name)),
  ) ?? null

/** In characters. */
const MAX_DUTY = 72

const isPlainDuty = (words: string) => words.length <= MAX_DUTY && !/[()]/.test(words)

/** Work of the listing that is like a fact of the first job; that fact comes first then. */
function reasonDraft(
  { reason, tone, language, picker, picked }: LetterAsk,
  facts: readonly LetterProof[],
): { draft: Draft; facts: LetterProof[] } | null {
  const [first] = facts
  // A long duty of the listing's reads as pasted.
  if (reason === null || !first || (language === 'en' && !isPlainDuty(reason.words))) return null
  const tied = facts.find(
    ({ place, said }) => placeKey(place) === placeKey(first.place) && isTiedTo(reason, said.text),
  )
  if (!tied || (picked !== null && tied !== first)) return null
  const text = fill(picker.pick(phrasesOf(language).reason[tone][reason.kind]), {
    words: reason.words,
  })
  return {
    draft: { text, about: 'employer', sources: [], quote: reason.quote },
    facts: [tied, ...facts.filter((it) => it !== tied)],
  }
}

const sameRoleBefore = (group: readonly LetterProof[], index: number): number => {
  const key = placeKey((group[index] as LetterProof).place)
  let count = 0
  for (let at = index - 1; at >= 0 && placeKey((group[at] as LetterProof).place) === key; at--)
    count += 1
  return count
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

/** A job that ended, at another employer than the fact before. */
const isPastElsewhere = ({ place, said }: LetterProof, before: LetterProof) =>
  place.kind === 'job' &&
  !place.isPresent &&
  said.how === 'clause' &&
  nameOf(place) !== nameOf(before.place)

const roleId = (fact: LetterProof | undefined) =>
  fact?.place.kind === 'job' ? fact.sources.at(-2) : undefined
