/** The design of a CV or cover letter: chosen by a person, stored with each version. */
import { z } from 'zod'
import { ACCENTS, DENSITIES, PAPERS, TEMPLATES } from './cv-design-choices.ts'

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
