/** Which facts of the outline a letter of its length shows, in which order and paragraphs. */
import { type LetterAsk, ROOM } from './letter-ask.ts'
import { nameOf, placeKey } from './letter-lines.ts'
import type { LetterProof } from './letter-plan.ts'
import { letterWeakness } from './letter-weakness.ts'

/**
 * The best, newest first. `startsNow`: the opening has named the newest job, so no older one
 * comes first.
 */
export function chosenFacts(ask: LetterAsk, startsNow: boolean): LetterProof[] {
  const { plan, length } = ask
  const all = plan.proofs.filter(({ isSentence }) => isSentence)
  // If nothing answers the listing, one true thing is enough.
  if (letterWeakness(ask) === 'nothing_fits') return all.slice(0, 1)
  const room = ROOM[length].proofs
  const worthy = all.filter(({ points }, index) => index < 2 || points >= FEWEST_POINTS)
  const answering = worthy
    .slice(room)
    .filter(
      ({ topics, shared, points }) => (topics.length > 0 || shared > 1) && points >= MORE_POINTS,
    )
    .slice(0, ROOM[length].more)
  const facts = [...worthy.slice(0, room), ...answering]
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

/** A further fact that is worth less says little about this job. */
const FEWEST_POINTS = 1.5

/** What a fact beyond the usual number must be worth. */
const MORE_POINTS = 5

/** An older job leads only if it answers much more than the newest. */
const LEADS_BY = 2

/** Facts of a role stay together; a paragraph has two to four. `isOrdered`: their order is the person's. */
export function paragraphsOf(facts: readonly LetterProof[], isOrdered = false): LetterProof[][] {
  const groups = isOrdered
    ? runsOf(facts)
    : [...Map.groupBy(facts, ({ place }) => placeKey(place)).values()]
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

/** Those in a row that are of one role. */
function runsOf(facts: readonly LetterProof[]): LetterProof[][] {
  const runs: LetterProof[][] = []
  for (const fact of facts) {
    const last = runs.at(-1)?.at(-1)
    if (last && placeKey(last.place) === placeKey(fact.place)) runs.at(-1)?.push(fact)
    else runs.push([fact])
  }
  return runs
}
