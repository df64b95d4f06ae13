/**
 * HTML, as people save or export CVs: paragraphs, lists, tables and texts side by side, in the order of the file.
 * Styles are not computed: headings and bold text are known by their elements. Nothing is loaded or run.
 */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { entryOf } from '#core/text/entry-of.ts'
import type { CvDocument } from '#cv/document/document.ts'
import { toDocument } from '#cv/document/plain-line.ts'
import { type Block, flowLines, type Paragraph, type Run } from '#cv/read/office/flow.ts'

type Element = DefaultTreeAdapterTypes.Element
type Child = DefaultTreeAdapterTypes.ChildNode

/** A CV of a hundred pages; the rest of a longer file is cut. */
const MAX_CHARACTERS = 2 * 1024 * 1024
/** Deeper elements are read as text of their surroundings. */
const MAX_DEPTH = 200

const DROPPED: ReadonlySet<string> = new Set(
  'script style head template noscript svg iframe object form button select textarea title'.split(
    ' ',
  ),
)
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote body dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section ul table tbody thead tfoot tr td th'.split(
    ' ',
  ),
)
/** Points. */
const SIZES: Readonly<Record<string, number>> = { h1: 20, h2: 14, h3: 12 }
const USUAL_SIZE = 10.5
const BEFORE: Readonly<Record<string, number>> = { h1: 10, h2: 12, h3: 8, h4: 6, hr: 10, p: 5 }

export function readHtml(bytes: Uint8Array): CvDocument {
  const text = new TextDecoder().decode(bytes).slice(0, MAX_CHARACTERS)
  const reader = createReader()
  for (const child of parse(text).childNodes) reader.read(child as Child, NO_LOOK, 0)
  return toDocument('html', flowLines(reader.finish()))
}

type Look = {
  isBold: boolean
  isItalic: boolean
  size: number
  link: string | null
  role: Paragraph['role']
  isBullet: boolean
  indentPoints: number
}

const NO_LOOK: Look = {
  isBold: false,
  isItalic: false,
  size: USUAL_SIZE,
  link: null,
  role: null,
  isBullet: false,
  indentPoints: 0,
}

function createReader() {
  const blocks: Block[] = []
  let runs: Run[] = []
  let before = 0
  let startsColumn = false

  function end(look: Look) {
    if (runs.some(({ text }) => text.trim() !== '')) {
      const { role, isBullet, indentPoints } = look
      const own = { runs, role, isBullet, indentPoints, before, after: 0, startsColumn }
      blocks.push({ kind: 'paragraph', ...own })
      before = 0
      startsColumn = false
    }
    runs = []
  }

  function say(text: string, { isBold, isItalic, size, link }: Look) {
    runs.push({ text, isBold, isItalic, size, link })
  }

  function read(node: Child, look: Look, depth: number) {
    if (node.nodeName === '#text') {
      say((node as DefaultTreeAdapterTypes.TextNode).value.replace(/\s+/g, ' '), look)
      return
    }
    if (!('tagName' in node) || DROPPED.has(node.tagName) || depth > MAX_DEPTH) return
    if (node.tagName === 'br') return say('\n', look)
    const own = lookOf(node, look)
    if (!BLOCKS.has(node.tagName)) {
      readAll(node, own, depth)
      return
    }
    end(look)
    before = Math.max(before, entryOf(BEFORE, node.tagName) ?? 0)
    if (isColumn(node)) startsColumn = true
    if (node.tagName === 'table') blocks.push(tableOf(node, own, depth))
    else readAll(node, own, depth)
    end(own)
  }

  function readAll(node: Element, look: Look, depth: number) {
    const parts = node.childNodes.filter((child) => !isBlank(child))
    const areBeside = isRow(node, parts)
    for (const [at, child] of node.childNodes.entries()) {
      if (areBeside && isBlank(child)) continue
      if (areBeside && at > 0 && child !== parts[0]) say('\t', look)
      read(child, look, depth + 1)
    }
  }

  return {
    read,
    finish() {
      end(NO_LOOK)
      return blocks
    },
  }
}

function tableOf(table: Element, look: Look, depth: number): Block {
  const rows = elementsIn(table, 'tr', depth).map((row) =>
    row.childNodes.filter(isElement).map((cell) => {
      const reader = createReader()
      const isBold = look.isBold || cell.tagName === 'th'
      for (const child of cell.childNodes) reader.read(child, { ...look, isBold }, depth + 1)
      return reader.finish()
    }),
  )
  return { kind: 'table', rows }
}

/** Elements of this name that are in no other table inside. */
function elementsIn(parent: Element, name: string, depth: number): Element[] {
  if (depth > MAX_DEPTH) return []
  return parent.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName === name) return [child]
    return child.tagName === 'table' ? [] : elementsIn(child, name, depth + 1)
  })
}

const isElement = (node: Child): node is Element => 'tagName' in node

const isBlank = (node: Child) =>
  node.nodeName === '#comment' ||
  (node.nodeName === '#text' && (node as DefaultTreeAdapterTypes.TextNode).value.trim() === '')

/** Only short elements within a line, such as a title and its dates: a page draws them side by side. */
function isRow(node: Element, parts: readonly Child[]): boolean {
  const isBox = node.tagName === 'div' || node.tagName === 'header' || node.tagName === 'li'
  return (
    isBox && parts.length > 1 && parts.every((part) => isElement(part) && part.tagName === 'span')
  )
}

const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value ?? ''

/** A box with a share of the page's width, beside another. */
const isColumn = (node: Element) =>
  /(?:^|;)\s*(?:flex-basis|width)\s*:\s*\d{2}(?:\.\d{1,3})?%/.test(
    attributeOf(node, 'style').slice(0, 300),
  ) && hasElementBefore(node)

function hasElementBefore(node: Element): boolean {
  const siblings = node.parentNode?.childNodes ?? []
  return siblings.slice(0, siblings.indexOf(node)).some((other) => isElement(other as Child))
}

function lookOf(node: Element, look: Look): Look {
  const { tagName } = node
  const level = /^h([1-6])$/.exec(tagName)?.[1]
  const style = attributeOf(node, 'style').slice(0, 300)
  return {
    ...look,
    isBold:
      look.isBold ||
      level !== undefined ||
      /^(?:b|strong)$/.test(tagName) ||
      /font-weight:\s*(?:bold|[6-9]00)/.test(style),
    isItalic: look.isItalic || /^(?:i|em|cite)$/.test(tagName),
    size: entryOf(SIZES, tagName) ?? look.size,
    link: tagName === 'a' ? attributeOf(node, 'href') || null : look.link,
    role: level === undefined ? look.role : level === '1' ? 'title' : 'heading',
    isBullet: tagName === 'li' || (look.isBullet && !BLOCKS.has(tagName)),
    indentPoints: look.indentPoints + (tagName === 'ul' || tagName === 'ol' ? 14 : 0),
  }
}
