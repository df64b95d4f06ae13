/**
 * Writes blocks as HTML and as plain text. All markup of a description comes from fixed strings here; text from
 * outside always passes through `escapeHtml`.
 */
import type { Block, Line, Run } from './html-blocks.ts'

/** We do not endorse links from listings, and the linked page gets no handle on our window. */
const REL = 'nofollow ugc noopener noreferrer'

const ESCAPES = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
} as const

export function writeHtml(blocks: Block[]): string {
  return blocks.map(blockHtml).join('')
}

/** Paragraphs separated by an empty line; list items as "- item", or numbered. */
export function writeText(blocks: Block[]): string {
  return blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n')
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'hr':
      return '<hr>'
    case 'pre':
      return `<pre>${escapeHtml(block.text)}</pre>`
    case 'blockquote':
      return `<blockquote>${writeHtml(block.blocks)}</blockquote>`
    case 'ul':
    case 'ol':
      return `<${block.kind}>${block.items.map(itemHtml).join('')}</${block.kind}>`
    default:
      return `<${block.kind}>${linesHtml(block.lines)}</${block.kind}>`
  }
}

/** An item with one paragraph, possibly followed by lists, needs no <p>. */
function itemHtml([first, ...rest]: Block[]): string {
  const isPlain = first?.kind === 'p' && rest.every(({ kind }) => kind === 'ul' || kind === 'ol')
  const head = first ? (isPlain ? linesHtml(first.lines) : blockHtml(first)) : ''
  return `<li>${head}${writeHtml(rest)}</li>`
}

const linesHtml = (lines: Line[]) => lines.map(lineHtml).join('<br>')

/** Adjacent runs share the tags that they have in common. */
function lineHtml(line: Line): string {
  let html = ''
  let open: readonly Tag[] = []
  for (const run of line) {
    const wanted = tagsOf(run)
    const shared = sharedLength(open, wanted)
    html +=
      closing(open.slice(shared)) +
      wanted
        .slice(shared)
        .map(({ start }) => start)
        .join('')
    html += escapeHtml(run.text)
    open = wanted
  }
  return html + closing(open)
}

type Tag = { name: string; start: string }

function tagsOf({ href, marks }: Run): readonly Tag[] {
  if (href === null && marks.length === 0) return []
  const inner = marks.map((name) => ({ name, start: `<${name}>` }))
  return href === null
    ? inner
    : [{ name: 'a', start: `<a href="${escapeHtml(href)}" rel="${REL}">` }, ...inner]
}

function sharedLength(open: readonly Tag[], wanted: readonly Tag[]): number {
  const index = wanted.findIndex(({ start }, at) => open[at]?.start !== start)
  return index === -1 ? wanted.length : index
}

const closing = (tags: readonly Tag[]) =>
  tags.reduceRight((html, { name }) => `${html}</${name}>`, '')

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"\u00a0]/g, (character) => ESCAPES[character as keyof typeof ESCAPES])

function blockText(block: Block): string {
  switch (block.kind) {
    case 'hr':
      return ''
    case 'pre':
      return block.text
    case 'blockquote':
      return writeText(block.blocks)
    case 'ul':
      return block.items.map((item) => itemText(item, '- ')).join('\n')
    case 'ol':
      return block.items.map((item, index) => itemText(item, `${index + 1}. `)).join('\n')
    default:
      return block.lines.map(plainLine).join('\n')
  }
}

/** The rest of the item follows its first line, indented. */
function itemText(item: Block[], label: string): string {
  const text = item.map(blockText).join('\n')
  return label + text.replaceAll('\n', `\n${' '.repeat(label.length)}`)
}

const plainLine = (line: Line) => line.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('')
