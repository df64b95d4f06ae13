/**
 * What a web page of strangers says to its readers: visible lines of text, the same as blocks under headings, links
 * with their text, and structured data as JSON. Leaves out comments, scripts, styles, templates and elements that the
 * markup hides. Builds no tree, so the cost is linear in the page's length whatever its nesting.
 */
import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import { TAG_ROLES } from './html-tags.ts'
import { createPageBlocks } from './page-blocks.ts'

export type PageLink = {
  /** As written, with references decoded. */
  href: string
  /** Visible text, or a label for those who see no icon. At most 200 characters. */
  text: string
}

/** A paragraph, list item, table row or heading: what a reader sees as one statement. */
export type PageBlock = {
  /** The headings that it is under, outermost first. */
  headings: string[]
  isHeading: boolean
  /** Cells of one row, and a term with its definition, are one line, separated by " | "; "Column: cell" if named. */
  lines: string[]
  links: PageLink[]
  /** Inside a quotation or a figure. */
  isQuote: boolean
}

export type HtmlPage = {
  /** Lower case: "de", "en-us". */
  language: string | null
  /** The target of `<base>`. */
  base: string | null
  lines: string[]
  links: PageLink[]
  blocks: PageBlock[]
  /** Contents of scripts with JSON-LD. */
  jsonLd: string[]
  /** Whether visitors can send something from here that is longer than a search. */
  hasForm: boolean
}

const MAX_LINK_TEXT = 200
const MAX_JSON_LD = 20

type Raw = 'RAWTEXT' | 'RCDATA' | 'SCRIPT_DATA' | 'PLAINTEXT'

/** Elements whose content is not read, and how the tokenizer must read it; null for markup. */
const SKIPPED: ReadonlyMap<string, Raw | null> = new Map<string, Raw | null>([
  ['template', null],
  ['select', null],
  ['datalist', null],
  ['svg', null],
  ['math', null],
  ['title', 'RCDATA'],
  ['style', 'RAWTEXT'],
  ['iframe', 'RAWTEXT'],
  ['noembed', 'RAWTEXT'],
  ['noframes', 'RAWTEXT'],
  ['xmp', 'RAWTEXT'],
  ['textarea', 'RCDATA'],
  ['script', 'SCRIPT_DATA'],
  ['plaintext', 'PLAINTEXT'],
])

const INLINE = new Set(['mark', 'link', 'void'])
const HIDING = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

