/** How a CV or letter is set: chosen by a person, kept with each version. */
import { z } from 'zod'

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
/** The most pages; null for as many as it takes. */
export const PAGE_LIMITS = [1, 2, null] as const

export const CvDesign = z.strictObject({
  template: z.enum(TEMPLATES),
  paper: z.enum(PAPERS),
  accent: z.enum(ACCENTS),
  density: z.enum(DENSITIES),
  pages: z.union([z.literal(1), z.literal(2), z.null()]),
})
export type CvDesign = z.infer<typeof CvDesign>

export const DEFAULT_DESIGN: CvDesign = {
  template: 'plain',
  paper: 'a4',
  accent: 'ink',
  density: 'normal',
  pages: 2,
}
