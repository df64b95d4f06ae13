/** A stored CV as it is printed and judged: one that was made here with the changes that its owner took. */
import type { Cv } from '#core/cv/cv.ts'
import { finishedCv } from '#core/tailoring/made-cv.ts'
import { Tailoring } from '#core/tailoring/tailoring.ts'
import type { CvContent } from '#store/cvs.ts'

/** Null for a CV that was made for no job, or was read. */
export const tailoringOf = ({ tailoring }: Pick<CvContent, 'tailoring'>): Tailoring | null =>
  Tailoring.nullable().parse(tailoring ?? null)

export const printedCv = (cv: Pick<CvContent, 'content' | 'tailoring'>): Cv =>
  finishedCv(cv.content, tailoringOf(cv))
