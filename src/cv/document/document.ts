/**
 * A file as lines of text with their formatting. Every format's reader produces this, and the rules that read a CV
 * work on it. Formats without pages (Word, RTF, plain text) give lines without boxes.
 */
import type { CvFileProblem } from '#core/cv/cv-reading.ts'

/**
 * A run of characters in one style. Coordinates are points; `x` and `y` are measured from the top left of the page.
 */
export type Span = {
  text: string
  x: number
  right: number
  /** The baseline. */
  y: number
  /** Font size. */
  size: number
  isBold: boolean
  isItalic: boolean
  /** Identifies font and color; comparable only within one page. */
  font: string
}

export type Line = {
  /** Normalized text: ligatures and letter-spacing undone, words separated, no control characters. */
  text: string
  page: number
  /** Empty for formats without pages. */
  spans: Span[]
  box: { x: number; y: number; width: number; height: number } | null
  /** The size of most of its characters; 0 where unknown. */
  size: number
  isBold: boolean
  isItalic: boolean
  /**
   * Blank space above the line, in multiples of this document's usual line height; 0 at the top of a page or column.
   */
  gap: number
  /** The text column, from 0 in reading order. A narrow rail of headings or dates is not a column. */
  column: number
  /** A list marker preceded the line (it is not included in `text`). */
  isBullet: boolean
  /** Indentation level within its column, from 0. */
  indent: number
  /** What the format itself declares: a word processor's style or a PDF tag. */
  role: 'heading' | 'title' | null
  /** Separate texts at one height ("Company      Berlin", cells of a table row), from left to right. */
  cells: { text: string; x: number; right: number; isBold: boolean; isItalic: boolean }[]
  /** Link targets behind parts of this line. */
  links: string[]
  /** The lines of the document that this one was made of, if it is not one of them itself. */
  from?: readonly Line[]
}

export type CvDocument = {
  format: 'pdf' | 'docx' | 'doc' | 'rtf' | 'odt' | 'html' | 'txt'
  pages: { width: number; height: number }[]
  /** In reading order: column by column where the columns are separate texts. */
  lines: Line[]
  troubles: CvFileProblem[]
}

/** What a heading announces. `head` is everything before the first heading: name, contact, perhaps a summary. */
export type SectionKind =
  | 'head'
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'projects'
  | 'volunteer'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'languages'
  | 'interests'
  | 'references'
  | 'other'

export type Section = {
  kind: SectionKind
  /** As printed, with capitals and letter-spacing undone; null for `head`. */
  heading: string | null
  headingLine: Line | null
  lines: Line[]
}
