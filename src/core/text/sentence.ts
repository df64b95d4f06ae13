/** Makes a sentence of what a program says: "no such board" becomes "No such board." */

/** A name that begins a text keeps its letters: "boards-api.greenhouse.io answers 500." */
export function toSentence(said: string): string {
  const text = said.trim()
  if (text === '') return ''
  const begun = /^[a-z]+(?![\w.:/-])/.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text
  return /[.!?…]["”')]*$/.test(begun) ? begun : `${begun}.`
}
