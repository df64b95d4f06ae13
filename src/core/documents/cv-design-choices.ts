/** The design choices for a CV or letter. Contains no schema, so that pages can import it. */

export const TEMPLATES = ['plain', 'classic', 'modern', 'compact', 'sidebar'] as const
export type Template = (typeof TEMPLATES)[number]

/** The columns of each template. Applicant-tracking systems read a single column reliably. */
export const TEMPLATE_COLUMNS: Readonly<Record<Template, 1 | 2>> = {
  plain: 1,
  classic: 1,
  modern: 1,
  compact: 1,
  sidebar: 2,
}

export const PAPERS = ['a4', 'letter'] as const
export const ACCENTS = ['ink', 'green', 'blue', 'plum', 'rust'] as const
export const DENSITIES = ['airy', 'normal', 'tight'] as const
