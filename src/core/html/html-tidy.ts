/**
 * Tidies built blocks: removes empty paragraphs, turns typed bullets into lists and rows of dashes into rules, and
 * joins adjacent lists. Tidying tidy blocks changes nothing. sanitizeHtml relies on that, so each step works on the
 * result of the steps before it.
 */
import {
  type Block,
  type Line,
  lineText,
  MAX_DEPTH,
  type Paragraph,
  trimLine,
} from './html-blocks.ts'
import { linkify } from './html-link.ts'

/** Characters that are always bullets. */
const BULLET = /^(?:[•▪●◦‣■○➢➤►✓✔⁃∙·]\s*)+/
/** These are bullets only before a space and, outside lists, only on two consecutive lines. */
const DASH = /^(?:[-–—*]\s+)+/
const SEPARATOR = /^([-_*=~–—])\1{2,}$/

export function tidy(blocks: Block[]): Block[] {
  return tidyAt(blocks, 1, false)
}

/** `depth`: how many containers the blocks lie in, including the document. */
function tidyAt(blocks: Block[], depth: number, inItem: boolean): Block[] {
  const whole = blocks.flatMap((block) => tidyOne(block, depth))
  const ruled = whole.flatMap((block) => (block.kind === 'p' ? splitAtSeparators(block) : block))
  const clean = inItem ? withoutFirstBullet(ruled.filter(({ kind }) => kind !== 'hr')) : ruled
  const listed = depth + 2 <= MAX_DEPTH ? gatherBullets(clean) : clean
  return joinNeighbours(listed)
}

/** The block with its content tidied; empty if nothing is left. */
function tidyOne(block: Block, depth: number): Block[] {
  switch (block.kind) {
    case 'hr':
      return [block]
    case 'pre':
      return block.text === '' ? [] : [block]
    case 'ul':
    case 'ol': {
      const items = block.items.map((item) => tidyAt(item, depth + 2, true))
      return some({ kind: block.kind, items: items.filter((item) => item.length > 0) })
    }
    case 'blockquote':
      return some({ kind: 'blockquote', blocks: tidyAt(block.blocks, depth + 1, false) })
    default: {
      const lines = block.lines.map(trimLine).filter((line) => line.length > 0)
      return some({ kind: block.kind, lines: block.kind === 'p' ? lines.map(linkify) : lines })
    }
  }
}

function some(block: Block): Block[] {
  if ('lines' in block) return block.lines.length > 0 ? [block] : []
  if ('items' in block) return block.items.length > 0 ? [block] : []
  if ('blocks' in block) return block.blocks.length > 0 ? [block] : []
  return [block]
}

function splitAtSeparators({ lines }: Paragraph): Block[] {
  const blocks: Block[] = []
  let open: Line[] = []
  for (const line of lines) {
    if (!isSeparator(line)) {
      open.push(line)
      continue
    }
    blocks.push(...some({ kind: 'p', lines: open }), { kind: 'hr' })
    open = []
  }
  return [...blocks, ...some({ kind: 'p', lines: open })]
}

const isSeparator = (line: Line) => SEPARATOR.test(lineText(line))

/** In "<li>• Python</li>" the list draws its own bullet. */
function withoutFirstBullet(blocks: Block[]): Block[] {
  for (const [index, block] of blocks.entries()) {
    const lines = block.kind === 'p' ? withoutLeadingBullets(block.lines) : null
    if (lines === null) return blocks.slice(index)
    if (lines.length > 0) return [{ kind: 'p', lines }, ...blocks.slice(index + 1)]
  }
  return []
}

function withoutLeadingBullets(lines: Line[]): Line[] {
  for (const [index, line] of lines.entries()) {
    const left = withoutBullets(line)
    if (left.length > 0 && !isSeparator(left)) return [left, ...lines.slice(index + 1)]
  }
  return []
}

function withoutBullets(line: Line): Line {
  for (const [index, run] of line.entries()) {
    const text = textWithoutBullets(run.text)
    if (text !== '') return [{ ...run, text }, ...line.slice(index + 1)]
  }
  return []
}

function textWithoutBullets(text: string): string {
  let left = text
  let before: string
  do {
    before = left
    left = before.trimStart().replace(BULLET, '').replace(DASH, '')
  } while (left !== before)
  return left
}

/** Turns lines that begin with bullets into list items. A single line with a dash keeps it. */
function gatherBullets(blocks: Block[]): Block[] {
  const lines = blocks.flatMap((block) => (block.kind === 'p' ? block.lines : [null]))
  let at = 0
  return blocks.flatMap((block) => {
    if (block.kind !== 'p') {
      at++
      return [block]
    }
    const first = at
    at += block.lines.length
    return splitAtBullets(block.lines, (index) => isItem(lines, first + index))
  })
}

function splitAtBullets(lines: Line[], isItemAt: (index: number) => boolean): Block[] {
  const blocks: Block[] = []
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1)
    if (isItemAt(index)) {
      const item = withoutFirstBullet([{ kind: 'p', lines: [line] }])
      if (item.length > 0) blocks.push({ kind: 'ul', items: [item] })
    } else if (last?.kind === 'p') last.lines.push(line)
    else blocks.push({ kind: 'p', lines: [line] })
  }
  return blocks
}

function isItem(lines: (Line | null)[], index: number): boolean {
  const isBullet = (line: Line | null | undefined) =>
    BULLET.test(startOf(line)) || DASH.test(startOf(line))
  if (!isBullet(lines[index])) return false
  return (
    BULLET.test(startOf(lines[index])) || isBullet(lines[index - 1]) || isBullet(lines[index + 1])
  )
}

const startOf = (line: Line | null | undefined) => line?.[0]?.text ?? ''

/** Joins adjacent lists. Rules stay only between other blocks, one at a time. */
function joinNeighbours(blocks: Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.kind === 'hr' && (!last || last.kind === 'hr')) continue
    if (block.kind === 'ul' && last?.kind === 'ul')
      for (const item of block.items) last.items.push(item)
    else joined.push(block.kind === 'ul' ? { kind: 'ul', items: [...block.items] } : block)
  }
  if (joined.at(-1)?.kind === 'hr') joined.pop()
  return joined
}
