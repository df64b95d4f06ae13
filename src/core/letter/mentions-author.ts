/** Whether a sentence backed only by the listing talks about the person, which would need evidence from the CV. */
import * as phrases from './letter-phrases.ts'

const SELF = /\b(?:I|I['’]\w+|my|mine|me|myself)\b/i

/** Phrases of ours that say "I" without a claim: "I am applying for …", "my answer is short". */
const PHRASES: readonly RegExp[] = [
  phrases.OPENING,
  phrases.FACT,
  phrases.ASKED,
  phrases.WELCOMED,
  phrases.QUOTED,
]
  .flatMap((tones) => Object.values(tones).flat())
  .filter((phrase) => SELF.test(phrase))
  .map((phrase) => {
    const plain = phrase.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '(.{1,2000})')
    return new RegExp(`^${plain}[.:]?$`, 'i')
  })

/** True if the text says more about the person than `before` did; '' if that is unknown. */
export function mentionsAuthor(text: string, before: string): boolean {
  if (!SELF.test(text)) return false
  if (PHRASES.some((phrase) => isFilled(text, phrase))) return false
  return text.split(/[.,;:!?—–]/).some((it) => SELF.test(it) && !before.includes(it.trim()))
}

function isFilled(text: string, phrase: RegExp): boolean {
  const found = phrase.exec(text)
  return found !== null && !found.slice(1).some((part) => SELF.test(part))
}
