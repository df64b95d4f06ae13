/**
 * XML of sources as plain objects. It must be well-formed and may not declare entities of its own: feeds need none,
 * and an entity can name a file or grow without end. A child that occurs once and one that occurs several times are
 * read by the same functions.
 */
import { type X2jOptions, XMLParser, XMLValidator } from 'fast-xml-parser'
import { type SourceAnswer, Unreadable } from '#sources/source/source.ts'
import { type Fields, fieldsOf, readText } from './read-answer.ts'
import { unescapeOnce } from './read-field.ts'

/** Raw text of a section keeps its signs; it is told from escaped text by this name. */
const RAW = '#raw'
const TEXT = '#text'

/** Text that is no child; a list only where an element occurs several times; references are left to `textOf`. */
const PARSER_OPTIONS = {
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: RAW,
  textNodeName: TEXT,
}

/** The document as an object whose only field is its root. */
export function readXml(answer: SourceAnswer): Fields {
  const root = fieldsOf(parseXml(answer, PARSER_OPTIONS))
  if (root === null) throw new Unreadable('the answer is no whole XML')
  return root
}

/** What may stand before the root: the declaration, comments, a document type. */
const PROLOG = /^(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->)/

/** What the parser makes of a whole document that is safe to read; references stay as they are written. */
export function parseXml(answer: SourceAnswer, options: X2jOptions): unknown {
  let text = readText(answer)
  for (let found = PROLOG.exec(text); found; found = PROLOG.exec(text)) {
    text = text.slice(found[0].length)
  }
  if (/^<!/.test(text)) throw new Unreadable('the answer declares a document type')
  try {
    if (XMLValidator.validate(text) !== true) throw new Unreadable('the answer is no whole XML')
    return new XMLParser({ ...options, processEntities: false }).parse(text)
  } catch (error) {
    if (error instanceof Unreadable) throw error
    // The parser throws plain errors for what is nested too deep or named like a prototype.
    throw new Unreadable('the answer is no XML that can be read', { cause: error })
  }
}

/** All children of this name, whatever they hold; none of a parent that is no element. */
export function childrenOf(parent: unknown, name: string): readonly unknown[] {
  const children = fieldsOf(parent)?.[name]
  return children === undefined ? [] : Array.isArray(children) ? children : [children]
}

/** The text of the first child of this name; null without one, or where it holds elements. */
export function childText(parent: unknown, name: string): string | null {
  const [child] = childrenOf(parent, name)
  return child === undefined ? null : textOf(child)
}

/** The text of an element, raw sections as they are and all else unescaped. */
export function textOf(element: unknown): string | null {
  if (typeof element === 'string') return unescapeOnce(element)
  const fields = fieldsOf(element)
  if (!fields) return null
  const raw = [fields[RAW]].flat().filter((part) => typeof part === 'string')
  const text = typeof fields[TEXT] === 'string' ? unescapeOnce(fields[TEXT]) : ''
  return raw.length > 0 || text ? `${text}${raw.join('')}` : null
}
