/** The sections that a printed CV has, in the order in which they print. */
import type { Cv } from '#core/cv/cv.ts'
import type { CvDesign } from '#core/documents/cv-design.ts'
import type { CvSection } from '#core/documents/cv-sections.ts'
import { toSheet } from '#cv/write/cv-sheet.ts'

export const printedSections = (cv: Cv, { sections }: CvDesign): CvSection[] => [
  ...new Set(toSheet(cv, sections).sections.map(({ kind }) => kind)),
]
