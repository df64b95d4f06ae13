/** Turns a program's message into a sentence: "no such board" becomes "No such board." */

/** A name at the start isn't capitalized: "boards-api.greenhouse.io answers 500." */
export function toSentence(message: string): string {
  const text = message.trim()
  if (text === '') return ''
  const begun = /^[a-z]+(?![\w.:/-])/.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text
  return /[.!?…]["”')]*$/.test(begun) ? begun : `${begun}.`
}
