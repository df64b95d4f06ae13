/** A stored CV as it is printed and scored: for one created here, with the changes that its owner accepted. */
import type { Cv } from '#core/cv/cv.ts'
import { finishedCv } from '#core/tailoring/made-cv.ts'
import { Tailoring } from '#core/tailoring/tailoring.ts'
import type { CvContent } from '#store/cvs.ts'

/** Null for a CV that was not made for a job. */
export const tailoringOf = ({ tailoring }: Pick<CvContent, 'tailoring'>): Tailoring | null =>
  Tailoring.nullable().parse(tailoring ?? null)

export const printedCv = (cv: Pick<CvContent, 'content' | 'tailoring'>): Cv =>
  finishedCv(cv.content, tailoringOf(cv))
