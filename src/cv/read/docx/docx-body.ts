/** The text of a Word document, its header or its footer: paragraphs, tables and boxes, each once. */

import type { Block, Box, Paragraph, Run } from '#cv/read/office/flow.ts'
import { child, descendants, elementsOf, type XmlElement } from '#cv/read/office/xml.ts'
import type { DocxLists } from './docx-lists.ts'
import {
  type DocxStyle,
  type DocxStyles,
  over,
  type ParagraphStyling,
  paragraphLook,
  type RunStyling,
  runLook,
  valOf,
} from './docx-styles.ts'

type Parts = { styles: DocxStyles; lists: DocxLists; links: Map<string, string> }

/** The content of a paragraph: text, and boxes anchored to it. */
type Gathered = { runs: Run[]; boxes: Box[]; startsColumn: boolean }

/** A complex field: `HYPERLINK "…"` has text, `PAGE` only a number, which is skipped. */
type Field = { instruction: string; isResult: boolean }

/** Wrapper elements whose content is read. Deleted and moved text is not. */
const HOLDERS = new Set([
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:customXml',
  'w:sdt',
  'w:sdtContent',
  'w:dir',
  'w:bdo',
])
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
])
const EMU_PER_POINT = 12_700
const HEADING_STYLE =
  /^(?:heading|überschrift|titre|encabezado|titolo|kop|rubrik|overskrift|nagłówek|заголовок|título) ?\d/i
/** Narrower boxes are beside the text rather than across the page. */
const NARROW_POINTS = 260

export function readBody(part: XmlElement | null, parts: Parts): Block[] {
  const beside: Box[] = []
  const blocks = blocksOf(part, parts)
  const firstText = blocks.findIndex(hasText)
  const inPlace = blocks.filter((block, index) => {
    const isBeside =
      block.kind === 'box' && index > firstText && (block.place?.width ?? Infinity) < NARROW_POINTS
    if (isBeside) beside.push(block)
    return !isBeside
  })
  return [...inPlace, ...beside]
}

const hasText = (block: Block) =>
  block.kind === 'paragraph' ? block.runs.some(({ text }) => text.trim()) : block.kind === 'table'

function blocksOf(holder: XmlElement | null, parts: Parts): Block[] {
  return elementsOf(holder).flatMap((element): Block[] => {
    if (element.name === 'w:p') return paragraphOf(element, parts)
    if (element.name === 'w:tbl') return [tableOf(element, parts)]
    if (element.name === 'mc:AlternateContent') return blocksOf(chosen(element), parts)
    return HOLDERS.has(element.name) ? blocksOf(element, parts) : []
  })
}

/** Picks one of several versions of the same content, written for programs of different ages. */
const chosen = (element: XmlElement) => child(element, 'mc:Choice') ?? child(element, 'mc:Fallback')

function tableOf(table: XmlElement, parts: Parts): Block {
  const within = (holder: XmlElement, name: string): XmlElement[] =>
    elementsOf(holder).flatMap((it) =>
      it.name === name ? [it] : HOLDERS.has(it.name) ? within(it, name) : [],
    )
  const rows = within(table, 'w:tr').map((row) =>
    within(row, 'w:tc').map((cell) => {
      const merged = child(cell, 'w:tcPr', 'w:vMerge')
      const isCovered = merged !== null && valOf(merged) !== 'restart'
      return isCovered ? [] : blocksOf(cell, parts)
    }),
  )
  return { kind: 'table', rows }
}

function paragraphOf(element: XmlElement, parts: Parts): Block[] {
  const properties = child(element, 'w:pPr')
  const style = parts.styles.of(valOf(child(properties, 'w:pStyle')))
  const look = over(style.paragraph, paragraphLook(properties))
  const gathered: Gathered = { runs: [], boxes: [], startsColumn: false }
  gather(element, { parts, style, link: null, fields: [], gathered })
  const numbered = look.numId === null ? null : parts.lists.item(look.numId, look.level ?? 0)
  const own = paragraphLook(properties)
  const role = roleOf(style, look)
  const paragraph: Paragraph = {
    kind: 'paragraph',
    runs: gathered.runs,
    isBullet: numbered !== null && role === null,
    indentPoints: own.left ?? numbered?.left ?? look.left ?? 0,
    role,
    before: look.before ?? 0,
    after: look.after ?? 0,
    startsColumn: gathered.startsColumn,
  }
  return [...gathered.boxes, paragraph]
}

function roleOf({ name }: DocxStyle, { outlineLevel }: ParagraphStyling): Paragraph['role'] {
  const last = name.toLowerCase()
  if (/(?:^| )title$/.test(last)) return 'title'
  if (outlineLevel !== null && outlineLevel < 9) return 'heading'
  return HEADING_STYLE.test(last) || / heading \d/.test(last) ? 'heading' : null
}

type Place = {
  parts: Parts
  style: DocxStyle
  link: string | null
  /** Open fields, the innermost last. */
  fields: Field[]
  gathered: Gathered
}

