/**
 * What a sentence of a letter may not say of the person although every word of it stands somewhere: that they worked
 * for the company they apply to, that they did what their CV says they did not.
 */

import { withoutUnclaimed } from '#core/skill/unclaimed-text.ts'
import { verbForm } from '#core/text/verb-forms.ts'
import { contentStems } from '#core/text/word-stem.ts'
import type { LetterJob } from './cover-letter.ts'
import { type NewThing, newThings } from './proof-gate.ts'

/** Said of what is to come, or of what is asked: nothing was done there yet. */
const AHEAD =
  /\b(?:would|will|['’](?:d|ll)|could|can|should|may|hope|want|apply|applying|suggest|let us|let me|look forward|interview|call|conversation|what|you (?:ask|need|write|look))\b/i
const SELF = /\b(?:I|me|mine|myself|my|I['’](?:m|ve))\b/i
const I_AHEAD =
  /\bI(?:['’](?:d|ll)| would| will| could| can| hope| want| suggest| am applying| look forward)(?![\p{L}])/giu

/** As `newThings`, against parts of the CV and what the job is called: one sentence a reason. */
export function claimReasons(
  text: string,
  parts: readonly string[],
  job: Pick<LetterJob, 'title' | 'company'>,
): string[] {
  const named = [job.title, job.company]
  const missing = newThings(text, [...parts, ...named])
  if (missing.length > 0) return missing.map(({ says }) => says)
  const ofJob = newThings(text, parts).filter((it) => !isSaidAhead(text, it))
  if (ofJob.length > 0) return ofJob.map(({ says }) => says)
  return isDenied(text, parts) ? ['What this rests on says that it was not so.'] : []
}

/** Whether a name, title or skill that only the job has stands where nothing is claimed by it. */
function isSaidAhead(text: string, thing: NewThing): boolean {
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

/** A word that the parts have only where they say that it was not so, or is wished for. */
function isDenied(text: string, parts: readonly string[]): boolean {
  const claimed = parts.map(withoutUnclaimed)
  const whole = parts.join('\n')
  if (claimed.join('\n') === whole) return false
  const known = new Set(contentStems(claimed.join('\n')))
  const denied = new Set(contentStems(whole).filter((word) => !known.has(word)))
  return contentStems(withoutUnclaimed(text)).some((word) => denied.has(word))
}
