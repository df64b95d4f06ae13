/** The paragraphs of a letter between opening and closing. */
import { answersFor } from './answers-sentence.ts'
import { type AskedJoin, askedJoin } from './asked-join.ts'
import { chosenFacts, paragraphsOf } from './chosen-facts.ts'
import { paperDrafts, speaksDrafts, studiedDrafts } from './credential-sentences.ts'
import type { LetterAsk } from './letter-ask.ts'
import { nameOf, placeKey } from './letter-lines.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill } from './letter-picker.ts'
import { type LetterProof, newestRole } from './letter-plan.ts'
import { type Draft, pairDraft, placeName, proofDraft } from './letter-proof-sentence.ts'
import { isTiedTo } from './listing-reason.ts'
import { type ListingSubject, subjectsOf } from './listing-subjects.ts'
import {
  earlierDrafts,
  positionDrafts,
  positionFact,
  positionIfOther,
} from './position-sentences.ts'
import { skillsDrafts } from './skills-sentence.ts'
import { stackDrafts } from './stack-sentence.ts'
import { usedSkillsDrafts } from './used-skills-sentence.ts'

/** Facts that are joined to the listing by a clause of their own. */
const MOST_JOINS = { short: 1, medium: 2, long: 2 } as const

export function bodyParagraphs(ask: LetterAsk, opening: readonly Draft[]): Draft[][] {
  const { tone, language, picker, length } = ask
  const newestId = newestRole(ask.cv)?.role.id
  const roles = new Set<string | undefined>(
    opening.flatMap(({ sources }) => sources.filter((id) => id === newestId)),
  )
  const namesPosition = roles.size > 0
  const openingText = opening.map(({ text }) => text).join(' ')
  const newest = positionFact(ask)
  const isNewestIn = (text: string) =>
    newest !== null && text.includes(placeName(nameOf(newest.place), language))
  const chosen = chosenFacts(ask, isNewestIn(openingText))
  const isReasonSaid = ask.reason !== null && openingText.includes(ask.reason.words)
  const reason = isReasonSaid ? null : reasonDraft(ask, chosen)
  const facts = reason === null ? chosen : reason.facts
  const covered = new Set(facts.flatMap(({ sources }) => sources))
  const stack = stackDrafts(ask, {
    covered,
    named: new Set(namesPosition ? roles : []),
    opening: openingText,
    most: 2 - facts.length,
  })
  const position = isNewestIn(`${openingText} ${stack[0]?.text ?? ''}`) ? newest : null
  const [first] = facts
  const namesFirst =
    reason === null &&
    first !== undefined &&
    roles.has(roleId(first)) &&
    openingText.includes(placeName(nameOf(first.place), language))
  const answers = reason === null ? answersFor(ask, facts, openingText, namesFirst) : null
  const said = new Set(answers?.subjects.map(({ name }) => name))
  const paragraphs: Draft[][] = []
  let before: LetterProof | null = null
  let isKnown = false
  let joins = 0
  let text = openingText
  for (const group of paragraphsOf(facts)) {
    const lead = reason?.draft ?? answers?.draft
    const drafts: Draft[] = before === null && lead ? [lead] : []
    for (let index = 0; index < group.length; index++) {
      const proof: LetterProof | undefined = group[index]
      if (!proof) continue
      const at: number = sameRoleBefore(group, index)
      const own = roleId(proof)
      const named = before !== null ? null : answers ? 'answers' : namesFirst ? 'opening' : null
      const isNamed = (own !== undefined && roles.has(own)) || saysTitle(openingText, proof)
      const isLed: boolean = before === null && lead !== undefined
      const join: AskedJoin | null =
        at === 0 && !isLed && joins < MOST_JOINS[length] && proof.place.kind !== 'project'
          ? askedJoin(ask, proof, `${text}\n${[...said].join('\n')}`)
          : null
      if (join !== null) joins += 1
      const subject: ListingSubject | null =
        join === null &&
        language !== 'en' &&
        !isKnown &&
        before !== null &&
        isPastElsewhere(proof, before)
          ? (subjectsOf(ask, proof).find((it) => !it.isSkill && !said.has(it.name)) ?? null)
          : null
      if (subject !== null) isKnown = true
      const around = {
        tone,
        language,
        picker,
        before: before ?? (namesFirst ? null : position),
        at,
        join: join && { words: join, isAgain: joins > 1 },
        subject,
        isNamed,
        named,
      } as const
      const next = group[index + 1]
      const isPair =
        at === 1 && next !== undefined && placeKey(next.place) === placeKey(proof.place)
      const pair: Draft | null = isPair ? pairDraft(proof, next, around) : null
      drafts.push(pair ?? proofDraft(proof, around))
      text += `\n${drafts.at(-1)?.text ?? ''}`
      if (pair) index += 1
      if (own !== undefined) roles.add(own)
      before = proof
    }
    paragraphs.push(drafts)
  }
  const shown = [...stack, ...paragraphs.flat()].map(({ text }) => text)
  const lastFact = paragraphsOf(facts).at(-1)?.at(-1)
  const used = lastFact
    ? usedSkillsDrafts(ask, [openingText, ...shown].join('\n'), nameOf(lastFact.place))
    : []
  const more = [
    ...used,
    ...skillsDrafts(ask, facts, [openingText, ...shown, ...used.map(({ text }) => text)]),
    ...studiedDrafts(ask),
    ...paperDrafts(ask),
    ...speaksDrafts(ask),
  ]
  if (facts.length === 0) {
    const position = namesPosition || stack.length > 0 ? [] : positionDrafts(ask)
    const said = [openingText, ...[...position, ...stack].map(({ text }) => text)].join('\n')
    return [[...position, ...stack, ...earlierDrafts(ask, said), ...more]]
  }
  if (stack.length > 0) paragraphs.unshift(stack)
  else if (facts.length === 1) paragraphs[0]?.unshift(...positionIfOther(ask, facts))
  if (length === 'long' && more.length > 1) return mergedShort([...paragraphs, more])
  const last = paragraphs.at(-1)
  last?.push(...more)
  return mergedShort(paragraphs.filter((it) => it.length > 0))
}

/** Work of the listing that is like a fact of the first job; that fact comes first then. */
function reasonDraft(
  { reason, tone, language, picker }: LetterAsk,
  facts: readonly LetterProof[],
): { draft: Draft; facts: LetterProof[] } | null {
  const [first] = facts
  if (reason === null || !first) return null
  const tied = facts.find(
    ({ place, said }) => placeKey(place) === placeKey(first.place) && isTiedTo(reason, said.text),
  )
  if (!tied) return null
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

/** Whether the title has just been said: "I’m a mobile engineer …". */
const saysTitle = (opening: string, { place }: LetterProof) =>
  place.kind === 'job' && opening.toLowerCase().includes(place.title.toLowerCase())

/** A job that ended, at another employer than the fact before. */
const isPastElsewhere = ({ place, said }: LetterProof, before: LetterProof) =>
  place.kind === 'job' &&
  !place.isPresent &&
  said.how === 'clause' &&
  nameOf(place) !== nameOf(before.place)

const roleId = ({ sources, place }: LetterProof) =>
  place.kind === 'job' ? sources.at(-2) : undefined
