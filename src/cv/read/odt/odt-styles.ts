/** Styles of an OpenDocument text: formatting of text, paragraphs and lists, including what each style inherits. */
import { entryOf } from '#core/text/entry-of.ts'
import { child, elementsOf, type XmlElement } from '#cv/read/office/xml.ts'

export type OdtStyling = {
  isBold: boolean
  isItalic: boolean
  isHidden: boolean
  /** Points; 0 where unknown. */
  size: number
  /** Points. */
  left: number
  before: number
  after: number
  outlineLevel: number | null
  /** The names of the style and those it is based on, in lower case, the nearest first. */
  names: string[]
  masterPage: string | null
}

export type OdtStyles = {
  /** A paragraph's style, or a character style on top of the formatting around it. */
  paragraph(name: string | undefined): OdtStyling
  letters(name: string | undefined, around: OdtStyling): OdtStyling
  /** Whether items at this level of the list (from 1) have a marker. */
  hasMark(list: string | undefined, level: number): boolean
}

const PLAIN: OdtStyling = {
  isBold: false,
  isItalic: false,
  isHidden: false,
  size: 0,
  left: 0,
  before: 0,
  after: 0,
  outlineLevel: null,
  names: [],
  masterPage: null,
}
/** A longer chain of styles is a loop. */
const MAX_CHAIN = 20
const POINTS: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  pc: 12,
  px: 0.75,
}

/** Null for anything that is not a length. */
function parsePoints(length: string | undefined): number | null {
  const [, number, unit = ''] =
    /^(-?\d{1,5}(?:\.\d{1,8})?)(pt|in|cm|mm|pc|px)$/.exec(length ?? '') ?? []
  return number === undefined ? null : Number(number) * (entryOf(POINTS, unit) ?? 1)
}

/** `holders` are the elements that contain styles; later ones take precedence. */
export function readOdtStyles(holders: readonly (XmlElement | null)[]): OdtStyles {
  const styles = new Map<string, XmlElement>()
  const lists = new Map<string, XmlElement>()
  let usual = PLAIN
  for (const style of holders.flatMap(elementsOf)) {
    const family = style.attributes['style:family'] ?? ''
    const name = style.attributes['style:name'] ?? ''
    if (style.name === 'style:style') styles.set(`${family} ${name}`, style)
    else if (style.name === 'text:list-style') lists.set(name, style)
    else if (style.name === 'style:default-style' && family === 'paragraph') {
      usual = over(PLAIN, style)
    }
  }
  const known = new Map<string, OdtStyling>()

  function look(family: string, name: string, below: OdtStyling, chain = 0): OdtStyling {
    const style = styles.get(`${family} ${name}`)
    if (!style || chain > MAX_CHAIN) return below
    const parent = style.attributes['style:parent-style-name']
    return over(parent ? look(family, parent, below, chain + 1) : below, style)
  }

  return {
    paragraph(name = 'Standard') {
      const found = known.get(name) ?? look('paragraph', name, usual)
      known.set(name, found)
      return found
    },
    letters: (name, around) => (name === undefined ? around : look('text', name, around)),
    hasMark(list, level) {
      const found = elementsOf(lists.get(list ?? '') ?? null).find(
        ({ attributes }) => attributes['text:level'] === `${level}`,
      )
      if (found?.name === 'text:list-level-style-number') {
        return (found.attributes['style:num-format'] ?? '') !== ''
      }
      return found?.attributes['text:bullet-char'] !== ''
    },
  }
}

function over(below: OdtStyling, style: XmlElement): OdtStyling {
  const letters = child(style, 'style:text-properties')?.attributes
  const paragraph = child(style, 'style:paragraph-properties')?.attributes
  const { attributes } = style
  const weight = letters?.['fo:font-weight']
  const slope = letters?.['fo:font-style']
  const display = letters?.['text:display']
  const outline = attributes['style:default-outline-level']
  const names = [attributes['style:display-name'], attributes['style:name']]
  return {
    isBold: weight === undefined ? below.isBold : weight === 'bold' || Number(weight) >= 600,
    isItalic: slope === undefined ? below.isItalic : slope !== 'normal',
    isHidden: display === undefined ? below.isHidden : display === 'none',
    size: sizeOver(below.size, letters?.['fo:font-size']),
    left: parsePoints(paragraph?.['fo:margin-left']) ?? below.left,
    before: parsePoints(paragraph?.['fo:margin-top']) ?? below.before,
    after: parsePoints(paragraph?.['fo:margin-bottom']) ?? below.after,
    outlineLevel: outline ? Number(outline) : below.outlineLevel,
    names: [...names.flatMap((name) => (name ? [name.toLowerCase()] : [])), ...below.names],
    masterPage: attributes['style:master-page-name'] || below.masterPage,
  }
}

function sizeOver(below: number, size: string | undefined): number {
  const percent = /^(\d{1,4}(?:\.\d{1,4})?)%$/.exec(size ?? '')?.[1]
  if (percent !== undefined) return (below * Number(percent)) / 100
  return parsePoints(size) ?? below
}
