/**
 * Reads HTML into blocks with parse5's HTML5 tokenizer. It builds no tree: the result is flat, so one pass is enough,
 * and deeply nested or crossed tags cost no more than their length. The output is safe whatever tree a browser would
 * have built, because no input is passed through. Only this file and html-page.ts import parse5, which marks Tokenizer as
 * internal: keep its version pinned.
 */
import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import type { Block } from './html-blocks.ts'
import { BlockBuilder } from './html-builder.ts'
import { safeHref } from './html-link.ts'
import { plainParts } from './html-plain.ts'
import { TAG_ROLES, type TagRole } from './html-tags.ts'

type Dropped = Extract<TagRole, { is: 'dropped' }>

/** How the tokenizer must read an element's content; elements not listed contain markup. */
const MODES = {
  raw: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  script: TokenizerMode.SCRIPT_DATA,
  rest: TokenizerMode.PLAINTEXT,
} as const

const ignore = () => {}
const IGNORING: TokenHandler = {
  onCharacter: ignore,
  onWhitespaceCharacter: ignore,
  onNullCharacter: ignore,
  onComment: ignore,
  onDoctype: ignore,
  onStartTag: ignore,
  onEndTag: ignore,
  onEof: ignore,
}

/** The document's blocks as found; html-tidy.ts tidies them. */
export function readBlocks(html: string): Block[] {
  return readPlainly(html) ?? readFully(html)
}

/** Without the tokenizer, in a third of the time; null for a document that is not simply written. */
function readPlainly(html: string): Block[] | null {
  const builder = new BlockBuilder()
  let text = ''
  for (const part of plainParts(html)) {
    if (part === null) return null
    if (typeof part === 'string') {
      text += part.includes('&') ? decodeCommon(part) : part
      continue
    }
    const role = TAG_ROLES.get(part.name)
    if (role?.is === 'dropped') return null
    if (!role) continue
    if (text !== '') builder.text(text)
    text = ''
    if (part.isEnd) end(builder, role)
    else start(builder, role, () => hrefIn(part.attributes))
  }
  if (text !== '') builder.text(text)
  return builder.finish()
}

/** The href of a link's start tag; the first one counts. */
function hrefIn(attributes: string): string | undefined {
  let href: string | undefined
  const onStartTag = ({ attrs }: Token.TagToken) => {
    href = attrs.find(({ name }) => name === 'href')?.value
  }
  new Tokenizer({ sourceCodeLocationInfo: false }, { ...IGNORING, onStartTag }).write(
    `<a${attributes}>`,
    true,
  )
  return href
}

/** Decodes the most common references; a text with any other goes to the tokenizer. */
function decodeCommon(text: string): string {
  let isKnown = true
  const decoded = text.replace(/&(?:([a-z]{2,6}|#39|#x27|#160|#34);)?/g, (_, name: string) => {
    const character = name === undefined ? undefined : COMMON_REFERENCES.get(name)
    isKnown &&= character !== undefined
    return character ?? ''
  })
  return isKnown ? decoded : decodeReferences(text)
}

const COMMON_REFERENCES = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    nbsp: '\u00a0',
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
    ndash: '–',
    mdash: '—',
    bull: '•',
    hellip: '…',
    '#39': "'",
    '#x27': "'",
    '#160': '\u00a0',
    '#34': '"',
  }),
)

function readFully(html: string): Block[] {
  const builder = new BlockBuilder()
  /** Characters arrive word by word; the builder receives them in one piece. */
  let text = ''
  /** The dropped element that we are inside, and how many elements of that name are open. */
  let inside: { name: string; content: Dropped['content']; open: number } | null = null

  const flush = () => {
    if (text !== '') builder.text(text)
    text = ''
  }
  const drop = ({ tagName, selfClosing }: Token.TagToken, { content }: Dropped) => {
    if (content === 'foreign' && selfClosing) return
    inside = { name: tagName, content, open: 1 }
    readContentAs(content)
  }
  const readContentAs = (content: Dropped['content']) => {
    if (content === 'foreign') tokenizer.inForeignNode = true
    else if (content !== 'markup') tokenizer.state = MODES[content]
  }
  /**
   * A tag inside a dropped element matters only if it nests the element, ends it, or changes how its content is read.
   */
  const startInside = (token: Token.TagToken) => {
    if (!inside) return
    if (inside.name === 'head' && token.tagName === 'body') {
      inside = null
      return
    }
    if (inside.content === 'foreign') {
      if (token.tagName === inside.name && !token.selfClosing) inside.open++
      return
    }
    if (token.tagName === inside.name) inside.open++
    const role = TAG_ROLES.get(token.tagName)
    if (role?.is === 'dropped' && role.content !== 'foreign') readContentAs(role.content)
  }
  const endInside = ({ tagName }: Token.TagToken) => {
    if (tagName !== inside?.name || --inside.open > 0) return
    inside = null
    tokenizer.inForeignNode = false
  }
  const addText = ({ chars }: Token.CharacterToken) => {
    if (!inside) text += chars
  }

  const handler: TokenHandler = {
    ...IGNORING,
    onCharacter: addText,
    onWhitespaceCharacter: addText,
    onStartTag(token) {
      if (inside) {
        startInside(token)
        return
      }
      const role = TAG_ROLES.get(token.tagName)
      if (!role) return
      flush()
      if (role.is === 'dropped') drop(token, role)
      else start(builder, role, () => token.attrs.find(({ name }) => name === 'href')?.value)
    },
    onEndTag(token) {
      if (inside) {
        endInside(token)
        return
      }
      const role = TAG_ROLES.get(token.tagName)
      if (!role) return
      flush()
      end(builder, role)
    },
  }
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, handler)
  tokenizer.write(html, true)
  flush()
  return builder.finish()
}

/** The text with its character references decoded once; "<" stays "<". */
export function decodeReferences(text: string): string {
  const parts: string[] = []
  const add = ({ chars }: Token.CharacterToken) => {
    parts.push(chars)
  }
  const handler = { ...IGNORING, onCharacter: add, onWhitespaceCharacter: add }
  new Tokenizer({ sourceCodeLocationInfo: false }, handler).write(
    text.replaceAll('<', '&lt;'),
    true,
  )
  return parts.join('')
}

function start(builder: BlockBuilder, role: TagRole, hrefOf: () => string | undefined): void {
  switch (role.is) {
    case 'block':
      builder.blockBreak()
      break
    case 'heading':
      builder.openHeading(role.kind)
      break
    case 'list':
      builder.openList(role.kind)
      break
    case 'item':
      builder.openItem()
      break
    case 'quote':
      builder.openQuote()
      break
    case 'pre':
      builder.openPre()
      break
    case 'rule':
      builder.rule()
      break
    case 'line':
      builder.lineBreak()
      break
    case 'row':
      builder.row()
      break
    case 'cell':
      builder.cell()
      break
    case 'mark':
      builder.mark(role.mark)
      break
    case 'link': {
      const href = hrefOf()
      builder.link(href === undefined ? null : safeHref(href))
      break
    }
  }
}

function end(builder: BlockBuilder, role: TagRole): void {
  switch (role.is) {
    case 'block':
      builder.blockBreak()
      break
    case 'heading':
    case 'list':
    case 'quote':
      builder.close(role.is)
      break
    case 'item':
      builder.closeItem()
      break
    case 'pre':
      builder.closePre()
      break
    case 'line':
      builder.lineBreak()
      break
    case 'cell':
      builder.unmarkAll()
      break
    case 'mark':
      builder.unmark(role.mark)
      break
    case 'link':
      builder.link(null)
      break
  }
}
