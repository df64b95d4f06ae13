/**
 * Splits a sentence into clauses and tells required from optional: "Python is essential and Django preferred",
 * "Ideally you know Kafka", "Kubernetes (a plus)".
 */
import { allMatches } from '#core/text/all-matches.ts'
import type { Need } from './requirement.ts'

export type Clause = { text: string; need: Need | null; start: number }

/** Words that follow what is optional: the part of the clause before them. Each is looked at with what is around it. */
const OPTIONAL =
  /\b(?:plus(?:es)?|bonus|advantage|asset|advantageous|nice[- ]to[- ]have|preferred|desired|desirable|beneficial|welcome|helpful|useful|appreciated|optional|not (?:required|necessary|mandatory)|ideal|von vorteil|wunschenswert)\b/gi
/** Optional whatever is around them. */
const CLEAR =
  /^(?:nice|not|preferred|desired|desirable|appreciated|optional|advantage|asset|von|wunsch)/i
const LEADS =
  /\b(?:(?:is|are|as|be|considered|it'?s|that'?s|also|an?|un|big|huge|strong|definite|major|real|great|nice|added|significant|distinct|highly|strongly|greatly|very|would) ){1,12}$/i
/** In characters. */
const MAX_LEADS = 40
const ENDS_HERE = /^\W{0,3}(?:$|[,.;:!)])/
const GOES_ON = /^ (?:if|for|but|though|points)\b/i

/** "React plus Node.js", "useful tools" and "the ideal candidate" are nothing optional. */
function optionalIn(text: string): { index: number; end: number } | null {
  for (const { 0: word, index } of text.matchAll(OPTIONAL)) {
    const before = LEADS.exec(text.slice(Math.max(0, index - MAX_LEADS), index))?.[0] ?? ''
    const end = index + word.length
    const after = text.slice(end, end + 8)
    const isIdeal = /^ideal/i.test(word) && /^ [a-z]/i.test(after)
    const isOptional =
      CLEAR.test(word) ||
      ENDS_HERE.test(after) ||
      (before !== '' && !isIdeal) ||
      (/^(?:plus|bonus)$/i.test(word) && GOES_ON.test(after))
    if (isOptional) return { index: index - before.length, end }
  }
  return null
}

/** Precedes what is optional: the part of the clause after these words. */
const PLUS_BEFORE =
  /\b(?:ideally|preferably|preferred|preference (?:for|given)|nice[- ]to[- ]haves?|bonus(?: points?)?(?: (?:if|for))?|brownie points|extra points|plus(?: points)?(?: (?:if|for))|a plus (?:if|for)|desirable|optional(?:ly)?|even better|would be (?:nice|great)|great if|not required|we'?d love if|prefer(?:ably)?)\b/i
const MUST =
  /\b(?:must(?:[- ]have)?|required|essential|mandatory|necessary|minimum|at least|need(?:ed)?|non-negotiable)\b/i

/**
 * A clause ends at a full stop, a semicolon, "but" or brackets (not those of "or similar (Kotlin, Scala)"), and at "and" or a comma after a word such as
 * "required".
 */
const ENDS =
  /[;)]|(?<!\b(?:similar|equivalents?|comparable) )\(|(?<!\b(?:i\.e|e\.g|incl|vs))\.(?=\s|$)|,? (?:but|while|whereas|though|although) |(?<=\b(?:essential|required|mandatory|must|plus|preferred|bonus|necessary)),? and (?=\S)|(?<=\b(?:plus|preferred|bonus|required|essential)), |\s[–—]\s/g

export function clausesOf(sentence: string, otherwise: Need | null): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (const end of [...allMatches(sentence, ENDS), null]) {
    const to = end === null ? sentence.length : end.index
    pushClauses(clauses, sentence.slice(from, to), from, otherwise)
    from = end === null ? to : end.index + end[0].length
  }
  return clauses
}

function pushClauses(clauses: Clause[], text: string, start: number, otherwise: Need | null) {
  if (text.trim() === '') return
  const before = PLUS_BEFORE.exec(text)
  const after = optionalIn(text)
  const tail = after === null ? '' : text.slice(after.end).trim()
  if (after && tail.replace(/^[,.:!]+/, '').trim() === '') {
    clauses.push({ text, need: 'nice', start })
    // "Kubernetes, a plus" and "(a plus)" are about the clause before.
    const previous = clauses.at(-2)
    if (previous && text.slice(0, after.index).trim() === '') previous.need = 'nice'
  } else if (before) {
    const head = text.slice(0, before.index)
    if (head.trim() !== '') clauses.push({ text: head, need: otherwise, start })
    clauses.push({ text: text.slice(before.index), need: 'nice', start: start + before.index })
  } else if (after) {
    clauses.push({ text, need: 'nice', start })
  } else {
    clauses.push({
      text,
      need: MUST.test(text) && otherwise !== 'nice' ? 'must' : otherwise,
      start,
    })
  }
}