function gather(holder: XmlElement, place: Place) {
  for (const element of elementsOf(holder)) {
    const { name, attributes } = element
    if (name === 'w:r') gatherRun(element, place)
    else if (name === 'w:hyperlink') {
      const address = place.parts.links.get(attributes['r:id'] ?? '') ?? ''
      const link = attributes['w:anchor'] ? `${address}#${attributes['w:anchor']}` : address
      gather(element, { ...place, link: isAddress(link) ? link : place.link })
    } else if (name === 'w:fldSimple') {
      const link = linkOf(attributes['w:instr'] ?? '') ?? place.link
      if (!isPageNumber(attributes['w:instr'] ?? '')) gather(element, { ...place, link })
    } else if (name === 'mc:AlternateContent') {
      const choice = chosen(element)
      if (choice) gather(choice, place)
    } else if (HOLDERS.has(name)) gather(element, place)
  }
}

function gatherRun(run: XmlElement, place: Place) {
  const properties = child(run, 'w:rPr')
  const named = valOf(child(properties, 'w:rStyle'))
  const base = named === null ? place.style.run : over(place.style.run, ownLook(place, named))
  const look = over(base, runLook(properties))
  for (const element of elementsOf(run)) gatherInRun(element, look, place)
}

/** A character style defines only what differs from the paragraph's. */
function ownLook({ parts }: Place, id: string): RunStyling {
  const { run } = parts.styles.of(id)
  return { ...run, size: null }
}

function gatherInRun(element: XmlElement, look: RunStyling, place: Place) {
  const { name, attributes } = element
  const field = place.fields[place.fields.length - 1]
  const isUnread = field && (!field.isResult || isPageNumber(field.instruction))
  if (name === 'w:fldChar') changeField(attributes['w:fldCharType'], place.fields)
  else if (name === 'w:instrText') {
    if (field && field.instruction.length < 2_000) field.instruction += textIn(element)
  } else if (name === 'w:drawing' || name === 'w:pict' || name === 'w:object') {
    place.gathered.boxes.push(...boxesOf(element, place.parts))
  } else if (name === 'mc:AlternateContent') {
    for (const inner of elementsOf(chosen(element))) gatherInRun(inner, look, place)
  } else if (look.isHidden || isUnread) return
  else if (name === 'w:t') say(textIn(element).replace(/[^\S\t]/g, ' '), look, place)
  else if (name === 'w:br') {
    if (attributes['w:type'] === 'column') place.gathered.startsColumn = true
    else say('\n', look, place)
  } else if (name === 'w:sym') say(symbolOf(attributes), look, place)
  else if (SIGNS.has(name)) say(SIGNS.get(name) as string, look, place)
}

function changeField(type: string | undefined, fields: Field[]) {
  const field = fields[fields.length - 1]
  if (type === 'begin') fields.push({ instruction: '', isResult: false })
  else if (type === 'separate' && field) field.isResult = true
  else if (type === 'end') fields.pop()
}

function say(text: string, look: RunStyling, { gathered, link, fields }: Place) {
  const asked = fields.map(({ instruction }) => linkOf(instruction)).find((it) => it !== null)
  gathered.runs.push({
    text,
    isBold: look.isBold ?? false,
    isItalic: look.isItalic ?? false,
    size: look.size ?? 0,
    link: link ?? asked ?? null,
  })
}

/** Symbol fonts use the private use area, or ordinary codes with other glyphs. */
function symbolOf(attributes: XmlElement['attributes']): string {
  const code = Number.parseInt(attributes['w:char'] ?? '', 16)
  if (!(code > 0x20 && code <= 0xffff)) return ''
  const isOfSymbols = code >= 0xf000 || /symbol|wingding|webding/i.test(attributes['w:font'] ?? '')
  return isOfSymbols ? '•' : String.fromCharCode(code)
}

const textIn = (element: XmlElement) =>
  element.children.filter((it) => typeof it === 'string').join('')

const isPageNumber = (instruction: string) =>
  /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|FILENAME)\b/i.test(instruction)

function linkOf(instruction: string): string | null {
  const link = /^\s*HYPERLINK\s+"([^"]{1,1000})"/i.exec(instruction)?.[1] ?? null
  return isAddress(link) ? link : null
}

/** Web, email and phone addresses only: a link may also lead to a local file, which is private. */
const isAddress = (link: string | null) =>
  link !== null && /^(?:https?:\/\/|mailto:|tel:)/i.test(link)

/** The text boxes of a drawing. */
function boxesOf(drawing: XmlElement, parts: Parts): Box[] {
  return descendants(drawing, 'w:txbxContent').map((content) => ({
    kind: 'box',
    blocks: blocksOf(content, parts),
    place: placeOf(child(drawing, 'wp:anchor')),
  }))
}

function placeOf(anchor: XmlElement | null): Box['place'] {
  const offset = (name: string) => Number(textOfChild(child(anchor, name, 'wp:posOffset')))
  const [x, y] = [offset('wp:positionH'), offset('wp:positionV')]
  const width = Number(child(anchor, 'wp:extent')?.attributes.cx)
  if (!anchor || ![x, y, width].every(Number.isFinite)) return null
  return { x: x / EMU_PER_POINT, y: y / EMU_PER_POINT, width: width / EMU_PER_POINT }
}

const textOfChild = (element: XmlElement | null) => (element ? textIn(element) : Number.NaN)
