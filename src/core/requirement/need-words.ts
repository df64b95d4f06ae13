/**
 * Splits a sentence into clauses and tells required from optional: "Python is essential and Django preferred",
 * "Ideally you know Kafka", "Kubernetes (a plus)".
 */
import { allMatches } from '#core/text/all-matches.ts'
import type { Need } from './requirement.ts'

export type Clause = { text: string; need: Need | null; start: number }

/** Follows what is optional: the part of the clause before these words. */
const PLUS_AFTER =
  /\b(?:(?:is|are|as|would be|will be|considered|be|it'?s|that'?s) )?(?:also )?(?:a |an )?(?:(?:big|huge|strong|definite|major|real|great|nice|added|significant|distinct) )?(?:plus|bonus|advantage|asset|advantageous|pluses|nice[- ]to[- ]have|(?:strongly |highly |greatly )?(?:preferred|desired|desirable|beneficial|welcome|helpful|useful|appreciated|optional|not required|not necessary|not mandatory|ideal))\b|\bvon vorteil\b|\bwunschenswert\b|\bun plus\b/i
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
  /[;)]|(?<!\b(?:similar|equivalents?|comparable) )\(|\.(?=\s|$)|,? (?:but|while|whereas|though|although) |(?<=\b(?:essential|required|mandatory|must|plus|preferred|bonus|necessary)),? and (?=\S)|(?<=\b(?:plus|preferred|bonus|required|essential)), |\s[–—]\s/g

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
  const after = PLUS_AFTER.exec(text)
  const tail = after === null ? '' : text.slice(after.index + after[0].length).trim()
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
