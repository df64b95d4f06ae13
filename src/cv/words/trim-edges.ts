/** Removes separators from the edges of a text. */

/** Separators, meaningless at an edge. Brackets may open at the start and close at the end. */
const AT_START = new Set(' \t\u00a0,;:|·•∙●–—−‐-/()[]~')
const AT_END = new Set(' \t\u00a0,;:|·•∙●–—−‐-/([~')

export function trimEdges(text: string): string {
  const plain = trimSigns(text)
  const opens = plain.lastIndexOf('(')
  const isOpen = opens >= 0 && !plain.includes(')', opens)
  if (isOpen) return trimSigns(plain.slice(0, opens))
  return plain.endsWith(')') && !plain.includes('(') ? trimSigns(plain.slice(0, -1)) : plain
}

/** Removes separators only: brackets stay as they are. */
export function trimSigns(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && AT_START.has(text[start] as string)) start++
  while (end > start && AT_END.has(text[end - 1] as string)) end--
  return text.slice(start, end)
}
