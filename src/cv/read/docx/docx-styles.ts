/** Styles of a Word document: their text and paragraph formatting, including what each style inherits. */
import { child, elementsOf, type XmlElement } from '#cv/read/office/xml.ts'

/** Null means not set here, so the style below applies. */
export type RunStyling = {
  isBold: boolean | null
  isItalic: boolean | null
  isHidden: boolean | null
  /** Points. */
  size: number | null
}

export type ParagraphStyling = {
  /** Heading level from 0; 9 is body text. */
  outlineLevel: number | null
  /** Points. */
  left: number | null
  before: number | null
  after: number | null
  numId: string | null
  level: number | null
}

export type DocxStyle = { name: string; run: RunStyling; paragraph: ParagraphStyling }

export type DocxStyles = {
  /** The style with this id, on top of the document's defaults. */
  of(id: string | null): DocxStyle
}

const NO_RUN: RunStyling = { isBold: null, isItalic: null, isHidden: null, size: null }
const NO_PARAGRAPH: ParagraphStyling = {
  outlineLevel: null,
  left: null,
  before: null,
  after: null,
  numId: null,
  level: null,
}
/** The standard's default for text. */
const USUAL_RUN: RunStyling = { ...NO_RUN, size: 10 }
/** A longer chain of styles is a loop. */
const MAX_CHAIN = 20
const TWIPS = 20

export const valOf = (element: XmlElement | null) => element?.attributes['w:val'] ?? null

/** "<w:b/>" means yes. */
function isOn(element: XmlElement | null): boolean | null {
  return element && !/^(?:0|false|off|none)$/.test(valOf(element) ?? '')
}

const points = (twips: string | undefined) => {
  const read = Number(twips)
  return twips !== undefined && Number.isFinite(read) ? read / TWIPS : null
}

export function runLook(properties: XmlElement | null): RunStyling {
  if (!properties) return NO_RUN
  const size = Number(valOf(child(properties, 'w:sz')))
  return {
    isBold: isOn(child(properties, 'w:b')),
    isItalic: isOn(child(properties, 'w:i')),
    isHidden: isOn(child(properties, 'w:vanish')),
    size: size > 0 && size < 3_000 ? size / 2 : null,
  }
}

export function paragraphLook(properties: XmlElement | null): ParagraphStyling {
  if (!properties) return NO_PARAGRAPH
  const outline = valOf(child(properties, 'w:outlineLvl'))
  const indent = child(properties, 'w:ind')?.attributes
  const spacing = child(properties, 'w:spacing')?.attributes
  const numbering = child(properties, 'w:numPr')
  const level = valOf(child(numbering, 'w:ilvl'))
  return {
    outlineLevel: outline === null ? null : Number(outline),
    left: points(indent?.['w:left'] ?? indent?.['w:start']),
    before: points(spacing?.['w:before']),
    after: points(spacing?.['w:after']),
    numId: valOf(child(numbering, 'w:numId')),
    level: level === null ? null : Number(level),
  }
}

/** The upper values, and the lower ones where the upper are null. */
export function over<Look extends RunStyling | ParagraphStyling>(lower: Look, upper: Look): Look {
  const set = Object.entries(upper).filter(([, value]) => value !== null)
  return { ...lower, ...Object.fromEntries(set) }
}

export function readStyles(root: XmlElement | null): DocxStyles {
  const styles = child(root, 'w:styles')
  const byId = new Map<string, XmlElement>()
  let usual: string | null = null
  for (const style of elementsOf(styles)) {
    const id = style.attributes['w:styleId']
    if (style.name !== 'w:style' || id === undefined) continue
    byId.set(id, style)
    const isDefault = /^(?:1|true|on)$/.test(style.attributes['w:default'] ?? '')
    if (isDefault && style.attributes['w:type'] === 'paragraph') usual = id
  }
  const defaults: DocxStyle = {
    name: '',
    run: over(USUAL_RUN, runLook(child(styles, 'w:docDefaults', 'w:rPrDefault', 'w:rPr'))),
    paragraph: paragraphLook(child(styles, 'w:docDefaults', 'w:pPrDefault', 'w:pPr')),
  }
  const known = new Map<string | null, DocxStyle>()

  function made(id: string | null, chain: number): DocxStyle {
    const style = id === null ? undefined : byId.get(id)
    if (!style || chain > MAX_CHAIN) return defaults
    const below = made(valOf(child(style, 'w:basedOn')), chain + 1)
    return {
      // A style with another name may be based on "heading 1".
      name: `${below.name} ${valOf(child(style, 'w:name')) ?? ''}`.trim().slice(0, 200),
      run: over(below.run, runLook(child(style, 'w:rPr'))),
      paragraph: over(below.paragraph, paragraphLook(child(style, 'w:pPr'))),
    }
  }

  return {
    of(id) {
      const asked = id ?? usual
      const style = known.get(asked) ?? made(asked, 0)
      known.set(asked, style)
      return style
    },
  }
}
