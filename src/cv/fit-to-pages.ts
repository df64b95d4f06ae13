/**
 * Makes a CV fit on the pages asked for by choosing, never by shrinking: set closer first, then without what
 * tells least. What was left out is told.
 */
import type { Cv } from '#core/cv.ts'
import { type CvDesign, DENSITIES } from '#core/cv-design.ts'
import type { LeftOut } from '#core/typeset.ts'
import { leastTelling, without } from './least-telling.ts'

type Density = CvDesign['density']

export type Fitted<Set> = { set: Set; fits: boolean; density: Density; leftOut: LeftOut[] }

/** `set` sets the CV and says on how many pages. */
export function fitToPages<Set extends { pages: number }>(
  cv: Cv,
  { pages, density }: CvDesign,
  set: (cv: Cv, density: Density) => Set,
): Fitted<Set> {
  const asAsked = set(cv, density)
  if (pages === null || asAsked.pages <= pages) {
    return { set: asAsked, fits: true, density, leftOut: [] }
  }
  for (const closer of DENSITIES.slice(DENSITIES.indexOf(density) + 1)) {
    const tried = set(cv, closer)
    if (tried.pages <= pages) return { set: tried, fits: true, density: closer, leftOut: [] }
  }
  const order = leastTelling(cv)
  const shortened = (count: number) => {
    const left = order.slice(0, count)
    return { set: set(without(cv, left), 'tight'), leftOut: left }
  }
  // The fewest that suffice: leaving out more never makes it longer.
  let few = 0
  let many = order.length
  let best = shortened(many)
  if (best.set.pages > pages) return { ...best, fits: false, density: 'tight' }
  while (many - few > 1) {
    const middle = (few + many) >> 1
    const tried = shortened(middle)
    if (tried.set.pages <= pages) {
      best = tried
      many = middle
    } else few = middle
  }
  return { ...best, fits: true, density: 'tight' }
}
