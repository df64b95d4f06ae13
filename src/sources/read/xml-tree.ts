/**
 * XML as a tree that keeps the order of what stands in it, for feeds: some write the HTML of their texts as elements.
 * What is safe to read is told by `read-xml.ts`.
 */
import { decodeReferences } from '#core/html/html-read.ts'
import { type SourceAnswer, Unreadable } from '#sources/source/source.ts'
import { parseXml } from './read-xml.ts'

export type XmlElement = {
  /** With its prefix: "media:content". */
  name: string
  attributes: ReadonlyMap<string, string>
  children: readonly XmlElement[]
  /** What stands in it, its elements left out. */
  text: string
  /** What stands in it, its elements as markup: for descriptions that were not escaped. */
  markup: string
}

const TEXT = '#text'
const CDATA = '#cdata'
const ATTRIBUTES = ':@'

/** Blanks between elements are kept: they part words where HTML stands in a feed as elements. */
const PARSER_OPTIONS = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  cdataPropName: CDATA,
  ignoreDeclaration: true,
  ignorePiTags: true,
}

/** The root of the document. */
export function readTree(answer: SourceAnswer): XmlElement {
  const [root] = toElements(parseXml(answer, PARSER_OPTIONS)).elements
  if (!root) throw new Unreadable('the answer is no whole XML')
  return root
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

/** The first element of that name, prefix and all. */
export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name)
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** What the first of these elements that says anything says. */
export function textOf(element: XmlElement, ...names: string[]): string | null {
  for (const name of names) {
    const said = element.children.find((child) => child.name === name && child.text !== '')
    if (said) return said.text
  }
  return null
}
