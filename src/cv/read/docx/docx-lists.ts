/** The lists of a Word document: which numbering makes a paragraph a list item, and its indentation. */

import { child, elementsOf, type XmlElement } from '#cv/read/office/xml.ts'
import { paragraphLook, valOf } from './docx-styles.ts'

export type DocxLists = {
  /** Null if this list has no visible marker. */
  item(numId: string, level: number): { left: number | null } | null
}

export function readLists(root: XmlElement | null): DocxLists {
  const parts = elementsOf(child(root, 'w:numbering'))
  const kinds = new Map<string, Map<number, { left: number | null } | null>>()
  for (const kind of parts.filter(({ name }) => name === 'w:abstractNum')) {
    const levels = elementsOf(kind)
      .filter(({ name }) => name === 'w:lvl')
      .map((level) => [Number(level.attributes['w:ilvl']), levelOf(level)] as const)
    kinds.set(kind.attributes['w:abstractNumId'] ?? '', new Map(levels))
  }
  const lists = new Map(
    parts
      .filter(({ name }) => name === 'w:num')
      .map((list) => [
        list.attributes['w:numId'] ?? '',
        kinds.get(valOf(child(list, 'w:abstractNumId')) ?? ''),
      ]),
  )
  return {
    item(numId, level) {
      if (numId === '0') return null // removes the list of the style
      const levels = lists.get(numId)
      // A list without a definition still counts as one.
      return levels?.has(level) ? (levels.get(level) ?? null) : { left: null }
    },
  }
}

function levelOf(level: XmlElement): { left: number | null } | null {
  const isBare = valOf(child(level, 'w:numFmt')) === 'none'
  const mark = valOf(child(level, 'w:lvlText'))
  return isBare || mark === '' ? null : { left: paragraphLook(child(level, 'w:pPr')).left }
}