export function readHtmlPage(html: string): HtmlPage {
  const page: HtmlPage = {
    language: null,
    base: null,
    lines: [],
    links: [],
    blocks: [],
    jsonLd: [],
    hasForm: false,
  }
  const blocks = createPageBlocks(page.blocks)
  let line = ''
  let link: PageLink | null = null
  /** A link has just ended, without text since. */
  let isAfterLink = false
  /** The element that is left out, how many of its name are open, and its content if that is structured data. */
  let skipped: { name: string; open: number; jsonLd: string | null } | null = null

  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text !== '') page.lines.push(text)
    line = ''
  }
  const addText = (text: string) => {
    line += text
    blocks.add(text)
    isAfterLink = false
    if (link && link.text.length < MAX_LINK_TEXT) link.text += text
  }
  const openLink = (token: Token.TagToken) => {
    link = null
    const href = attributeOf(token, 'href')
    if (href === undefined) return
    // Links of a menu are drawn apart even if nothing is between them.
    if (isAfterLink) addText(' ')
    link = { href: href.trim(), text: '' }
    page.links.push(link)
    blocks.addLink(link)
    const label = attributeOf(token, 'aria-label') ?? attributeOf(token, 'title')
    if (label) link.text = `${label.slice(0, MAX_LINK_TEXT)} `
  }
  const endLink = () => {
    // "info@acme.com" is complete when its link ends, whatever follows.
    if (link && /@[\w.-]{1,80}\.[a-z]/i.test(link.text)) addText(' ')
    isAfterLink = link !== null
    link = null
  }
  const skip = (token: Token.TagToken) => {
    const { tagName: name } = token
    if (token.selfClosing && (name === 'svg' || name === 'math')) return
    const type = attributeOf(token, 'type')?.trim().toLowerCase()
    const isData = name === 'script' && type === 'application/ld+json'
    skipped = { name, open: 1, jsonLd: isData ? '' : null }
    readRaw(name)
  }
  const readRaw = (name: string) => {
    const raw = SKIPPED.get(name)
    if (raw) tokenizer.state = TokenizerMode[raw]
  }
  const startInside = ({ tagName, selfClosing }: Token.TagToken, name: string) => {
    if (tagName === name && !selfClosing && skipped) skipped.open++
    readRaw(tagName)
  }

  const handler: TokenHandler = {
    onCharacter: ({ chars }) => addCharacters(chars),
    onWhitespaceCharacter: ({ chars }) => addCharacters(chars),
    onNullCharacter: () => {},
    onComment: () => {},
    onDoctype: () => {},
    onEof: () => {},
    onStartTag(token) {
      const { tagName: name } = token
      if (skipped) return startInside(token, skipped.name)
      if (name === 'html') page.language ??= attributeOf(token, 'lang')?.toLowerCase() ?? null
      if (name === 'base') page.base ??= attributeOf(token, 'href')?.trim() ?? null
      if (name === 'textarea') page.hasForm = true
      if (name === 'form' && attributeOf(token, 'method')?.trim().toLowerCase() === 'post') {
        page.hasForm = true
      }
      if (breaksLine(name)) endLine()
      const isVoid = TAG_ROLES.get(name)?.is === 'void' || name === 'br' || name === 'hr'
      if (SKIPPED.has(name) || (isHidden(token) && !isVoid)) return skip(token)
      blocks.start(name)
      if (name === 'a') openLink(token)
      if (name === 'img' && link) addLabel(link, attributeOf(token, 'alt'))
      const sealed = attributeOf(token, 'data-cfemail')
      if (sealed) addText(` ${openSealed(sealed)} `)
    },
    onEndTag({ tagName: name }) {
      if (skipped) {
        if (name !== skipped.name || --skipped.open > 0) return
        if (skipped.jsonLd !== null && page.jsonLd.length < MAX_JSON_LD) {
          page.jsonLd.push(skipped.jsonLd)
        }
        skipped = null
        return
      }
      if (name === 'a') endLink()
      if (breaksLine(name)) endLine()
      blocks.end(name)
    },
  }
  const addCharacters = (chars: string) => {
    if (!skipped) addText(chars)
    else if (skipped.jsonLd !== null) skipped.jsonLd += chars
  }
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, handler)
  tokenizer.write(html, true)
  endLine()
  blocks.finish()
  for (const each of page.links) each.text = each.text.replace(/\s+/g, ' ').trim()
  return page
}

const attributeOf = ({ attrs }: Token.TagToken, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value

const isHidden = (token: Token.TagToken) =>
  attributeOf(token, 'hidden') !== undefined || HIDING.test(attributeOf(token, 'style') ?? '')

function breaksLine(name: string): boolean {
  const role = TAG_ROLES.get(name)
  return role !== undefined && !INLINE.has(role.is) && name !== 'button'
}

function addLabel(link: PageLink, label: string | undefined) {
  if (label && link.text.length < MAX_LINK_TEXT) link.text += ` ${label.slice(0, MAX_LINK_TEXT)} `
}

/** Cloudflare writes addresses as hexadecimal bytes, each XORed with the first, and its script shows them. */
function openSealed(hex: string): string {
  if (!/^[\da-f]{4,400}$/i.test(hex)) return ''
  const bytes = Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const [key = 0, ...rest] = bytes
  return String.fromCharCode(...rest.map((byte) => byte ^ key))
}
