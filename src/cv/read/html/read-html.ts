/**
 * HTML, as people save or export CVs: paragraphs, lists, tables and texts side by side, in the order of the file.
 * Styles are not computed: headings and bold text are known by their elements. Nothing is loaded or run.
 */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { entryOf } from '#core/text/entry-of.ts'
import type { CvDocument } from '#cv/document/document.ts'
import { toDocument } from '#cv/document/plain-line.ts'
import { type Block, flowLines, type Paragraph, type Run } from '#cv/read/office/flow.ts'
import { decodeText } from '#cv/read/txt/decode-text.ts'

type Element = DefaultTreeAdapterTypes.Element
type Child = DefaultTreeAdapterTypes.ChildNode

/** A CV of a hundred pages; the rest of a longer file is cut. */
const MAX_CHARACTERS = 2 * 1024 * 1024
/** Deeper elements are read as text of their surroundings. */
const MAX_DEPTH = 200

const DROPPED: ReadonlySet<string> = new Set(
  'script style head template noscript svg iframe object nav button select textarea title'.split(
    ' ',
  ),
)
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote body dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section ul table tbody thead tfoot tr td th'.split(
    ' ',
  ),
)
/** Points. */
const SIZES: Readonly<Record<string, number>> = { h1: 20, h2: 14, h3: 12 }
const USUAL_SIZE = 10.5
const BEFORE: Readonly<Record<string, number>> = { h1: 10, h2: 12, h3: 8, h4: 6, hr: 10, p: 5 }

export function readHtml(bytes: Uint8Array): CvDocument {
  const whole = decodeText(bytes, charsetOf(bytes)).replace(EMBEDDED, '')
  const text = whole.slice(0, MAX_CHARACTERS)
  const reader = createReader()
  for (const child of parse(text).childNodes) reader.read(child as Child, NO_LOOK, 0)
  const document = toDocument('html', flowLines(reader.finish()))
  const isCut = text.length < whole.length && !document.troubles.includes('cut')
  return isCut ? { ...document, troubles: [...document.troubles, 'cut'] } : document
}

/** Pictures and fonts within the file, which can be longer than all of its text. */
const EMBEDDED = /;base64,[A-Za-z0-9+/=%\r\n]*/g

/** The encoding that `<meta>` names in the first KB. */
function charsetOf(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  return /charset=["']?([\w.:-]{1,40})/i.exec(start)?.[1] ?? null
}

type Look = {
  isBold: boolean
  isItalic: boolean
  size: number
  link: string | null
  role: Paragraph['role']
  isBullet: boolean
  indentPoints: number
  /** White space is kept. */
  isPre: boolean
}

const NO_LOOK: Look = {
  isBold: false,
  isItalic: false,
  size: USUAL_SIZE,
  link: null,
  role: null,
  isBullet: false,
  indentPoints: 0,
  isPre: false,
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

  /** `isBeside`: other elements come before it in its parent. */
  function read(node: Child, look: Look, depth: number, isBeside = false) {
    if (node.nodeName === '#text') {
      const { value } = node as DefaultTreeAdapterTypes.TextNode
      say(look.isPre ? value.replace(SPACED, '\t') : value.replace(/\s+/g, ' '), look)
      return
    }
    if (!isRead(node)) return
    if (depth > MAX_DEPTH) return say(` ${deepText(node)} `, look)
    if (node.tagName === 'br') return say('\n', look)
    const own = lookOf(node, look)
    if (!BLOCKS.has(node.tagName)) {
      readAll(node, own, depth)
      return
    }
    end(look)
    before = Math.max(before, entryOf(BEFORE, node.tagName) ?? 0)
    if (isBeside && isNarrow(node)) startsColumn = true
    if (node.tagName === 'table') blocks.push(tableOf(node, own, depth))
    else readAll(node, own, depth)
    end(own)
  }

  function readAll(node: Element, look: Look, depth: number) {
    const parts = node.childNodes.filter((child) => !isBlank(child))
    const areBeside = isRow(node, parts)
    let isBeside = false
    for (const child of node.childNodes) {
      if (areBeside && isBlank(child)) continue
      if (areBeside && child !== parts[0]) say('\t', look)
      read(child, look, depth + 1, isBeside)
      isBeside ||= isElement(child)
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
    row.childNodes.filter(isCell).map((cell) => {
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
  return parent.childNodes.filter(isShown).flatMap((child) => {
    if (child.tagName === name) return [child]
    return child.tagName === 'table' ? [] : elementsIn(child, name, depth + 1)
  })
}

const isElement = (node: Child): node is Element => 'tagName' in node

const isShown = (node: Child): node is Element =>
  isElement(node) &&
  !node.attrs.some(({ name }) => name === 'hidden') &&
  !/(?:^|;)\s*display\s*:\s*none/i.test(styleOf(node))

const isRead = (node: Child): node is Element => isShown(node) && !DROPPED.has(node.tagName)

const isCell = (node: Child): node is Element =>
  isShown(node) && (node.tagName === 'td' || node.tagName === 'th')

/** All text in the element, however deep. */
function deepText(element: Element): string {
  const texts: string[] = []
  const left: Child[] = [element]
  for (let node = left.pop(); node; node = left.pop()) {
    if (isRead(node)) left.push(...node.childNodes.toReversed())
    else texts.push(textIn(node))
  }
  return texts.join(' ').replace(/\s+/g, ' ')
}

/** Between two texts in one line of a `<pre>`. */
const SPACED = /(?<=\S)(?:\t+| {3,})(?=\S)/g

const isBlank = (node: Child) =>
  node.nodeName === '#comment' ||
  (node.nodeName === '#text' && (node as DefaultTreeAdapterTypes.TextNode).value.trim() === '')

/** Only short elements within a line, such as a title and its dates: a page draws them side by side. */
function isRow(node: Element, parts: readonly Child[]): boolean {
  const isBox = node.tagName === 'div' || node.tagName === 'header' || node.tagName === 'li'
  const areSpans = parts.every((part) => isElement(part) && part.tagName === 'span')
  if (!isBox || parts.length < 2 || !areSpans) return false
  return node.tagName !== 'li' || !parts.some((part) => hasSpaceAtEdge(part as Element))
}

/** Text that goes on in the next element, such as a word in another style within a sentence. */
const hasSpaceAtEdge = ({ childNodes }: Element) =>
  [textIn(childNodes[0]).slice(0, 1), textIn(childNodes.at(-1)).slice(-1)].some((it) =>
    /\s/.test(it),
  )

const textIn = (node: Child | undefined) =>
  node?.nodeName === '#text' ? (node as DefaultTreeAdapterTypes.TextNode).value : ''

const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value ?? ''

const styleOf = (node: Element) => attributeOf(node, 'style').slice(0, 300)

/** A box with a share of the page's width, as columns have. */
const isNarrow = (node: Element) =>
  Number(/(?:^|;)\s*(?:flex-basis|width)\s*:\s*(\d{2})(?:\.\d{1,3})?%/.exec(styleOf(node))?.[1]) <
  80

function lookOf(node: Element, look: Look): Look {
  const { tagName } = node
  const level = /^h([1-6])$/.exec(tagName)?.[1]
  const style = styleOf(node)
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
    isPre: look.isPre || tagName === 'pre',
  }
}
