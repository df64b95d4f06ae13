/** Reads OpenDocument texts: the document and its styles, and the header and footer of its first page. */
import type { CvDocument } from '#cv/document/document.ts'
import { toDocument } from '#cv/document/plain-line.ts'
import { type Block, type Box, flowLines, type Paragraph, type Run } from '#cv/read/office/flow.ts'
import { openPackage } from '#cv/read/office/package.ts'
import { child, elementsOf, isElement, parseXml, type XmlElement } from '#cv/read/office/xml.ts'
import { type OdtStyles, type OdtStyling, readOdtStyles } from './odt-styles.ts'

/** Wrapper elements whose content is read. */
const HOLDERS = new Set([
  'text:section',
  'text:index-body',
  'text:table-of-content',
  'text:list-header',
  'table:table-header-rows',
  'table:table-row-group',
  'table:table-rows',
  'draw:a',
  'draw:g',
])
/** Parts of a paragraph that are not its text. */
const UNREAD =
  /^(?:text:note|office:annotation|office:annotation-end|text:page-number|text:page-count|text:tracked-changes|text:bookmark|text:ruby-text|draw:.*|office:forms)$/
const MAX_SPACES = 200

export function readOdt(bytes: Uint8Array): CvDocument {
  const damaged: CvDocument = { format: 'odt', pages: [], lines: [], troubles: ['damaged'] }
  const parts = openPackage(bytes)
  const partOf = (name: string) => {
    const xml = parts?.text(name) ?? null
    return xml === null ? null : parseXml(xml)
  }
  const content = child(partOf('content.xml'), 'office:document-content')
  const text = child(content, 'office:body', 'office:text')
  if (!text) return damaged
  const common = child(partOf('styles.xml'), 'office:document-styles')
  const styles = readOdtStyles([
    child(common, 'office:styles'),
    child(common, 'office:automatic-styles'),
    child(content, 'office:automatic-styles'),
  ])
  const read = (holder: XmlElement | null) =>
    flowLines(blocksOf(holder, { styles, depth: 0, list: undefined }))
  const page = masterPage(child(common, 'office:master-styles'), firstPageName(text, styles))
  const edge = (name: string) => child(page, `${name}-first`) ?? child(page, name)
  return toDocument('odt', [
    ...read(edge('style:header')),
    ...read(text),
    ...read(edge('style:footer')),
  ])
}

function firstPageName(text: XmlElement, styles: OdtStyles): string {
  const first = elementsOf(text).find(({ name }) => name === 'text:p' || name === 'text:h')
  return styles.paragraph(first?.attributes['text:style-name']).masterPage ?? 'Standard'
}

function masterPage(masters: XmlElement | null, name: string): XmlElement | null {
  const pages = elementsOf(masters).filter((it) => it.name === 'style:master-page')
  return pages.find(({ attributes }) => attributes['style:name'] === name) ?? null
}

type Place = {
  styles: OdtStyles
  /** Number of lists around it. */
  depth: number
  list: string | undefined
}

function blocksOf(holder: XmlElement | null, place: Place): Block[] {
  return elementsOf(holder).flatMap((element): Block[] => {
    const { name, attributes } = element
    if (name === 'text:p' || name === 'text:h') return paragraphOf(element, place, false)
    if (name === 'text:list') {
      const list = attributes['text:style-name'] ?? place.list
      return itemsOf(element, { ...place, depth: place.depth + 1, list })
    }
    if (name === 'table:table') return [{ kind: 'table', rows: rowsOf(element, place) }]
    if (name === 'draw:frame') return boxOf(element, place)
    return HOLDERS.has(name) ? blocksOf(element, place) : []
  })
}

