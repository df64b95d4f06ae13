/** Which facts of the outline a letter of its length shows, in which order and paragraphs. */
import { type LetterAsk, ROOM, usable } from './letter-ask.ts'
import { nameOf, placeKey } from './letter-lines.ts'
import { phrasesOf } from './letter-phrases.ts'
import type { LetterProof } from './letter-plan.ts'

/**
 * The best, newest first. `startsNow`: the opening has named the newest job, so no older one
 * comes first.
 */
export function chosenFacts(
  { plan, length, language }: LetterAsk,
  startsNow: boolean,
): LetterProof[] {
  const { and } = phrasesOf(language)
  const all = usable(plan)
  const whole = all.filter((it) => !isNote(it))
  // A note is a weak sentence: it is used if there is nothing better.
  const clear = whole.length > 1 ? whole : all
  // Two notes take the room of a sentence.
  const notes = clear.slice(0, ROOM[length].proofs).filter(isNote).length
  const room = ROOM[length].proofs + Math.floor(notes / 2)
  const worthy = clear.filter(({ points }, index) => index < 2 || points >= FEWEST_POINTS)
  const answering = worthy
    .slice(room)
    .filter(({ topics, points }) => topics.length > 0 && points >= MORE_POINTS)
    .slice(0, ROOM[length].more)
  const facts = [...worthy.slice(0, room), ...answering]
  // Of one job, what the listing asks for comes first.
  const sorted = facts.toSorted(
    (a, b) => a.age - b.age || b.relevance - a.relevance || b.points - a.points,
  )
  const [best] = facts
  const newest = sorted.find(({ age }) => age === sorted[0]?.age)
  if (startsNow || !best || !newest || best.points < newest.points + LEADS_BY) {
    return joinedNotes(sorted, and)
  }
  if (nameOf(best.place) === nameOf(newest.place)) return joinedNotes(sorted, and)
  const isLeading = ({ place }: LetterProof) => placeKey(place) === placeKey(best.place)
  return joinedNotes([...sorted.filter(isLeading), ...sorted.filter((it) => !isLeading(it))], and)
}

/** A note with its result is a whole sentence or two. */
const isNote = ({ said, place, relevance }: LetterProof) =>
  said.how === 'noun' &&
  place.kind === 'job' &&
  !/\. \p{Lu}/u.test(said.text) &&
  !(relevance >= RELEVANT && said.text.length >= LONG_NOTE)

/** Notes of one job are one fact: "my work included 40 clusters, and an operator in Go". */
function joinedNotes(facts: readonly LetterProof[], and: string): LetterProof[] {
  const notes = Map.groupBy(facts.filter(isNote), ({ place }) => placeKey(place))
  return facts.flatMap((fact) => {
    if (!isNote(fact)) return [fact]
    const own = notes.get(placeKey(fact.place)) ?? []
    if (own[0] !== fact) return []
    if (own.length === 1) return [fact]
    const texts = own.map(({ said }) => said.text)
    const last = texts.at(-1)
    // Only English has a comma before "and".
    const isClear = and !== 'and' || (texts.length === 2 && !texts.some((it) => / and /.test(it)))
    return [
      {
        ...fact,
        said: {
          how: 'noun',
          text: `${texts.slice(0, -1).join(', ')}${isClear ? '' : ','} ${and} ${last}`,
        },
        sources: [...own.flatMap(({ sources }) => sources.slice(0, -2)), ...fact.sources.slice(-2)],
        skills: [...new Set(own.flatMap(({ skills }) => skills))],
        topics: own.flatMap(({ topics }) => topics),
      },
    ]
  })
}

/** What the listing asks for, at some length, is no mere note: "flight controller firmware in C++ for survey drones". */
const RELEVANT = 1.2
const LONG_NOTE = 45

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
