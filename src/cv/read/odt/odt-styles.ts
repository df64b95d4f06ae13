/** What the styles of an OpenDocument text say of letters, paragraphs and lists, with what each takes over from others. */
import { child, elementsOf, type XmlElement } from '#cv/read/office/xml.ts'

export type OdtLook = {
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
  /** Its own name and those of the styles that it rests on, small letters, the nearest first. */
  names: string[]
  masterPage: string | null
}

export type OdtStyles = {
  /** A paragraph's style, or a style for letters over the look around them. */
  paragraph(name: string | undefined): OdtLook
  letters(name: string | undefined, around: OdtLook): OdtLook
  /** Whether items at this level of the list (from 1) have a mark. */
  hasMark(list: string | undefined, level: number): boolean
}

const PLAIN: OdtLook = {
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
/** Styles that rest on each other further than this do so in a circle. */
const MAX_CHAIN = 20
const POINTS: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  pc: 12,
  px: 0.75,
}

/** Null for what is no length. */
function parsePoints(length: string | undefined): number | null {
  const [, number, unit = ''] =
    /^(-?\d{1,5}(?:\.\d{1,8})?)(pt|in|cm|mm|pc|px)$/.exec(length ?? '') ?? []
  return number === undefined ? null : Number(number) * (POINTS[unit] ?? 1)
}

/** Places where styles stand, those that win last. */
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
  const known = new Map<string, OdtLook>()

  function look(family: string, name: string, below: OdtLook, chain = 0): OdtLook {
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

function over(below: OdtLook, style: XmlElement): OdtLook {
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
