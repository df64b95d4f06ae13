/**
 * Finds claims that are false although all their words have evidence: that the person worked for the company they
 * apply to, or did what their CV says they did not.
 */

import { claimedText } from '#core/skill/claimed-text.ts'
import { verbForm } from '#core/text/verb-forms.ts'
import { contentStems } from '#core/text/word-stem.ts'
import type { LetterJob } from './cover-letter.ts'
import { type UnsupportedClaim, unsupportedClaims } from './proof-gate.ts'

/** Words about the future or about requirements, which claim nothing about the past. */
const AHEAD =
  /\b(?:would|will|['’](?:d|ll)|could|can|should|may|hope|want|apply|applying|suggest|let us|let me|look forward|interview|call|conversation|what|you (?:ask|need|write|look)|bewerbe|würde|möchte|freue|postule|souhaite|aimerais|présente|adresse|presento|gustaría|deseo|solicito)\b/i
const SELF = /\b(?:I|me|mine|myself|my|I['’](?:m|ve))\b/i
const I_AHEAD =
  /\bI(?:['’](?:d|ll)| would| will| could| can| hope| want| suggest| am applying| look forward)(?![\p{L}])/giu

/** Like `unsupportedClaims`, checked against CV parts and the job's title and company. One sentence per reason. */
export function claimReasons(
  text: string,
  parts: readonly string[],
  job: Pick<LetterJob, 'title' | 'company'>,
): string[] {
  const named = [job.title, job.company]
  const missing = unsupportedClaims(text, [...parts, ...named])
  if (missing.length > 0) return missing.map(({ says }) => says)
  const ofJob = unsupportedClaims(text, parts).filter((it) => !isSaidAhead(text, it))
  if (ofJob.length > 0) return ofJob.map(({ says }) => says)
  return isDenied(text, parts) ? ['The source says that this didn’t happen.'] : []
}

/** Whether a name, title or skill that only the job has is mentioned without claiming it. */
function isSaidAhead(text: string, thing: UnsupportedClaim): boolean {
  const sentences = text.split(/(?<=[.!?;])\s+/)
  const holding = sentences.filter((it) => it.toLowerCase().includes(thing.text.toLowerCase()))
  return holding.length > 0 && holding.every((it) => isAhead(it, thing.text))
}

function isAhead(sentence: string, name: string): boolean {
  const at = sentence.toLowerCase().lastIndexOf(name.toLowerCase())
  const before = sentence.slice(0, at)
  const after = sentence.slice(at + name.length)
  const isSpokenOf = SELF.test(after.replace(I_AHEAD, ' ').replace(/\bmy work\b/gi, ' '))
  if (isSpokenOf) return false
  const ahead = [...before.matchAll(new RegExp(AHEAD, 'gi'))].at(-1)
  if (!ahead) return !SELF.test(before) && I_AHEAD_ONCE.test(after)
  const between = before.slice(ahead.index + ahead[0].length)
  return (
    !/\b(?:I|having|as an?)\b/.test(between) &&
    !hasPast(between.replace(/\bmy work\b.{0,200}?,/, ''))
  )
}

const I_AHEAD_ONCE = new RegExp(I_AHEAD.source, 'iu')

const hasPast = (text: string) =>
  text.split(/[^\p{L}]+/u).some((word) => word !== '' && verbForm(word)?.form === 'past')

/** True if the text uses a word that the parts only deny or wish for. */
function isDenied(text: string, parts: readonly string[]): boolean {
  const claimed = parts.map(claimedText)
  const whole = parts.join('\n')
  if (claimed.join('\n') === whole) return false
  const known = new Set(contentStems(claimed.join('\n')))
  const denied = new Set(contentStems(whole).filter((word) => !known.has(word)))
  return contentStems(claimedText(text)).some((word) => denied.has(word))
}
