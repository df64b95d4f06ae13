/**
 * The order of a short list of matches that has no labels of groups: by score alone, the highest first. A search begins
 * with places in reach, which looks unsorted without the labels.
 */
type Scored = { match: { score: number | null } | null }

/** Equal scores keep their order; those without one are last. */
export const byScore = <Job extends Scored>(jobs: readonly Job[]): Job[] =>
  jobs.toSorted((one, other) => scoreOf(other) - scoreOf(one))

const scoreOf = ({ match }: Scored): number => match?.score ?? -1
