/**
 * A file as lines of text with their look: what every format's reader makes and what the rules of reading a CV
 * work on. Formats without pages (Word, rich text, plain text) give lines without boxes.
 */
import type { CvTrouble } from '#core/cv/cv-reading.ts'

/** A run of letters of one look. Points; `x` and `y` from the top left corner of the page. */
export type Span = {
  text: string
  x: number
  right: number
  /** Of the letters' baseline. */
  y: number
  /** Of the type. */
  size: number
  isBold: boolean
  isItalic: boolean
  /** Tells fonts and colours apart; means nothing beyond its page. */
  font: string
}

export type Line = {
  /** Letters as a person reads them: ligatures and letter-spacing undone, words apart, no control characters. */
  text: string
  page: number
  /** Empty for formats without pages. */
  spans: Span[]
  box: { x: number; y: number; width: number; height: number } | null
  /** Of most of its letters; 0 where unknown. */
  size: number
  isBold: boolean
  isItalic: boolean
  /** Blank room above it in heights of a usual line of this document; 0 at the top of a page or column. */
  gap: number
  /** The text column it stands in, from 0 in the order of reading; a rail of headings or dates is not one. */
  column: number
  /** A mark of a list stood before it (the mark is not in `text`). */
  isBullet: boolean
  /** Level of indentation within its column, from 0. */
  indent: number
  /** What the format itself says it is: a style of a word processor, a tag of a PDF. */
  role: 'heading' | 'title' | null
  /** Texts that stand apart on one height ("Company      Berlin", cells of a table row), from left to right. */
  cells: { text: string; x: number; right: number; isBold: boolean; isItalic: boolean }[]
  /** Addresses that lie behind letters of this line. */
  links: string[]
}

export type CvDocument = {
  format: 'pdf' | 'docx' | 'doc' | 'rtf' | 'odt' | 'txt'
  pages: { width: number; height: number }[]
  /** In the order of reading: column by column where the columns are texts of their own. */
  lines: Line[]
  troubles: CvTrouble[]
}

/** What a heading announces. `head` comes before the first heading: name, contact, perhaps a summary. */
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
  /** As printed, capitals and letter-spacing undone; null for `head`. */
  heading: string | null
  headingLine: Line | null
  lines: Line[]
}
