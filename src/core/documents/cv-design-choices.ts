/** What a CV or letter can be set in; without a schema, so that a page can have it. */

export const TEMPLATES = ['plain', 'classic', 'modern', 'compact', 'sidebar'] as const
export type Template = (typeof TEMPLATES)[number]

/** What each template is and risks, as the page says it. One column is safe for employers' systems. */
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
