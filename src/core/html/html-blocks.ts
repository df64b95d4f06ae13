/**
 * The form of a description between reading and writing: a list of blocks, each with lines of marked text. Only what
 * the allow-list permits has a shape here, so nothing else can ever be written.
 */
import type { Mark } from './html-tags.ts'

/** Text with one formatting. `href` is already checked (html-link.ts); null means no link. */
export type Run = { text: string; href: string | null; marks: readonly Mark[] }

export type Line = Run[]
export type Paragraph = { kind: 'p' | 'h3' | 'h4'; lines: Line[] }
type List = { kind: 'ul' | 'ol'; items: Block[][] }
type Quote = { kind: 'blockquote'; blocks: Block[] }
export type Block = Paragraph | List | Quote | { kind: 'pre'; text: string } | { kind: 'hr' }

/**
 * How many containers (the document, lists, items, quotes, headings) may be nested; deeper ones are flattened. Real
 * listings need fewer than 10; the limit bounds recursion, here and in browsers.
 */
export const MAX_DEPTH = 40

export const lineText = (line: Line) => line.map((run) => run.text).join('')

/** Without white space at either end; runs that become empty are removed. */
export function trimLine(line: Line): Line {
  return trimEnd(trimStart(line))
}

function trimStart(line: Line): Line {
  for (const [index, run] of line.entries()) {
    const text = run.text.trimStart()
    if (text !== '') return [{ ...run, text }, ...line.slice(index + 1)]
  }
  return []
}

function trimEnd(line: Line): Line {
  for (let index = line.length - 1; index >= 0; index--) {
    const run = line[index]
    const text = run?.text.trimEnd() ?? ''
    if (run && text !== '') return [...line.slice(0, index), { ...run, text }]
  }
  return []
}