/** The marker belongs to the first paragraph of an item. */
function itemsOf(list: XmlElement, place: Place): Block[] {
  return elementsOf(list).flatMap((item) => {
    const hasMark = item.name === 'text:list-item' && place.styles.hasMark(place.list, place.depth)
    let isFirst = true
    return elementsOf(item).flatMap((element) => {
      if (element.name !== 'text:p' && element.name !== 'text:h') {
        return blocksOf({ ...item, children: [element] }, place)
      }
      const blocks = paragraphOf(element, place, hasMark && isFirst)
      isFirst = false
      return blocks
    })
  })
}

function rowsOf(table: XmlElement, place: Place): Block[][][] {
  return elementsOf(table).flatMap((element) => {
    if (element.name !== 'table:table-row')
      return HOLDERS.has(element.name) ? rowsOf(element, place) : []
    const cells = elementsOf(element).filter(({ name }) => name === 'table:table-cell')
    return [cells.map((cell) => blocksOf(cell, { ...place, depth: 0, list: undefined }))]
  })
}

/** Text in a frame. Frames with pictures have none. */
function boxOf(frame: XmlElement, place: Place): Box[] {
  const box = child(frame, 'draw:text-box')
  const blocks = blocksOf(box, { ...place, depth: 0, list: undefined })
  return blocks.length > 0 ? [{ kind: 'box', blocks, place: null }] : []
}

function paragraphOf(element: XmlElement, place: Place, hasMark: boolean): Block[] {
  const look = place.styles.paragraph(element.attributes['text:style-name'])
  const runs: Run[] = []
  const boxes: Box[] = []
  gather(element, look, null, { place, runs, boxes })
  const role = roleOf(element, look)
  const paragraph: Paragraph = {
    kind: 'paragraph',
    runs: withoutDoubleSpaces(runs),
    isBullet: hasMark && role === null,
    indentPoints: Math.max(look.left, place.depth * 18),
    role,
    before: look.before,
    after: look.after,
    startsColumn: false,
  }
  return [...boxes, paragraph]
}

function roleOf({ name, attributes }: XmlElement, look: OdtStyling): Paragraph['role'] {
  if (look.names.includes('title')) return 'title'
  if (name === 'text:h' || attributes['text:outline-level'] || look.outlineLevel) return 'heading'
  return look.names.some((it) => /^heading \d/.test(it)) ? 'heading' : null
}

type Gathered = { place: Place; runs: Run[]; boxes: Box[] }

function gather(holder: XmlElement, look: OdtStyling, link: string | null, gathered: Gathered) {
  const say = (text: string) => {
    const { isBold, isItalic, size, isHidden } = look
    if (!isHidden) gathered.runs.push({ text, isBold, isItalic, size, link })
  }
  for (const node of holder.children) {
    if (!isElement(node)) {
      say(node.replace(/\s+/g, ' '))
      continue
    }
    const { name, attributes } = node
    if (name === 'text:tab') say('\t')
    else if (name === 'text:line-break') say('\n')
    else if (name === 'text:s') say(' '.repeat(spaces(attributes['text:c'])))
    else if (name === 'draw:frame') gathered.boxes.push(...boxOf(node, gathered.place))
    else if (name === 'text:a')
      gather(node, look, addressOf(attributes['xlink:href']) ?? link, gathered)
    else if (!UNREAD.test(name)) {
      const own = name === 'text:span' ? attributes['text:style-name'] : undefined
      gather(node, gathered.place.styles.letters(own, look), link, gathered)
    }
  }
}

const spaces = (count: string | undefined) => Math.min(MAX_SPACES, Math.max(1, Number(count) || 1))

/** Web, email and phone addresses only: a link may also lead to a local file, which is private. */
const addressOf = (link = '') => (/^(?:https?:\/\/|mailto:|tel:)/i.test(link) ? link : null)

/** White space between elements becomes one space, wherever the file wraps its lines. */
function withoutDoubleSpaces(runs: Run[]): Run[] {
  let endsInSpace = true
  return runs.map((run) => {
    const text = endsInSpace ? run.text.replace(/^ /, '') : run.text
    endsInSpace = run.text.endsWith(' ')
    return { ...run, text }
  })
}
