/**
 * Makes a CV fit on the pages asked for by choosing, never by shrinking: set closer first, then without what
 * tells least. What was left out is told.
 */
import type { Cv } from '#core/cv/cv.ts'
import type { CvDesign } from '#core/documents/cv-design.ts'
import { DENSITIES } from '#core/documents/cv-design-choices.ts'
import type { LeftOut } from '#core/documents/typeset.ts'
import { leastTelling, without } from './least-telling.ts'

type Density = CvDesign['density']

export type Fitted<Set> = { set: Set; fits: boolean; density: Density; leftOut: LeftOut[] }

/** `set` sets the CV and says on how many pages; a draft of it tells that sooner. */
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
  const order = leastTelling(cv)
  const isEnough = (count: number) =>
    set(without(cv, order.slice(0, count)), 'tight', true).pages <= pages
  const fits = isEnough(order.length)
  // The fewest that suffice: leaving out more never makes it longer.
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
