/** The design of a CV or cover letter: chosen by a person, stored with each version. */
import { z } from 'zod'
import { ACCENTS, DENSITIES, PAPERS, TEMPLATES } from './cv-design-choices.ts'
import { CV_SECTIONS } from './cv-sections.ts'

export const CvDesign = z.strictObject({
  template: z.enum(TEMPLATES),
  paper: z.enum(PAPERS),
  accent: z.enum(ACCENTS),
  density: z.enum(DENSITIES),
  pages: z.union([z.literal(1), z.literal(2), z.null()]),
  sections: z
    .array(z.enum(CV_SECTIONS))
    .refine((sections) => new Set(sections).size === sections.length, 'must not repeat a section')
    .optional()
    .meta({
      description:
        'The order of the sections of a CV; left out in a change, it stays; empty, it is the usual one',
    }),
})
export type CvDesign = z.infer<typeof CvDesign>

export const DEFAULT_DESIGN: CvDesign = {
  template: 'plain',
  paper: 'a4',
  accent: 'ink',
  density: 'normal',
  pages: 2,
}
