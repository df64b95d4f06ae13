/**
 * Reads Word documents since 2007. Of the package, this reads the document, its styles and lists, header and footer,
 * and the addresses of its links, which are never requested.
 */
import type { CvDocument } from '#cv/document/document.ts'
import { type PlainLine, toDocument } from '#cv/document/plain-line.ts'
import { flowLines } from '#cv/read/office/flow.ts'
import { openPackage, type Package } from '#cv/read/office/package.ts'
import { child, descendants, elementsOf, parseXml, type XmlElement } from '#cv/read/office/xml.ts'
import { readBody } from './docx-body.ts'
import { readLists } from './docx-lists.ts'
import { readStyles } from './docx-styles.ts'

const DOCUMENT = 'word/document.xml'

export function readDocx(bytes: Uint8Array): CvDocument {
  const damaged: CvDocument = { format: 'docx', pages: [], lines: [], troubles: ['damaged'] }
  const parts = openPackage(bytes)
  const document = parts && partOf(parts, DOCUMENT)
  const body = child(document, 'w:document', 'w:body')
  if (!parts || !body) return damaged
  const styles = readStyles(partOf(parts, 'word/styles.xml'))
  const lists = readLists(partOf(parts, 'word/numbering.xml'))
  const read = (part: XmlElement | null, name: string) =>
    flowLines(readBody(part, { styles, lists, links: relationsOf(parts, name) }))

  const { headers, footers } = edgesOf(parts, body)
  const edge = (names: string[], root: string) =>
    names.flatMap((name) => withoutFurniture(read(child(partOf(parts, name), root), name)))
  return toDocument('docx', [
    ...edge(headers, 'w:hdr'),
    ...read(body, DOCUMENT),
    ...edge(footers, 'w:ftr'),
  ])
}

/** Null for a part that is missing or declares entities. */
function partOf(parts: Package, name: string): XmlElement | null {
  const xml = parts.text(name)
  return xml === null ? null : parseXml(xml)
}

/** Link addresses by the id a part uses for them; for other parts, their path in the package. */
function relationsOf(parts: Package, name: string): Map<string, string> {
  const slash = name.lastIndexOf('/')
  const file = `${name.slice(0, slash)}/_rels/${name.slice(slash + 1)}.rels`
  const relations = elementsOf(child(partOf(parts, file), 'Relationships'))
  return new Map(
    relations.map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? ''] as const),
  )
}

/** Headers and footers of the first page, each once. */
function edgesOf(parts: Package, body: XmlElement) {
  const links = relationsOf(parts, DOCUMENT)
  const sections = descendants(body, 'w:sectPr')
  const named = (element: string) => {
    const references = sections.flatMap((section) => {
      const hasOwnFirst = child(section, 'w:titlePg') !== null
      const all = elementsOf(section).filter(({ name }) => name === element)
      const first = all.filter(({ attributes }) => attributes['w:type'] === 'first')
      const usual = all.filter(({ attributes }) => attributes['w:type'] === 'default')
      return hasOwnFirst && first.length > 0 ? first : usual
    })
    const names = references.map(({ attributes }) => links.get(attributes['r:id'] ?? ''))
    return [...new Set(names)].slice(0, 4).flatMap((name) => (name ? [inPackage(name)] : []))
  }
  return { headers: named('w:headerReference'), footers: named('w:footerReference') }
}

const inPackage = (target: string) => (target.startsWith('/') ? target.slice(1) : `word/${target}`)

/** Removes lines that are only page numbers. */
const withoutFurniture = (lines: PlainLine[]) =>
  lines.filter(
    ({ text }) =>
      !/^\W*(?:(?:page|seite|página|strana)\W*)?(?:\d+(?!\d)\W*)?(?:(?:of|von|de)\W*)?(?:\d+(?!\d)\W*)?$/i.test(
        text,
      ),
  )
