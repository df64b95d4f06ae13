/**
 * A skill as a sentence writes it. Names keep their capitals ("Kotlin"); what the CV or the listing writes in lower case
 * does not ("user research").
 */
import type { Cv } from '#core/cv/cv.ts'
import type { LetterJob } from './cover-letter.ts'

/** Single words that are ordinary nouns. */
const ORDINARY =
  /^(?:Algorithms|Accessibility|Statistics|Analytics|Observability|Prototyping|Cryptography|Networking|Testing|Monitoring|Virtualization|Mentoring|Leadership|Security|Troubleshooting|Experimentation|Debugging|Automation|Documentation|Forecasting|Scripting|Logging|Auditing)$/

export function spelledSkill(name: string, { cv, job }: { cv: Cv; job: LetterJob }): string {
  const low = name.toLowerCase()
  if (ORDINARY.test(name)) return low
  if (!/^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}?\p{Ll}+)+$/u.test(name)) return name
  const lines = cv.work.flatMap(({ roles }) => roles.flatMap(({ highlights }) => highlights))
  const texts = [
    job.description,
    ...cv.skills.flatMap(({ keywords }) => keywords),
    ...lines.map(({ text }) => text),
  ]
  const tail = low.slice(1)
  // "User research" on a list begins with a capital, but is written small elsewhere.
  return texts.some((text) => text.includes(tail)) ? low : name
}
