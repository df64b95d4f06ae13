/**
 * Parses the XML of office packages into a small tree. Built for untrusted files: no document types, no entities
 * except the five predefined and numeric ones, limits on depth and size, one pass. Malformed XML is read as far as
 * possible.
 */
import { entryOf } from '#core/text/entry-of.ts'

export type XmlElement = {
  /** With its prefix, as in the standards. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlElement | string)[]
}

/** Deeper than any word processor writes. */
const MAX_DEPTH = 250
/** A CV has some thousands. The rest is not read. */
const MAX_ELEMENTS = 250_000
const MAX_ATTRIBUTES = 60
const MAX_NAME = 80

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Null if the XML declares a document type or entities, or nests too deep: no office program writes that. */
export function parseXml(xml: string): XmlElement | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let elements = 0
  let at = 0
  while (at < xml.length && elements < MAX_ELEMENTS) {
    const top = open[open.length - 1] as XmlElement
    const start = xml.indexOf('<', at)
    if (start === -1) {
      top.children.push(unescapeXml(xml.slice(at)))
      break
    }
    if (start > at) top.children.push(unescapeXml(xml.slice(at, start)))
    const special = skipSpecial(xml, start)
    if (special) {
      if (special.text) top.children.push(special.text)
      at = special.end
      continue
    }
    const end = endOfTag(xml, start)
    if (end === -1) break
    at = end + 1
    if (xml[start + 1] === '/') {
      close(open, xml.slice(start + 2, end).trim())
      continue
    }
    const isAlone = xml[end - 1] === '/'
    const element = readTag(xml.slice(start + 1, isAlone ? end - 1 : end))
    elements++
    top.children.push(element)
    if (isAlone) continue
    open.push(element)
    if (open.length > MAX_DEPTH) return null
  }
  return root
}

/** Ignores an end tag without a start tag. */
function close(open: XmlElement[], name: string) {
  for (let n = open.length - 1; n > 0; n--) {
    if (open[n]?.name === name) {
      open.length = n
      return
    }
  }
}

/** Skips comments, instructions and raw text sections. */
function skipSpecial(xml: string, start: number): { text: string; end: number } | null {
  const [opening, closing] = xml.startsWith('<!--', start)
    ? ['<!--', '-->']
    : xml.startsWith('<![CDATA[', start)
      ? ['<![CDATA[', ']]>']
      : xml.startsWith('<?', start)
        ? ['<?', '?>']
        : ['', '']
  if (!opening) return null
  const found = xml.indexOf(closing as string, start + opening.length)
  const until = found === -1 ? xml.length : found
  const text = opening === '<![CDATA[' ? xml.slice(start + opening.length, until) : ''
  return { text, end: until + (closing as string).length }
}

/** The angle bracket that ends a tag, ignoring those inside quotes. */
function endOfTag(xml: string, start: number): number {
  let quote = ''
  for (let at = start + 1; at < xml.length; at++) {
    const sign = xml[at] as string
    if (quote) {
      if (sign === quote) quote = ''
    } else if (sign === '>') return at
    else if (sign === '"' || sign === "'") quote = sign
  }
  return -1
}

function readTag(tag: string): XmlElement {
  const name = /^[^\s/]{1,80}/.exec(tag)?.[0].slice(0, MAX_NAME) ?? ''
  const attributes: Record<string, string> = Object.create(null)
  const pattern = /\s([\w:.-]{1,80})\s*=\s*(?:"([^"]*)"|'([^']*)')/g
  pattern.lastIndex = name.length
  for (let n = 0; n < MAX_ATTRIBUTES; n++) {
    const [, key, double, single] = pattern.exec(tag) ?? []
    if (!key) break
    attributes[key] = unescapeXml(double ?? single ?? '')
  }
  return { name, attributes, children: [] }
}

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name) return entryOf(NAMED, name) ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '0', 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}

export const isElement = (node: XmlElement | string): node is XmlElement => typeof node !== 'string'

export const elementsOf = (element: XmlElement | null): XmlElement[] =>
  element ? element.children.filter(isElement) : []

/** The first child with this name, or the last element of a path of names. */
export function child(element: XmlElement | null, ...names: string[]): XmlElement | null {
  let found = element
  for (const name of names) {
    found = elementsOf(found).find((it) => it.name === name) ?? null
    if (!found) return null
  }
  return found
}

/** All elements with this name below, in order; not searched inside a match. */
export function descendants(element: XmlElement | null, name: string): XmlElement[] {
  return elementsOf(element).flatMap((it) => (it.name === name ? [it] : descendants(it, name)))
}
