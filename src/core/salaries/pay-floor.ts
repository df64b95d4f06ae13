/**
 * How much there must be before figures about pay are shown. Below, the few employers could be recognized in them and
 * one more advert would change them.
 */
export const PAY_FLOOR = { jobs: 20, employers: 5 } as const

export const isAboveFloor = ({ jobs, employers }: { jobs: number; employers: number }): boolean =>
  jobs >= PAY_FLOOR.jobs && employers >= PAY_FLOOR.employers
