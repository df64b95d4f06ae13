/**
 * Fits a CV on the requested number of pages without shrinking the type: first with tighter spacing, then by leaving
 * out the least important parts. The result lists what was left out.
 */
import type { Cv } from '#core/cv/cv.ts'
import type { CvDesign } from '#core/documents/cv-design.ts'
import { DENSITIES } from '#core/documents/cv-design-choices.ts'
import type { LeftOut } from '#core/documents/typeset.ts'
import { leastImportant, without } from './least-important.ts'

type Density = CvDesign['density']

export type Fitted<Set> = { set: Set; fits: boolean; density: Density; leftOut: LeftOut[] }

/** `set` typesets the CV and counts its pages; a draft is faster. */
export function fitToPages<Set extends { pages: number }>(
  cv: Cv,
  { pages, density }: CvDesign,
  set: (cv: Cv, density: Density, isDraft: boolean) => Set,
): Fitted<Set> {
  const asAsked = set(cv, density, false)
  if (pages === null || asAsked.pages <= pages) {
    return { set: asAsked, fits: true, density, leftOut: [] }
  }
  for (const closer of DENSITIES.slice(DENSITIES.indexOf(density) + 1)) {
    if (set(cv, closer, true).pages > pages) continue
    return { set: set(cv, closer, false), fits: true, density: closer, leftOut: [] }
  }
  const order = leastImportant(cv)
  const isEnough = (count: number) =>
    set(without(cv, order.slice(0, count)), 'tight', true).pages <= pages
  const fits = isEnough(order.length)
  // Finds the smallest number of omissions: leaving out more never adds pages.
  let few = 0
  let many = order.length
  while (fits && many - few > 1) {
    const middle = (few + many) >> 1
    if (isEnough(middle)) many = middle
    else few = middle
  }
  const leftOut = order.slice(0, many)
  return { set: set(without(cv, leftOut), 'tight', false), fits, density: 'tight', leftOut }
}
