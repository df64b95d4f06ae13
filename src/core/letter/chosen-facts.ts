/** Which facts of the outline a letter of its length shows, in which order and paragraphs. */
import { type LetterAsk, ROOM, usable } from './letter-ask.ts'
import { nameOf, placeKey } from './letter-lines.ts'
import { isListed } from './letter-list.ts'
import type { LetterProof } from './letter-plan.ts'

/**
 * The best, newest first. `startsNow`: the opening has named the newest job, so no older one
 * comes first.
 */
export function chosenFacts({ plan, length }: LetterAsk, startsNow: boolean): LetterProof[] {
  const all = sayable(usable(plan), length)
  const room = ROOM[length].proofs
  const worthy = all.filter(({ points }, index) => index < 2 || points >= FEWEST_POINTS)
  const answering = worthy
    .slice(room)
    .filter(
      ({ topics, shared, points }) => (topics.length > 0 || shared > 1) && points >= MORE_POINTS,
    )
    .slice(0, ROOM[length].more)
  const facts = [...worthy.slice(0, room), ...answering]
  // A list has the strongest first.
  if (isListed(facts)) {
    return facts.toSorted((a, b) => b.strength - a.strength)
  }
  // Of one job, what the listing asks for comes first.
  const sorted = facts.toSorted((a, b) => a.age - b.age || b.strength - a.strength)
  const [best] = facts
  const newest = sorted.find(({ age }) => age === sorted[0]?.age)
  if (startsNow || !best || !newest || best.points < newest.points + LEADS_BY) {
    return sorted
  }
  if (nameOf(best.place) === nameOf(newest.place)) return sorted
  const isLeading = ({ place }: LetterProof) => placeKey(place) === placeKey(best.place)
  return [...sorted.filter(isLeading), ...sorted.filter((it) => !isLeading(it))]
}

/**
 * A letter has its facts as sentences, unless there are not two worth telling, or a note says much more than any of them;
 * then it has a list.
 */
function sayable(facts: readonly LetterProof[], length: LetterAsk['length']): LetterProof[] {
  const first = facts.slice(0, ROOM[length].proofs + ROOM[length].more)
  const spoken = facts.filter(({ isSentence }) => isSentence)
  const isEnough = (spoken[1]?.points ?? 0) >= FEWEST_POINTS
  const isBest = (facts[0]?.points ?? 0) < (spoken[0]?.points ?? 0) + LEADS_BY
  if (isEnough && isBest) return spoken
  if (first.every(({ isSentence }) => isSentence)) return [...facts]
  if (first.every(({ item }) => item !== null)) return [...facts]
  const isList = facts[0]?.item !== null
  return facts.filter(({ item, isSentence }) => (isList ? item !== null : isSentence))
}

/** A further fact that is worth less says little about this job. */
const FEWEST_POINTS = 1.5

/** What a fact beyond the usual number must be worth. */
const MORE_POINTS = 5

/** An older job leads only if it answers much more than the newest. */
const LEADS_BY = 2

/** Facts of a role stay together; a paragraph has two to four. */
export function paragraphsOf(facts: readonly LetterProof[]): LetterProof[][] {
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
