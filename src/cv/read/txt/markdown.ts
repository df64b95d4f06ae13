/**
 * Plain text written as Markdown: "# Name", "## Work", "**bold**", "[text](address)", tables of bars. Its signs become
 * formatting, so that they are not read as text.
 */
import type { PlainCell, PlainLine } from '#cv/document/plain-line.ts'
import { APART, unwrapped } from './unwrap.ts'

const HEADING = /^ {0,3}(#{1,6})\s+(\S.*)$/
/** Between the head and the body of a table. */
const RULE_OF_TABLE = /^[\s|:-]{3,}$/
const BOLD = /\*\*[^*\s][^*]{0,200}\*\*|__(?![a-z\d]{1,40}__)[^_\s][^_]{0,200}__/
/** Points. */
const SIZES = [20, 14, 12] as const
const USUAL_SIZE = 10.5

/** Headings, and bold text or several headings. */
export function isMarkdown(written: readonly string[]): boolean {
  const headings = written.filter((line) => HEADING.test(line)).length
  return headings >= 2 || (headings === 1 && written.some((line) => BOLD.test(line)))
}

export function markdownLines(written: readonly string[]): PlainLine[] {
  const lines = unwrapped(withHashes(withoutFrontMatter(written)))
  return lines.flatMap((line) => toPlain(line.replace(MARK, '$1 ')) ?? [])
}

/** A list marker, with as many spaces as its writer likes. */
const MARK = /^(\s*(?:[-*+]|\d{1,2}[.)]))\s+/
/** Lines of settings above the text. */
const MOST_SETTINGS = 100

/** Without the settings that a site generator keeps between two rules at the top. */
function withoutFrontMatter(written: readonly string[]): readonly string[] {
  if (written[0]?.trimEnd() !== '---') return written
  const end = written.slice(1, MOST_SETTINGS).findIndex((line) => /^(?:---|\.\.\.)\s*$/.test(line))
  const settings = written.slice(1, end + 1)
  const isSettings = end > 0 && settings.every((line) => /^(?:\s|#|- |[\w-]+:|$)/.test(line))
  return isSettings ? written.slice(end + 2) : written
}

/** Underlined headings, written as the others. */
const withHashes = (written: readonly string[]) =>
  written.map((line, at) => {
    const isHeading =
      /^ {0,3}[\p{L}\p{N}]/u.test(line) &&
      line.length <= LONGEST_HEADING &&
      (written[at - 1] ?? '').trim() === ''
    const [sign] = /^(?:={3,}|-{3,})\s*$/.test(written[at + 1] ?? '') ? (written[at + 1] ?? '') : ''
    return isHeading && sign ? `${sign === '=' ? '#' : '##'} ${line.trim()}` : line
  })

const LONGEST_HEADING = 80

function toPlain(line: string): PlainLine | null {
  if (RULE_OF_TABLE.test(line) && line.includes('|') && line.includes('--')) return null
  const heading = HEADING.exec(line)
  if (heading?.[1] && heading[2]) {
    const level = heading[1].length
    const size = SIZES[level - 1] ?? 12
    return {
      ...inlined(heading[2].trim().replace(/\s#{1,6}$/, '')),
      isBold: true,
      size,
      role: level === 1 ? 'title' : 'heading',
    }
  }
  const indent = Math.floor((/^\s*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0) / 2)
  const text = line.replace(/^\s*>\s?/, '')
  const bare = text.trim()
  if (bare.startsWith('|') && bare.endsWith('|')) return cellsLine(bare.slice(1, -1).split('|'))
  if (APART.test(bare)) return { ...cellsLine(bare.split(APART)), indent }
  return { ...inlined(text), indent: Math.min(8, indent), size: USUAL_SIZE }
}

function cellsLine(parts: readonly string[]): PlainLine {
  const read = parts.map((part) => inlined(part.trim()))
  const cells: PlainCell[] = read.map(({ text, isBold = false }) => ({
    text,
    isBold,
    isItalic: false,
  }))
  return {
    text: cells.map(({ text }) => text).join('\t'),
    isBold: cells[0]?.isBold ?? false,
    size: USUAL_SIZE,
    cells,
    links: read.flatMap(({ links = [] }) => links),
  }
}

const LINK = /!?\[([^[\]]{0,200})\]\(<?([^\s()<>]{1,500})>?(?:\s"[^"]{0,200}")?\)/g

/** The text without its signs; bold if most of it is. */
function inlined(text: string): PlainLine {
  const links: string[] = []
  const plain = text.replace(LINK, (_, shown: string, address: string) => {
    links.push(address)
    return shown
  })
  const bold = [...plain.matchAll(new RegExp(BOLD.source, 'g'))].reduce(
    (sum, [it]) => sum + it.length,
    0,
  )
  const isBold =
    bold * 2 > plain.trim().length || /^\s*(?:[-*+]\s+)?(?:\*\*|__(?![a-z\d]{1,40}__))/.test(plain)
  const bare = plain
    .replace(/\*\*(?=\S)/g, '')
    .replace(/(?<=\S)\*\*/g, '')
    // "__init__" is a name.
    .replace(
      /(?<![\p{L}\p{N}_])__(?![a-z\d]{1,40}__|[\s_])([^_]{1,200})__(?![\p{L}\p{N}_])/gu,
      '$1',
    )
    .replace(/(?<![\p{L}\p{N}*_])[*_](?=[^\s*_])([^*_]{1,200})[*_](?![\p{L}\p{N}*_])/gu, '$1')
    .replace(/`([^`]{1,200})`/g, '$1')
    .replace(/<(https?:\/\/[^\s<>]{1,300}|[^\s<>@]{1,64}@[^\s<>]{1,200})>/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')
    .replace(/(?<!\s) {2}$/, '')
  return { text: bare, isBold, links }
}
