/** A report as printed: a title, facts about the person, one table, and lines to sign on. */
export type ReportSheet = {
  title: string
  /** BCP 47, and the country whose form it is. */
  language: string
  region: string | null
  paper: 'a4' | 'letter'
  /** An empty value is printed as a line to write on. */
  facts: readonly { label: string; value: string }[]
  /** `width` is a share of the page. */
  columns: readonly { label: string; width: number }[]
  /** In the order of the columns; an empty cell is printed as a line to write on. */
  rows: readonly (readonly string[])[]
  /** Printed instead of a table without rows. */
  none: string
  signature: readonly string[]
}
