/**
 * What a person can choose a letter's facts from: every line of their CV about work, with the line of the listing that it
 * answers, and their own facts. Those of the letter come first, in its order, and then the most fitting.
 */
import type { Letter } from './cover-letter.ts'
import { nameOf } from './letter-lines.ts'
import type { LetterProof } from './letter-plan.ts'
import { whatIsAsked } from './letter-plan.ts'
import { isAnswer, type LetterWeakness, letterWeakness } from './letter-weakness.ts'
import { sharedWords } from './proof-gate.ts'
import { askFor, type LetterOrder } from './write-letter.ts'

export type LetterFact = {
  /** The key of the CV's line; null for the person's own words. */
  line: string | null
  /** The line, or the person's own words. */
  text: string
  /** "Senior Engineer, Acme": where the work was done; empty for the person's own words. */
  where: string
  /** The words of the listing that it answers; null if it answers none. */
  answers: string | null
  /** Whether it is a sentence in the letter. Other lines are listed there as they are. */
  isSentence: boolean
  isChosen: boolean
}

export type LetterAdvice = {
  /** Why this draft is weak; null if it isn't, or if the person has added a fact. */
  weakness: LetterWeakness | null
  /** What the listing asks for and the CV does not show, or does not show in a sentence; at most `MOST_WANTED`. */
  wanted: string[]
  /** The line that fits best, if it is a note and therefore not in the letter; null otherwise. */
  leftOut: string | null
  facts: LetterFact[]
}

const MOST_WANTED = 3

export function letterAdvice(order: LetterOrder, letter: Letter): LetterAdvice {
  const ask = askFor(order)
  const lines = withoutParts(ask.plan.lines)
  const chosen = letter.picks
    ? letter.picks.flatMap((pick) => {
        if ('text' in pick) return [ownFact(pick.text)]
        const line = lines.find(({ key }) => key === pick.line)
        return line ? [toFact(line, true)] : []
      })
    : lines
        .map((line) => ({ line, at: slotOf(line, letter) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at)
        .map(({ line }) => toFact(line, true))
  const keys = new Set(chosen.map(({ line }) => line))
  const others = lines
    .filter(({ key }) => !keys.has(key))
    .sort((a, b) => Number(isAnswer(b)) - Number(isAnswer(a)) || b.strength - a.strength)
  const skills = order.findings.filter(({ requirement }) => requirement.kind === 'skill')
  const gaps = skills.filter(({ verdict }) => verdict !== 'met')
  const wanted = (gaps.length > 0 ? gaps : skills).map((it) => whatIsAsked(it.requirement))
  return {
    weakness: isHandled(letter) ? null : letterWeakness(ask),
    wanted: [...new Set(wanted)].slice(0, MOST_WANTED),
    leftOut: letter.picks ? null : bestNote(lines),
    facts: [...chosen, ...others.map((line) => toFact(line, false))],
  }
}

/** The strongest line, if it is no sentence. */
function bestNote(lines: readonly LetterProof[]): string | null {
  const [best] = lines
    .filter((line) => isAnswer(line) && (line.isSentence || line.item !== null))
    .sort((a, b) => b.points - a.points)
  return best === undefined || best.isSentence ? null : best.text
}

const ownFact = (text: string): LetterFact => ({
  line: null,
  text,
  where: '',
  answers: null,
  isSentence: true,
  isChosen: true,
})

function toFact(line: LetterProof, isChosen: boolean): LetterFact {
  const { key, text, place, answers, topics, isSentence } = line
  const title = place.kind === 'job' ? place.title : ''
  return {
    line: key,
    text,
    where: [title, nameOf(place)].filter((it) => it !== '').join(', '),
    answers: answers?.quote ?? topics[0]?.quote ?? null,
    isSentence,
    isChosen,
  }
}

/** Which sentence of the letter is made of the line; -1 if none is. */
const slotOf = ({ sources: [id = ''], text }: LetterProof, { sentences }: Letter) =>
  sentences.findIndex(
    (it) =>
      it.about === 'person' && it.sources.includes(id) && sharedWords(text, [it.text]) >= SHARED,
  )

/** The share of a line's words that its sentence has at least; brackets and asides may be left out. */
const SHARED = 0.4

/** A text of several sentences is offered by sentence, and no line twice. */
const withoutParts = (lines: readonly LetterProof[]) =>
  lines.filter(
    (line, at) =>
      !lines.some(
        (other, otherAt) =>
          other !== line &&
          other.sources[0] === line.sources[0] &&
          (other.text === line.text
            ? otherAt < at
            : line.text.includes(other.text) && !line.isSentence),
      ),
  )

/** The person has added a fact, or a sentence that is neither their reason nor an edit. */
function isHandled({ picks, sentences, own }: Letter): boolean {
  const words = `${own.why}\n${own.more}`
  return (
    picks?.some((pick) => 'text' in pick) === true ||
    sentences.some(
      ({ about, text, isEdited }) =>
        about === 'own' && (isEdited || !words.includes(text.replace(/\.$/, ''))),
    )
  )
}
