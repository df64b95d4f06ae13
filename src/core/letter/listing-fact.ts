/**
 * Picks the sentence of a listing that says most about the work, for a letter to quote verbatim. Leaves out pay,
 * legal text, benefits and praise.
 */

import { findSkills } from '#core/skill/skill.ts'
import { fold } from '#core/text/fold-text.ts'
import { fillerPhrases } from './filler-phrases.ts'

/** Longer listings repeat themselves and end in legal text. */
const MAX_TEXT = 20_000
const MIN_LENGTH = 45
const MAX_LENGTH = 190
const BEST_LENGTH = 140

const ABOUT_WORK: readonly [RegExp, number][] = [
  [/\b(?:you will|you'll|you’ll|in this role)\b/i, 4],
  [
    /^(?:build|design|develop|own|lead|create|improve|write|maintain|run|ship|help|architect|drive|scale)\b/i,
    3,
  ],
  [/\b(?:build|develop|design|operate|maintain|ship|scal)\w*/i, 2],
  [/\b(?:our|the) (?:team|platform|product|mission|customers|system|infrastructure|service)\b/i, 1],
  [/\bwe (?:build|make|help|run|develop|provide)\b/i, 1],
]

const NOT_ABOUT_WORK =
  /\b(?:equal opportunit|salary|compensation|benefits?|bonus|equity|401|insurance|holiday|vacation|pto|visa|sponsor|apply|applicants?|application|candidates?|disabilit|gender|race|religion|accommodation|background check|cookies?|privacy|years|experience|degree|required|requirements?|qualif|must have|nice to have|we are hiring|we're hiring|we’re hiring|join us|about us|awards?|named|ranked|funding|raised|series [a-e]|perks|resume|cv|e-?mail|click|remote|hybrid|onsite|on-site|full[- ]time|part[- ]time)/i

/** Null if no sentence is good enough. `about`: skills or words that matter to the applicant. */
export function quotableSentence(description: string, about: readonly string[]): string | null {
  const wanted = new Set(about.map((word) => fold(word)))
  let best: { text: string; score: number } | null = null
  for (const text of sentencesOf(description)) {
    const score = scoreOf(text, wanted)
    if (score > (best?.score ?? 3)) best = { text, score }
  }
  return best?.text ?? null
}

/** Sentences and list items, without list marks. */
export function sentencesOf(description: string): string[] {
  return description
    .slice(0, MAX_TEXT)
    .split(/\n+|(?<=[a-z)\d][.!?])\s+(?=[A-Z“"])/)
    .map((text) =>
      text
        .replace(/^[\s•·●▪◦*–—-]+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')
}

function scoreOf(raw: string, wanted: ReadonlySet<string>): number {
  const text = raw.replace(/[.;,]$/, '')
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH || !isQuotable(raw)) return 0
  let score = text.length <= BEST_LENGTH ? 1 : 0
  for (const [pattern, points] of ABOUT_WORK) if (pattern.test(text)) score += points
  const shared = findSkills(text).filter((skill) => wanted.has(fold(skill))).length
  return score + Math.min(shared, 2) * 2
}

function isQuotable(text: string): boolean {
  if (NOT_ABOUT_WORK.test(text) || fillerPhrases(text).length > 0) return false
  if (
    /[“”"()[\]{}<>|@#*_…]|\.\.\.|https?:|www\.|[?!:]|[^\x20-\x7e\u2018\u2019\u2013\u2014\u00c0-\u017f]/.test(
      text,
    )
  )
    return false
  if (
    /^(?:if|are|whether|as|when|while|from|at|with|and|but|or|this|that|these|they|it)\b/i.test(
      text,
    )
  )
    return false
  // A heading that lost its line break: "About the role As an engineer".
  if (/\b[a-z]+ (?:As an?|The|You|We|In this) /.test(text)) return false
  const letters = text.replace(/[^A-Za-z]/g, '')
  return /^[A-Z]/.test(text) && letters.replace(/[^A-Z]/g, '').length < letters.length / 5
}

/** Shortens a requirement for quoting: whole, or up to a natural break; null if neither is short enough. */
export function shortQuote(quote: string, maxLength = 110): string | null {
  const text = quote
    .replace(/\s+/g, ' ')
    .replace(/^[\s•·●▪◦*–—-]+/, '')
    .replace(/[.;,:]$/, '')
    .trim()
  if (!/^[\p{L}\p{N}]/u.test(text) || /[“”"…]|https?:/.test(text) || fillerPhrases(text).length > 0)
    return null
  if (text.length <= maxLength) return text
  const cut = /^.{25,}?(?=[,;:(]|\s[–—-]\s)/.exec(text)?.[0].trim()
  return cut !== undefined && cut.length <= maxLength ? cut : null
}
