/**
 * Collects the blocks of a page while its tags are read. A row of a table is one block, unless its cells hold several
 * paragraphs: then the table only lays out the page.
 */

import type { PageBlock, PageLink } from './html-page.ts'
import { TAG_ROLES } from './html-tags.ts'

/** Written into the text where something happens; text of pages cannot contain them. */
const LINK = '\uE000'
const CELL = '\uE001'
const PARAGRAPH = '\uE002'
const MARKS = /[\uE000-\uE002]/g

/** More paragraphs in one cell are no entry of a table. */
const MAX_PARAGRAPHS = 3
const QUOTES = new Set(['blockquote', 'figure'])

export function createPageBlocks(blocks: PageBlock[]) {
  let text = ''
  let links: PageLink[] = []
  const headings: string[] = []
  let headingLevel = 0
  let quotes = 0
  let row: { heads: number; cells: number } | null = null
  let columns: string[] | null = null

  const emit = (part: string) => {
    const count = part.split(LINK).length - 1
    const own = links.splice(0, count)
    const lines = part
      .replace(MARKS, '')
      .split('\n')
      .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
      .filter((line) => line !== '' && line !== '|')
    if (headingLevel > 0) {
      headings.length = Math.min(headings.length, headingLevel - 1)
      while (headings.length < headingLevel - 1) headings.push('')
      headings.push(lines.join(' '))
    }
    if (lines.length === 0 && own.length === 0) return
    const under = headings.filter((heading) => heading !== '')
    const isHeading = headingLevel > 0
    blocks.push({ headings: under, isHeading, lines, links: own, isQuote: quotes > 0 })
  }
  const endBlock = () => {
    const whole = text
    text = ''
    if (whole === '') return
    if (!whole.includes(CELL)) {
      for (const part of whole.split(PARAGRAPH)) emit(part)
      return
    }
    const cells = whole.split(CELL)
    const isLayout = cells.some(
      (cell) => cell.split(PARAGRAPH).filter((part) => part.trim() !== '').length > MAX_PARAGRAPHS,
    )
    if (isLayout) {
      for (const part of cells.flatMap((cell) => cell.split(PARAGRAPH))) emit(part)
      return
    }
    const flat = cells.map((cell) => cell.replace(/[\n\uE002]/g, ' ').trim())
    // Before the first cell is nothing, or a term.
    const entries = flat[0] === '' ? flat.slice(1) : flat
    if (row && row.heads > 1 && row.heads === row.cells) {
      columns = entries.map((entry) => entry.replace(MARKS, ''))
      return
    }
    const names = columns !== null && columns.length === entries.length ? columns : null
    const named = entries.map((entry, at) => {
      const name = names?.[at] ?? ''
      return name === '' || entry === '' ? entry : `${name}: ${entry}`
    })
    emit(named.filter((entry) => entry !== '').join(' | '))
  }

  return {
    add(more: string) {
      text += more.replace(/[\n\r\t]/g, ' ').replace(MARKS, '')
    },
    addLink(link: PageLink) {
      text += LINK
      links.push(link)
    },
    start(name: string) {
      if (name === 'br') text += '\n'
      else if (name === 'dd') text += CELL
      else if (name === 'td' || name === 'th') {
        if (!row) return endBlock()
        row.cells++
        if (name === 'th') row.heads++
        text += CELL
      } else if (name === 'tr' || name === 'table') {
        endBlock()
        row = name === 'tr' ? { heads: 0, cells: 0 } : null
        if (name === 'table') columns = null
      } else if (/^h[1-6]$/.test(name)) {
        endBlock()
        row = null
        headingLevel = Number(name.slice(1))
      } else if (isBlock(name)) breakBlock()
      if (QUOTES.has(name)) quotes++
    },
    end(name: string) {
      if (name === 'tr' || name === 'table') {
        endBlock()
        row = null
        if (name === 'table') columns = null
      } else if (/^h[1-6]$/.test(name)) {
        endBlock()
        headingLevel = 0
      } else if (name !== 'dt' && name !== 'td' && name !== 'th' && name !== 'br' && isBlock(name))
        breakBlock()
      if (QUOTES.has(name) && quotes > 0) quotes--
    },
    finish() {
      endBlock()
      if (links.length > 0) emit(LINK.repeat(links.length))
      links = []
    },
  }

  function breakBlock() {
    if (row) text += PARAGRAPH
    else endBlock()
  }
}

function isBlock(name: string): boolean {
  const is = TAG_ROLES.get(name)?.is
  return (
    name === 'form' ||
    (is !== undefined && is !== 'mark' && is !== 'link' && is !== 'void' && is !== 'dropped')
  )
}
