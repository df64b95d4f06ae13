/** What the styles of a Word document say of its letters and paragraphs, with what each style takes over from others. */
import { child, elementsOf, type XmlElement } from '#cv/read/office/xml.ts'

/** Null: not said here, so the style below says it. */
export type RunLook = {
  isBold: boolean | null
  isItalic: boolean | null
  isHidden: boolean | null
  /** Points. */
  size: number | null
}

export type ParagraphLook = {
  /** From 0; 9 is text. */
  outlineLevel: number | null
  /** Points. */
  left: number | null
  before: number | null
  after: number | null
  numId: string | null
  level: number | null
}

export type DocxStyle = { name: string; run: RunLook; paragraph: ParagraphLook }

export type DocxStyles = {
  /** The style of this id over the document's defaults. */
  of(id: string | null): DocxStyle
}

const NO_RUN: RunLook = { isBold: null, isItalic: null, isHidden: null, size: null }
const NO_PARAGRAPH: ParagraphLook = {
  outlineLevel: null,
  left: null,
  before: null,
  after: null,
  numId: null,
  level: null,
}
/** What the standard has for letters of which nothing is said. */
const USUAL_RUN: RunLook = { ...NO_RUN, size: 10 }
/** Styles that rest on each other further than this do so in a circle. */
const MAX_CHAIN = 20
const TWIPS = 20

export const valOf = (element: XmlElement | null) => element?.attributes['w:val'] ?? null

/** "<w:b/>" is yes. */
function isOn(element: XmlElement | null): boolean | null {
  return element && !/^(?:0|false|off|none)$/.test(valOf(element) ?? '')
}

const points = (twips: string | undefined) => {
  const read = Number(twips)
  return twips !== undefined && Number.isFinite(read) ? read / TWIPS : null
}

export function runLook(properties: XmlElement | null): RunLook {
  if (!properties) return NO_RUN
  const size = Number(valOf(child(properties, 'w:sz')))
  return {
    isBold: isOn(child(properties, 'w:b')),
    isItalic: isOn(child(properties, 'w:i')),
    isHidden: isOn(child(properties, 'w:vanish')),
    size: size > 0 && size < 3_000 ? size / 2 : null,
  }
}

export function paragraphLook(properties: XmlElement | null): ParagraphLook {
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

/** What the upper says, and where it says nothing, the lower. */
export function over<Look extends RunLook | ParagraphLook>(lower: Look, upper: Look): Look {
  const said = Object.entries(upper).filter(([, value]) => value !== null)
  return { ...lower, ...Object.fromEntries(said) }
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
      // "heading 1" may be what a style of another name rests on.
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
