/**
 * Sources' XML as a tree that keeps the order of its content, because some feeds write the HTML of their texts as
 * elements. It must be well-formed and may not declare entities: sources need none, and an entity can name a file or
 * expand without end.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { decodeReferences } from '#core/html/html-read.ts'
import { type SourceAnswer, Unreadable } from '#sources/source/source.ts'
import { readText } from './read-answer.ts'

export type XmlElement = {
  /** With its prefix: "media:content". */
  name: string
  attributes: ReadonlyMap<string, string>
  children: readonly XmlElement[]
  /** Its own text, without its elements. */
  text: string
  /** Its content with elements as markup, for descriptions that were not escaped. */
  markup: string
}

const TEXT = '#text'
const CDATA = '#cdata'
const ATTRIBUTES = ':@'

/** Keeps white space between elements: it separates words where a feed contains HTML as elements. */
const PARSER_OPTIONS = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  cdataPropName: CDATA,
  ignoreDeclaration: true,
  ignorePiTags: true,
  processEntities: false,
}

/** The root of the document. */
export function readTree(answer: SourceAnswer): XmlElement {
  const [root] = toElements(parseXml(answer)).elements
  if (!root) throw new Unreadable('the answer is not valid XML')
  return root
}

/** What may precede the root: the declaration and comments. */
const PROLOG = /^(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->)/

/** Parses a complete and safe document; references stay as written. */
function parseXml(answer: SourceAnswer): unknown {
  let text = readText(answer)
  for (let found = PROLOG.exec(text); found; found = PROLOG.exec(text)) {
    text = text.slice(found[0].length)
  }
  if (/^<!/.test(text)) throw new Unreadable('the answer declares a document type')
  try {
    if (XMLValidator.validate(text) !== true) throw new Unreadable('the answer is not valid XML')
    return new XMLParser(PARSER_OPTIONS).parse(text)
  } catch (error) {
    if (error instanceof Unreadable) throw error
    // The parser throws plain errors for XML that is nested too deep or uses names of prototypes.
    throw new Unreadable('the answer is XML that cannot be read', { cause: error })
  }
}

function toElements(nodes: unknown): { elements: XmlElement[]; text: string; markup: string } {
  const found = { elements: [] as XmlElement[], text: '', markup: '' }
  for (const node of Array.isArray(nodes) ? nodes : []) {
    for (const [name, content] of Object.entries(node as Record<string, unknown>)) {
      if (name === ATTRIBUTES) continue
      if (name === TEXT || name === CDATA) {
        const text = name === TEXT ? decodeReferences(String(content)) : plainOf(content)
        found.text += text
        found.markup += text
        continue
      }
      const inner = toElements(content)
      found.elements.push({
        name,
        attributes: attributesOf((node as Record<string, unknown>)[ATTRIBUTES]),
        children: inner.elements,
        text: inner.text.trim(),
        markup: inner.markup.trim(),
      })
      found.markup += `<${name}>${inner.markup}</${name}>`
    }
  }
  return found
}

function plainOf(content: unknown): string {
  const parts = Array.isArray(content) ? (content as Record<string, unknown>[]) : []
  return parts.map((part) => String(part[TEXT] ?? '')).join('')
}

function attributesOf(attributes: unknown): ReadonlyMap<string, string> {
  const entries = Object.entries((attributes ?? {}) as Record<string, unknown>)
  return new Map(entries.map(([name, value]) => [name, decodeReferences(String(value))]))
}

/** The first element with that name, including its prefix. */
export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name)
}

/** None if there is no element. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** The text of the first of these elements that has any. */
export function textOf(element: XmlElement, ...names: string[]): string | null {
  for (const name of names) {
    const found = element.children.find((child) => child.name === name && child.text !== '')
    if (found) return found.text
  }
  return null
}
