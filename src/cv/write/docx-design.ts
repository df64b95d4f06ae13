/** The design of our Word documents: common typefaces, sizes, spacing, paper. */
import { AlignmentType, BorderStyle, type IStylesOptions, LevelFormat } from 'docx'
import type { CvDesign } from '#core/documents/cv-design.ts'

/** Twentieths of a point per point. */
const PT = 20
const PAPERS = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } }
const MARGINS = { airy: 59 * PT, normal: 51 * PT, tight: 40 * PT }
/** Body size in points: nothing is smaller than 9.5. */
const SIZES = { airy: 11, normal: 10.5, tight: 10 }
/** Space between parts, relative to normal density. */
const UNIT = { airy: 1.3, normal: 1, tight: 0.7 }
/** The same as in the Typst templates. */
const ACCENTS = { ink: '1D2430', green: '0B6E4F', blue: '1F4E9C', plum: '6D2F72', rust: 'A03F1C' }
const MUTED = '50555F'
const FONTS = {
  plain: 'Calibri',
  classic: 'Georgia',
  modern: 'Arial',
  compact: 'Calibri',
  sidebar: 'Calibri',
} as const
/** Points: Arial and Georgia are wider than Calibri at the same size. */
const SMALLER = { plain: 0, classic: 0.5, modern: 1, compact: 0.5, sidebar: 0 } as const

export const BULLETS = 'bullets'

export function docxDesign({ template, paper, accent, density }: CvDesign) {
  const size = Math.max(9.5, SIZES[density] - SMALLER[template])
  const unit = UNIT[density]
  const colour = ACCENTS[accent]
  const margin = MARGINS[density]
  const alignment = template === 'classic' ? AlignmentType.CENTER : AlignmentType.START
  /** In half points. */
  const half = (points: number) => Math.round(points * 2)
  const styles: IStylesOptions = {
    default: {
      document: {
        run: { font: FONTS[template], size: half(size), color: '16181D' },
        paragraph: { spacing: { after: Math.round(2 * PT * unit), line: 252 } },
      },
      title: {
        run: { size: half(size * 2.3), bold: template !== 'classic', color: colour },
        paragraph: { alignment, spacing: { after: 2 * PT }, keepNext: true },
      },
      heading1: {
        run: {
          size: half(size * 1.15),
          bold: true,
          color: colour,
          allCaps: template === 'classic',
        },
        paragraph: {
          keepNext: true,
          spacing: { before: Math.round(11 * PT * unit), after: Math.round(4 * PT * unit) },
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: 'C9CCD2' } },
        },
      },
      heading2: {
        run: { size: half(size), bold: true, color: '16181D' },
        paragraph: { keepNext: true, spacing: { before: Math.round(6 * PT * unit), after: 0 } },
      },
      heading3: {
        run: { size: half(size), bold: false, italics: template !== 'modern', color: '16181D' },
        paragraph: { keepNext: true, spacing: { before: Math.round(2 * PT * unit), after: 0 } },
      },
      hyperlink: { run: { color: MUTED, underline: {} } },
    },
  }
  return {
    styles,
    alignment,
    muted: MUTED,
    labelSize: half(size * 1.15),
    page: {
      size: PAPERS[paper],
      margin: { top: margin, bottom: margin, left: margin, right: margin },
    },
    /** Where dates end: the right edge of the text. */
    rightEdge: PAPERS[paper].width - 2 * margin,
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { start: 11 * PT, hanging: 11 * PT } } },
            },
          ],
        },
      ],
    },
  }
}

export type DocxDesign = ReturnType<typeof docxDesign>
